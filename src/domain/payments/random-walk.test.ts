import { expect, test } from 'vitest';
import { inArray } from 'drizzle-orm';
import {
  fulfilments,
  paymentAttempts,
  paymentRefunds,
  paymentTransactions,
} from '#db/schema/payments.server.ts';
import type { Ctx } from '#domain/context.ts';
import { DomainError } from '#domain/errors.ts';
import { cancelPayment } from './cancel-payment.ts';
import { compareBooks } from './compare-books.ts';
import { confirmPayment, returnFromGateway, type Signed } from './confirm-payment.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { refundPayment } from './refund-payment.ts';
import { settle } from './settle.ts';
import { startPayment, type StartedPayment } from './start-payment.ts';
import { anOrder } from './test-payments.ts';
import { Crash, openWalk, randomOf, type Walk } from './test-walk.ts';

const steps = 2_000;
const seed = Number(process.env.WALK_SEED ?? 20_261_121);

test(`a walk of ${steps} random steps (WALK_SEED=${seed}): nobody is charged without goods or their money back, nobody served without payment, and our totals are the gateway's`, async () => {
  const random = randomOf(seed);
  const walk = await openWalk(random);
  try {
    const { taken, actions } = await take(walk, random);
    await comeToRest(walk);
    await expectBooksToAgree(walk);
    const paid = await walk.db.select().from(fulfilments);
    // A walk that never got anywhere would prove nothing.
    expect(paid.length).toBeGreaterThan(50);
    expect(Object.keys(taken).toSorted()).toEqual(Object.keys(actions).toSorted());
  } finally {
    await walk.close();
  }
}, 240_000);

type Begun = StartedPayment & { ctx: Ctx };
type Paid = { payment: { id: string }; razorpay_signature?: string };

