import { and, asc, eq, gte, isNull, type SQL } from 'drizzle-orm';
import { debitMail } from './mandate-mail.ts';
import { mandateDebits, mandates } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { momentInIndia } from '#kit/india/india-date.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { recurringInvoices, recurringRuns } from '#money/invoices/recurring/table.server.ts';
import { leastOnlinePaise } from '#money/payments/priced-order.ts';
import { receivables } from '#money/receivables/table.server.ts';

/** So long before the bank is asked its payer hears of a debit. Source: RBI, E-mandate Framework, 21 April 2026 */
export const noticeMs = 24 * 3_600_000;
/** The bank tells its customer once more, and debits so long after it is asked. Source: Razorpay, UPI recurring payments */
export const bankMs = 25 * 3_600_000;
const atOnce = 200;

/**
 * Tells payers of debits to come: of what their recurring invoices have asked for since their mandate was sent, each once, on
 * its due day, or a day after the notice and the bank's own. What is above the mandate is asked for by a link.
 */
export async function announceDebits(ctx: Ctx): Promise<void> {
  for (const debit of await undebited(ctx, gte(recurringRuns.at, mandates.createdAt)))
    await announceDebit(ctx, debit);
}

/** What an active mandate could be used for, and nobody has announced, the earliest due first. */
export const undebited = (ctx: Pick<Ctx, 'db' | 'gateway'>, where: SQL | undefined) =>
  ctx.db
    .select({
      invoiceId: receivables.invoiceId,
      dueOn: receivables.dueOn,
      openPaise: receivables.openPaise,
      mandateId: mandates.id,
      mostPaise: mandates.mostPaise,
    })
    .from(mandates)
    .innerJoin(recurringRuns, eq(recurringRuns.recurringId, mandates.recurringId))
    .innerJoin(recurringInvoices, eq(recurringInvoices.id, mandates.recurringId))
    // What was written for its payer and went to somebody else is not theirs to pay.
    .innerJoin(
      receivables,
      and(
        eq(receivables.invoiceId, recurringRuns.invoiceId),
        eq(receivables.buyerId, recurringInvoices.buyerId),
      ),
    )
    .leftJoin(mandateDebits, eq(mandateDebits.invoiceId, recurringRuns.invoiceId))
    .where(
      and(
        eq(mandates.status, 'active'),
        eq(mandates.mode, ctx.gateway.mode),
        isNull(mandates.heldAt),
        isNull(mandateDebits.invoiceId),
        gte(receivables.openPaise, leastOnlinePaise),
        where,
      ),
    )
    .orderBy(asc(receivables.dueOn), asc(receivables.invoiceId))
    .limit(atOnce);

type Undebited = Awaited<ReturnType<typeof undebited>>[number];

/** Announces one, once, however often it is asked for. */
export async function announceDebit(ctx: Ctx, debit: Undebited): Promise<void> {
  const { invoiceId, dueOn, openPaise: amountPaise, mandateId, mostPaise } = debit;
  const isAbove = amountPaise > mostPaise;
  const now = ctx.now();
  await inTransaction(ctx, async (ctx) => {
    const [fresh] = await ctx.db
      .insert(mandateDebits)
      .values({
        invoiceId,
        mandateId,
        state: isAbove ? 'above' : 'announced',
        amountPaise,
        announcedAt: now,
        askAt: askAt(now, dueOn),
      })
      .onConflictDoNothing()
      .returning();
    const what = isAbove ? ('above' as const) : ('notice' as const);
    if (fresh) await ctx.jobs.enqueue(ctx.db, debitMail, [{ invoiceId, what, key: `debit:${invoiceId}:1` }]);
  });
}

/** A day after the notice, or so that the bank debits on the due day. */
const askAt = (now: Date, dueOn: string) =>
  new Date(Math.max(now.getTime() + noticeMs, momentInIndia(dueOn, '07:00').getTime() - bankMs));
