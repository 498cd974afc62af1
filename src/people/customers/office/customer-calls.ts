import type { ChatInput } from '#agency/whatsapp/chat-input.ts';
import { callPath } from '#kit/path-of.ts';
import type { HelpReply, HelpState } from '#people/help/help-input.ts';
import { request } from '#kit/office/http.ts';

/** What staff do about a customer or a call for help. */
export const customerCalls = {
  whatsapp: (id: string, message: ChatInput) =>
    request<null>(callPath`/customers/${id}/whatsapp`, { method: 'POST', body: message }),
  block: (id: string, because: string) =>
    request<null>(callPath`/customers/${id}/block`, { method: 'POST', body: { because } }),
  unblock: (id: string) => request<null>(callPath`/customers/${id}/unblock`, { method: 'POST' }),
  endSession: (id: string, sessionId: string) =>
    request<null>(callPath`/customers/${id}/sessions/${sessionId}`, { method: 'DELETE' }),
  merge: (id: string, intoId: string) =>
    request<null>(callPath`/customers/${id}/merge`, { method: 'POST', body: { intoId } }),
  undoMerge: (id: string) => request<null>(callPath`/customers/${id}/undo-merge`, { method: 'POST' }),
  reply: (requestId: string, reply: HelpReply) =>
    request<null>(callPath`/help-requests/${requestId}/replies`, { method: 'POST', body: reply }),
  setHelpStatus: (requestId: string, state: HelpState) =>
    request<null>(callPath`/help-requests/${requestId}`, { method: 'PATCH', body: state }),
};