async function take(walk: Walk, random: () => number) {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const people = [await walk.customer(), await walk.customer(), await walk.customer(), await walk.customer()];
  const begun: Begun[] = [];
  const signed: (Signed & { begun: Begun })[] = [];
  const failed: string[] = [];
  /** Mostly the payments that were begun last: those are where things happen. */
  const recent = () => (random() < 0.7 ? pick(begun.slice(-8)) : pick(begun));

  const pay = async (of: Begun, outcome: string, force = false) => {
    const paid = await walk.control<Paid>(`orders/${of.gatewayOrderId}/pay`, { outcome, force });
    if (!paid.payment) return null;
    if (outcome === 'failure') failed.push(paid.payment.id);
    const { razorpay_signature: signature } = paid;
    if (signature)
      signed.push({ begun: of, orderId: of.gatewayOrderId, paymentId: paid.payment.id, signature });
    return paid;
  };
  const withOne = (run: (of: Begun) => Promise<unknown>) => async () => {
    const of = recent();
    if (of) await run(of);
  };
  const withSigned = (run: (of: (typeof signed)[number]) => Promise<unknown>) => async () => {
    const of = random() < 0.7 ? pick(signed.slice(-8)) : pick(signed);
    if (of) await run(of);
  };
  const withLetter = (run: (at: number) => Promise<unknown>) => async () => {
    if (walk.letters.length > 0) await run(Math.floor(random() * walk.letters.length));
  };
  const takeLetter = async (at: number, keep: boolean) => {
    const letter = walk.letters[at];
    if (letter) await walk.deliver(letter);
    if (!keep) walk.letters.splice(at, 1);
  };

  const actions: Record<string, { weight: number; run: () => Promise<unknown> }> = {
    start: {
      weight: 16,
      async run() {
        const ctx = pick(people) ?? walk.ctx;
        const more = Math.floor(random() * 3);
        const order = anOrder({
          subjectId: `s${Math.floor(random() * 3)}`,
          totalPaise: 118_000 + more,
          gst: { ...anOrder().gst, gstPaise: 18_000 + more },
        });
        begun.push({ ...(await startPayment(ctx, order)), ctx });
      },
    },
    pay: { weight: 16, run: withOne((of) => pay(of, 'normal')) },
    'fail to pay': { weight: 4, run: withOne((of) => pay(of, 'failure')) },
    'promise only': { weight: 4, run: withOne((of) => pay(of, 'authorize')) },
    'answer late': { weight: 3, run: withOne((of) => pay(of, 'late')) },
    'pay twice': { weight: 3, run: withOne((of) => pay(of, 'normal', true)) },
    'authorise what failed': {
      weight: 3,
      async run() {
        const id = pick(failed);
        if (id) await walk.control(`payments/${id}/late-authorize`, { capture: random() < 0.7 });
      },
    },
    'pay another amount': {
      weight: 1,
      run: withOne(async (of) => {
        const paid = await pay(of, 'normal');
        if (paid) await walk.control(`payments/${paid.payment.id}/mutate`, { amount: 100 });
      }),
    },
    confirm: {
      weight: 10,
      run: withSigned(({ begun: { ctx, id }, ...proof }) =>
        confirmPayment(ctx, { ...proof, transactionId: id }),
      ),
    },
    'confirm with a forged signature': {
      weight: 3,
      run: withSigned(async ({ begun: { ctx, id }, ...proof }) => {
        const forged = confirmPayment(ctx, { ...proof, signature: 'f'.repeat(64), transactionId: id });
        await expect(forged).rejects.toThrow('could not be confirmed');
      }),
    },
    "confirm another's order": {
      weight: 3,
      run: withSigned(async (proof) => {
        const other = pick(begun);
        if (!other || other.gatewayOrderId === proof.orderId) return;
        const used = confirmPayment(other.ctx, { ...proof, transactionId: other.id });
        await expect(used).rejects.toThrow('could not be confirmed');
      }),
    },
    'come back': {
      weight: 6,
      run: withSigned(({ begun: { ctx, id }, ...proof }) =>
        returnFromGateway(ctx, { transactionId: id, signed: random() < 0.8 ? proof : null }),
      ),
    },
    cancel: { weight: 5, run: withOne(({ ctx, id }) => cancelPayment(ctx, { transactionId: id })) },
    'get a letter': { weight: 16, run: withLetter((at) => takeLetter(at, false)) },
    'get a letter that comes again': { weight: 5, run: withLetter((at) => takeLetter(at, true)) },
    'lose a letter': { weight: 5, run: withLetter(async (at) => walk.letters.splice(at, 1)) },
    'get a forged letter': {
      weight: 2,
      run: withLetter(async (at) => {
        const letter = walk.letters[at];
        if (!letter) return;
        const forged = { ...letter, body: letter.body.replace('payment', 'paymemt') };
        await expect(walk.deliver(forged)).rejects.toThrow();
      }),
    },
    work: { weight: 20, run: () => walk.work(Math.floor(random() * walk.jobs.length)) },
    'lose a job': {
      weight: 2,
      run: async () => walk.jobs.splice(Math.floor(random() * walk.jobs.length), 1),
    },
    'look many times at once': {
      weight: 3,
      run: withOne(async ({ id }) => {
        const share = walk.crashes.share;
        walk.crashes.share = 0;
        await Promise.allSettled([1, 2, 3, 4].map(() => settle(walk.ctx, id, { trigger: 'staff' })));
        walk.crashes.share = share;
      }),
    },
    'look by the clock': { weight: 4, run: () => reconcilePayments(walk.ctx) },
    'let time pass': { weight: 8, run: () => walk.pass(Math.floor(random() * 400)) },
    'let hours pass': { weight: 1, run: () => walk.pass(Math.floor(random() * 30_000)) },
    refund: {
      weight: 4,
      run: withOne(async ({ id }) => {
        const amountPaise = random() < 0.5 ? 118_000 : 1 + Math.floor(random() * 60_000);
        await refundPayment(walk.owner, {
          transactionId: id,
          gatewayPaymentId: null,
          amountPaise,
          reason: 'As agreed',
          idempotencyKey: `refund-${random()}`,
        });
      }),
    },
    'take long over refunds': {
      weight: 1,
      run: () => walk.control('config', { refunds: random() < 0.5 ? 'pending' : 'processed' }),
    },
    'end a refund': {
      weight: 3,
      async run() {
        const waiting = (await walk.books()).refunds.filter(({ status }) => status === 'pending');
        const refund = pick(waiting);
        if (refund) await walk.control(`refunds/${refund.id}/${random() < 0.2 ? 'fail' : 'process'}`);
      },
    },
    'break the gateway': {
      weight: 5,
      run: () =>
        walk.control('faults', {
          api: {
            times: 1,
            ...(random() < 0.5 ? { resetAfterCommit: true } : { status: pick([429, 500, 502]) }),
          },
        }),
    },
  };

  const names = Object.keys(actions);
  const bag = names.flatMap((name) => Array.from({ length: actions[name]?.weight ?? 0 }, () => name));
  const taken: Record<string, number> = {};
  for (let step = 0; step < steps; step++) {
    const name = pick(bag) ?? '';
    taken[name] = (taken[name] ?? 0) + 1;
    await actions[name]?.run().catch((error: unknown) => {
      if (!(error instanceof Crash) && !(error instanceof DomainError))
        throw new Error(`step ${step}, ${name}`, { cause: error });
    });
    await walk.control('clock/advance', { seconds: 0 });
  }
  return { taken, actions };
}

