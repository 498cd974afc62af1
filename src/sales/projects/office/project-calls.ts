import type { ProjectChange, StepMove } from '../change-project.ts';
import type { HoursInput } from '../hours/hours-input.ts';
import { request } from '#kit/office/http.ts';
import { callPath } from '#kit/path-of.ts';

/** What staff do to projects. */
export const projectCalls = {
  change: (id: string, body: ProjectChange) =>
    request<null>(callPath`/projects/${id}`, { method: 'PATCH', body }),
  move: (id: string, body: StepMove) =>
    request<null>(callPath`/projects/${id}/step`, { method: 'POST', body }),
  giveFile: (id: string, { file, note }: { file: File; note: string }) =>
    request<null>(callPath`/projects/${id}/files`, { method: 'POST', body: formOf({ file, note }) }),
  showVersion: (id: string, shown: { step: number; note: string } & ({ file: File } | { address: string })) =>
    request<null>(callPath`/projects/${id}/versions`, { method: 'POST', body: formOf(shown) }),
  removeFile: (id: string, fileId: string) =>
    request<null>(callPath`/projects/${id}/files/${fileId}`, { method: 'DELETE' }),
  see: (id: string) => request<null>(callPath`/projects/${id}/seen`, { method: 'POST', body: {} }),
  noteHours: (id: string, body: HoursInput) =>
    request<null>(callPath`/projects/${id}/hours`, { method: 'POST', body }),
  dropHours: (id: string, hoursId: string) =>
    request<null>(callPath`/projects/${id}/hours/${hoursId}`, { method: 'DELETE' }),
  promise: (id: string, position: number, dueOn: string) =>
    request<null>(callPath`/projects/${id}/steps/${position}`, { method: 'PATCH', body: { dueOn } }),
};

function formOf(fields: Record<string, string | number | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.set(name, typeof value === 'number' ? String(value) : value);
  return form;
}
