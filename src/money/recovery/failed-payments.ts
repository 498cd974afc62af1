import { and, eq, gt, isNull, lte, notExists, sql } from 'drizzle-orm';
import { customers } from '#people/customers/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { paymentAttempts, paymentTransactions } from '#money/payments/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import type { Language } from '#kit/language/language.ts';
import { GatewayDown } from '#kit/ports/gateway.ts';
import type { TransactionRow } from '#money/payments/one-transaction.ts';
import { settle } from '#money/payments/settle.ts';

const hour = 3_600_000;
/** The gateway may still be trying, and so may the customer. */
const patience = hour;

/** What the mail about a payment that failed is called in the outbox: there is one a payment. */
export const failedPaymentKey = (transactionId: string) => `payment-failed:${transactionId}`;

type Reader = { name: string; email: string; language: Language };
export type FailedPayment = { payment: TransactionRow; customer: Reader };

/**
 * Orders that can still be paid, whose last try failed an hour ago or more, and whose owner was not told of it. The
 * gateway is asked once more before: nobody who has paid meanwhile is told to pay.
 */
export async function failedPayments(ctx: Ctx): Promise<FailedPayment[]> {
  const failed: FailedPayment[] = [];
  for (const { id, ...customer } of await candidates(ctx)) {
    const payment = await stillOpen(ctx, id);
    if (payment) failed.push({ payment, customer });
  }
  return failed;
}

function candidates({ db, now, gateway }: Ctx) {
  const { id, status, mode, expiresAt } = paymentTransactions;
  const lastFailed = sql<Date>`max(${paymentAttempts.updatedAt})`.mapWith(paymentAttempts.updatedAt);
  return db
    .select({ id, name: customers.fullName, email: customers.email, language: customers.language })
    .from(paymentTransactions)
    .innerJoin(paymentAttempts, eq(paymentAttempts.transactionId, id))
    .innerJoin(customers, eq(customers.id, paymentTransactions.customerId))
    .where(
      and(
        eq(status, 'pending'),
        eq(mode, gateway.mode),
        gt(expiresAt, new Date(now().getTime() + patience)),
        isNull(customers.closedAt),
        notExists(
          db
            .select({ id: messages.id })
            .from(messages)
            .where(eq(messages.dedupeKey, sql`${'payment-failed:'} || ${id}`)),
        ),
      ),
    )
    .groupBy(id, customers.id)
    .having(
      and(
        lte(lastFailed, new Date(now().getTime() - patience)),
        sql`bool_and(${paymentAttempts.status} = 'failed')`,
      ),
    )
    .limit(200);
}

/** Null where it was paid or ended meanwhile, and while the gateway cannot say so. */
async function stillOpen(ctx: Ctx, transactionId: string): Promise<TransactionRow | null> {
  try {
    const row = await settle(ctx, transactionId, { trigger: 'reconcile' });
    return row.status === 'pending' ? row : null;
  } catch (error) {
    if (error instanceof GatewayDown) return null;
    throw error;
  }
}