/** The faults end, time passes, and staff do what is theirs to do. */
async function comeToRest(walk: Walk) {
  walk.crashes.share = 0;
  await walk.control('faults', {});
  await walk.control('config', { refunds: 'processed' });
  for (let round = 0; round < 24; round++) {
    await walk.pass(6 * 3_600);
    for (const letter of walk.letters.splice(0)) await walk.deliver(letter);
    while (walk.jobs.length > 0) await walk.work(0);
    for (const refund of (await walk.books()).refunds)
      if (refund.status === 'pending') await walk.control(`refunds/${refund.id}/process`);
    await reconcilePayments(walk.ctx);
  }
  await giveBackWhatIsOwed(walk);
  while (walk.jobs.length > 0) await walk.work(0);
}

/** What waits for people: money that did not fit, and refunds that failed. */
async function giveBackWhatIsOwed(walk: Walk) {
  const rows = await walk.db.select().from(paymentTransactions);
  for (const row of rows) {
    const owed = await walk.db
      .select()
      .from(paymentAttempts)
      .where(inArray(paymentAttempts.transactionId, [row.id]));
    for (const { gatewayPaymentId, captured, amountPaise, refundedPaise } of owed) {
      const isGood = row.paidAt !== null && row.paidPaymentId === gatewayPaymentId;
      if (!captured || isGood || refundedPaise >= amountPaise) continue;
      await refundPayment(walk.owner, {
        transactionId: row.id,
        gatewayPaymentId,
        amountPaise: amountPaise - refundedPaise,
        reason: 'Owed',
        idempotencyKey: `owed-${gatewayPaymentId}`,
      });
    }
  }
}

async function expectBooksToAgree(walk: Walk) {
  const { payments } = await walk.books();
  const rows = await walk.db.select().from(paymentTransactions);
  const goods = new Map((await walk.db.select().from(fulfilments)).map((row) => [row.transactionId, row]));
  const byOrder = new Map(rows.map((row) => [row.gatewayOrderId, row]));

  for (const { id, order_id, captured, amount, amount_refunded } of payments) {
    const kept = captured ? amount - amount_refunded : 0;
    const row = byOrder.get(order_id);
    const hasGoods = row && row.paidPaymentId === id && goods.get(row.id)?.revokedAt === null;
    if (kept > 0) expect({ id, status: row?.status, hasGoods }).toMatchObject({ hasGoods: true });
  }
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  for (const row of rows) {
    const payment = byId.get(row.paidPaymentId ?? '');
    if (goods.get(row.id)?.revokedAt === null)
      expect({ id: row.id, ...payment }).toMatchObject({
        captured: true,
        amount: row.totalPaise,
        currency: 'INR',
      });
    expect(['created', 'authorized', 'review', 'refund_due', 'pending']).not.toContain(row.status);
  }
  const there = payments.reduce(
    (all, { captured, amount, amount_refunded }) => all + (captured ? amount - amount_refunded : 0),
    0,
  );
  const here = rows.reduce((all, row) => all + (row.paidAt ? row.totalPaise - row.refundedPaise : 0), 0);
  expect(here).toBe(there);
  const sent = await walk.db.select().from(paymentRefunds);
  expect(sent.filter(({ status }) => status === 'requested' || status === 'pending')).toEqual([]);
  expect((await compareBooks(walk.ctx)).mismatches).toEqual([]);
}
