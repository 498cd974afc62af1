import { job, mailRetry } from '#kit/job.ts';

/** A mandate to be agreed to, by mail. `key` names the asking, so that each is written once. */
export const mandateMail = job<{ mandateId: string; key: string }>('mandate-mail', {
  retry: mailRetry,
  fields: { mandateId: 'shown', key: 'shown' },
});

/** What a payer is told of a debit: that it comes, that it failed, that the sum is too large for it, or that they stopped it. */
export type DebitNews = 'notice' | 'failed' | 'above' | 'stopped';
export const debitMail = job<{ invoiceId: string; what: DebitNews; key: string }>('debit-mail', {
  retry: mailRetry,
  fields: { invoiceId: 'shown', what: 'shown', key: 'shown' },
});
