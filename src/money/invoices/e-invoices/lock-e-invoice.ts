import { eq } from 'drizzle-orm';
import { eInvoices } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';

/** A document's registration, for the caller's transaction alone. @throws NotFound where it needs none */
export async function lockEInvoice(ctx: Pick<Ctx, 'db'>, { invoiceId }: { invoiceId: string }) {
  const [found] = await ctx.db
    .select()
    .from(eInvoices)
    .where(eq(eInvoices.invoiceId, invoiceId))
    .for('update');
  if (!found) throw new NotFound(/*staff*/ 'This e-invoice');
  return found;
}
