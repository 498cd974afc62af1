import { job } from '#kit/job.ts';

/** A document to mail to its buyer. `key` names its reason, so that it is written once. */
export type InvoiceMail = { key: string; invoiceId: string };

export const invoiceMail = job<InvoiceMail>('invoice-mail', {
  retry: { limit: 60, delay: 1, delayMax: 300 },
  fields: { key: 'shown', invoiceId: 'shown' },
});
