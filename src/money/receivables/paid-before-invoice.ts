import { and, eq, gte, isNull, lt, notLike, sql } from 'drizzle-orm';
import { samplePrefix } from '#agency/settings/invoice-prefix.ts';
import type { Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import type { Paise } from '#kit/india/money.ts';
import { share } from '#kit/india/spread.ts';
import type { InvoiceContent } from '#money/invoices/invoice.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { byPart, type AdvancePart } from '#money/invoices/tax-parts.ts';
import { addMonths, dayRange } from '#money/invoices/tax-month.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';

/** So many months later money can still be written down; see record-payment.ts. */
const longestMonths = 12;

/**
 * Money that staff wrote down in a later month than the bank had it, where that made the invoice: its tax belongs to the
 * month of the money (table 11A), and is taken off in that of the invoice (table 11B). The invoice itself is its document.
 */
export async function paidBeforeInvoice(
  ctx: Pick<Ctx, 'db'>,
  { month }: { month: string },
): Promise<{ taken: AdvancePart[]; used: AdvancePart[] }> {
  const { order, mode, paidAt, id } = paymentTransactions;
  const rows = await ctx.db
    .select({
      receivedOn: sql<string>`${order} ->> 'receivedOn'`,
      creditPaise: sql<number>`coalesce(${order} #>> '{credit,amountPaise}', '0')`.mapWith(Number),
      issuedAt: invoices.issuedAt,
      content: invoices.content,
    })
    .from(paymentTransactions)
    .innerJoin(invoices, and(eq(invoices.transactionId, id), isNull(invoices.refundId)))
    .where(
      and(
        eq(mode, 'offline'),
        gte(paidAt, dayRange(month).start),
        lt(paidAt, dayRange(addMonths(month, longestMonths)).end),
        sql`${order} ->> 'receivedOn' is not null`,
        eq(invoices.kind, 'tax-invoice'),
        notLike(invoices.number, `${samplePrefix}/%`),
      ),
    );
  const before = rows
    .map(({ receivedOn, creditPaise, issuedAt, content }) => ({
      takenIn: receivedOn.slice(0, 7),
      usedIn: dateInIndia(issuedAt).slice(0, 7),
      parts: partsOf(content, creditPaise),
    }))
    .filter(({ takenIn, usedIn }) => takenIn < usedIn);
  return {
    taken: before.flatMap(({ takenIn, parts }) => (takenIn === month ? parts : [])),
    used: before.flatMap(({ usedIn, parts }) => (usedIn === month ? parts : [])),
  };
}

/** Of what an earlier plan's invoice was credited no money came. */
const partsOf = (
  { rates, placeOfSupply, totals: { totalPaise } }: InvoiceContent,
  creditPaise: Paise,
): AdvancePart[] =>
  rates
    .filter(({ percent }) => percent > 0)
    .map(({ percent, ...rate }) => ({
      percent,
      placeOfSupply,
      ...byPart((name) => share(rate[name], totalPaise - creditPaise, totalPaise)),
    }));
