/** What everybody may know about projects, browsers included. */
import { pathOf } from '#kit/path-of.ts';

/** running → done, once its last step is; stopped: given up, cancelled, or all that was paid for it went back. */
export const projectStates = ['running', 'done', 'stopped'] as const;
export type ProjectState = (typeof projectStates)[number];

/** As many steps as the page of a service prints. */
export const stepCount = 6;

/** A step of a project. Days are India's: by when it was promised, when it was met. */
export type ProjectStep = { position: number; title: string; dueOn: string; doneOn: string | null };

/** Running, and its open step was promised for a day that is over. @param today in India */
export const isLate = (
  { state, dueOn }: { state: ProjectState; dueOn: string | null },
  today: string,
): boolean => state === 'running' && dueOn !== null && dueOn < today;

/** `PR-000012` */
export const projectCode = ({ number }: { number: number }) => `PR-${String(number).padStart(6, '0')}`;

/** Its customer's room. */
export const projectPath = (id: string) => pathOf('/project/:id', { id });
/** All of one's own, in the account. */
export const projectsPath = '/profile?tab=profileProjects';
