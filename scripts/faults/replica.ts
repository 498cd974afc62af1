import { setTimeout as wait } from 'node:timers/promises';
import { v7 } from 'uuid';
import { startPostgres } from '../lib/postgres-server.ts';
import { ask } from './ask-database.ts';
import { balanceSites, haproxy } from './haproxy.ts';
import { startLoad, told, type Load } from './load.ts';
import { openMachine, signInAtOffice, together, whatCame, type Machine } from './machines.ts';
import type { Figure, Story } from './story.ts';

/** What a list may be late by, and how long a list may take: a replica that says nothing is given three seconds. */
const bound = { lateSeconds: 5, listSeconds: 6, backSeconds: 10 };

/** Lists are read at a replica that is held back, falls silent, is killed and comes back, with visitors and an office at work. */
export const replica: Story = {
  name: 'replica',
  fault: 'the replica that lists are read from is held back, falls silent and is killed under load',
  programs: [haproxy, { package: 'postgresql', program: 'pg_basebackup' }],
  async run() {
    const primary = await startPostgres({ durable: true });
    const second = await startPostgres({ durable: true, replicaOf: primary.url });
    const machines = [await openMachine(), await openMachine()] as const;
    const proxy = await balanceSites(machines.map(({ port }) => port));
    const settings = { ...together(proxy.url, primary.url), DATABASE_REPLICA_URL: second.url };
    for (const machine of machines) await machine.start(settings);
    await isUsed(machines, true);

    const load = startLoad(proxy.url, 4);
    const office = await openLists(proxy.url, load);
    await load.acknowledges(20);
    await office.writes(3);
    const calm = { ...office.seen, atReplica: await readsAtReplica(machines) };

    const held = await during(machines, second.url, office);
    const paused = performance.now();
    second.pause();
    await isUsed(machines, false);
    const noticed = (performance.now() - paused) / 1_000;
    await office.writes(1);
    await load.acknowledges(10);
    second.resume();
    await isUsed(machines, true);
    const silent = office.seen.slowest / 1_000;

    const before = await readsAtReplica(machines);
    await second.stop('kill');
    await load.acknowledges(20);
    await office.writes(2);
    await second.start();
    const back = performance.now();
    await isUsed(machines, true);
    const returned = (performance.now() - back) / 1_000;
    while ((await readsAtReplica(machines)) === before) await wait(100);
    await load.acknowledges(10);
    await load.stop();
    await office.stop();
    told(load, proxy);
    for (const line of office.seen.failed.slice(0, 10)) console.log(`  ${line}`);

    const { seen } = office;
    const figures: Figure[] = [
      { what: 'lists read at the replica while it is near', value: calm.atReplica, atLeast: 10 },
      { what: 'the most that such a list was late', value: calm.late, unit: 's', atMost: bound.lateSeconds },
      ...held,
      { what: 'it says nothing: nobody reads there after', value: noticed, unit: 's', atMost: bound.listSeconds },
      { what: 'the slowest list until then', value: silent, unit: 's', atMost: bound.listSeconds },
      { what: `lists that failed, of ${seen.lists}`, value: seen.failed.length, atMost: 0 },
      { what: `requests of visitors that failed, of ${load.answered}`, value: load.failed.length, atMost: 0 },
      { what: 'the most that any list was late', value: seen.late, unit: 's', atMost: bound.lateSeconds },
      { what: `did not read what they had just written, of ${seen.written}`, value: seen.unseen, atMost: 0 },
      { what: 'started anew, it is read from after', value: returned, unit: 's', atMost: bound.backSeconds },
      ...(await whatCame(primary.url, load)),
    ]; // prettier-ignore
    await Promise.all(machines.map((machine) => machine.stop()));
    await proxy.close();
    await second.remove();
    await primary.remove();
    return figures;
  },
};

type Office = Awaited<ReturnType<typeof openLists>>;

