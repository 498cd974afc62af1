import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { failDebit } from './fail-debit.ts';
import { lockMandate } from './find-mandate.ts';
import { followMandate } from './follow-mandate.ts';
import { mandateDebits } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { GatewayRefused } from '#kit/ports/gateway.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { readBuyer } from '#money/buyers/buyers.ts';
import { readInvoice } from '#money/invoices/find-invoice.ts';
import { readTransaction } from '#money/payments/one-transaction.ts';
import { openAtGateway } from '#money/payments/open-at-gateway.ts';
import { startFor } from '#money/payments/start-payment.ts';
import { leastOnlinePaise } from '#money/payments/priced-order.ts';
import { orderFor } from '#money/receivables/online/pay-invoice.ts';
import { lockReceivable } from '#money/receivables/write-settlement.ts';

const why = { trigger: 'reconcile' } as const;

/**
 * Asks the bank for what was announced, or for what of it is open still; never for more. Cut off anywhere, the next look
 * goes on where it was: the order is made once, and asked for only while nobody has tried to pay it.
 * @throws GatewayDown
 */
export async function debitInvoice(ctx: Ctx, { invoiceId }: { invoiceId: string }): Promise<void> {
  const [debit] = await ctx.db.select().from(mandateDebits).where(eq(mandateDebits.invoiceId, invoiceId));
  if (debit?.state !== 'announced') return;
  const mandate = await followMandate(ctx, debit);
  const { gatewayTokenId: tokenId, gatewayCustomerId: customerId } = mandate;
  if (mandate.status !== 'active' || !tokenId || !customerId)
    return failDebit(ctx, { invoiceId, fault: `The mandate is ${mandate.status}` });
  // While staff let it rest, what was announced waits.
  if (mandate.heldAt || !(await takeTurn(ctx, invoiceId))) return;

  const orderId = await openOrder(ctx, invoiceId, debit.amountPaise);
  if (!orderId) return;
  if ((await ctx.gateway.paymentsOf(orderId)).length === 0) {
    const { number, buyerId } = await readInvoice(ctx, { invoiceId });
    if (!buyerId) throw new Error(`${number} belongs to no buyer`);
    const { email, mobile } = await readBuyer(ctx, { buyerId });
    const { order, totalPaise } = await transactionOf(ctx, invoiceId);
    try {
      await ctx.gateway.debit({
        orderId,
        amountPaise: totalPaise,
        customerId,
        tokenId,
        customer: { email, phone: `+91${mobile}` },
        description: order.lines.map(({ title }) => title).join(', '),
      });
    } catch (error) {
      if (!(error instanceof GatewayRefused)) throw error;
      return failDebit(ctx, { invoiceId, fault: error.message });
    }
  }
  await ctx.db
    .update(mandateDebits)
    .set({ state: 'asked', askedAt: ctx.now(), askingAt: null })
    .where(and(eq(mandateDebits.invoiceId, invoiceId), eq(mandateDebits.state, 'announced')));
}

/** The order that this try asks for, made once. @returns null where nothing is to be debited any more */
async function openOrder(ctx: Ctx, invoiceId: string, announcedPaise: number): Promise<string | null> {
  const held = await inTransaction(ctx, async (ctx) => {
    const { openPaise } = await lockReceivable(ctx, { invoiceId });
    const [debit] = await ctx.db
      .select()
      .from(mandateDebits)
      .where(eq(mandateDebits.invoiceId, invoiceId))
      .for('update');
    if (debit?.state !== 'announced') return null;
    await lockMandate(ctx, debit);
    if (debit.transactionId || openPaise >= leastOnlinePaise)
      return { transactionId: debit.transactionId, amountPaise: Math.min(openPaise, announcedPaise) };
    await ctx.db
      .update(mandateDebits)
      .set({ state: 'skipped' })
      .where(eq(mandateDebits.invoiceId, invoiceId));
    return null;
  });
  if (!held) return null;
  if (held.transactionId)
    return (await openAtGateway(ctx, await readTransaction(ctx, held.transactionId), why)).gatewayOrderId;
  const order = await orderFor(ctx, invoiceId, held.amountPaise);
  const { id: transactionId, gatewayOrderId } = await startFor(ctx, order, {
    customerId: null,
    isDebit: true,
  });
  await ctx.db.update(mandateDebits).set({ transactionId }).where(eq(mandateDebits.invoiceId, invoiceId));
  return gatewayOrderId;
}

/** Longer than all calls to the gateway: whoever holds the turn for longer than this has died. */
const turnMs = 120_000;

/** Of many who look at the same moment one asks the bank. */
async function takeTurn(ctx: Ctx, invoiceId: string): Promise<boolean> {
  const { askingAt, state } = mandateDebits;
  const now = ctx.now();
  const taken = await ctx.db
    .update(mandateDebits)
    .set({ askingAt: now })
    .where(
      and(
        eq(mandateDebits.invoiceId, invoiceId),
        eq(state, 'announced'),
        or(isNull(askingAt), lt(askingAt, new Date(now.getTime() - turnMs))),
      ),
    )
    .returning();
  return taken.length > 0;
}

async function transactionOf(ctx: Ctx, invoiceId: string) {
  const [debit] = await ctx.db.select().from(mandateDebits).where(eq(mandateDebits.invoiceId, invoiceId));
  return readTransaction(ctx, debit?.transactionId ?? '');
}
