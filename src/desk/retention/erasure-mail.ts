import { job, mailRetry } from '#kit/job.ts';

/** Tells somebody that their enquiry is about to be erased. */
export const erasureMail = job<{ leadId: string }>('erasure-mail', {
  retry: mailRetry,
  fields: { leadId: 'shown' },
});
