import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, notLike, or } from 'drizzle-orm';
import { eInvoices } from './e-invoices/table.server.ts';
import { invoices, isPrepaidText } from './table.server.ts';
import { samplePrefix } from '#agency/settings/invoice-prefix.ts';
import type { Ctx } from '#kit/context.ts';
import { realModes } from '#money/payments/payment-mode.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { asRead, type InvoiceRow } from './find-invoice.ts';
import { invoiceKinds, isGivenBack, type InvoiceKind } from './invoice.ts';
import type { TaxMonth } from './invoice-filter.ts';
import { addMonths, dayRange } from './tax-month.ts';

/** Sold or offered for money that moved: what was paid with test keys or in the sandbox is none, whatever its number. */
const isReal = and(
  or(inArray(paymentTransactions.mode, realModes), isNull(invoices.transactionId)),
  notLike(invoices.number, `${samplePrefix}/%`),
);
const issuedIn = ({ month, kinds }: { month: string; kinds: InvoiceKind[] }) => {
  const { start, end } = dayRange(month);
  return and(
    isReal,
    inArray(invoices.kind, kinds),
    gte(invoices.issuedAt, start),
    lt(invoices.issuedAt, end),
  );
};
const itsPayment = eq(paymentTransactions.id, invoices.transactionId);

/** Documents of these kinds that were issued in a month, in the order of their serials. */
export async function documentsOfMonth(
  ctx: Pick<Ctx, 'db'>,
  input: { month: string; kinds: InvoiceKind[] },
): Promise<InvoiceRow[]> {
  const found = await ctx.db
    .select({ row: asRead })
    .from(invoices)
    .leftJoin(paymentTransactions, itsPayment)
    .where(issuedIn(input))
    .orderBy(asc(invoices.series), asc(invoices.count));
  return found.map(({ row }) => row);
}

const atATime = 100;

/** The same one after the other, for whoever needs none but the one at hand. */
export async function* eachDocumentOfMonth(
  ctx: Pick<Ctx, 'db'>,
  input: { month: string; kinds: InvoiceKind[] },
): AsyncGenerator<InvoiceRow> {
  const found = await ctx.db
    .select({ id: invoices.id })
    .from(invoices)
    .leftJoin(paymentTransactions, itsPayment)
    .where(issuedIn(input))
    .orderBy(asc(invoices.series), asc(invoices.count));
  const ids = found.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += atATime)
    yield* await ctx.db
      .select(asRead)
      .from(invoices)
      .where(inArray(invoices.id, ids.slice(from, from + atATime)))
      .orderBy(asc(invoices.series), asc(invoices.count));
}

/** Which of these the e-invoice portal has taken back: they keep their numbers, and are in no table and no book. */
export async function cancelledOf(ctx: Pick<Ctx, 'db'>, rows: InvoiceRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const found = await ctx.db
    .select({ id: eInvoices.invoiceId })
    .from(eInvoices)
    .where(
      and(
        eq(eInvoices.state, 'cancelled'),
        inArray(
          eInvoices.invoiceId,
          rows.map(({ id }) => id),
        ),
      ),
    );
  return new Set(found.map(({ id }) => id));
}

/** The numbers of those that were issued in a month and wait for their number from the e-invoice portal. */
export async function waitingOfMonth(ctx: Pick<Ctx, 'db'>, { month }: TaxMonth): Promise<string[]> {
  const { start, end } = dayRange(month);
  const found = await ctx.db
    .select({ number: invoices.number })
    .from(eInvoices)
    .innerJoin(invoices, eq(invoices.id, eInvoices.invoiceId))
    .where(and(eq(eInvoices.state, 'waiting'), gte(invoices.issuedAt, start), lt(invoices.issuedAt, end)))
    .orderBy(asc(invoices.id));
  return found.map(({ number }) => number);
}

/** No plan is sold for longer. */
const longestMonths = 60;

/** What was sold for several months at once and may still run in a month, or was issued in it. */
export async function prepaidUntil(ctx: Pick<Ctx, 'db'>, { month }: TaxMonth): Promise<InvoiceRow[]> {
  const found = await ctx.db
    .select({ row: asRead })
    .from(invoices)
    .leftJoin(paymentTransactions, itsPayment)
    .where(
      and(
        isReal,
        inArray(invoices.kind, ['tax-invoice', 'bill-of-supply', 'receipt']),
        gte(invoices.issuedAt, dayRange(addMonths(month, -longestMonths)).start),
        lt(invoices.issuedAt, dayRange(month).end),
        isPrepaidText,
      ),
    )
    .orderBy(asc(invoices.series), asc(invoices.count));
  return found.map(({ row }) => row);
}

/** What went back of these until the end of a month, by the id of the document, the first one first. */
export async function notesUntil(
  ctx: Pick<Ctx, 'db'>,
  { month, rows }: TaxMonth & { rows: InvoiceRow[] },
): Promise<Map<string, InvoiceRow[]>> {
  if (rows.length === 0) return new Map();
  const paid = rows.flatMap(({ transactionId }) => transactionId ?? []);
  const notes = await ctx.db
    .select(asRead)
    .from(invoices)
    .where(
      and(
        inArray(invoices.kind, invoiceKinds.filter(isGivenBack)),
        lt(invoices.issuedAt, dayRange(month).end),
        or(
          inArray(
            invoices.correctsId,
            rows.map(({ id }) => id),
          ),
          and(inArray(invoices.transactionId, paid), isNotNull(invoices.refundId)),
        ),
      ),
    )
    .orderBy(asc(invoices.id));
  return new Map(
    rows.map(({ id, transactionId }) => [
      id,
      notes.filter((note) =>
        note.correctsId ? note.correctsId === id : note.transactionId === transactionId,
      ),
    ]),
  );
}

/** The documents that these take something off or add to, by the id of the one that does. */
export async function correctedByThem(
  ctx: Pick<Ctx, 'db'>,
  rows: InvoiceRow[],
): Promise<Map<string, InvoiceRow>> {
  const notes = rows.filter(({ content }) => content.corrects !== null);
  const ids = notes.flatMap(({ correctsId }) => correctsId ?? []);
  const paid = notes.flatMap(({ correctsId, transactionId }) => (correctsId ? [] : (transactionId ?? [])));
  if (ids.length + paid.length === 0) return new Map();
  const originals = await ctx.db
    .select(asRead)
    .from(invoices)
    .where(
      or(
        inArray(invoices.id, ids),
        and(inArray(invoices.transactionId, paid), isNull(invoices.refundId), isNull(invoices.correctsId)),
      ),
    );
  const byId = new Map(originals.map((row) => [row.id, row]));
  const byPayment = new Map(originals.map((row) => [row.transactionId, row]));
  return new Map(
    notes.flatMap((note) => {
      const original = note.correctsId ? byId.get(note.correctsId) : byPayment.get(note.transactionId);
      return original ? [[note.id, original] as const] : [];
    }),
  );
}
