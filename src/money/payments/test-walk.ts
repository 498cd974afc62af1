import { v7 } from 'uuid';
import { createRazorpay } from '#adapters/razorpay/razorpay.ts';
import type { Ctx, Db } from '#kit/context.ts';
import { serveSandbox } from '#sandbox/serve.ts';
import type { Gateway } from '#kit/ports/gateway.ts';
import { followTold } from '#money/mandates/follow-mandate.ts';
import { BuyerInput } from '#money/buyers/buyer-input.ts';
import { createBuyer } from '#money/buyers/buyers.ts';
import { seedBookings } from '#sample/bookings.ts';
import { closeHosted } from './close-hosted.ts';
import { sendRefund } from './refunds/send-refund.ts';
import { settleEvent } from './webhook-events/settle-event.ts';
import { receiveEvent } from './webhook-events/receive-event.ts';
import { openPayments } from './test-payments.ts';

/** Numbers in [0, 1) that are the same for the same seed (mulberry32). */
function randomOf(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The process died here. Whatever was committed stays. */
export class Crash extends Error {}

type Letter = { body: string; signature: string; eventId: string };
type Job = { name: string; payloads: object[] };

/** What is walked through here; mails are not. */
const workers: Record<string, (ctx: Ctx, payload: never) => Promise<unknown>> = {
  'send-refund': (ctx, payload: { refundId: string }) => sendRefund(ctx, payload, { trigger: 'reconcile' }),
  'settle-event': (ctx, payload: { eventId: string }) => settleEvent(ctx, payload),
  'follow-mandate': (ctx, payload: { gatewayId: string; customerId: string | null }) =>
    followTold(ctx, payload),
  'close-hosted-page': (ctx, payload: { transactionId: string }) => closeHosted(ctx, payload),
};

const startsAt = Date.UTC(2026, 10, 21, 4, 30);
const secondMs = 1_000;

/**
 * Payments with the real sandbox behind the real adapter, where letters wait until somebody delivers them, jobs until
 * somebody does them, and the process may die before and after each transaction and each call to the gateway.
 * Nothing in it is left to chance: both sides' clocks stand still but for the walk's own steps, and what a step decides,
 * and where it dies, depends on the seed and the step's number alone.
 */
export async function openWalk(seed: number) {
  const clock = { nowMs: startsAt, aheadMs: 0, ticks: 0, runs: true };
  const chance = { decides: randomOf(seed), kills: randomOf(seed + 1) };
  const keys = {
    keyId: 'rzp_test_sandbox0000001',
    keySecret: 'a key secret for tests',
    webhookSecret: 'a webhook secret for tests',
  };
  const letters: Letter[] = [];
  const sandbox = await serveSandbox({
    ...keys,
    port: 0,
    journalFile: null,
    webhookUrl: 'http://localhost/webhook',
    controlToken: null,
    clock: () => clock.nowMs,
    line: {
      fetch: async (_url, init) => {
        const headers = new Headers(init?.headers);
        letters.push({
          body: String(init?.body),
          signature: headers.get('X-Razorpay-Signature') ?? '',
          eventId: headers.get('X-Razorpay-Event-Id') ?? '',
        });
        return new Response(null, { status: 200 });
      },
    },
  });
  const shop = await openPayments();
  const crashes = { share: 0.02 };
  const mayDie = () => {
    if (crashes.share > 0 && chance.kills() < crashes.share) throw new Crash();
  };
  const gateway = dyingGateway(
    createRazorpay({ ...keys, mode: 'sandbox', apiBase: sandbox.url, checkoutScriptUrl: '' }),
    mayDie,
  );
  const jobs: Job[] = [];
  const ctx: Ctx = {
    ...shop.ctx,
    jobs: {
      enqueue: async (_db, { name }, payloads) => {
        if (name in workers) jobs.push({ name, payloads });
      },
    },
    db: dyingDb(shop.ctx.db, mayDie),
    gateway,
    // No two moments are the same, so that whatever is sorted by time has one order.
    now: () => new Date(clock.nowMs + clock.aheadMs + (clock.runs ? clock.ticks++ : clock.ticks)),
  };
  const owner: Ctx = {
    ...ctx,
    actor: {
      kind: 'staff',
      id: v7(),
      name: 'Owner',
      email: 'owner@example.com',
      role: 'owner',
      ownLeadsOnly: false,
    },
  };

  const control = async <T = object>(path: string, body: object = {}): Promise<T> => {
    const answer = await fetch(`${sandbox.url}/_control/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as T;
  };
  // With it comes the secret that signs links.
  await seedBookings(shop.db);
  const payer = {
    name: 'Kabir Sample',
    address: '4 Lake Road, Pune',
    stateCode: '27',
    email: 'kabir@example.com',
    mobile: '9000000017',
  };
  const { id: buyerId } = await createBuyer({ ...owner, db: shop.db }, BuyerInput.parse(payer));
  return {
    ctx,
    owner,
    /** Who is asked to pay by links, and who opens them. */
    buyerId,
    visitor: { ...ctx, actor: { kind: 'anonymous' } } satisfies Ctx,
    db: shop.db,
    random: () => chance.decides(),
    /** A second later, with chances of its own: how many the last step used up changes nothing. */
    step(number: number) {
      clock.nowMs += secondMs;
      clock.ticks = 0;
      const own = (seed ^ Math.imul(number + 1, 0x9e3779b1)) >>> 0;
      Object.assign(chance, { decides: randomOf(own), kills: randomOf(own + 1) });
    },
    /** Several at once, where it may not matter who is first: nobody dies, no call fails, no time passes. */
    async atOnce(times: number, run: () => Promise<unknown>) {
      await control('faults', {});
      const { share } = crashes;
      crashes.share = 0;
      clock.runs = false;
      await Promise.all(Array.from({ length: times }, run));
      clock.runs = true;
      crashes.share = share;
    },
    crashes,
    letters,
    jobs,
    control,
    books: async () => (await (await fetch(`${sandbox.url}/_control/state`)).json()) as Books,
    customer: async () => ({ ...ctx, actor: (await shop.customer()).actor }),
    /** Time passes on both sides. */
    async pass(seconds: number) {
      clock.aheadMs += seconds * secondMs;
      await control('clock/advance', { seconds });
    },
    deliver: ({ body, signature, eventId }: Letter) =>
      receiveEvent(ctx, { body: Buffer.from(body), signature, eventId }),
    /** One job; one that fails waits for another try. */
    async work(index: number) {
      const [job] = jobs.splice(index, 1);
      if (!job) return;
      try {
        for (const payload of job.payloads) await workers[job.name]?.(ctx, payload as never);
      } catch (error) {
        jobs.push(job);
        throw error;
      }
    },
    async close() {
      await shop.close();
      await sandbox.close();
    },
  };
}
export type Walk = Awaited<ReturnType<typeof openWalk>>;

/** The gateway's books, in its own words. */
export type Books = {
  payments: {
    id: string;
    order_id: string;
    status: string;
    captured: boolean;
    amount: number;
    currency: string;
    amount_refunded: number;
  }[];
  refunds: { id: string; payment_id: string; amount: number; status: string }[];
};

function dyingGateway(gateway: Gateway, mayDie: () => void): Gateway {
  const dying = <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async function (...args: A): Promise<R> {
      mayDie();
      const answer = await call(...args);
      mayDie();
      return answer;
    };
  const { createOrder, findOrder, paymentsOf, capture, refund, refundsOf } = gateway;
  const { createLink, findLink, fetchLink, cancelLink } = gateway;
  const { createMandate, findMandate, fetchMandate, cancelMandate, debit } = gateway;
  return {
    ...gateway,
    createOrder: dying(createOrder),
    findOrder: dying(findOrder),
    createLink: dying(createLink),
    findLink: dying(findLink),
    fetchLink: dying(fetchLink),
    cancelLink: dying(cancelLink),
    createMandate: dying(createMandate),
    findMandate: dying(findMandate),
    fetchMandate: dying(fetchMandate),
    cancelMandate: dying(cancelMandate),
    debit: dying(debit),
    paymentsOf: dying(paymentsOf),
    capture: dying(capture),
    refund: dying(refund),
    refundsOf: dying(refundsOf),
  };
}

/** Transactions that are cut off at their end, or whose caller dies right after the commit. */
function dyingDb(db: Db, mayDie: () => void): Db {
  const transaction: Db['transaction'] = async (run, config) => {
    const result = await db.transaction(async (tx) => {
      const done = await run(tx);
      mayDie();
      return done;
    }, config);
    mayDie();
    return result;
  };
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
