import { z } from '@hono/zod-openapi';
import type { Ctx } from '#kit/context.ts';
import { orderNo } from '../order-no.ts';
import type { TransactionRow } from '../one-transaction.ts';
import { purposes, transactionStatuses } from '../transaction.ts';
import { orderNames } from './names.ts';
import { signedNames } from './signed-names.ts';
import { withReturned } from '#money/receivables/went-back.ts';
import { titlesFor } from '#catalogue/pricing-plans/translate-titles.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';

/** A payment as its owner may see it.. */
export const OrderWire = z
  .object({
    ...orderNames.toWire({
      transactionId: z.string(),
      orderNo: z.string().openapi({ example: 'NIR-1042', description: 'As people call it' }),
      createdAt: z.iso.datetime(),
      customer: z.string().openapi({ description: "The customer's name: the field is called so by history" }),
      amountPaise: z.number().int().openapi({ description: 'Paise' }),
      currency: z.string(),
      status: z.enum(transactionStatuses),
      purpose: z.enum(purposes),
      refundedPaise: z.number().int().openapi({ description: 'Paise' }),
      returnedPaise: z
        .number()
        .int()
        .openapi({ description: 'Went back besides refunds, by a bank or by us; paise' }),
      lastError: z.string().nullable(),
      paymentId: z.string().nullable(),
      paidAt: z.iso.datetime().nullable(),
      discountPaise: z.number().int(),
      creditPaise: z.number().int().openapi({ description: 'Credited of an earlier payment; paise' }),
      keptBackPaise: z.number().int().openapi({ description: 'Kept back by the buyer as tax; paise' }),
    }),
    customer_name: z.string(),
    items: z.array(
      z.object(
        orderNames.toWire({
          title: z.string(),
          quantity: z.number().int(),
          months: z.number().int().nullable(),
          amountPaise: z.number().int(),
        }),
      ),
    ),
    gst: z.object(
      orderNames.toWire({
        mode: z.enum(['inclusive', 'exclusive']),
        percent: z.number().nullable().openapi({ description: 'null where the items have several' }),
        amountPaise: z.number().int(),
      }),
    ),
  })
  .openapi('PaymentOrder');

/** Payments as their owner sees them, with what was sold as whoever asks calls it. */
export async function ordersOnWire(ctx: Ctx, rows: TransactionRow[]): Promise<z.infer<typeof OrderWire>[]> {
  const titles = rows.flatMap((row) => row.order.lines.map(({ title }) => title));
  const say = await titlesFor(ctx, translatorIn(ctx.language), titles);
  return (await withReturned(ctx, rows)).map((row) => toWire(row, say));
}

type Order = TransactionRow & { returnedPaise: number };

const toWire = (row: Order, say: (title: string) => string): z.infer<typeof OrderWire> => ({
  ...orderNames.toWire({
    transactionId: row.id,
    orderNo: orderNo(row),
    createdAt: row.createdAt.toISOString(),
    customer: row.order.buyer.name,
    amountPaise: row.totalPaise,
    currency: row.currency,
    status: row.status,
    purpose: row.purpose,
    refundedPaise: row.refundedPaise,
    returnedPaise: row.returnedPaise,
    lastError: row.lastErrorText,
    paymentId: row.paidPaymentId,
    paidAt: row.paidAt?.toISOString() ?? null,
    discountPaise: row.order.discountPaise,
    creditPaise: row.order.credit?.amountPaise ?? 0,
    keptBackPaise: row.order.keptBackPaise ?? 0,
  }),
  customer_name: row.order.buyer.name,
  items: row.order.lines.map(({ title, quantity, months, amountPaise }) =>
    orderNames.toWire({ title: say(title), quantity, months, amountPaise }),
  ),
  gst: orderNames.toWire({
    mode: row.order.gst.mode,
    percent: row.order.gst.percent,
    amountPaise: row.order.gst.gstPaise,
  }),
});

const id = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_[A-Za-z0-9]{14}$`));

/** What the gateway's checkout hands over after a success. */
export const SignedWire = z.object(
  signedNames.toWire({
    paymentId: id('pay'),
    orderId: id('order'),
    signature: z.string().regex(/^[0-9a-f]{64}$/),
  }),
);
