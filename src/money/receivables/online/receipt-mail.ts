import { job, mailRetry } from '#kit/job.ts';

/** Money that came online for an invoice, to be confirmed to its buyer. */
export const receiptMail = job<{ receiptId: string; invoiceId: string }>('receipt-mail', {
  retry: mailRetry,
  fields: { receiptId: 'shown', invoiceId: 'shown' },
});
