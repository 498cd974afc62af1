import type { MyProject, MyRoom } from '../my-projects.ts';
import { sendSignedIn, type Outcome } from '#kit/calls/customer-calls.ts';
import { callPath } from '#kit/path-of.ts';

/** One's own, the latest first. */
export async function fetchMyProjects(): Promise<Outcome<{ projects: MyProject[] }>> {
  const answer = await sendSignedIn<{ data: MyProject[] }>('GET', '/api/projects');
  return answer.ok ? { ok: true, projects: answer.data } : answer;
}

/** One of them. */
export const fetchMyProject = (id: string): Promise<Outcome<{ project: MyRoom }>> =>
  sendSignedIn<{ project: MyRoom }>('GET', callPath`/api/projects/${id}`);
