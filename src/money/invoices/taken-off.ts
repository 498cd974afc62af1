import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sum } from 'drizzle-orm';
import { asRead, type InvoiceRow } from './find-invoice.ts';
import { invoiceKinds, isGivenBack, isRevised, type InvoiceContent } from './invoice.ts';
import { invoices } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { Paise } from '#kit/india/money.ts';

/** The invoice that a payment made; undefined where it was paid before there were invoices. */
export async function invoiceOf(
  ctx: Pick<Ctx, 'db'>,
  { transactionId }: { transactionId: string },
): Promise<InvoiceRow | undefined> {
  const [invoice] = await ctx.db
    .select(asRead)
    .from(invoices)
    .where(
      and(eq(invoices.transactionId, transactionId), isNull(invoices.refundId), isNull(invoices.correctsId)),
    );
  return invoice;
}

const notes = invoiceKinds.filter((kind) => isGivenBack(kind) && !isRevised(kind));

/**
 * The notes against the invoice of a payment with which money went back, or nothing stayed of it; without the note of an
 * exchange, whose money pays another invoice (`exchangeNote`).
 */
export async function notesAgainst(
  ctx: Pick<Ctx, 'db'>,
  { id, transactionId }: { id: string; transactionId: string },
): Promise<{ id: string; totalPaise: Paise }[]> {
  const itself = eq(invoices.correctsId, id);
  return ctx.db
    .select({ id: invoices.id, totalPaise: invoices.totalPaise })
    .from(invoices)
    .where(
      and(
        inArray(invoices.kind, notes),
        or(
          and(eq(invoices.transactionId, transactionId), or(itself, isNull(invoices.correctsId))),
          and(isNull(invoices.transactionId), itself),
        ),
      ),
    )
    .orderBy(asc(invoices.id));
}

/**
 * The note with which a payment took the place of an earlier one: it corrects that one's invoice, and what it takes off pays
 * the invoice of this one.
 * @param of either payment, by its invoice
 */
export async function exchangeNote(
  ctx: Pick<Ctx, 'db'>,
  of: { earlier: InvoiceRow } | { later: InvoiceRow },
): Promise<InvoiceRow | undefined> {
  const { correctsId, transactionId } = invoices;
  const { id, transactionId: its } = 'earlier' in of ? of.earlier : of.later;
  if (!its) return undefined;
  const [found] = await ctx.db
    .select(asRead)
    .from(invoices)
    .where(
      'earlier' in of
        ? and(eq(correctsId, id), ne(transactionId, its))
        : and(eq(transactionId, its), ne(correctsId, id)),
    );
  return found;
}

/** What has been taken off a payment's invoice: what went back, and what was credited. */
export async function takenOff(
  ctx: Pick<Ctx, 'db'>,
  { id, transactionId }: Pick<InvoiceRow, 'id' | 'transactionId'>,
): Promise<{ backPaise: Paise; creditedPaise: Paise }> {
  const rows = await ctx.db
    .select({ correctsId: invoices.correctsId, paise: sum(invoices.totalPaise).mapWith(Number) })
    .from(invoices)
    .where(
      and(
        inArray(invoices.kind, notes),
        or(
          eq(invoices.correctsId, id),
          transactionId
            ? and(eq(invoices.transactionId, transactionId), isNull(invoices.correctsId))
            : undefined,
        ),
      ),
    )
    .groupBy(invoices.correctsId);
  const of = (credited: boolean) =>
    rows
      .filter(({ correctsId }) => (correctsId !== null) === credited)
      .reduce((all, { paise }) => all + paise, 0);
  return { backPaise: of(false), creditedPaise: of(true) };
}

/** What was credited of an earlier invoice with this payment, by the number of its note; empty for any other payment. */
export async function creditedWith(
  ctx: Pick<Ctx, 'db'>,
  { id }: { id: string },
): Promise<NonNullable<InvoiceContent['paidBefore']>> {
  const { number, totalPaise: amountPaise } = invoices;
  return ctx.db
    .select({ number, amountPaise })
    .from(invoices)
    .where(and(eq(invoices.transactionId, id), isNull(invoices.refundId), isNotNull(invoices.correctsId)));
}
