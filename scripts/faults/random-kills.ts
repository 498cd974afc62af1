import { createHash, randomInt } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startLoad } from './load.ts';
import {
  backends,
  mailsAreOut,
  openBackend,
  openMachine,
  signInAtOffice,
  whatCame,
  type Backend,
  type Machine,
} from './machines.ts';
import { openShop, untilDone } from './shop.ts';
import type { Figure, Story } from './story.ts';

const rounds = Number(process.env.KILLS ?? 8);
const seed = Number(process.env.KILLS_SEED ?? randomInt(1_000_000));

/** Enquiries, orders, the gateway's events and backups, and a death at any moment: `KILLS=50 KILLS_SEED=1 npm run faults -- random-kills`. */
export const randomKills: Story = {
  name: 'random-kills',
  fault: `${rounds} deaths at random among enquiries, orders, webhooks and backups (KILLS_SEED=${seed})`,
  async run() {
    const figures: Figure[] = [];
    for (const backend of backends) figures.push(...(await kills(backend)));
    return figures;
  },
};

async function kills(backend: Backend): Promise<Figure[]> {
  const chance = randomFrom(seed);
  const machine = await openMachine();
  const { settings, where, postgres, remove } = await openBackend(backend, machine);
  const shop = await openShop(machine);
  const all = { ...settings, ...shop.settings, PAGE_CACHE: 'lazy' };
  await machine.start(all);
  await backUp(machine);
  await untilDone(async () => {
    if (backupsIn(machine).length === 0) throw new Error('No backup was made');
  });

  const buyers = await Promise.all(Array.from({ length: rounds }, () => shop.comes()));
  const load = startLoad(machine.url, 4);
  const bought: Promise<void>[] = [];
  let slowest = 0;
  for (const buyer of buyers) {
    await wait(200 + chance() * 2_000);
    const buying = buyer.begin().then((id) => buyer.pays(id));
    buying.catch(() => {}); // told in the end
    bought.push(buying);
    void backUp(machine).catch(() => {});
    await wait(chance() * 500);
    // One death in three is the database's, where it is a process of its own.
    if (postgres && chance() < 1 / 3) {
      await postgres.stop('kill');
      await postgres.start();
    } else {
      await machine.stop('SIGKILL');
      const died = performance.now();
      await machine.start(all);
      slowest = Math.max(slowest, performance.now() - died);
    }
  }
  await Promise.all(bought);
  await load.stop();
  await mailsAreOut(machine);
  const code = await machine.stop();

  console.log(
    `  ${backend}: ready again after ${(slowest / 1_000).toFixed(1)} s at most; ${load.failed.length} of ${load.answered} requests of visitors met a death`,
  );
  const backups = backupsIn(machine);
  const figures: Figure[] = [
    ...(await whatCame(where, load)),
    ...(await shop.books(where)),
    { what: 'backups kept', value: backups.length, atLeast: 1 },
    { what: 'backups that are not what their note says', value: backups.filter((one) => !one.whole).length, atMost: 0 },
    { what: 'exit code in the end', value: code ?? 1, atMost: 0 },
  ]; // prettier-ignore
  await shop.close();
  await remove();
  return figures.map((figure) => ({ ...figure, what: `${backend}: ${figure.what}` }));
}

async function backUp({ url }: Machine) {
  const headers = { Cookie: await signInAtOffice(url) };
  await fetch(`${url}/staff/backups`, { method: 'POST', headers });
}

/** Those that the office shows, and whether each is the file that its note tells of. */
function backupsIn({ folder }: Machine) {
  const kept = path.join(folder, 'backups');
  const names = existsSync(kept) ? readdirSync(kept).filter((name) => name.endsWith('.json')) : [];
  return names.map((name) => {
    const { sha256 } = JSON.parse(readFileSync(path.join(kept, name), 'utf8')) as { sha256: string };
    const archive = path.join(kept, name.replace(/\.json$/, ''));
    const whole =
      existsSync(archive) && createHash('sha256').update(readFileSync(archive)).digest('hex') === sha256;
    return { name, whole };
  });
}

/** Numbers from 0 to 1, always the same ones for a seed (mulberry32). */
function randomFrom(start: number) {
  let a = start;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
