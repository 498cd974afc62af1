import { and, asc, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import { paidOfQuotation } from '../claims/select-claims.ts';
import { paymentClaims } from '../claims/table.server.ts';
import { referencesIn, weightOf, type MatchReason } from './bank-transaction.ts';
import { keptBackOf, percentsOf, type CreditLack } from './match-transactions.ts';
import { asBanksWrite, begins, plain, shownMatches, type Credit } from './match-words.ts';
import type { Ctx } from '#kit/context.ts';
import type { Paise } from '#kit/india/money.ts';
import { quotationMilestones } from '#money/milestones/table.server.ts';
import { dueOf } from '#sales/quotations/quotation-due.ts';
import { quotationActions, quotationCode } from '#sales/quotations/quotation.ts';
import { quotations } from '#sales/quotations/table.server.ts';

/** A quotation whose due part a credit may pay: it can be booked where the sum `fits`, or lacks what was kept back. */
export type QuotationMatch = {
  quotationId: string;
  number: string;
  buyerName: string;
  duePaise: Paise;
  fits: boolean;
  tds: CreditLack | null;
  reasons: MatchReason[];
};

const maxCandidates = 500;

/** Which accepted quotations each of these credits may pay, the likeliest first. Those billed in milestones have invoices. */
export async function matchQuotations(
  ctx: Pick<Ctx, 'db'>,
  transactions: Credit[],
): Promise<Map<string, QuotationMatch[]>> {
  if (transactions.length === 0) return new Map();
  const claims = await ctx.db
    .select({ quotationId: paymentClaims.quotationId, reference: paymentClaims.reference })
    .from(paymentClaims)
    .where(
      and(
        eq(paymentClaims.status, 'open'),
        inArray(paymentClaims.reference, ['', ...transactions.flatMap(referencesIn)]),
      ),
    );
  const claimedIds = claims.flatMap(({ quotationId }) => quotationId ?? []);
  const candidates = (await payable(ctx, transactions, claimedIds)).flatMap(({ row, paidPaise }) => {
    const due = dueOf(row, paidPaise);
    if (!due) return [];
    return [
      {
        row,
        as: asBanksWrite(quotationCode(row), [row.company, row.name]),
        duePaise: due.amountPaise,
        taxablePaise: due.lines.reduce((sum, { netPaise }) => sum + netPaise, 0),
      },
    ];
  });
  return new Map(
    transactions.map((one) => {
      const words = plain(one.description);
      const references = referencesIn(one);
      const found = candidates.flatMap(({ row, as, duePaise, taxablePaise }): QuotationMatch[] => {
        const { id: quotationId, company, name } = row;
        const number = quotationCode(row);
        const fits = duePaise === one.creditPaise;
        const tds = keptBackOf({ openPaise: duePaise, totalPaise: duePaise, taxablePaise }, one);
        const holds: Record<MatchReason, boolean> = {
          utr: claims.some((told) => told.quotationId === quotationId && references.includes(told.reference)),
          number: words.includes(as.number),
          sum: fits,
          tds: tds !== null,
          name: as.names.some((key) => words.includes(key)),
        };
        const reasons = (Object.keys(holds) as MatchReason[]).filter((reason) => holds[reason]);
        return reasons.length > 0
          ? [{ quotationId, number, buyerName: company || name, duePaise, fits, tds, reasons }]
          : [];
      });
      return [one.id, found.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, shownMatches)];
    }),
  );
}

/** Quotations with something due that anything speaks for, the oldest first; each is looked at one by one afterwards. */
function payable(ctx: Pick<Ctx, 'db'>, transactions: Credit[], claimedIds: string[]) {
  const words = transactions.map(({ description }) => plain(description)).join('|');
  const credits = transactions.map(({ creditPaise }) => creditPaise);
  const { id, status, company, name, number, totalPaise, gstPaise, depositPercent } = quotations;
  // What may be due: the whole, its deposit or the rest; less what each section takes of it before GST, or nothing. Wider
  // than what counts in the end: whole rupees, and a rupee for rounding.
  const near = `{${credits.map((credit) => `[${credit - 200},${credit + 200}]`).join(',')}}`;
  const comesNear = sql`exists (select from unnest(${sql.param([0, ...percentsOf(transactions)])}::numeric[]) percent,
    unnest(array[${totalPaise}::numeric, ${totalPaise}::numeric * ${depositPercent} / 100,
      ${totalPaise} - ${paidOfQuotation}]) due
    where round(due - due * (${totalPaise} - ${gstPaise}) / nullif(${totalPaise}, 0) * percent / 100)::bigint
      <@ ${near}::int8multirange)`;
  return ctx.db
    .select({ row: quotations, paidPaise: paidOfQuotation.mapWith(Number) })
    .from(quotations)
    .where(
      and(
        inArray(status, quotationActions.pay),
        notExists(ctx.db.select().from(quotationMilestones).where(eq(quotationMilestones.quotationId, id))),
        or(
          comesNear,
          claimedIds.length > 0 ? inArray(id, claimedIds) : undefined,
          sql`strpos(${words}, 'QT' || lpad(${number}::text, 6, '0')) > 0`,
          begins(words, company),
          begins(words, name),
        ),
      ),
    )
    .orderBy(asc(id))
    .limit(maxCandidates);
}
