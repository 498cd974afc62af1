import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { paymentTransactions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { GatewayDown, GatewayRefused, type GatewayLink, type GatewayOrder } from '#kit/ports/gateway.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { openFor } from './reconciliation/check-schedule.ts';
import { tryMove, type ChangeReason } from './move-transaction.ts';
import { lockSubject, readTransaction, type TransactionRow } from './one-transaction.ts';
import { returnPath } from './transaction.ts';

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
  const until = performance.now() + patienceMs;
  let seen = row;
  while (seen.status === 'created') {
    const tries = await takeTurn(ctx, seen);
    if (tries !== null) return open(ctx, seen, tries, reason);
    if (performance.now() > until) throw new GatewayDown('somebody else is opening this order');
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
    const found = await find(ctx, row);
    return take(ctx, row, found, { ...reason, evidence: { ...reason.evidence, tries } });
  });
}

function open(ctx: Ctx, row: TransactionRow, tries: number, reason: ChangeReason): Promise<TransactionRow> {
  return inTurn(ctx, row, async () => {
    try {
      const made = (tries > 1 && (await find(ctx, row))) || (await make(ctx, row));
      return await take(ctx, row, made, reason);
    } catch (error) {
      if (error instanceof GatewayRefused) await refuse(ctx, row, reason, error);
      throw error;
    }
  });
}

type Made = GatewayOrder | GatewayLink;

/** The gateway takes no link that ends sooner. */
const leastLinkMs = 16 * 60_000;

const find = ({ gateway }: Ctx, { id, isHosted }: TransactionRow): Promise<Made | null> =>
  isHosted ? gateway.findLink(id) : gateway.findOrder(id);

function make(
  ctx: Ctx,
  { id, isHosted, totalPaise, order, createdAt, expiresAt }: TransactionRow,
): Promise<Made> {
  // What is asked of a bank by a mandate is promised late.
  const openMs = Math.max(expiresAt.getTime() - createdAt.getTime(), openFor);
  if (!isHosted)
    return ctx.gateway.createOrder({
      receipt: id,
      amountPaise: totalPaise,
      captureMinutes: Math.ceil(openMs / 60_000),
    });
  const least = ctx.now().getTime() + leastLinkMs;
  return ctx.gateway.createLink({
    reference: id,
    amountPaise: totalPaise,
    description: order.lines.map(({ title }) => title).join(', '),
    expiresAt: new Date(Math.max(expiresAt.getTime(), least)),
    callbackUrl: `${ctx.publicUrl}${returnPath(id, ctx.language)}`,
  });
}

const idsOf = (made: Made) =>
  'url' in made
    ? { gatewayLinkId: made.id, gatewayLinkUrl: made.url, gatewayOrderId: made.orderId }
    : { gatewayOrderId: made.id };

/** Checks what the gateway made against ours and keeps its id. */
function take(
  ctx: Ctx,
  row: TransactionRow,
  made: Made | null,
  reason: ChangeReason,
): Promise<TransactionRow> {
  return inTransaction(ctx, async (ctx) => {
    await lockSubject(ctx, row);
    const fits = made?.amountPaise === row.totalPaise && made.currency === row.currency;
    const move = fits ? 'opened' : 'refused';
    const told = made && fits ? idsOf(made) : { lastErrorCode: 'no_order' };
    const evidence = { ...reason.evidence, order: made };
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
