import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { paymentTransactions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { GatewayDown, GatewayRefused, type GatewayOrder } from '#kit/ports/gateway.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { tryMove, type ChangeReason } from './move-transaction.ts';
import { lockSubject, readTransaction, type TransactionRow } from './one-transaction.ts';

/** Longer than two calls to the gateway: whoever holds the turn for longer than this has died. */
const turnMs = 25_000;
/** How long, and how often, somebody looks whether the order is there. */
const patienceMs = 11_000;
const lookMs = 100;

/** What a new transaction is written down with by whoever opens it next. */
export const firstTurn = (now: Date) => ({ openingAt: now, openingTries: 1 });

/** Makes the gateway's order of a transaction that one has just written down with the first turn. @throws as below */
export const openNew = (ctx: Ctx, row: TransactionRow, reason: ChangeReason): Promise<TransactionRow> =>
  open(ctx, row, row.openingTries, reason);

/**
 * Makes the gateway's order of a transaction, once: of many who ask at the same moment one does it and the others wait.
 * Where an earlier answer was lost the order is found by its receipt instead.
 * @throws GatewayDown · GatewayRefused, then the transaction has ended
 */
export async function openAtGateway(
  ctx: Ctx,
  row: TransactionRow,
  reason: ChangeReason,
): Promise<TransactionRow> {
  const until = Date.now() + patienceMs;
  let seen = row;
  while (seen.status === 'created') {
    const tries = await takeTurn(ctx, seen);
    if (tries !== null) return open(ctx, seen, tries, reason);
    if (Date.now() > until) throw new GatewayDown('somebody else is opening this order');
    await wait(lookMs);
    seen = await readTransaction(ctx, row.id);
  }
  return seen;
}

/** Looks whether an order whose answer was lost exists after all; without one the transaction has ended. */
export async function recoverAtGateway(
  ctx: Ctx,
  row: TransactionRow,
  reason: ChangeReason,
): Promise<TransactionRow> {
  const tries = row.status === 'created' ? await takeTurn(ctx, row) : null;
  if (tries === null) return readTransaction(ctx, row.id);
  return inTurn(ctx, row, async () => {
    const order = await ctx.gateway.findOrder(row.id);
    return take(ctx, row, order, { ...reason, evidence: { ...reason.evidence, tries } });
  });
}

function open(ctx: Ctx, row: TransactionRow, tries: number, reason: ChangeReason): Promise<TransactionRow> {
  return inTurn(ctx, row, async () => {
    try {
      const made = { receipt: row.id, amountPaise: row.totalPaise };
      const order =
        (tries > 1 && (await ctx.gateway.findOrder(row.id))) || (await ctx.gateway.createOrder(made));
      return await take(ctx, row, order, reason);
    } catch (error) {
      if (error instanceof GatewayRefused) await refuse(ctx, row, reason, error);
      throw error;
    }
  });
}

/** Checks the gateway's order against ours and keeps its id. */
function take(
  ctx: Ctx,
  row: TransactionRow,
  order: GatewayOrder | null,
  reason: ChangeReason,
): Promise<TransactionRow> {
  return inTransaction(ctx, async (ctx) => {
    await lockSubject(ctx, row);
    const fits = order?.amountPaise === row.totalPaise && order.currency === row.currency;
    const move = fits ? 'opened' : 'refused';
    const told = order && fits ? { gatewayOrderId: order.id } : { lastErrorCode: 'no_order' };
    const evidence = { ...reason.evidence, order };
    const moved = await tryMove(ctx, row, move, { ...reason, evidence }, { ...told, openingAt: null });
    // Given up meanwhile: nobody was told the order's id, so nobody can pay it.
    return moved ?? readTransaction(ctx, row.id);
  });
}

async function refuse(
  ctx: Ctx,
  row: TransactionRow,
  reason: ChangeReason,
  { code, message }: GatewayRefused,
) {
  await inTransaction(ctx, async (ctx) => {
    await lockSubject(ctx, row);
    const set = { lastErrorCode: code, lastErrorText: message };
    await tryMove(ctx, row, 'refused', { ...reason, evidence: { code, message } }, set);
  });
}

/** @returns which try this is, from 1; null while it is somebody else's turn */
async function takeTurn(ctx: Ctx, row: TransactionRow): Promise<number | null> {
  const { id, status, openingAt, openingTries } = paymentTransactions;
  const now = ctx.now();
  const [taken] = await ctx.db
    .update(paymentTransactions)
    .set({ openingAt: now, openingTries: sql`${openingTries} + 1` })
    .where(
      and(
        eq(id, row.id),
        eq(status, 'created'),
        or(isNull(openingAt), lt(openingAt, new Date(now.getTime() - turnMs))),
      ),
    )
    .returning({ tries: openingTries });
  return taken?.tries ?? null;
}

/** Whoever fails lets the next one try at once; a transaction that moves on has no turns any more. */
async function inTurn<T>(ctx: Ctx, { id }: TransactionRow, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    await ctx.db.update(paymentTransactions).set({ openingAt: null }).where(eq(paymentTransactions.id, id));
    throw error;
  }
}
