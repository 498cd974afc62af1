import type { ProjectChange, StepMove } from '../change-project.ts';
import { request } from '#kit/office/http.ts';
import { callPath } from '#kit/path-of.ts';

/** What staff do to projects. */
export const projectCalls = {
  change: (id: string, body: ProjectChange) =>
    request<null>(callPath`/projects/${id}`, { method: 'PATCH', body }),
  move: (id: string, body: StepMove) =>
    request<null>(callPath`/projects/${id}/step`, { method: 'POST', body }),
  promise: (id: string, position: number, dueOn: string) =>
    request<null>(callPath`/projects/${id}/steps/${position}`, { method: 'PATCH', body: { dueOn } }),
};
