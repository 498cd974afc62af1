import { eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { openAccounts } from '#people/sign-in/wire/test-customers.ts';
import { fulfilments, paymentAudit } from '../table.server.ts';
import { paymentRefunds } from '../refunds/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { readTransaction } from '../one-transaction.ts';
import type { PricedOrder } from '../priced-order.ts';
import { startPayment } from '../start-payment.ts';
import { anOrder } from '../test-payments.ts';
import type { TransactionStatus } from '../transaction.ts';
import { serveSandbox } from '#sandbox/serve.ts';

export const keys = {
  keyId: 'rzp_test_sandbox0000001',
  keySecret: 'a key secret for tests',
  webhookSecret: 'a webhook secret for tests',
};

/** What the sandbox's checkout hands to the page. */
export type Receipt = {
  payment: { id: string; status: string };
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

/** A year on by the calendar of India: 365 days, or 366 where a leap day lies between; from a leap day to the 28th. */
export function aYearAfter(from: Date): Date {
  const indiaMs = 5.5 * 3_600_000;
  const there = new Date(from.getTime() + indiaMs);
  const day = there.getUTCDate();
  there.setUTCFullYear(there.getUTCFullYear() + 1);
  if (there.getUTCDate() !== day) there.setUTCDate(0);
  return new Date(there.getTime() - indiaMs);
}

/** The whole server with customers, and the real sandbox beside it on a port of its own, telling it what happens. */
export async function openShop(variables: Record<string, string> = {}) {
  let tell: typeof fetch = async () => new Response(null, { status: 503 });
  const sandbox = await serveSandbox({
    ...keys,
    port: 0,
    journalFile: null,
    webhookUrl: 'http://localhost:3000/payment-pay/webhook',
    controlToken: null,
    line: { fetch: (url, init) => tell(url, init) },
  });
  const app = await openAccounts({
    SANDBOX_URL: sandbox.url,
    SANDBOX_KEY_ID: keys.keyId,
    SANDBOX_KEY_SECRET: keys.keySecret,
    SANDBOX_WEBHOOK_SECRET: keys.webhookSecret,
    ...variables,
  });
  tell = async (url, init) => app.product.app.request(new URL(String(url)).pathname, init ?? {});
  await app.product.work();

  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${sandbox.url}/_control/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as T;
  };
  /** A control call of the sandbox. */
  const control = <T = Receipt>(path: string, body: unknown = {}) => call<T>('POST', path, body);

  let visitors = 0;
  /** A signed-in customer who can start payments. */
  async function buyer() {
    const browser = await app.customer(`buyer${++visitors}@example.com`);
    const actor = { kind: 'customer', id: browser.id, code: browser.code, sessionId: 'test' } as const;
    const ctx: Ctx = { ...app.ctx, actor };
    return Object.assign(browser, {
      ctx,
      start: (over: Partial<PricedOrder> = {}) => startPayment(ctx, anOrder(over)),
      verify: (transactionId: string, receipt: Partial<Receipt>, more: object = {}) =>
        browser('POST', '/admission/verify', { transaction_id: transactionId, ...receipt, ...more }),
    });
  }

  const read = (id: string) => readTransaction(app.ctx, id);
  return {
    ...app,
    sandbox,
    control,
    look: <T>(path: string) => call<T>('GET', path),
    pay: (gatewayOrderId: string, how: object = {}) => control(`orders/${gatewayOrderId}/pay`, how),
    /** Returns once the gateway has sent everything that is due. */
    told: () => control('clock/advance', { seconds: 0 }),
    noFaults: () => control('faults', {}),
    buyer,
    read,
    until: (id: string, status: TransactionStatus) =>
      vi.waitFor(
        async () => {
          const row = await read(id);
          if (row.status !== status) throw new Error(`${row.status}, not ${status}`);
          return row;
        },
        { timeout: 12_000, interval: 50 },
      ),
    delivered: async (id: string) =>
      (await app.db.select().from(fulfilments).where(eq(fulfilments.transactionId, id))).length,
    refundsOf: (id: string) =>
      app.db.select().from(paymentRefunds).where(eq(paymentRefunds.transactionId, id)),
    historyOf: async (id: string) =>
      (
        await app.db
          .select()
          .from(paymentAudit)
          .where(eq(paymentAudit.transactionId, id))
          .orderBy(paymentAudit.id)
      ).map(({ what }) => what),
    async close() {
      await app.close();
      await sandbox.close();
    },
  };
}
export type Shop = Awaited<ReturnType<typeof openShop>>;
