import { writeFileSync } from 'node:fs';
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
} from './machines.ts';
import { libraryOf } from './programs.ts';
import { openShop } from './shop.ts';
import { NotHere, type Figure, type Story } from './story.ts';

/** What the machine's clock is wrong by, in seconds, one after the other. */
const steps = [3_600, 0, -3_600, 0];

/**
 * An hour forth and an hour back, among visitors and buyers: the clock of the machine, which is the embedded database's
 * too. PostgreSQL keeps the right time meanwhile, as on a machine of its own.
 */
export const clock: Story = {
  name: 'clock',
  fault: 'the machine’s clock jumps by an hour, forth and back',
  programs: [{ package: 'faketime', program: 'faketime' }],
  async run() {
    const figures: Figure[] = [];
    for (const backend of backends) figures.push(...(await jump(backend)));
    return figures;
  },
};

async function jump(backend: Backend): Promise<Figure[]> {
  const library = libraryOf('faketime/libfaketime.so.1');
  const machine = await openMachine();
  const { settings, where, remove } = await openBackend(backend, machine);
  const shop = await openShop(machine);
  const file = path.join(machine.folder, 'clock');
  const set = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}`);
  set(0);
  await machine.start({
    ...settings,
    ...shop.settings,
    PAGE_CACHE: 'lazy',
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    // Whoever sets the time of a machine leaves the clock alone that durations are measured with.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  const Cookie = await signInAtOffice(machine.url);
  const buyers = await Promise.all(steps.map(() => shop.comes()));
  const load = startLoad(machine.url, 4);
  await load.acknowledges(4);
  let signedOut = 0;
  let slowest = 0;
  for (const [i, buyer] of buyers.entries()) {
    // What was begun before the jump is paid after it.
    const id = await buyer.begin();
    const seconds = steps[i] ?? 0;
    set(seconds);
    await shows(machine.url, seconds);
    await load.acknowledges(10);
    const jumped = performance.now();
    await buyer.pays(id);
    slowest = Math.max(slowest, performance.now() - jumped);
    const office = await fetch(`${machine.url}/staff/session`, { headers: { Cookie } });
    if (office.status !== 200) signedOut++;
  }
  await load.stop();
  await mailsAreOut(machine);
  const code = await machine.stop();
  const figures: Figure[] = [
    { what: `requests that failed, of ${load.answered}`, value: load.failed.length, atMost: 0 },
    { what: 'a payment is seen as paid after a jump', value: slowest / 1_000, unit: 's', atMost: 30 },
    // On the embedded database the wrong clock is the one that says how long nobody was there.
    { what: 'jumps that signed somebody out', value: signedOut, atMost: backend === 'embedded' ? 1 : 0 },
    ...(await whatCame(where, load)),
    ...(await shop.books(where)),
    { what: 'exit code in the end', value: code ?? 1, atMost: 0 },
  ];
  for (const failed of load.failed.slice(0, 5)) console.log(`  ${failed}`);
  await shop.close();
  await remove();
  return figures.map((figure) => ({ ...figure, what: `${backend}: ${figure.what}` }));
}

/** Waits until the server's clock is wrong by so much. @throws NotHere where its clock cannot be set */
async function shows(url: string, seconds: number) {
  for (const until = performance.now() + 30_000; ; await wait(100)) {
    const date = (await fetch(`${url}/healthz`)).headers.get('Date') ?? '';
    if (Math.abs(Date.parse(date) - Date.now() - seconds * 1_000) < 60_000) return;
    if (performance.now() > until) throw new NotHere('libfaketime does not move the clock of this server');
  }
}
