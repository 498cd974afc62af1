import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#kit/database.server.ts';
import { listTables, quoted } from '#kit/dump-tables.server.ts';
import { spawnApp } from '../lib/app-server.ts';
import { backends, openBackend, openMachine, type Backend, type Place } from './machines.ts';
import type { Figure, Story } from './story.ts';

const cuts = 8;

/** Migrations and the first content are cut off again and again, each time a little later, by the death of the process. */
export const cutStart: Story = {
  name: 'cut-start',
  fault: `the first start, with all migrations, is killed ${cuts} times on its way`,
  async run() {
    const figures: Figure[] = [];
    for (const backend of backends) figures.push(...(await cut(backend)));
    return figures;
  },
};

async function cut(backend: Backend): Promise<Figure[]> {
  const whole = await startOnce(backend, 0);
  const cutOff = await startOnce(backend, whole.ms);
  const names = [...new Set([...whole.rows.keys(), ...cutOff.rows.keys()])];
  const other = names.filter((name) => whole.rows.get(name) !== cutOff.rows.get(name));
  for (const name of other)
    console.log(`  ${backend}: ${name} has ${cutOff.rows.get(name)} rows instead of ${whole.rows.get(name)}`);
  const figures: Figure[] = [
    { what: 'tables', value: whole.rows.size, atLeast: 50 },
    { what: 'starts that were cut off before they were ready', value: cutOff.killed, atLeast: cuts / 2 },
    { what: 'tables that are not as after a start that nothing cut off', value: other.length, atMost: 0 },
  ];
  return figures.map((figure) => ({ ...figure, what: `${backend}: ${figure.what}` }));
}

/**
 * @param ms what a start takes: it is killed at as many moments within; 0 leaves it alone
 * @returns what is there after the last start, and what that took
 */
async function startOnce(backend: Backend, ms: number) {
  const machine = await openMachine();
  const { settings, where, remove } = await openBackend(backend, machine);
  const all = { ...settings, PAGE_CACHE: 'lazy' };
  let killed = 0;
  for (let i = 1; ms > 0 && i <= cuts; i++) {
    const app = await spawnApp(machine.folder, { ...all, PORT: String(machine.port) });
    await wait((ms * i) / (cuts + 1));
    if (!app.output().includes('Nirmaan is running')) killed++;
    await app.stop('SIGKILL');
  }
  const started = performance.now();
  await machine.start(all);
  const took = performance.now() - started;
  await machine.stop();
  const rows = await countRows(where);
  await remove();
  return { ms: took, killed, rows };
}

/**
 * What tells how often it was started, or how long ago: how far the audit log was chained, and what of the site's search a
 * job had written again by the end. As little as the queue's own tables does it say whether a start was cut off.
 */
const told = ['audit_chain', 'search_entries', 'search_words'];

async function countRows(where: Place): Promise<Map<string, number>> {
  const { db, close } = await openDatabase(where);
  const rows = new Map<string, number>();
  for (const table of await listTables(db)) {
    if (table.schema === 'pgboss' || told.includes(table.name)) continue;
    const { rows: found } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.raw(quoted(table))}`,
    );
    rows.set(table.name, found[0]?.n ?? 0);
  }
  await close();
  return rows;
}
