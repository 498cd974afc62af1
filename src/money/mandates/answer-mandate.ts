import { and, eq, isNull } from 'drizzle-orm';
import { mandateIn } from './find-mandate.ts';
import { isLiving } from './mandate.ts';
import { debitMail } from './mandate-mail.ts';
import { endMandate } from './move-mandate.ts';
import { mandateDebits } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { defineLimit } from '#kit/limit.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/** By mandate: each asks the gateway. */
const answerLimit = defineLimit('mandate-answers', { points: 20, seconds: 3_600 });

/** The customer ends a mandate. The token is the authority. @throws NotFound · GatewayDown · TooManyRequests */
export async function cancelByCustomer(ctx: Ctx, { token }: { token: string }): Promise<void> {
  const row = await mandateIn(ctx, token);
  await ctx.limit(answerLimit, row.id);
  if (isLiving(row.status)) await endMandate(ctx, row);
}

/**
 * The customer does not want one debit; its invoice stays open, and they get a link to pay it. Doing it twice changes nothing.
 * The token is the authority.
 * @throws NotFound · Conflict once the bank was asked · TooManyRequests
 */
export async function skipDebit(
  ctx: Ctx,
  { token, invoiceId }: { token: string; invoiceId: string },
): Promise<void> {
  const { id, recurringId } = await mandateIn(ctx, token);
  await ctx.limit(answerLimit, id);
  await inTransaction(ctx, async (ctx) => {
    const its = and(eq(mandateDebits.invoiceId, invoiceId), eq(mandateDebits.mandateId, id));
    const [skipped] = await ctx.db
      .update(mandateDebits)
      .set({ state: 'skipped' })
      .where(and(its, eq(mandateDebits.state, 'announced'), isNull(mandateDebits.askingAt)))
      .returning();
    // Stopped already, by a press whose answer was lost or in another tab.
    if (!skipped && (await ctx.db.$count(mandateDebits, and(its, eq(mandateDebits.state, 'skipped')))) > 0)
      return;
    if (!skipped)
      throw new Conflict(
        /*i18n*/ 'Your bank has been asked for this debit already. Stop it in your UPI app.',
      );
    const key = `debit-stopped:${invoiceId}`;
    await ctx.jobs.enqueue(ctx.db, debitMail, [{ invoiceId, what: 'stopped', key }]);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'recurring-invoice',
      subjectId: recurringId,
      after: { debit: 'stopped by the customer', invoiceId },
    });
  });
}
