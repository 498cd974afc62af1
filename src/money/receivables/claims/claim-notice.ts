import { job, mailRetry } from '#kit/job.ts';

/** A payment that a buyer told of, for the staff to look for. */
export const claimNotice = job<{ claimId: string }>('payment-claim-notice', {
  retry: mailRetry,
  fields: { claimId: 'shown' },
});
