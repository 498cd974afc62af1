import { z } from 'zod';
import { OffsetPage } from '#kit/rows/offset-page.ts';
import { paymentModes } from './payment-mode.ts';
import { purposes, transactionStatuses } from './transaction.ts';

/** Which payments somebody wants to see. */
export const PaymentFilter = z.object({
  /** Beginnings of words of the customer's name, address or phone number, an order's number (NIR-1042), or an id of ours or the gateway's. */
  q: z.string().trim().max(80).optional(),
  status: z.enum(transactionStatuses).optional(),
  mode: z.enum(paymentModes).optional(),
  purpose: z.enum(purposes).optional(),
  /** Only orders, without what pays an invoice: that is a receipt. */
  ordered: z.stringbool().default(false),
  /** Days in India on which they were paid. */
  paidFrom: z.iso.date().optional(),
  paidUntil: z.iso.date().optional(),
  /** Only those that people have to look at. */
  attention: z.stringbool().default(false),
});
export type PaymentFilter = z.infer<typeof PaymentFilter>;

/** One page of the list. */
export const PaymentPage = PaymentFilter.extend(OffsetPage.shape);
export type PaymentPage = z.infer<typeof PaymentPage>;
