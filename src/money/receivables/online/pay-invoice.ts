import { eq } from 'drizzle-orm';
import { receivables } from '../table.server.ts';
import { invoiceIdIn } from '../pay-page/pay-link.ts';
import { payPagePath } from '../pay-page/pay-page.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { formatInr, type Paise } from '#kit/india/money.ts';
import { message } from '#kit/language/message.ts';
import { defineLimit } from '#kit/limit.ts';
import { readInvoice } from '#money/invoices/find-invoice.ts';
import type { PricedOrder } from '#money/payments/priced-order.ts';
import type { Payer } from '#money/payments/start-payment.ts';

/** By page: nobody begins to pay one thing more often, and each begins an order at the gateway. */
export const payStartLimit = defineLimit('page-payments', { points: 30, seconds: 3_600 });

/** What is begun with `startFor` or `startHosted`, and for whom. */
export type Payable = { order: PricedOrder; payer: Payer };

/**
 * What somebody pays who begins to pay an owed invoice, or a part of it, on its page. The token is the authority.
 * @param input.amountPaise null: all that is open
 * @throws NotFound · Conflict where nothing is open · Invalid for more · TooManyRequests
 */
export async function payableOnPage(
  ctx: Ctx,
  { token, amountPaise }: { token: string; amountPaise: Paise | null },
): Promise<Payable> {
  const invoiceId = await invoiceIdIn(ctx, token);
  await ctx.limit(payStartLimit, invoiceId);
  const [owed] = await ctx.db
    .select({ openPaise: receivables.openPaise })
    .from(receivables)
    .where(eq(receivables.invoiceId, invoiceId));
  const askedPaise = owed?.openPaise ?? 0;
  const chosenPaise = chosenOf({ askedPaise, inParts: true, amountPaise });
  const order = await orderFor(ctx, invoiceId, chosenPaise);
  return { order, payer: { customerId: null, page: payPagePath(token) } };
}

/** What is paid now of what a page asks for. @throws Conflict where it asks for nothing more · Invalid */
export function chosenOf({
  askedPaise,
  inParts,
  amountPaise,
}: {
  askedPaise: Paise;
  inParts: boolean;
  amountPaise: Paise | null;
}): Paise {
  if (askedPaise <= 0) throw new Conflict(/*i18n*/ 'Nothing is due here any more.');
  const chosen = amountPaise ?? askedPaise;
  if (chosen > askedPaise || (!inParts && chosen !== askedPaise))
    throw new Invalid({
      amount: message(/*i18n*/ '{amount} is due', { amount: formatInr(askedPaise) }),
    });
  return chosen;
}

/** So much of an invoice, as the gateway takes it. Its tax stands on the invoice. */
export async function orderFor(
  ctx: Pick<Ctx, 'db'>,
  invoiceId: string,
  amountPaise: Paise,
): Promise<PricedOrder> {
  const { number, content } = await readInvoice(ctx, { invoiceId });
  const { name, email, phone, gstin, address, pincode, stateCode } = content.buyer;
  return {
    purpose: 'invoice',
    subjectId: invoiceId,
    lines: [{ kind: 'service', refId: invoiceId, title: number, quantity: 1, months: null, amountPaise }],
    couponCode: null,
    discountPaise: 0,
    gst: { mode: 'inclusive', percent: 0, taxablePaise: amountPaise, gstPaise: 0 },
    totalPaise: amountPaise,
    buyer: { name, email, phone, gstin, address, pincode, stateCode },
    clientReference: null,
  };
}
