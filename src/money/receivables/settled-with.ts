import { and, eq, gt, sum } from 'drizzle-orm';
import { advances, settlements } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { latestOf, readInvoices } from '#money/invoices/find-invoice.ts';

/** The numbers of the invoices that all of a voucher's money is on; none while something of it is left. */
export async function settledWith(
  ctx: Pick<Ctx, 'db'>,
  { voucherId }: { voucherId: string },
): Promise<string[]> {
  const { invoiceId, amountPaise } = settlements;
  const used = await ctx.db
    .select({ invoiceId })
    .from(settlements)
    .innerJoin(advances, eq(advances.id, settlements.advanceId))
    .where(and(eq(advances.voucherId, voucherId), eq(advances.leftPaise, 0)))
    .groupBy(invoiceId)
    .having(gt(sum(amountPaise), 0));
  const rows = await readInvoices(
    ctx,
    used.flatMap((one) => one.invoiceId ?? []),
  );
  const latest = await Promise.all(rows.map((row) => latestOf(ctx, row)));
  return latest.map(({ number }) => number).toSorted();
}
