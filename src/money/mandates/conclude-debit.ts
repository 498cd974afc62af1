import { and, eq } from 'drizzle-orm';
import { failDebit } from './fail-debit.ts';
import { mandateDebits } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { settle } from '#money/payments/settle.ts';
import { openStatuses } from '#money/payments/transaction.ts';
import { paymentAttempts } from '#money/payments/table.server.ts';

/** What became of a debit that the bank was asked for. @throws GatewayDown */
export async function concludeDebit(ctx: Ctx, { invoiceId }: { invoiceId: string }): Promise<void> {
  const [debit] = await ctx.db.select().from(mandateDebits).where(eq(mandateDebits.invoiceId, invoiceId));
  if (debit?.state !== 'asked' || !debit.transactionId) return;
  const payment = await settle(ctx, debit.transactionId, { trigger: 'reconcile' });
  if (payment.paidAt) {
    await ctx.db
      .update(mandateDebits)
      .set({ state: 'paid', fault: '' })
      .where(and(eq(mandateDebits.invoiceId, invoiceId), eq(mandateDebits.state, 'asked')));
    return;
  }
  const tries = await ctx.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.transactionId, payment.id));
  const isOpen = (openStatuses as string[]).includes(payment.status);
  if (isOpen && !tries.some(({ status }) => status === 'failed')) return;
  const fault = tries.find(({ errorText }) => errorText)?.errorText ?? 'The bank did not answer';
  await failDebit(ctx, { invoiceId, fault });
}
