import { z } from 'zod';
import type {
  GatewayDispute,
  GatewayLink,
  GatewayMandate,
  GatewayOrder,
  GatewayPayment,
  GatewayRefund,
} from '#kit/ports/gateway.ts';

/** Ids of the gateway: a prefix and fourteen letters and digits. The signed texts do not escape their separator. */
export const idOf = (prefix: 'order' | 'pay' | 'rfnd' | 'plink' | 'inv' | 'cust' | 'token' | 'disp') =>
  new RegExp(`^${prefix}_[A-Za-z0-9]{14}$`);

const paise = z.number().int().nonnegative();
const text = z.string().nullish();

export const Order = z
  .object({ id: z.string().regex(idOf('order')), receipt: text, amount: paise, currency: z.string() })
  .transform(({ id, receipt, amount, currency }): GatewayOrder => ({
    id,
    receipt: receipt ?? null,
    amountPaise: amount,
    currency,
  }));

const linkStatuses = {
  created: 'open',
  partially_paid: 'open',
  paid: 'paid',
  expired: 'expired',
  cancelled: 'cancelled',
} as const satisfies Record<string, GatewayLink['status']>;

export const Link = z
  .object({
    id: z.string().regex(idOf('plink')),
    reference_id: text,
    amount: paise,
    currency: z.string(),
    short_url: z.url(),
    status: z.enum(Object.keys(linkStatuses) as (keyof typeof linkStatuses)[]),
    order_id: text,
  })
  .transform((told): GatewayLink => ({
    id: told.id,
    reference: told.reference_id || null,
    amountPaise: told.amount,
    currency: told.currency,
    url: told.short_url,
    status: linkStatuses[told.status],
    orderId: told.order_id || null,
  }));
/** Unlike every other list. */
export const Links = z.object({ payment_links: z.array(Link) });

/** States that money can have come in. */
const cameIn = new Set(['captured', 'refunded']);

export const Payment = z
  .object({
    id: z.string().regex(idOf('pay')),
    order_id: text,
    amount: paise,
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    captured: z.boolean().nullish(),
    amount_refunded: paise.nullish(),
    method: text,
    error_code: text,
    error_description: text,
  })
  .transform((told): GatewayPayment => ({
    id: told.id,
    orderId: told.order_id ?? null,
    amountPaise: told.amount,
    currency: told.currency,
    status: told.status,
    // Some events claim `captured` beside a status that contradicts it: the status is right. A refund of what was
    // never captured keeps its `captured: false`.
    captured: cameIn.has(told.status) && (told.status === 'captured' || told.captured !== false),
    refundedPaise: told.amount_refunded ?? 0,
    method: told.method ?? '',
    errorCode: told.error_code || null,
    errorText: told.error_description || null,
  }));

export const Refund = z
  .object({
    id: z.string().regex(idOf('rfnd')),
    payment_id: z.string().regex(idOf('pay')),
    amount: paise,
    status: z.enum(['pending', 'processed', 'failed']),
    /** An empty list where there are none. */
    notes: z.union([z.object({ refund: z.string().optional() }), z.array(z.unknown())]).nullish(),
  })
  .transform(({ id, payment_id: paymentId, amount, status, notes }): GatewayRefund => ({
    id,
    paymentId,
    amountPaise: amount,
    status,
    reference: notes && !Array.isArray(notes) ? (notes.refund ?? null) : null,
  }));

const unixTime = z
  .number()
  .int()
  .transform((seconds) => new Date(seconds * 1_000));

export const Dispute = z
  .object({
    id: z.string().regex(idOf('disp')),
    payment_id: z.string().regex(idOf('pay')),
    amount: paise,
    amount_deducted: paise.nullish(),
    status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
    phase: text,
    reason_code: text,
    respond_by: unixTime.nullish(),
    created_at: unixTime,
  })
  .transform((told): GatewayDispute => ({
    id: told.id,
    paymentId: told.payment_id,
    amountPaise: told.amount,
    deductedPaise: told.amount_deducted ?? 0,
    status: told.status,
    phase: told.phase ?? '',
    reasonCode: told.reason_code ?? '',
    respondBy: told.respond_by ?? null,
    createdAt: told.created_at,
  }));

export const listOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) });

/** A registration link: an invoice of nothing, on whose page a customer agrees to a mandate. */
export const Registration = z.object({
  id: z.string().regex(idOf('inv')),
  receipt: text,
  customer_id: z.string().regex(idOf('cust')),
  order_id: z.string().regex(idOf('order')),
  payment_id: text,
  status: z.enum(['draft', 'issued', 'partially_paid', 'paid', 'cancelled', 'expired']),
  short_url: z.url(),
});
export type Registration = z.infer<typeof Registration>;

/** The payment that made a mandate. */
export const Agreed = z.object({ token_id: z.string().regex(idOf('token')).nullish() });

const tokenStatuses = {
  initiated: 'open',
  confirmed: 'active',
  rejected: 'refused',
  paused: 'paused',
  // On its way there: nothing can be debited any more.
  cancellation_initiated: 'cancelled',
  cancelled: 'cancelled',
  expired: 'cancelled',
} as const satisfies Record<string, GatewayMandate['status']>;

export const Token = z
  .object({
    recurring_details: z.object({
      status: z.enum(Object.keys(tokenStatuses) as (keyof typeof tokenStatuses)[]),
      failure_reason: text,
    }),
  })
  .transform(({ recurring_details: { status, failure_reason } }) => ({
    status: tokenStatuses[status],
    reason: failure_reason || null,
  }));

export const Debited = z.object({ razorpay_payment_id: z.string().regex(idOf('pay')) });
