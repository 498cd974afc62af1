import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#kit/database.server.ts';
import { startSandbox } from '../lib/sandbox.ts';
import { controlOf, openShopper } from '../lib/shopper.ts';
import type { Machine, Place } from './machines.ts';
import type { Figure } from './story.ts';

const keys = {
  keyId: 'rzp_test_sandbox0000001',
  keySecret: 'a key secret for tests',
  webhookSecret: 'a webhook secret for tests',
};

/** A gateway of the story's own, which outlives the machine, and those who buy there. Each event is told three times, the last ones first. */
export async function openShop(machine: Machine) {
  const sandbox = await startSandbox({
    ...keys,
    port: 0,
    journalFile: null,
    webhookUrl: `http://127.0.0.1:${machine.port}/payment-pay/webhook`,
    controlToken: null,
  });
  const { control, pay, state } = controlOf(sandbox.url);
  await control('faults', { webhook: { duplicate: 2, reverse: true } });
  let came = 0;
  const shop = {
    settings: {
      RATE_LIMITS: 'off',
      SANDBOX_URL: sandbox.url,
      SANDBOX_KEY_ID: keys.keyId,
      SANDBOX_KEY_SECRET: keys.keySecret,
      SANDBOX_WEBHOOK_SECRET: keys.webhookSecret,
    },
    /** Ids of the payments that somebody was told had begun. */
    begun: [] as string[],
    /** Somebody with an account and a cart. */
    async comes() {
      const person = await untilDone(() => openShopper(machine.url, `buyer-${came++}@example.com`));
      return {
        ...person,
        /** @returns the id of the payment */
        async begin() {
          const id = await untilDone(() => person.order());
          shop.begun.push(id);
          return id;
        },
        /**
         * Pays at the gateway and asks, as the page after paying does, until that has been heard; the gateway sends once
         * more what nobody took.
         */
        async pays(id: string) {
          await pay(id);
          await untilDone(async () => {
            await control('clock/advance', { seconds: 60 });
            const status = await person.statusOf(id);
            if (status !== 'paid') throw new Error(`The payment ${id} is ${String(status)}`);
          });
        },
      };
    },
    /** Compares the books of a database that nobody serves from with the gateway's. */
    async books(where: Place): Promise<Figure[]> {
      const { orders, payments } = await state();
      const receipts = new Set(orders.map(({ receipt }) => receipt));
      const counted = await countBooks(where);
      const atGateway = payments.filter(({ captured }) => captured);
      const sum = atGateway.reduce((all, { amount, amount_refunded }) => all + amount - amount_refunded, 0);
      const { begun } = shop;
      const once = (name: keyof typeof counted) => Math.abs(counted[name] - begun.length);
      return [
        { what: 'payments begun', value: begun.length, atLeast: 1 },
        { what: 'orders at the gateway beside the one of a payment', value: orders.length - receipts.size, atMost: 0 },
        { what: 'charged beside the one of a payment', value: Math.abs(atGateway.length - begun.length), atMost: 0 },
        { what: 'payments that did not become paid once', value: once('paid'), atMost: 0 },
        { what: 'payments that were not delivered once', value: once('delivered'), atMost: 0 },
        { what: 'payments without an invoice, or with two', value: once('invoiced'), atMost: 0 },
        { what: 'refunds', value: counted.refunded, atMost: 0 },
        { what: 'what the books and the gateway differ by', value: Math.abs(counted.paise - sum), unit: 'paise', atMost: 0 },
      ]; // prettier-ignore
    },
    close: () => sandbox.close(),
  };
  return shop;
}

async function countBooks(where: Place) {
  const database = await openDatabase(where);
  const { rows } = await database.db.execute<
    Record<'delivered' | 'paid' | 'invoiced' | 'refunded' | 'paise', number>
  >(sql`
    select (select count(*) from fulfilments where revoked_at is null)::int as delivered,
      (select count(*) from payment_audit where what = 'paid')::int as paid,
      (select count(*) from invoices where transaction_id is not null)::int as invoiced,
      (select count(*) from payment_refunds)::int as refunded,
      (select coalesce(sum(total_paise), 0) from payment_transactions where status = 'paid')::float8 as paise`);
  await database.close();
  const [row] = rows;
  if (!row) throw new Error('The books said nothing');
  return row;
}

/** Again and again, for five minutes at most: whoever meets a machine that is just dying comes back. */
export async function untilDone<R>(run: () => Promise<R>): Promise<R> {
  for (const until = performance.now() + 300_000; ; await wait(200))
    try {
      return await run();
    } catch (error) {
      if (performance.now() > until) throw error;
    }
}
