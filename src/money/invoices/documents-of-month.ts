import { and, asc, eq, gte, inArray, isNull, lt, notLike, or } from 'drizzle-orm';
import { invoices } from './table.server.ts';
import { samplePrefix } from '#agency/settings/invoice-prefix.ts';
import type { Ctx } from '#kit/context.ts';
import { realModes } from '#money/payments/payment-mode.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import type { InvoiceRow } from './find-invoice.ts';
import type { InvoiceKind } from './invoice.ts';
import { dayRange } from './tax-month.ts';

/**
 * Documents of these kinds that were issued in a month, in the order of their serials. What was paid with test keys or in
 * the sandbox is none: the payment decides, for documents of earlier days carry real numbers.
 */
export async function documentsOfMonth(
  ctx: Pick<Ctx, 'db'>,
  { month, kinds }: { month: string; kinds: InvoiceKind[] },
): Promise<InvoiceRow[]> {
  const { start, end } = dayRange(month);
  const found = await ctx.db
    .select({ row: invoices })
    .from(invoices)
    .leftJoin(paymentTransactions, eq(paymentTransactions.id, invoices.transactionId))
    .where(
      and(
        or(
          inArray(paymentTransactions.mode, realModes),
          and(isNull(invoices.transactionId), notLike(invoices.number, `${samplePrefix}/%`)),
        ),
        inArray(invoices.kind, kinds),
        gte(invoices.issuedAt, start),
        lt(invoices.issuedAt, end),
      ),
    )
    .orderBy(asc(invoices.series), asc(invoices.count));
  return found.map(({ row }) => row);
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
    .select()
    .from(invoices)
    .where(
      or(inArray(invoices.id, ids), and(inArray(invoices.transactionId, paid), isNull(invoices.refundId))),
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
