import type { Ctx } from '#kit/context.ts';
import type { Language } from '#kit/language/language.ts';
import type { Paise } from '#kit/india/money.ts';
import type { Purpose } from './transaction.ts';
import type { paymentTransactions } from './table.server.ts';

/** A refund that the gateway has paid out. `full`: nothing of the payment is left. */
export type PaidOut = { refundId: string; amountPaise: Paise; full: boolean };

type Row = typeof paymentTransactions.$inferSelect;
type Subject = Pick<Row, 'customerId' | 'purpose' | 'subjectId'>;

/** What one kind of order brings with it. */
export type PaymentPurpose = {
  name: Purpose;
  /**
   * Why what was ordered is not to be had any more, for staff to read; null where it is. Asked under the lock of the
   * subject: nothing is begun for such an order, and money that comes for it waits for people.
   */
  whyNot?(ctx: Ctx, ordered: Subject): Promise<string | null>;
  /** What follows a payment: exactly once, in the transaction that makes it paid. */
  afterPaid(ctx: Ctx, paid: Row): Promise<void>;
  /** What follows each refund of what was delivered: once each, in the transaction that learns of it. */
  afterRefunded(ctx: Ctx, refunded: Row, refund: PaidOut): Promise<void>;
  /** Its documents are there before its money, and change with it: none is made of the payment. */
  hasDocuments?: true;
  /** Refuses to give back what counts as its payment. @throws Conflict */
  beforeRefund?(ctx: Ctx, paid: Row): Promise<void>;
  /** What its invoice is written in where no account pays; English without it. */
  languageWithoutAccount?(ctx: Ctx, subjectId: string): Promise<Language>;
};

export const definePurpose = (purpose: PaymentPurpose): PaymentPurpose => purpose;

/** @throws Error where nobody delivers such orders: whatever is under way is undone */
export function purposeOf({ purposes }: Pick<Ctx, 'purposes'>, name: Purpose): PaymentPurpose {
  // The kit knows their names only; server/purposes.ts gives whole ones.
  const purpose = (purposes as PaymentPurpose[]).find((one) => one.name === name);
  if (!purpose) throw new Error(`Nobody delivers what is paid for as ${name}`);
  return purpose;
}
