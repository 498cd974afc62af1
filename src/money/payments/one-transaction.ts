import { randomBytes } from 'node:crypto';
import { and, eq, inArray, or } from 'drizzle-orm';
import { paymentTransactions } from './table.server.ts';
import type { Actor, Ctx } from '#kit/context.ts';
import { NotFound, Unauthenticated } from '#kit/errors.ts';
import { lockName } from '#kit/rows/lock-name.ts';
import { openStatuses } from './transaction.ts';

export type TransactionRow = typeof paymentTransactions.$inferSelect;

/** 128 bits that nobody guesses; with its prefix short enough to be the gateway's receipt (40). */
export const newTransactionId = () => `txn_${randomBytes(16).toString('hex')}`;
const idPattern = /^txn_[0-9a-f]{32}$/;

export async function readTransaction(ctx: Pick<Ctx, 'db'>, id: string): Promise<TransactionRow> {
  if (!idPattern.test(id)) throw new NotFound(/*i18n*/ 'This payment');
  const [row] = await ctx.db.select().from(paymentTransactions).where(eq(paymentTransactions.id, id));
  if (!row) throw new NotFound(/*i18n*/ 'This payment');
  return row;
}

/**
 * A customer's own payment, by our id, the gateway's order or the id that their browser made up.
 * @throws Unauthenticated · NotFound, also for somebody else's
 */
export async function ownTransaction(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  id: string,
): Promise<TransactionRow & { customerId: string }> {
  const customer = payingCustomer(ctx.actor);
  const { customerId, gatewayOrderId, clientReference } = paymentTransactions;
  const named = idPattern.test(id)
    ? eq(paymentTransactions.id, id)
    : or(eq(gatewayOrderId, id), eq(clientReference, id));
  const [row] = await ctx.db
    .select()
    .from(paymentTransactions)
    .where(and(eq(customerId, customer.id), named));
  if (!row) throw new NotFound(/*i18n*/ 'This payment');
  return { ...row, customerId: customer.id };
}

export function payingCustomer(actor: Actor): Extract<Actor, { kind: 'customer' }> {
  if (actor.kind !== 'customer') throw new Unauthenticated();
  return actor;
}

/** Whose account it is. @throws Error where it has none, as only payments of quotations and invoices may */
export function payerOf({ id, customerId }: Pick<TransactionRow, 'id' | 'customerId'>): string {
  if (customerId === null) throw new Error(`${id} belongs to no customer`);
  return customerId;
}

export type Subject = Pick<TransactionRow, 'customerId' | 'purpose' | 'subjectId'>;

/** All payments for the same thing. A quotation is one thing, whoever pays it; every customer has a cart of their own. */
export const sameSubject = ({ customerId, purpose, subjectId }: Subject) =>
  and(
    eq(paymentTransactions.purpose, purpose),
    eq(paymentTransactions.subjectId, subjectId),
    purpose === 'quotation' || customerId === null
      ? undefined
      : eq(paymentTransactions.customerId, customerId),
  );

/** What is open for it, whoever began it: one, but for what is paid in parts. */
export const findAllOpen = (ctx: Pick<Ctx, 'db'>, subject: Subject): Promise<TransactionRow[]> =>
  ctx.db
    .select()
    .from(paymentTransactions)
    .where(and(sameSubject(subject), inArray(paymentTransactions.status, openStatuses)));

/**
 * Whoever starts, settles or ends a payment for the same thing waits here for the others, until the caller's
 * transaction ends.
 */
export async function lockSubject(
  ctx: Pick<Ctx, 'db'>,
  { customerId, purpose, subjectId }: Subject,
): Promise<void> {
  const owner = purpose === 'quotation' ? '' : customerId;
  await lockName(ctx, `payment:${owner}:${purpose}:${subjectId}`);
}

/** The transaction as it is now, while nobody else can change it. */
export async function lockTransaction(ctx: Pick<Ctx, 'db'>, of: TransactionRow): Promise<TransactionRow> {
  await lockSubject(ctx, of);
  const [row] = await ctx.db
    .select()
    .from(paymentTransactions)
    .where(eq(paymentTransactions.id, of.id))
    .for('update');
  if (!row) throw new NotFound(/*i18n*/ 'This payment');
  return row;
}
