import { job } from '#kit/job.ts';

/** A page of the gateway's own that shall take no money any more. */
export const hostedClosing = job<{ transactionId: string }>('close-hosted-page', {
  retry: { limit: 60, delay: 1, delayMax: 120 },
  fields: { transactionId: 'shown' },
});
