import type { IssuedInvoice } from './invoice.ts';
import type { PublicQuotation } from '#sales/quotations/read-quotation.ts';
import type { PublicSettings } from '#agency/settings/read-settings.ts';

/** Port to what sets documents as PDF, one after the other. Each throws Unavailable while too many others wait. */
export type Pdfs = {
  quotation(quotation: PublicQuotation, settings: PublicSettings): Promise<Uint8Array<ArrayBuffer>>;
  invoice(invoice: IssuedInvoice): Promise<Uint8Array<ArrayBuffer>>;
};
