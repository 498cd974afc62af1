import { job, mailRetry } from '#kit/job.ts';

/** To the customer of a project: we have given something since they were told last. */
export const filesMail = job<{ projectId: string }>('project-files-mail', {
  retry: mailRetry,
  fields: { projectId: 'shown' },
});
