import { callPath } from '#kit/path-of.ts';
import { ask } from '#kit/office/http.ts';
import type { OfflineMoney } from '#money/payments/take-offline.ts';
import type { BillTo } from '#sales/quotations/bill-to.ts';

export const quotationPaymentCalls = {
  record: (quotationId: string, money: OfflineMoney & { billTo: Partial<BillTo> }) =>
    ask<unknown>(callPath`/quotations/${quotationId}/payments`, { method: 'POST', body: money }),
};
