import { startApp, temporaryDataDir } from '../scripts/lib/app-server.ts';
import { startPostgres } from '../scripts/lib/postgres-server.ts';
import type { Inserts } from './bare-insert.ts';
import { inChild, startChild } from './child.ts';
import type { Load, LoadResult } from './load.ts';
import type { OrdersByHand } from './order-by-hand.ts';
import { prepareBuyer, prepareOrders } from './prepare-orders.ts';
import { median, whole, type Table } from './report.ts';
import { webhookSecret } from './requests.ts';

const rounds = 3;
const connections = 32;
const seconds = 4;
/** More than can be taken in while it is measured. */
const prepared = 60_000;
const measured = { order: 'create-order', event: 'webhook' } as const;

/** Orders begun and gateway events taken in, each against a bare INSERT of its row. The gateway answers at once. */
export async function orders(): Promise<Table> {
  const postgres = await startPostgres({ durable: true });
  const gateway = startChild('bare-gateway.ts', null);
  const gatewayUrl = `http://127.0.0.1:${await gateway.firstLine<number>()}`;
  const rows: string[][] = [];
  for (const backend of ['PGlite', 'PostgreSQL']) {
    const data = [temporaryDataDir(), temporaryDataDir()] as const;
    const urls =
      backend === 'PostgreSQL'
        ? [await postgres.createDatabase('ours'), await postgres.createDatabase('bare')]
        : [];
    const [ours, bare] = data.map(({ folder }, i) => ({ url: urls[i] ?? null, dataDir: folder }));
    if (!ours || !bare) throw new Error('Two databases are needed');
    const settings = {
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      SANDBOX_URL: gatewayUrl,
      SANDBOX_KEY_ID: 'rzp_test_00000000000000',
      SANDBOX_KEY_SECRET: 'a key secret of the bench',
      SANDBOX_WEBHOOK_SECRET: webhookSecret,
      ...(ours.url && { DATABASE_URL: ours.url }),
    };
    await (await startApp(ours.dataDir, settings)).stop();
    await prepareOrders(ours, prepared);
    await prepareBuyer(bare);
    const app = await startApp(ours.dataDir, settings);
    for (const [what, name] of Object.entries(measured) as ['order' | 'event', string][]) {
      const taken: LoadResult[] = [];
      const inserts: { perSecond: number }[] = [];
      const byHand: { perSecond: number }[] = [];
      for (let round = 0; round <= rounds; round++) {
        const from = (round * prepared) / (rounds + 1);
        const load: Load = { url: app.url, connections, seconds, each: what, from };
        const task: Inserts = { ...bare, connections, seconds, what };
        const result = await inChild<LoadResult>('load.ts', load);
        const insert = await inChild<{ perSecond: number }>('bare-insert.ts', task);
        const hand =
          what === 'order' && ours.url
            ? await inChild<{ perSecond: number }>('order-by-hand.ts', {
                url: ours.url,
                gatewayUrl,
                connections,
                seconds,
                // Buyers whom ours does not come to.
                from: from + prepared / (rounds + 1) / 2,
              } satisfies OrdersByHand)
            : null;
        if (round === 0) continue; // warm
        taken.push(result);
        inserts.push(insert);
        if (hand) byHand.push(hand);
      }
      const rate = median(taken.map(({ perSecond }) => perSecond));
      const bareRate = median(inserts.map(({ perSecond }) => perSecond));
      const handRate = median(byHand.map(({ perSecond }) => perSecond));
      rows.push([
        `${name}, ${backend}`,
        whole(rate),
        String(median(taken.map(({ p50 }) => p50))),
        String(median(taken.map(({ p99 }) => p99))),
        whole(bareRate),
        (rate / bareRate).toFixed(2),
        ...(byHand.length > 0 ? [whole(handRate), (rate / handRate).toFixed(2)] : ['', '']),
      ]);
    }
    await app.stop();
    for (const { remove } of data) remove();
  }
  await gateway.end();
  await postgres.remove();
  return {
    title: 'Orders and webhooks',
    note: `Every order of another customer, from the cart to the gateway's order, whose answer comes at once; every webhook about another payment, answered after its commit while the jobs settle what was told. ${connections} connections, ${seconds} s a run, median of ${rounds} runs taken in turn with the bare INSERT of one such row, and for an order with its own statements sent as plain texts (bench/order-by-hand.ts).`,
    head: [
      'what',
      'per second',
      'p50 ms',
      'p99 ms',
      'bare INSERTs/s',
      'ratio',
      'by hand/s',
      'ratio to by hand',
    ],
    rows,
  };
}
