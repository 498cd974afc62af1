import { and, eq, exists, isNull, or, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { mandateDebits, mandates } from './table.server.ts';

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
