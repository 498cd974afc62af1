import type { ChatInput } from '#agency/whatsapp/chat-input.ts';
import { callPath } from '#kit/path-of.ts';
import type { LeadStatus } from '../lead.ts';
import type { BulkOutcome } from '../lead-change.ts';
import type { ImportGroup, ImportResult } from '../import/lead-import.ts';
import type { ContactOutcome } from '../messages/lead-template.ts';
import { request } from '#kit/office/http.ts';

type Done = { eventIds: string[] };

type LeadPatch = {
  status?: LeadStatus;
  reason?: string;
  assignedTo?: string | null;
  valuePaise?: number | null;
  expectedCloseOn?: string | null;
  addTags?: string[];
  removeTags?: string[];
};

/** What staff do with leads. What can be taken back answers with the events that `undo` takes. */
export const leadCalls = {
  change: (id: string, patch: LeadPatch) =>
    request<Done>(callPath`/leads/${id}`, { method: 'PATCH', body: patch }),
  changeMany: (
    ids: string[],
    change: { status: LeadStatus; reason?: string } | { assignedTo: string | null } | { addTags: string[] },
  ) => request<BulkOutcome>('/leads/bulk', { method: 'POST', body: { ids, ...change } }),
  undo: (eventIds: string[]) => request<BulkOutcome>('/leads/undo', { method: 'POST', body: { eventIds } }),
  addNote: (id: string, text: string, tell: string[]) =>
    request(callPath`/leads/${id}/notes`, { method: 'POST', body: { text, tell } }),
  addTask: (leadId: string, task: { title?: string; dueAt: string; assignedTo?: string }) =>
    request<Done & { id: string }>(callPath`/leads/${leadId}/tasks`, { method: 'POST', body: task }),
  changeTask: (
    taskId: string,
    change: { title?: string; dueAt?: string; assignedTo?: string; done?: boolean; reason?: string },
  ) => request<Done>(callPath`/lead-tasks/${taskId}`, { method: 'PATCH', body: change }),
  mail: (leadId: string, mail: { key: string; subject: string; text: string }) =>
    request<null>(callPath`/leads/${leadId}/mail`, { method: 'POST', body: mail }),
  whatsapp: (leadId: string, message: ChatInput) =>
    request<null>(callPath`/leads/${leadId}/whatsapp`, { method: 'POST', body: message }),
  contact: (
    leadId: string,
    contact: { channel: 'call' | 'whatsapp'; outcome: ContactOutcome; text?: string; callBackAt?: string },
  ) => request<Done>(callPath`/leads/${leadId}/contacts`, { method: 'POST', body: contact }),
  import: (group: ImportGroup) => request<ImportResult[]>('/leads/import', { method: 'POST', body: group }),
  merge: (leadId: string, intoId: string) =>
    request<null>(callPath`/leads/${leadId}/merge`, { method: 'POST', body: { intoId } }),
  undoMerge: (leadId: string) => request<null>(callPath`/leads/${leadId}/undo-merge`, { method: 'POST' }),
};
