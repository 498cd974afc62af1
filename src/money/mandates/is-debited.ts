import { and, eq, exists, gte, isNull, or, type AnyColumn, type SQL } from 'drizzle-orm';
import { undebited } from './announce-debits.ts';
import type { Ctx } from '#kit/context.ts';
import { mandateDebits, mandates } from './table.server.ts';
import { recurringRuns } from '#money/invoices/recurring/table.server.ts';
import { receivables } from '#money/receivables/table.server.ts';

/** Whether the bank was asked for an invoice, or will be by what holds now: then its payer has nothing to do. */
export function isDebited({ db, gateway }: Pick<Ctx, 'db' | 'gateway'>, invoiceId: AnyColumn): SQL {
  const { state, mandateId } = mandateDebits;
  const willBe = and(eq(state, 'announced'), eq(mandates.status, 'active'), isNull(mandates.heldAt));
  return exists(
    db
      .select({ mandateId })
      .from(mandateDebits)
      .innerJoin(mandates, eq(mandates.id, mandateId))
      .where(
        and(
          eq(mandateDebits.invoiceId, invoiceId),
          eq(mandates.mode, gateway.mode),
          or(eq(state, 'asked'), willBe),
        ),
      ),
  );
}

/** The same of an invoice that was just issued, also where the debit is still to be announced. */
export async function willBeDebited(
  ctx: Pick<Ctx, 'db' | 'gateway'>,
  { invoiceId }: { invoiceId: string },
): Promise<boolean> {
  const its = eq(receivables.invoiceId, invoiceId);
  const [owed] = await ctx.db
    .select({ invoiceId: receivables.invoiceId })
    .from(receivables)
    .where(and(its, isDebited(ctx, receivables.invoiceId)));
  if (owed) return true;
  const [next] = await undebited(ctx, and(its, gte(recurringRuns.at, mandates.createdAt)));
  return next !== undefined && next.openPaise <= next.mostPaise;
}
