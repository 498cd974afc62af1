import { callPath } from '#kit/path-of.ts';
import { send } from '#kit/calls/customer-calls.ts';

/** Tells that somebody has it before them; nobody waits for the answer. */
export const reportQuotationView = (quotationId: string) =>
  void send('POST', callPath`/api/quotations/${quotationId}/views`).catch(() => null);
