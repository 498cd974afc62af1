import type { DocumentSettings } from '#agency/settings/read-settings.ts';
import type { PublicQuotation } from './read-quotation.ts';

/** Port to what sets quotations as PDF, one after the other. Throws Unavailable while too many others wait. */
export type QuotationPdfs = {
  quotation(quotation: PublicQuotation, settings: DocumentSettings): Promise<Uint8Array<ArrayBuffer>>;
};
