import { job, mailRetry } from '#kit/job.ts';

/** Tells whoever is to answer a mail that came in. */
export const mailNotice = job<{ mailId: string }>('incoming-mail-notice', {
  retry: mailRetry,
  fields: { mailId: 'shown' },
});
