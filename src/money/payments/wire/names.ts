import { z } from '@hono/zod-openapi';
import type { Ctx } from '#kit/context.ts';
import { orderNo } from '../order-no.ts';
import type { TransactionRow } from '../one-transaction.ts';
import { purposes } from '../priced-order.ts';
import { transactionStatuses } from '../transaction.ts';
import { titlesFor } from '#catalogue/pricing-plans/say-titles.ts';
import { voiceIn } from '#kit/words/voice.server.ts';

/** A payment as its owner may see it.. */
export const OrderWire = z
  .object({
    transaction_id: z.string(),
    order_no: z.string().openapi({ example: 'NIR-1042', description: 'As people call it' }),
    createdAt: z.iso.datetime(),
    user_phone: z.string().openapi({ description: "The customer's name: the field is called so by history" }),
    customer_name: z.string(),
    amount: z.number().int().openapi({ description: 'Paise' }),
    currency: z.string(),
    status: z.enum(transactionStatuses),
    purpose: z.enum(purposes),
    refunded: z.number().int().openapi({ description: 'Paise' }),
    last_error: z.string().nullable(),
    payment_id: z.string().nullable(),
    paidAt: z.iso.datetime().nullable(),
    items: z.array(
      z.object({
        title: z.string(),
        quantity: z.number().int(),
        months: z.number().int().nullable(),
        amount: z.number().int(),
      }),
    ),
    discount: z.number().int(),
    gst: z.object({
      mode: z.enum(['inclusive', 'exclusive']),
      percent: z.number().nullable().openapi({ description: 'null where the items have several' }),
      amount: z.number().int(),
    }),
  })
  .openapi('PaymentOrder');

/** @param say what a sold thing is called */
export const toWire = (row: TransactionRow, say: (title: string) => string): z.infer<typeof OrderWire> => ({
  transaction_id: row.id,
  order_no: orderNo(row),
  createdAt: row.createdAt.toISOString(),
  user_phone: row.order.buyer.name,
  customer_name: row.order.buyer.name,
  amount: row.totalPaise,
  currency: row.currency,
  status: row.status,
  purpose: row.purpose,
  refunded: row.refundedPaise,
  last_error: row.lastErrorText,
  payment_id: row.paidPaymentId,
  paidAt: row.paidAt?.toISOString() ?? null,
  items: row.order.lines.map(({ title, quantity, months, amountPaise }) => ({
    title: say(title),
    quantity,
    months,
    amount: amountPaise,
  })),
  discount: row.order.discountPaise,
  gst: { mode: row.order.gst.mode, percent: row.order.gst.percent, amount: row.order.gst.gstPaise },
});

/** What was sold in these payments, as whoever asks calls it. */
export const titlesIn = (ctx: Ctx, ...rows: TransactionRow[]) =>
  titlesFor(
    ctx,
    voiceIn(ctx.language),
    rows.flatMap((row) => row.order.lines.map(({ title }) => title)),
  );

const id = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_[A-Za-z0-9]{14}$`));

/** What the gateway's checkout hands over after a success. */
export const SignedWire = z.object({
  razorpay_payment_id: id('pay'),
  razorpay_order_id: id('order'),
  razorpay_signature: z.string().regex(/^[0-9a-f]{64}$/),
});

export const fromSigned = (wire: z.infer<typeof SignedWire>) => ({
  paymentId: wire.razorpay_payment_id,
  orderId: wire.razorpay_order_id,
  signature: wire.razorpay_signature,
});
