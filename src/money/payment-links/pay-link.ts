import { linkPath } from './payment-link.ts';
import { linkIn, type Link } from './read-link.ts';
import { upgradeOrder } from './upgrade-order.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import type { Paise } from '#kit/india/money.ts';
import { accountOf } from '#money/payments/record-offline-payment.ts';
import { chargedFor, type PricedOrder } from '#money/payments/priced-order.ts';
import { priceQuotation } from '#money/quotation-payments/price-quotation.ts';
import { readDue } from '#money/quotation-payments/read-due.ts';
import { sumsPaid } from '#money/quotation-payments/sums-paid.ts';
import { chosenOf, orderFor, payStartLimit, type Payable } from '#money/receivables/online/pay-invoice.ts';
import { refuseWithoutLut } from '#sales/quotations/bill-quotation.ts';
import { readQuotationRow } from '#sales/quotations/find-quotation.ts';

/**
 * What somebody pays who begins to pay what a link asks for, or a part of it. The token is the authority.
 * @param input.amountPaise null: all that it still asks for
 * @throws NotFound · Conflict where it asks for nothing any more · Invalid for more · TooManyRequests
 */
export async function payableByLink(
  ctx: Ctx,
  { token, amountPaise }: { token: string; amountPaise: Paise | null },
): Promise<Payable> {
  const link = await linkIn(ctx, token);
  await ctx.limit(payStartLimit, link.id);
  if (link.state === 'revoked' || link.state === 'expired')
    throw new Conflict(/*i18n*/ 'This link cannot be paid any more. Please ask us for a new one.');
  const upgrade = link.admissionId && link.askedPaise > 0 ? await upgradeOrder(ctx, link) : null;
  const askedPaise = upgrade ? chargedFor(upgrade) : link.askedPaise;
  const { inParts, id: linkId, expiresAt: endsAt } = link;
  const chosenPaise = chosenOf({ askedPaise, inParts, amountPaise });
  const customerId = link.quotationId ? await accountOf(ctx, link.email) : link.customerId;
  const payer = { customerId, page: linkPath(token), linkId, endsAt };
  if (upgrade) return { order: upgrade, payer };
  const order = link.invoiceId
    ? await orderFor(ctx, link.invoiceId, chosenPaise)
    : await orderForDue(ctx, link);
  return { order, payer };
}

/** The part of a quotation that was due when the link was sent. @throws Conflict where it is another one by now */
async function orderForDue(
  ctx: Ctx,
  { quotationId, askedPaise, paidBeforePaise }: Link,
): Promise<PricedOrder> {
  const quotation = await readQuotationRow(ctx, { quotationId: quotationId ?? '' });
  const due = await readDue(ctx, quotation);
  const { paidPaise } = await sumsPaid(ctx, quotation.id);
  if (!due || paidPaise !== paidBeforePaise || due.amountPaise !== askedPaise)
    throw new Conflict(/*i18n*/ 'The quotation has changed since. Please ask us for a new link.');
  await refuseWithoutLut(ctx, quotation);
  return priceQuotation(quotation, due);
}
