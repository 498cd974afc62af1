import { DomainError } from '#kit/errors.ts';
import type { Paise } from '#kit/india/money.ts';

/** Where money is taken: sandbox (ours, no money), test and live (the provider's two kinds of keys). */
export type GatewayMode = 'sandbox' | 'test' | 'live';

export type GatewayOrder = { id: string; receipt: string | null; amountPaise: Paise; currency: string };

/** An attempt to pay an order. `captured` says that the money came; it stays true when it is given back. */
export type GatewayPayment = {
  id: string;
  orderId: string | null;
  amountPaise: Paise;
  currency: string;
  status: AttemptStatus;
  captured: boolean;
  refundedPaise: Paise;
  method: string;
  errorCode: string | null;
  errorText: string | null;
};

export const attemptStatuses = ['created', 'failed', 'authorized', 'captured', 'refunded'] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

/** `reference`: our refund's id, where it was asked for here. */
export type GatewayRefund = {
  id: string;
  paymentId: string;
  amountPaise: Paise;
  status: 'pending' | 'processed' | 'failed';
  reference: string | null;
};

/** A payment that a customer disputes at the bank. `deductedPaise`: what was taken from us; 0 unless it is lost. */
export type GatewayDispute = {
  id: string;
  paymentId: string;
  amountPaise: Paise;
  deductedPaise: Paise;
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
  phase: string;
  reasonCode: string;
  respondBy: Date | null;
  createdAt: Date;
};

/** A page of the gateway's own that takes one sum. `orderId`: null until somebody has opened it. */
export type GatewayLink = {
  id: string;
  reference: string | null;
  amountPaise: Paise;
  currency: string;
  url: string;
  status: 'open' | 'paid' | 'expired' | 'cancelled';
  orderId: string | null;
};

/**
 * A standing order to debit, as the gateway has it. open: its page waits for the customer · refused: the customer, or the
 * bank, said no; the page waits still · paused, cancelled: mostly by the customer, in the UPI app · ended: its page is
 * closed and nobody agreed. `tokenId`: what debits name, once somebody has agreed.
 */
export type GatewayMandate = {
  linkId: string;
  reference: string | null;
  url: string;
  status: 'open' | 'active' | 'refused' | 'paused' | 'cancelled' | 'ended';
  customerId: string;
  tokenId: string | null;
  reason: string | null;
};

/** A stretch of the gateway's books. */
export type BooksPage = { from: Date; to: Date; skip: number; count: number };

/** Port to the payment provider. Every call ends within ten seconds. @throws GatewayDown, GatewayRefused */
export type Gateway = {
  mode: GatewayMode;
  /** The public half of the key pair. */
  keyId: string;
  checkoutScriptUrl: string;
  /** `receipt` is our transaction's id. */
  /** What is promised within `captureMinutes` of an attempt is taken by the gateway itself; a day without it. */
  createOrder(order: { receipt: string; amountPaise: Paise; captureMinutes?: number }): Promise<GatewayOrder>;
  /** The order made for a transaction, where its answer was lost. */
  findOrder(receipt: string): Promise<GatewayOrder | null>;
  /** `reference` is our transaction's id. Whoever has paid comes back to `callbackUrl`; who fails stays there. */
  createLink(link: {
    reference: string;
    amountPaise: Paise;
    description: string;
    expiresAt: Date;
    callbackUrl: string;
  }): Promise<GatewayLink>;
  /** The link made for a transaction, where its answer was lost. */
  findLink(reference: string): Promise<GatewayLink | null>;
  fetchLink(linkId: string): Promise<GatewayLink>;
  /** @throws GatewayRefused where it is paid, expired or cancelled already */
  cancelLink(linkId: string): Promise<void>;
  /** Asks a customer to agree to a mandate, on a page of the gateway's own. `reference` is our mandate's id. */
  createMandate(mandate: {
    reference: string;
    customer: { name: string; email: string; phone: string };
    maxPaise: Paise;
    description: string;
    /** Until when it allows debits, and until when its page waits. */
    validUntil: Date;
    pageEndsAt: Date;
  }): Promise<GatewayMandate>;
  /** The one made for a mandate of ours, where its answer was lost. */
  findMandate(reference: string): Promise<GatewayMandate | null>;
  fetchMandate(linkId: string): Promise<GatewayMandate>;
  /** @throws GatewayRefused where it has ended already */
  cancelMandate(mandate: Pick<GatewayMandate, 'linkId' | 'customerId' | 'tokenId'>): Promise<void>;
  /**
   * Asks the customer's bank to pay an order by a mandate: it tells the customer first, and debits a day later. Asked twice
   * it is tried twice; an order takes money once. @throws GatewayRefused where the mandate does not allow it
   */
  debit(debit: {
    orderId: string;
    amountPaise: Paise;
    customerId: string;
    tokenId: string;
    customer: { email: string; phone: string };
    description: string;
  }): Promise<void>;
  /** The first that was tried stands first. */
  paymentsOf(orderId: string): Promise<GatewayPayment[]>;
  capture(payment: { paymentId: string; amountPaise: Paise }): Promise<void>;
  /** Asked again with the same key it gives the same refund. */
  refund(refund: {
    paymentId: string;
    amountPaise: Paise;
    reference: string;
    idempotencyKey: string;
  }): Promise<GatewayRefund>;
  refundsOf(paymentId: string): Promise<GatewayRefund[]>;
  fetchDispute(disputeId: string): Promise<GatewayDispute>;
  /** The newest first. */
  disputes(page: Pick<BooksPage, 'skip' | 'count'>): Promise<GatewayDispute[]>;
  paymentsBetween(page: BooksPage): Promise<GatewayPayment[]>;
  refundsBetween(page: BooksPage): Promise<GatewayRefund[]>;
  /** Whether the gateway itself signed that this payment belongs to this order. Says nothing about money. */
  signedPayment(signed: { orderId: string; paymentId: string; signature: string }): boolean;
  /** Whether the gateway sent exactly these bytes. */
  signedEvent(body: Uint8Array, signature: string): boolean;
};

/** The gateway did not answer, or not with anything of use: what was asked may or may not have been done. */
export class GatewayDown extends DomainError {
  /** For the log; customers are told `message`. */
  readonly reason: string;
  constructor(reason: string) {
    super(
      /*i18n*/ 'The payment service does not answer just now. Nothing is lost; please try again in a moment.',
    );
    this.reason = reason;
  }
}

/** The gateway understood and said no: nothing was done. */
export class GatewayRefused extends DomainError {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
