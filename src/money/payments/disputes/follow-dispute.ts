import { eq } from 'drizzle-orm';
import { paymentAttempts, paymentTransactions } from '../table.server.ts';
import { auditPayment, type ChangeReason } from '../move-transaction.ts';
import { readTransaction, type TransactionRow } from '../one-transaction.ts';
import { reportTrouble } from '../report-trouble.ts';
import { undecided, type DisputeStatus } from './dispute.ts';
import { paymentDisputes } from './table.server.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { formatInr } from '#kit/india/money.ts';
import { GatewayRefused, type GatewayDispute } from '#kit/ports/gateway.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { bringToAccount } from '#money/receivables/bring-to-account.ts';
import { lockExchanged } from '#money/receivables/exchanged.ts';
import { takeOut } from '#money/receivables/return-receipt.ts';

const isOpen = (status: DisputeStatus) => (undecided as DisputeStatus[]).includes(status);

/**
 * Asks the gateway how a dispute stands, and keeps that. What told us of it only says which one to ask about.
 * @throws GatewayDown
 */
export async function followDispute(ctx: Ctx, disputeId: string, reason: ChangeReason): Promise<void> {
  try {
    await keepDispute(ctx, await ctx.gateway.fetchDispute(disputeId), reason);
  } catch (error) {
    // The gateway knows no such dispute: nothing was told.
    if (!(error instanceof GatewayRefused)) throw error;
  }
}

const pages = { skip: 0, count: 100 };

/** Those that no event told of. @throws GatewayDown */
export async function followDisputes(ctx: Ctx): Promise<void> {
  for (const told of await ctx.gateway.disputes(pages))
    await keepDispute(ctx, told, { trigger: 'reconcile' });
}

/**
 * Keeps what the gateway says of a dispute. One that is new is told to the staff; what is lost goes out of the books, once.
 * One of a payment that is not ours is none of ours.
 */
async function keepDispute(ctx: Ctx, told: GatewayDispute, reason: ChangeReason): Promise<void> {
  const [attempt] = await ctx.db
    .select({ transactionId: paymentAttempts.transactionId })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.gatewayPaymentId, told.paymentId));
  if (!attempt) return;
  const seen = await readTransaction(ctx, attempt.transactionId);
  await inTransaction(ctx, async (ctx) => {
    const row = await lockExchanged(ctx, seen);
    const { id, paymentId: gatewayPaymentId, ...facts } = told;
    const [known] = await ctx.db.select().from(paymentDisputes).where(eq(paymentDisputes.id, id));
    // Two looks at once may end in the other order: what is decided stays decided.
    if (known && isOpen(told.status) && !isOpen(known.status)) return;
    const isNews = known?.status !== told.status || known.respondBy?.getTime() !== told.respondBy?.getTime();
    const set = { ...facts, updatedAt: ctx.now() };
    if (isNews) {
      await ctx.db
        .insert(paymentDisputes)
        .values({ ...set, id, transactionId: row.id, gatewayPaymentId })
        .onConflictDoUpdate({ target: paymentDisputes.id, set });
      const { amountPaise, status } = told;
      await auditPayment(ctx, row, `dispute-${status.replace('_', '-')}`, {
        ...reason,
        evidence: { ...reason.evidence, disputeId: id, gatewayPaymentId, amountPaise },
      });
      await queueWebhooks(ctx, 'order.disputed', {
        transactionId: row.id,
        disputeId: id,
        status,
        amountPaise,
      });
    }
    if (!known && isOpen(told.status))
      await reportTrouble(ctx, { transactionId: row.id, what: 'disputed', key: `disputed:${id}` });
    if (told.status === 'lost' && !known?.bookedAt) await bookLost(ctx, row, told, reason);
  });
}

/** What was lost is owed again, as whatever else came back. People look at what cannot be. */
async function bookLost(
  ctx: Ctx,
  row: TransactionRow,
  told: GatewayDispute,
  reason: ChangeReason,
): Promise<void> {
  const receipt = told.paymentId === row.paidPaymentId ? await bringToAccount(ctx, row) : null;
  if (!receipt) {
    const reviewReason = `${formatInr(told.amountPaise)} was lost in a dispute, and no invoice tells of it.`;
    await ctx.db.update(paymentTransactions).set({ reviewReason }).where(eq(paymentTransactions.id, row.id));
    return;
  }
  await takeOut(ctx, receipt, {
    returnedOn: dateInIndia(ctx.now()),
    reason: `Dispute ${told.id} was lost: ${told.reasonCode.replaceAll('_', ' ')}`,
    amountPaise: Math.min(told.deductedPaise || told.amountPaise, receipt.amountPaise),
  });
  await auditPayment(ctx, row, 'came-back', { ...reason, evidence: { disputeId: told.id } });
  await ctx.db.update(paymentDisputes).set({ bookedAt: ctx.now() }).where(eq(paymentDisputes.id, told.id));
}

/** Disputes of one payment, the first one first. */
export const disputesOf = (ctx: Pick<Ctx, 'db'>, transactionId: string) =>
  ctx.db
    .select()
    .from(paymentDisputes)
    .where(eq(paymentDisputes.transactionId, transactionId))
    .orderBy(paymentDisputes.createdAt);
