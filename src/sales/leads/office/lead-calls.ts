import { callPath } from '#kit/path-of.ts';
import type { LeadStatus } from '../lead.ts';
import type { BulkOutcome } from '../lead-change.ts';
import type { ImportGroup, ImportResult } from '../import/lead-import.ts';
import type { SavedFilter } from '../views/lead-view.ts';
import type { ContactOutcome } from '../messages/lead-template.ts';
import { ask } from '#kit/office/http.ts';

type Done = { eventIds: string[] };

type LeadPatch = { status?: LeadStatus; reason?: string; assignedTo?: string | null };

/** What staff do with leads. What can be taken back answers with the events that `undo` takes. */
export const leadCalls = {
  change: (id: string, patch: LeadPatch) =>
    ask<Done>(callPath`/leads/${id}`, { method: 'PATCH', body: patch }),
  changeMany: (
    ids: string[],
    change: { status: LeadStatus; reason?: string } | { assignedTo: string | null },
  ) => ask<BulkOutcome>('/leads/bulk', { method: 'POST', body: { ids, ...change } }),
  undo: (eventIds: string[]) => ask<BulkOutcome>('/leads/undo', { method: 'POST', body: { eventIds } }),
  addNote: (id: string, text: string) =>
    ask(callPath`/leads/${id}/notes`, { method: 'POST', body: { text } }),
  addTask: (leadId: string, task: { title?: string; dueAt: string; assignedTo?: string }) =>
    ask<Done & { id: string }>(callPath`/leads/${leadId}/tasks`, { method: 'POST', body: task }),
  changeTask: (
    taskId: string,
    change: { title?: string; dueAt?: string; assignedTo?: string; done?: boolean },
  ) => ask<Done>(callPath`/lead-tasks/${taskId}`, { method: 'PATCH', body: change }),
  mail: (leadId: string, mail: { key: string; subject: string; text: string }) =>
    ask<null>(callPath`/leads/${leadId}/mail`, { method: 'POST', body: mail }),
  contact: (
    leadId: string,
    contact: { channel: 'call' | 'whatsapp'; outcome: ContactOutcome; text?: string; callBackAt?: string },
  ) => ask<Done>(callPath`/leads/${leadId}/contacts`, { method: 'POST', body: contact }),
  import: (group: ImportGroup) => ask<ImportResult[]>('/leads/import', { method: 'POST', body: group }),
  saveView: (view: { name: string; shared: boolean; filter: SavedFilter }) =>
    ask<{ id: string }>('/lead-views', { method: 'POST', body: view }),
  deleteView: (id: string) => ask<null>(callPath`/lead-views/${id}`, { method: 'DELETE' }),
  merge: (leadId: string, intoId: string) =>
    ask<null>(callPath`/leads/${leadId}/merge`, { method: 'POST', body: { intoId } }),
  undoMerge: (leadId: string) => ask<null>(callPath`/leads/${leadId}/undo-merge`, { method: 'POST' }),
};
