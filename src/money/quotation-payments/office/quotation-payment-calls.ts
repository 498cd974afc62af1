import { callPath } from '#kit/path-of.ts';
import { request } from '#kit/office/http.ts';
import type { OfflineMoney } from '#money/payments/record-offline-payment.ts';
import type { BillTo } from '#sales/quotations/bill-to.ts';

export const quotationPaymentCalls = {
  record: (quotationId: string, money: OfflineMoney & { billTo: Partial<BillTo> }) =>
    request<unknown>(callPath`/quotations/${quotationId}/payments`, { method: 'POST', body: money }),
};
