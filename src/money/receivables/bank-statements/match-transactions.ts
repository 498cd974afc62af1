import { and, asc, between, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { paymentClaims } from '../claims/table.server.ts';
import { isBooked, receipts, receivables } from '../table.server.ts';
import { isOdd, tdsRulesOn } from '../tds.ts';
import { referencesIn, weightOf, type MatchReason } from './bank-transaction.ts';
import {
  asBanksWrite,
  begins,
  graceDays,
  maxCandidates,
  plain,
  plainOf,
  shownMatches,
  type Credit,
} from './match-words.ts';
import { bankTransactions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { addDays } from '#kit/india/india-date.ts';
import type { Paise } from '#kit/india/money.ts';
import { share } from '#kit/india/spread.ts';
import { buyers } from '#money/buyers/table.server.ts';
import { invoices } from '#money/invoices/table.server.ts';

/** What a credit lacks, where it is what a section keeps back: of several with that rate the first. */
export type CreditLack = { ruleId: string; paise: Paise };

/** An invoice that a credit may pay. */
export type InvoiceMatch = {
  invoiceId: string;
  number: string;
  buyerId: string;
  buyerName: string;
  openPaise: Paise;
  tds: CreditLack | null;
  reasons: MatchReason[];
};
/** Money that was recorded by hand and may be the same. */
export type ReceiptMatch = { receiptId: string; buyerName: string; reference: string; receivedOn: string };

/** What each of these credits may be, the likeliest first. */
export async function matchTransactions(
  ctx: Pick<Ctx, 'db'>,
  transactions: Credit[],
): Promise<Map<string, { invoices: InvoiceMatch[]; receipts: ReceiptMatch[] }>> {
  if (transactions.length === 0) return new Map();
  const claims = await ctx.db
    .select({ invoiceId: paymentClaims.invoiceId, reference: paymentClaims.reference })
    .from(paymentClaims)
    .where(
      and(
        eq(paymentClaims.status, 'open'),
        inArray(paymentClaims.reference, ['', ...transactions.flatMap(referencesIn)]),
      ),
    );
  const claimedIds = claims.flatMap(({ invoiceId }) => invoiceId ?? []);
  const candidates = await openInvoices(ctx, transactions, claimedIds);
  const recorded = await unlinkedReceipts(ctx, transactions);
  const written = candidates.map((one) => ({
    ...one,
    as: asBanksWrite(one.number, [one.company, one.name]),
  }));
  return new Map(
    transactions.map((one) => {
      const words = plain(one.description);
      const references = referencesIn(one);
      const claimed = new Set(
        claims.filter(({ reference }) => references.includes(reference)).map(({ invoiceId }) => invoiceId),
      );
      const found = written.flatMap(({ as, company, name, taxablePaise, totalPaise, ...invoice }) => {
        const tds = keptBackOf({ ...invoice, taxablePaise, totalPaise }, one);
        const holds: Record<MatchReason, boolean> = {
          utr: claimed.has(invoice.invoiceId),
          number: words.includes(as.number),
          sum: invoice.openPaise === one.creditPaise,
          tds: tds !== null,
          name: as.names.some((key) => words.includes(key)),
        };
        const reasons = (Object.keys(holds) as MatchReason[]).filter((reason) => holds[reason]);
        return reasons.length > 0 ? [{ ...invoice, tds, buyerName: company || name, reasons }] : [];
      });
      return [
        one.id,
        {
          invoices: found.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, shownMatches),
          receipts: recorded
            .filter(
              ({ reference, amountPaise, receivedOn }) =>
                references.includes(reference) ||
                (amountPaise === one.creditPaise &&
                  receivedOn >= addDays(one.bookedOn, -graceDays) &&
                  receivedOn <= addDays(one.bookedOn, graceDays)),
            )
            .map(({ amountPaise: _amountPaise, ...receipt }) => receipt)
            .slice(0, shownMatches),
        },
      ];
    }),
  );
}

/** What a buyer kept back who paid so much of what is open; null where no section of that day takes it. */
export function keptBackOf(
  { openPaise, taxablePaise, totalPaise }: { openPaise: Paise; taxablePaise: Paise; totalPaise: Paise },
  { bookedOn, creditPaise }: Credit,
): InvoiceMatch['tds'] {
  const paise = openPaise - creditPaise;
  if (paise <= 0) return null;
  const basePaise = share(taxablePaise, openPaise, totalPaise);
  const rule = tdsRulesOn(bookedOn).find(({ percent }) => !isOdd(paise, basePaise, percent));
  return rule ? { ruleId: rule.id, paise } : null;
}

/** The rates of all sections that hold on the days of these credits. */
export const percentsOf = (transactions: Credit[]) => [
  ...new Set(transactions.flatMap(({ bookedOn }) => tdsRulesOn(bookedOn)).map(({ percent }) => percent)),
];

/** Open invoices that anything speaks for, the longest due first; each credit is looked at one by one afterwards. */
function openInvoices(ctx: Pick<Ctx, 'db'>, transactions: Credit[], claimedIds: string[]) {
  const words = transactions.map(({ description }) => plain(description)).join('|');
  const { openPaise, invoiceId, dueOn, buyerId, totalPaise } = receivables;
  const credits = transactions.map(({ creditPaise }) => creditPaise);
  const percents = percentsOf(transactions);
  // Wider than what counts in the end: whole rupees, and a rupee for rounding.
  const lacksTds = sql`exists (
    select from unnest(${sql.param(credits)}::bigint[]) c, unnest(${sql.param(percents)}::numeric[]) p
    where abs(${openPaise} - c - ${invoices.taxablePaise}::numeric * ${openPaise} / ${totalPaise} * p / 100) <= 200)`;
  return ctx.db
    .select({
      invoiceId,
      number: invoices.number,
      buyerId,
      company: buyers.company,
      name: buyers.name,
      openPaise,
      taxablePaise: invoices.taxablePaise,
      totalPaise,
    })
    .from(receivables)
    .innerJoin(invoices, eq(invoices.id, invoiceId))
    .innerJoin(buyers, eq(buyers.id, buyerId))
    .where(
      and(
        gt(openPaise, 0),
        or(
          inArray(openPaise, credits),
          lacksTds,
          claimedIds.length > 0 ? inArray(invoiceId, claimedIds) : undefined,
          sql`strpos(${words}, ${plainOf(invoices.number)}) > 0`,
          begins(words, buyers.company),
          begins(words, buyers.name),
        ),
      ),
    )
    .orderBy(asc(dueOn), asc(invoiceId))
    .limit(maxCandidates);
}

/** Receipts of those days, or with those references, that no line of a statement stands for yet. */
function unlinkedReceipts(ctx: Pick<Ctx, 'db'>, transactions: Credit[]) {
  const days = transactions.map(({ bookedOn }) => bookedOn).toSorted();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return ctx.db
    .select({
      receiptId: receipts.id,
      buyerName: sql<string>`coalesce(nullif(${buyers.company}, ''), ${buyers.name})`,
      reference: receipts.reference,
      receivedOn: receipts.receivedOn,
      amountPaise: receipts.amountPaise,
    })
    .from(receipts)
    .innerJoin(buyers, eq(buyers.id, receipts.buyerId))
    .leftJoin(bankTransactions, eq(bankTransactions.receiptId, receipts.id))
    .where(
      and(
        isNull(bankTransactions.id),
        isBooked,
        // A payment that has one since it came back is known by itself.
        isNull(receipts.transactionId),
        // The gateway pays out many at once, less its fees.
        ne(receipts.method, 'online'),
        or(
          inArray(receipts.reference, ['', ...transactions.flatMap(referencesIn)]),
          and(
            between(receipts.receivedOn, addDays(first, -graceDays), addDays(last, graceDays)),
            inArray(
              receipts.amountPaise,
              transactions.map(({ creditPaise }) => creditPaise),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(receipts.id))
    .limit(maxCandidates);
}
