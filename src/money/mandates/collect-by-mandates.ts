import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import { announceDebits, bankMs } from './announce-debits.ts';
import { concludeDebit } from './conclude-debit.ts';
import { debitInvoice } from './debit-invoice.ts';
import { followMandate } from './follow-mandate.ts';
import { livingStates } from './mandate.ts';
import { endMandate } from './move-mandate.ts';
import { mandateDebits, mandates } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { GatewayDown, GatewayRefused } from '#kit/ports/gateway.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { recurringInvoices } from '#money/invoices/recurring/table.server.ts';

/** At a time; the rest waits for the next look. */
const most = 200;

/**
 * By the clock: asks how mandates stand, ends those whose recurring invoice was stopped, announces debits, asks the bank
 * for what was announced, and sees what became of it. Stops at the first call that the gateway does not answer, and goes
 * on at the next look.
 */
export async function collectByMandates(ctx: Ctx): Promise<void> {
  try {
    for (const { id: mandateId } of await dueMandates(ctx))
      await skipRefused(() => followMandate(ctx, { mandateId }));
    for (const { mandates: row } of await stoppedMandates(ctx)) await skipRefused(() => endMandate(ctx, row));
    await announceDebits(ctx);
    for (const debit of await announcedDebits(ctx)) await skipRefused(() => debitInvoice(ctx, debit));
    for (const debit of await askedDebits(ctx)) await skipRefused(() => concludeDebit(ctx, debit));
  } catch (error) {
    if (!(error instanceof GatewayDown)) throw error;
  }
}

/** What the gateway says no to about one mandate keeps no other waiting; that one is asked about again. */
async function skipRefused(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
  }
}

const ours = (ctx: Ctx) => and(eq(mandates.mode, ctx.gateway.mode), inArray(mandates.status, livingStates));

const dueMandates = (ctx: Ctx) =>
  ctx.db
    .select({ id: mandates.id })
    .from(mandates)
    .where(and(ours(ctx), lte(mandates.nextCheckAt, ctx.now())))
    .orderBy(asc(mandates.nextCheckAt))
    .limit(most);

const stoppedMandates = (ctx: Ctx) =>
  ctx.db
    .select({ mandates })
    .from(mandates)
    .innerJoin(recurringInvoices, eq(recurringInvoices.id, mandates.recurringId))
    .where(and(ours(ctx), eq(recurringInvoices.status, 'stopped')))
    .orderBy(asc(mandates.id))
    .limit(most);

const debitsWhere = (ctx: Ctx, where: SQL | undefined) =>
  ctx.db
    .select({ invoiceId: mandateDebits.invoiceId })
    .from(mandateDebits)
    .innerJoin(mandates, eq(mandates.id, mandateDebits.mandateId))
    .leftJoin(paymentTransactions, eq(paymentTransactions.id, mandateDebits.transactionId))
    .where(and(eq(mandates.mode, ctx.gateway.mode), where))
    .orderBy(asc(mandateDebits.askAt), asc(mandateDebits.invoiceId))
    .limit(most);

/** Those whose day has come. What rests waits, unless its mandate is over. */
const announcedDebits = (ctx: Ctx) =>
  debitsWhere(
    ctx,
    and(
      eq(mandateDebits.state, 'announced'),
      lte(mandateDebits.askAt, ctx.now()),
      or(isNull(mandates.heldAt), ne(mandates.status, 'active')),
    ),
  );

/** Those that the bank has debited, as far as we know, or was to have debited by now. */
const askedDebits = (ctx: Ctx) =>
  debitsWhere(
    ctx,
    and(
      eq(mandateDebits.state, 'asked'),
      or(
        lte(mandateDebits.askedAt, new Date(ctx.now().getTime() - bankMs)),
        isNotNull(paymentTransactions.paidAt),
      ),
    ),
  );
