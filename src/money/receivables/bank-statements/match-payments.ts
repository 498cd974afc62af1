import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { graceDays, maxCandidates, shownMatches, type Credit } from './match-words.ts';
import { bankTransactions } from './table.server.ts';
import { isNotMisbooked, receipts } from '../table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { addDays, daysBetween } from '#kit/india/india-date.ts';
import { offlineMethods } from '#money/payments/offline-methods.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { quotationCode } from '#sales/quotations/quotation.ts';
import { quotations } from '#sales/quotations/table.server.ts';

/** A payment of a quotation that was recorded by hand and may be the same money, under another reference. */
export type PaymentMatch = {
  paymentId: string;
  buyerName: string;
  number: string;
  reference: string;
  receivedOn: string;
};

const { id, order, mode, purpose, subjectId, paidAt, paidPaymentId, totalPaise } = paymentTransactions;
const receivedOn = sql<string>`coalesce(${order} ->> 'receivedOn',
  (${paidAt} at time zone 'Asia/Kolkata')::date::text)`;
const methodsWords = Object.values(offlineMethods);

/** What of these credits may be recorded on a quotation already, for the same sum and about the same day. */
export async function matchPayments(
  ctx: Pick<Ctx, 'db'>,
  transactions: Credit[],
): Promise<Map<string, PaymentMatch[]>> {
  const [first, ...rest] = transactions.map(({ bookedOn }) => bookedOn).toSorted();
  if (first === undefined) return new Map();
  const last = rest.at(-1) ?? first;
  const credits = transactions.map(({ creditPaise }) => creditPaise);
  const rows = await ctx.db
    .select({ id, called: paidPaymentId, amountPaise: totalPaise, receivedOn, quotation: quotations })
    .from(paymentTransactions)
    .innerJoin(quotations, eq(subjectId, sql`${quotations.id}::text`))
    .leftJoin(bankTransactions, eq(bankTransactions.transactionId, id))
    .leftJoin(receipts, eq(receipts.transactionId, id))
    .where(
      and(
        eq(mode, 'offline'),
        eq(purpose, 'quotation'),
        isNotNull(paidAt),
        isNull(bankTransactions.id),
        isNotMisbooked,
        inArray(totalPaise, credits),
        gt(receivedOn, addDays(first, -graceDays - 1)),
        sql`${receivedOn} <= ${addDays(last, graceDays)}`,
      ),
    )
    .orderBy(asc(paidAt), asc(id))
    .limit(maxCandidates);
  return new Map(
    transactions.map((one) => [
      one.id,
      rows
        .filter(
          (row) =>
            row.amountPaise === one.creditPaise &&
            Math.abs(daysBetween(row.receivedOn, one.bookedOn)) <= graceDays,
        )
        .map(({ id: paymentId, called, receivedOn, quotation }) => ({
          paymentId,
          receivedOn,
          buyerName: quotation.company || quotation.name,
          number: quotationCode(quotation),
          reference: withoutMethod(called ?? ''),
        }))
        .slice(0, shownMatches),
    ]),
  );
}

/** As it was typed. */
function withoutMethod(called: string): string {
  const method = methodsWords.find((words) => called.startsWith(`${words} `));
  return method ? called.slice(method.length + 1) : called;
}
