import { callPath } from '#kit/path-of.ts';
import { request } from '#kit/office/http.ts';
import type { z } from 'zod';
import type { OfflineInput } from '../record-payment.ts';

export const quotationPaymentCalls = {
  record: (quotationId: string, money: z.input<typeof OfflineInput>) =>
    request<unknown>(callPath`/quotations/${quotationId}/payments`, { method: 'POST', body: money }),
};
