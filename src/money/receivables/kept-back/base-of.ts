import { eq } from 'drizzle-orm';
import { settlements } from '../table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { Paise } from '#kit/india/money.ts';
import { share } from '#kit/india/spread.ts';
import { invoices } from '#money/invoices/table.server.ts';

/** The value before GST of what is settled together: all of an invoice, or its share. */
export async function baseOf(
  ctx: Pick<Ctx, 'db'>,
  { invoiceId, settledPaise }: { invoiceId: string; settledPaise: Paise },
): Promise<Paise> {
  const [invoice] = await ctx.db
    .select({ taxablePaise: invoices.taxablePaise, totalPaise: invoices.totalPaise })
    .from(invoices)
    .where(eq(invoices.id, invoiceId));
  return invoice ? share(invoice.taxablePaise, settledPaise, invoice.totalPaise) : 0;
}

/** The same of an advance: what its voucher says, and all of it where there is none. */
export const baseOfAdvance = async (
  ctx: Pick<Ctx, 'db'>,
  { amountPaise, voucherId }: { amountPaise: Paise; voucherId: string | null },
): Promise<Paise> =>
  voucherId ? baseOf(ctx, { invoiceId: voucherId, settledPaise: amountPaise }) : amountPaise;

/**
 * The value before GST of which a tax may still be kept back: of what money and taxes have settled by now, and of all of
 * the invoice, less what it was kept back of before.
 */
export async function basesLeft(
  ctx: Pick<Ctx, 'db'>,
  { invoiceId, kind, settledPaise }: { invoiceId: string; kind: 'tds' | 'gst-tds'; settledPaise: Paise },
): Promise<[settled: Paise, whole: Paise]> {
  const rows = await ctx.db.select().from(settlements).where(eq(settlements.invoiceId, invoiceId));
  const sum = (of: Paise[]) => of.reduce((all, paise) => all + paise, 0);
  const had = sum(rows.flatMap((row) => (row.kind === kind ? [row.keptBack?.basePaise ?? 0] : [])));
  const paid = rows.filter((row) => ['money', 'tds', 'gst-tds'].includes(row.kind));
  const before = sum(paid.map(({ amountPaise }) => amountPaise));
  const [invoice] = await ctx.db
    .select({ taxablePaise: invoices.taxablePaise })
    .from(invoices)
    .where(eq(invoices.id, invoiceId));
  return [
    (await baseOf(ctx, { invoiceId, settledPaise: before + settledPaise })) - had,
    (invoice?.taxablePaise ?? 0) - had,
  ];
}
