import { sql } from 'drizzle-orm';
import { invoices, invoiceSeries } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

const least = 100;

/**
 * Lets each series go on behind what may have been given out since a moment of which nothing is known: behind three times
 * what it gave out in as long a time before, at least a hundred. In a return they count as cancelled.
 */
export async function leaveOutNumbers({ db, now }: Pick<Ctx, 'db' | 'now'>, { since }: { since: Date }) {
  const asLongBefore = new Date(2 * since.getTime() - now().getTime());
  const before = db
    .select({ given: sql`count(*)` })
    .from(invoices)
    .where(
      sql`${invoices.series} = ${invoiceSeries.series} and ${invoices.issuedAt} > ${asLongBefore.toISOString()}`,
    );
  await db
    .update(invoiceSeries)
    .set({ last: sql`${invoiceSeries.last} + greatest(${least}, 3 * (${before}))` });
}
