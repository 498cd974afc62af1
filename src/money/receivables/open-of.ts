import { eq } from 'drizzle-orm';
import { receivables } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { Paise } from '#kit/india/money.ts';

/** What is open of an invoice; null for one that was never owed. */
export async function openOf(
  ctx: Pick<Ctx, 'db'>,
  { invoiceId }: { invoiceId: string },
): Promise<Paise | null> {
  const { openPaise } = receivables;
  const [owed] = await ctx.db
    .select({ openPaise })
    .from(receivables)
    .where(eq(receivables.invoiceId, invoiceId));
  return owed?.openPaise ?? null;
}
