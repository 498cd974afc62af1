import { callPath } from '#kit/path-of.ts';
import { request } from '#kit/office/http.ts';
import type { OfflineMoney } from '#money/payments/record-offline-payment.ts';
import type { TaxKeptBack } from '#money/receivables/kept-back/tax-kept-back.ts';
import type { BillTo } from '#sales/quotations/bill-to.ts';

/** Money of a quotation, what was kept back of it, and what its bill lacked. `receivedOn`: the bank's day, in India. */
export type QuotationReceipt = OfflineMoney &
  Partial<TaxKeptBack> & {
    receivedOn: string;
    billTo: Partial<BillTo>;
    /** That a return that was taken for filing changes. */
    acknowledged?: boolean;
  };

export const quotationPaymentCalls = {
  record: (quotationId: string, money: QuotationReceipt) =>
    request<unknown>(callPath`/quotations/${quotationId}/payments`, { method: 'POST', body: money }),
};