/** Holds it back for three times the bound: it stays behind, nobody sees that, and whoever scrapes the measures does. */
async function during(machines: readonly Machine[], url: string, office: Office): Promise<Figure[]> {
  await ask(url, 'select pg_wal_replay_pause()');
  const until = performance.now() + 3 * bound.lateSeconds * 1_000;
  const reads = await readsAtReplica(machines);
  await isUsed(machines, false);
  const late = await Promise.all(machines.map((machine) => measureOf(machine, 'replica_behind_seconds')));
  await office.writes(2);
  while (performance.now() < until) await wait(200);
  const more = (await readsAtReplica(machines)) - reads;
  await ask(url, 'select pg_wal_replay_resume()');
  const resumed = performance.now();
  await isUsed(machines, true);
  console.log(`  held back: ${more} lists were still read there, while it was near enough`);
  return [
    { what: 'held back, it is told to be late by', value: Math.min(...late), unit: 's', atLeast: bound.lateSeconds },
    { what: 'let go, it is read from after', value: (performance.now() - resumed) / 1_000, unit: 's', atMost: bound.backSeconds },
  ]; // prettier-ignore
}

/** Words that each enquiry of a visitor has, and nothing else. */
const ofVisitors = 'furniture Thane Marathi';

/**
 * Somebody at the office who reads the list of leads over and over, and somebody who files leads and looks for each at once.
 * How late a list is, is said by what visitors were told before it was asked for: the first of them that it lacks.
 */
async function openLists(url: string, load: Load) {
  const cookie = await signInAtOffice(url);
  const list = async (query = '', headers: Record<string, string> = { Cookie: cookie }) => {
    const answer = await fetch(`${url}/staff/leads?perPage=1${query}`, { headers });
    if (answer.status !== 200) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 120)}`);
    return ((await answer.json()) as { total: number }).total;
  };
  const seen = { lists: 0, failed: [] as string[], late: 0, slowest: 0, written: 0, unseen: 0 };
  let going = true;
  async function read() {
    for (; going; await wait(50)) {
      const asked = performance.now();
      const acknowledged = load.acknowledgedAt.length;
      try {
        const visitors = await list(`&q=${encodeURIComponent(ofVisitors)}`);
        seen.lists++;
        const firstLacking = load.acknowledgedAt[visitors];
        if (visitors < acknowledged && firstLacking !== undefined)
          seen.late = Math.max(seen.late, (asked - firstLacking) / 1_000);
      } catch (error) {
        seen.failed.push(String(error));
      }
      seen.slowest = Math.max(seen.slowest, performance.now() - asked);
    }
  }
  const reading = Promise.all([read(), read()]);
  return {
    seen,
    /** Files so many leads, one after the other, as a browser does: what an answer sets goes along with the next request. */
    async writes(many: number) {
      for (let i = 0; i < many; i++) {
        const name = `Caller ${v7()}`;
        const answer = await fetch(`${url}/staff/leads`, {
          method: 'POST',
          headers: { Cookie: cookie, 'Content-Type': 'application/json' },
          body: JSON.stringify({ key: v7(), phone: '9820011111', name, source: 'Call', message: '' }),
        });
        if (answer.status !== 201) throw new Error(`Filing a lead answered ${answer.status}`);
        const set = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
        const found = await list(`&q=${encodeURIComponent(name)}`, { Cookie: [cookie, ...set].join('; ') });
        seen.written++;
        if (found !== 1) seen.unseen++;
      }
    },
    async stop() {
      going = false;
      await reading;
    },
  };
}

/** Asked again while the machine asks to come back. */
async function measureOf({ url }: Machine, name: string): Promise<number> {
  for (; ; await wait(100)) {
    const text = await (await fetch(`${url}/metrics`)).text();
    const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
    if (found !== undefined) return Number(found);
  }
}

const readsAtReplica = async (machines: readonly Machine[]) =>
  (await Promise.all(machines.map((machine) => measureOf(machine, 'replica_reads')))).reduce(
    (sum, one) => sum + one,
    0,
  );

/** Waits until each process has said that it reads there, or that it does not. @throws after five minutes */
const isUsed = (machines: readonly Machine[], wanted: boolean) =>
  Promise.all(
    machines.map(async (machine) => {
      const until = performance.now() + 300_000;
      while ((await measureOf(machine, 'replica_used')) !== Number(wanted)) {
        if (performance.now() > until) {
          const behind = await measureOf(machine, 'replica_behind_seconds');
          throw new Error(
            `The replica is ${wanted ? 'not ' : ''}used, ${behind} s behind, after five minutes`,
          );
        }
        await wait(100);
      }
    }),
  );
