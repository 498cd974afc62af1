import { callPath } from '#kit/path-of.ts';
import type { HelpStatus } from '#people/help/help-request.ts';
import { ask } from '#kit/office/http.ts';

/** What staff do about a customer or a call for help. */
export const customerCalls = {
  block: (id: string, because: string) =>
    ask<null>(callPath`/customers/${id}/block`, { method: 'POST', body: { because } }),
  unblock: (id: string) => ask<null>(callPath`/customers/${id}/unblock`, { method: 'POST' }),
  endSession: (id: string, sessionId: string) =>
    ask<null>(callPath`/customers/${id}/sessions/${sessionId}`, { method: 'DELETE' }),
  merge: (id: string, intoId: string) =>
    ask<null>(callPath`/customers/${id}/merge`, { method: 'POST', body: { intoId } }),
  undoMerge: (id: string) => ask<null>(callPath`/customers/${id}/undo-merge`, { method: 'POST' }),
  reply: (requestId: string, text: string) =>
    ask<null>(callPath`/help-requests/${requestId}/replies`, { method: 'POST', body: { text } }),
  setHelpStatus: (requestId: string, status: HelpStatus) =>
    ask<null>(callPath`/help-requests/${requestId}`, { method: 'PATCH', body: { status } }),
};
