import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#kit/database.server.ts';
import { startApp, temporaryDataDir } from '../../scripts/lib/app-server.ts';
import { dataDirOfFirstStart } from '../../scripts/lib/installations.ts';
import { startPostgres, type PostgresServer } from '../../scripts/lib/postgres-server.ts';
import { freePort } from '../../scripts/lib/run.ts';
import { controlOf, openShopper } from '../../scripts/lib/shopper.ts';
import { serveSandbox } from '#sandbox/serve.ts';

const keys = {
  keyId: 'rzp_test_sandbox0000001',
  keySecret: 'a key secret for tests',
  webhookSecret: 'a webhook secret for tests',
};
const patience = { timeout: 120_000, interval: 100 };
const six = [0, 1, 2, 3, 4, 5];
let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
});
afterAll(() => postgres.remove());

/** How often what was written down; a payment that counts stands in each once. */
async function books(where: { url: string | null; dataDir: string }) {
  const database = await openDatabase(where);
  const { rows } = await database.db.execute<{ what: string; n: number }>(sql`
    select 'delivered' as what, count(*)::int as n from fulfilments union all
    select 'became paid', count(*)::int from payment_audit where what = 'paid' union all
    select 'came', count(*)::int from payment_attempts where captured union all
    select 'went back', count(*)::int from payment_refunds`);
  await database.close();
  return Object.fromEntries(rows.map(({ what, n }) => [what, n]));
}
const allOnce = { delivered: 6, 'became paid': 6, came: 6, 'went back': 0 };

test.concurrent.each(['PGlite', 'PostgreSQL'])(
  '#22 kill -9 while customers pay, on %s: after the restart each is paid once, by the event sent again or by the clock',
  async (backend) => {
    const data = dataDirOfFirstStart();
    const url = backend === 'PostgreSQL' ? await postgres.createDatabase('paying') : null;
    const where = { url, dataDir: data.folder };
    const PORT = String(await freePort());
    const sandbox = await serveSandbox({
      ...keys,
      port: 0,
      journalFile: null,
      webhookUrl: `http://127.0.0.1:${PORT}/payment-pay/webhook`,
      controlToken: null,
    });
    const { control, pay, state } = controlOf(sandbox.url);
    const settings = {
      PORT,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      PAGE_CACHE: 'lazy',
      SANDBOX_URL: sandbox.url,
      SANDBOX_KEY_ID: keys.keyId,
      SANDBOX_KEY_SECRET: keys.keySecret,
      SANDBOX_WEBHOOK_SECRET: keys.webhookSecret,
      ...(url && { DATABASE_URL: url }),
    };
    let app = await startApp(data.folder, settings);
    const people = await Promise.all(
      six.map((n) => openShopper(app.url, `${backend}-${n}@example.com`.toLowerCase())),
    );
    const ids = await Promise.all(people.map((person) => person.order()));

    // Of the first two nobody is told; the others are told while the process dies.
    await control('faults', { webhook: { drop: true } });
    await Promise.all(ids.slice(0, 2).map(pay));
    await control('faults');
    const paying = Promise.all(ids.slice(2).map(pay));
    await app.stop('SIGKILL');
    await paying;

    // Their next look is due, as it would be two minutes later.
    const database = await openDatabase(where);
    await database.db.execute(
      sql`update payment_transactions set next_check_at = now() where id in (${ids[0]}, ${ids[1]})`,
    );
    await database.close();
    app = await startApp(data.folder, settings);
    await control('clock/advance', { seconds: 60 });
    for (const [n, person] of people.entries())
      await vi.waitUntil(async () => (await person.statusOf(ids[n] ?? '')) === 'paid', patience);
    await app.stop();
    expect(await books(where)).toEqual(allOnce);
    const { payments } = await state();
    expect(payments.map(({ captured, amount_refunded }) => [captured, amount_refunded])).toEqual(
      six.map(() => [true, 0]),
    );
    await sandbox.close();
    data.remove();
  },
);

test('two workers and their own sandbox: each payment is told once and counts once, however many ask about it', async () => {
  const data = temporaryDataDir();
  const url = await postgres.createDatabase('workers');
  const app = await startApp(data.folder, {
    DATABASE_URL: url,
    WORKERS: '2',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    PAGE_CACHE: 'lazy',
  });
  const { pay, state } = controlOf(`${app.url}/sandbox`);
  const people = await Promise.all(six.map((n) => openShopper(app.url, `workers-${n}@example.com`)));
  const ids = await Promise.all(people.map((person) => person.order()));
  await Promise.all(
    people.map(async (person, n) => {
      const id = ids[n] ?? '';
      await pay(id);
      await Promise.all(six.map(() => person.ask('GET', `/payment-pay/order/${id}?refresh=1`)));
    }),
  );
  for (const [n, person] of people.entries())
    await vi.waitUntil(async () => (await person.statusOf(ids[n] ?? '')) === 'paid', patience);
  expect((await state()).orders).toHaveLength(6);
  const told = async () =>
    (await (await fetch(`${app.url}/sandbox/_control/events`)).json()) as {
      events: { state: string; tries: { status: number | null }[] }[];
    };
  await vi.waitUntil(
    async () => (await told()).events.every((event) => event.state === 'delivered'),
    patience,
  );
  // payment.authorized, payment.captured and order.paid of each, taken once; what found no answer in time came again.
  const answers = (await told()).events.flatMap(({ tries }) => tries.map(({ status }) => status));
  expect(answers.filter((status) => status !== null)).toEqual(Array(18).fill(200));
  expect(await app.stop()).toBe(0);
  expect(await books({ url, dataDir: data.folder })).toEqual(allOnce);
  data.remove();
});
