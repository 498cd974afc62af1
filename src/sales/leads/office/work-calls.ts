import type { ImportGroup, ImportResult } from '../import/lead-import.ts';
import type { SavedFilter } from '../views/lead-view.ts';
import type { ContactOutcome } from '../messages/lead-template.ts';
import { ask } from '#kit/office/http.ts';

type Done = { eventIds: string[] };

/** What is done with a lead beside changing it. */
export const workCalls = {
  addTask: (leadId: string, task: { title?: string; dueAt: string; assignedTo?: string }) =>
    ask<Done & { id: string }>(`/leads/${leadId}/tasks`, { method: 'POST', body: task }),
  changeTask: (
    taskId: string,
    change: { title?: string; dueAt?: string; assignedTo?: string; done?: boolean },
  ) => ask<Done>(`/lead-tasks/${taskId}`, { method: 'PATCH', body: change }),
  mail: (leadId: string, mail: { key: string; subject: string; text: string }) =>
    ask<null>(`/leads/${leadId}/mail`, { method: 'POST', body: mail }),
  contact: (
    leadId: string,
    contact: { channel: 'call' | 'whatsapp'; outcome: ContactOutcome; text?: string; callBackAt?: string },
  ) => ask<Done>(`/leads/${leadId}/contacts`, { method: 'POST', body: contact }),
  import: (group: ImportGroup) => ask<ImportResult[]>('/leads/import', { method: 'POST', body: group }),
  saveView: (view: { name: string; shared: boolean; filter: SavedFilter }) =>
    ask<{ id: string }>('/lead-views', { method: 'POST', body: view }),
  deleteView: (id: string) => ask<null>(`/lead-views/${id}`, { method: 'DELETE' }),
  merge: (leadId: string, intoId: string) =>
    ask<null>(`/leads/${leadId}/merge`, { method: 'POST', body: { intoId } }),
  undoMerge: (leadId: string) => ask<null>(`/leads/${leadId}/undo-merge`, { method: 'POST' }),
};
