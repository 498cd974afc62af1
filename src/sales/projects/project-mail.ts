import { job, mailRetry } from '#kit/job.ts';

/** To the customer of a project: the step at `position` is done. `key` names its reason, so that it is written once. */
export type ProjectMail = { key: string; projectId: string; position: number };

export const projectMail = job<ProjectMail>('project-mail', {
  retry: mailRetry,
  fields: { key: 'shown', projectId: 'shown', position: 'shown' },
});
