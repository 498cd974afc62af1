import type { Language } from '#kit/language/language.ts';
import { pathOf } from '#kit/path-of.ts';

/** What is paid for. */
export const purposes = ['cart', 'admission', 'upgrade', 'quotation', 'invoice'] as const;
export type Purpose = (typeof purposes)[number];

/** Paid in parts, by several people at once perhaps: no payment of it takes another's place, and none comes too late. */
export const isPaidInParts = (purpose: Purpose) => purpose === 'invoice';

/** Where a payment stands. */
export const transactionStatuses = [
  'created',
  'pending',
  'authorized',
  'paid',
  'partially_refunded',
  'refunded',
  'create_failed',
  'cancelled',
  'expired',
  'refund_due',
  'review',
] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** Of these a customer has at most one for the same thing; the database sees to it. */
export const openStatuses = ['created', 'pending', 'authorized'] satisfies TransactionStatus[];
const closedUnpaid = ['cancelled', 'expired', 'create_failed'] satisfies TransactionStatus[];
const unpaid = [...openStatuses, ...closedUnpaid] satisfies TransactionStatus[];
/** The customer's money is here, whole or in part. */
export const paidStatuses = ['paid', 'partially_refunded'] satisfies TransactionStatus[];

/**
 * Every way in which a transaction can change, and no other. A failed attempt is not among them: the customer may try
 * again on the same order.
 */
export const moves = {
  /** The gateway has an order of this amount. */
  opened: { from: ['created'], to: 'pending' },
  /** The gateway wants no such order, or never got one. */
  refused: { from: ['created'], to: 'create_failed' },
  /** Money is promised, not yet taken. */
  authorized: { from: ['pending'], to: 'authorized' },
  /** The promise lapsed. */
  lapsed: { from: ['authorized'], to: 'pending' },
  paid: { from: ['pending', 'authorized'], to: 'paid' },
  /** Staff saw the money on the agency's own account. */
  'paid-offline': { from: ['created'], to: 'paid' },
  /** Money came after we had given it up, and what it is for can still be delivered. */
  'paid-late': { from: closedUnpaid, to: 'paid' },
  /** Money came too late: it goes back. */
  undeliverable: { from: closedUnpaid, to: 'refund_due' },
  /** Money came that is not what was asked for. People look at it. */
  mismatched: { from: unpaid, to: 'review' },
  /** Money came for what was decided otherwise meanwhile. People look at it. */
  unwanted: { from: unpaid, to: 'review' },
  /** Money came and was given back by the gateway before we heard of it. */
  'given-back': { from: unpaid, to: 'refunded' },
  /** The customer gave up. */
  cancelled: { from: ['created', 'pending'], to: 'cancelled' },
  /** Another payment for the same thing took its place. */
  superseded: { from: openStatuses, to: 'cancelled' },
  expired: { from: ['pending'], to: 'expired' },
  'refunded-in-part': { from: ['paid'], to: 'partially_refunded' },
  refunded: { from: [...paidStatuses, 'refund_due', 'review'], to: 'refunded' },
} as const satisfies Record<string, { from: readonly TransactionStatus[]; to: TransactionStatus }>;
export type Move = keyof typeof moves;

/** Money that is for nothing here: it goes back. */
export const owedBackStatuses: TransactionStatus[] = ['review', 'refund_due'];
export const isOwedBack = (status: TransactionStatus) => owedBackStatuses.includes(status);

/** What made us look at a transaction. */
export const triggers = ['customer', 'return', 'webhook', 'reconcile', 'staff'] as const;
export type Trigger = (typeof triggers)[number];

/** Why somebody has to look at a payment: money came that does not fit, could not go back, or is disputed at the bank. */
export type PaymentTrouble = 'review' | 'refund-failed' | 'disputed';

/** A refund goes requested → pending → processed, or fails before that. */
export const refundRank = { requested: 0, pending: 1, failed: 2, processed: 3 };
export type RefundStatus = keyof typeof refundRank;

/** What became of a webhook: `unmatched` is about a payment that we do not know (yet). */
export const eventStatuses = ['received', 'processed', 'unmatched', 'ignored'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** The page that opens the gateway's checkout. */
export const checkoutPath = (transactionId: string) =>
  pathOf('/payment-pay/checkout/:id', { id: transactionId });
/** Where the gateway's checkout comes back to; it leads on in the language of the page that opened the checkout. */
export const returnPath = (transactionId: string, language: Language) =>
  `/payment-pay/return/${transactionId}${language === 'en' ? '' : `?language=${language}`}`;

/** What a customer has paid, in the profile. */
export const paymentsPath = '/profile?tab=profilePaymentInfo';
/** The same for whoever pays without an account, on the page that the payment was begun on. */
export const seenOn = (page: string, id: string) => `${page}?${new URLSearchParams({ payment: id })}`;
export const successPath = (id: string) => pathOf('/success/:id', { id });
export const failurePath = (id: string) => pathOf('/failure/:id', { id });

/** Where a customer ends up who has paid; who has not, always at `failurePath`. An invoice's page is its own. R-88 */
export const paidPaths: Record<Purpose, (id: string) => string> = {
  cart: successPath,
  upgrade: successPath,
  quotation: successPath,
  invoice: successPath,
  admission: () => '/success',
};
