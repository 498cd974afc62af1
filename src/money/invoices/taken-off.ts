import { and, asc, eq, inArray, isNotNull, isNull, or, sum } from 'drizzle-orm';
import type { InvoiceRow } from './find-invoice.ts';
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
    .select()
    .from(invoices)
    .where(
      and(eq(invoices.transactionId, transactionId), isNull(invoices.refundId), isNull(invoices.correctsId)),
    );
  return invoice;
}

const notes = invoiceKinds.filter((kind) => isGivenBack(kind) && !isRevised(kind));

/** The notes that stand against an invoice: what corrects it, what went back of its payment, and what was credited with that. */
export async function notesAgainst(
  ctx: Pick<Ctx, 'db'>,
  { id, transactionId }: Pick<InvoiceRow, 'id' | 'transactionId'>,
): Promise<{ id: string; totalPaise: Paise }[]> {
  return ctx.db
    .select({ id: invoices.id, totalPaise: invoices.totalPaise })
    .from(invoices)
    .where(
      and(
        inArray(invoices.kind, notes),
        or(
          eq(invoices.correctsId, id),
          transactionId ? eq(invoices.transactionId, transactionId) : undefined,
        ),
      ),
    )
    .orderBy(asc(invoices.id));
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
