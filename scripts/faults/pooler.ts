import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres } from '../lib/postgres-server.ts';
import { startS3 } from '../lib/s3-server.ts';
import { balanceSites, haproxy } from './haproxy.ts';
import { startLoad, told } from './load.ts';
import { openMachine, together, whatCame } from './machines.ts';
import { pgbouncer, startPgbouncer } from './pgbouncer.ts';
import type { Figure, Story } from './story.ts';
import { whatBothKnow } from './what-both-know.ts';

/** Two machines whose queries share five connections; then the pooler dies among visitors and comes back. */
export const pooler: Story = {
  name: 'pooler',
  fault: 'a pooler in transaction mode is between, and is killed under load',
  programs: [haproxy, pgbouncer],
  async run() {
    const postgres = await startPostgres({ durable: true });
    const s3 = await startS3();
    const pool = await startPgbouncer(postgres.url);
    const machines = [await openMachine(), await openMachine()] as const;
    const proxy = await balanceSites(machines.map(({ port }) => port));
    const settings = {
      ...together(proxy.url, pool.url),
      ...s3.settings,
      DATABASE_DIRECT_URL: postgres.url,
    };
    for (const machine of machines) await machine.start(settings);
    const shared = await whatBothKnow(machines);

    const load = startLoad(proxy.url);
    await load.acknowledges(20);
    const connections = await connectionsOf(postgres.url);
    const calm = { failed: load.failed.length, answered: load.answered };
    await pool.stop();
    await wait(2_000);
    await pool.start();
    const back = performance.now();
    await load.acknowledges(1);
    const seconds = (performance.now() - back) / 1_000;
    await load.acknowledges(20);
    await load.stop();
    told(load, proxy);
    const figures: Figure[] = [
      ...shared,
      { what: `requests that failed through the pooler, of ${calm.answered}`, value: calm.failed, atMost: 0 },
      { what: 'connections of queries that PostgreSQL saw', value: connections.pooled, atMost: 5 },
      { what: 'connections past the pooler, of two machines', value: connections.direct, atMost: 12 },
      { what: 'the first enquiry after the pooler is back', value: seconds, unit: 's', atMost: 5 },
      ...(await whatCame(postgres.url, load)),
      {
        what: 'warnings of a pooler that bounds no statement',
        value: machines.filter(({ app }) => app?.output().includes('sets no statement_timeout')).length,
        atMost: 0,
      },
    ];
    await Promise.all(machines.map((machine) => machine.stop()));
    await proxy.close();
    await pool.remove();
    await s3.close();
    await postgres.remove();
    return figures;
  },
};

/** How many there are: a pooler's have the limit of a statement that it was told to set, ours are named. */
async function connectionsOf(url: string) {
  const client = new Client({ connectionString: url, application_name: 'story' });
  await client.connect();
  const { rows } = await client.query<{ pooled: number; direct: number }>(
    `select count(*) filter (where application_name not in ('pgboss', 'nirmaan'))::int as pooled,
       count(*) filter (where application_name in ('pgboss', 'nirmaan'))::int as direct
     from pg_stat_activity where backend_type = 'client backend' and application_name <> 'story'`,
  );
  await client.end();
  return rows[0] ?? { pooled: 0, direct: 0 };
}
