import type { Notes } from '../input.ts';

/** Razorpay's order, and behind it what only the sandbox knows. Amounts in paise, times in Unix seconds. */
export type Order = {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  /** `paid` is the end: it stays after refunds. */
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Notes;
  created_at: number;
  capture: CaptureRule;
  /** The payment link that it was made for. */
  linkId: string | null;
};

/** What becomes of an authorised payment: captured within so many minutes of its creation, else given back. */
export type CaptureRule = { mode: 'automatic' | 'manual'; automaticMinutes: number; manualMinutes: number };

/** As it goes over the wire. */
export function orderEntity({ capture: _, linkId: __, ...entity }: Order) {
  return entity;
}
