/** A document to mail to its buyer. `key` names its reason, so that it is written once. */
export type InvoiceMail = { key: string; invoiceId: string };
