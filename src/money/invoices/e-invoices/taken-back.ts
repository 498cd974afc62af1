import { and, eq, type Column } from 'drizzle-orm';
import { eInvoices } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** For a condition: the registration of this document where the portal has taken it back, so that nothing of it counts. */
export const takenBack = (ctx: Pick<Ctx, 'db'>, invoiceId: Column) =>
  ctx.db
    .select({ id: eInvoices.invoiceId })
    .from(eInvoices)
    .where(and(eq(eInvoices.invoiceId, invoiceId), eq(eInvoices.state, 'cancelled')));
