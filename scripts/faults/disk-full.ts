import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AppServer } from '../lib/app-server.ts';
import { startLoad } from './load.ts';
import { backends, mailsAreOut, openBackend, openMachine, whatCame, type Backend } from './machines.ts';
import { NotHere, type Figure, type Story } from './story.ts';

/**
 * The database's disk fills while visitors write; then there is room again. PostgreSQL may have given up meanwhile, and so
 * may a process with the embedded database in it: each is started anew then, as systemd does.
 */
export const diskFull: Story = {
  name: 'disk-full',
  fault: 'the disk of the database is full under load',
  async run() {
    const figures: Figure[] = [];
    for (const backend of backends) {
      const disk = mountSmallDisk();
      try {
        figures.push(...(await fill(backend, disk.folder)));
      } finally {
        disk.remove();
      }
    }
    return figures;
  },
};

async function fill(backend: Backend, disk: string): Promise<Figure[]> {
  const machine = await openMachine(backend === 'embedded' ? disk : undefined);
  const { settings, where, postgres, remove } = await openBackend(backend, machine, disk);
  const { pid } = await machine.start(settings);
  const load = startLoad(machine.url, 4);
  await load.acknowledges(10);

  const ballast = path.join(disk, 'ballast');
  fillUp(ballast);
  await load.fails(5);
  const healthy = await fetch(`${machine.url}/healthz`).then(
    ({ status }) => status,
    () => 0,
  );
  rmSync(ballast);
  await postgres?.stop('fast');
  await postgres?.start();
  const back = performance.now();
  if (machine.app && (await hasEnded(machine.app))) await machine.start(settings);
  await load.acknowledges(1);
  const seconds = (performance.now() - back) / 1_000;
  await load.acknowledges(10);
  await load.stop();
  await mailsAreOut(machine);
  const anew = machine.app?.pid === pid ? 0 : 1;
  await machine.stop();

  const odd = load.failed.filter((failed) => !/: 503 /.test(failed));
  for (const failed of odd.slice(0, 10)) console.log(`  ${failed}`);
  const figures: Figure[] = [
    { what: '/healthz while the disk is full', value: healthy, atMost: 200 },
    { what: `refused otherwise than by 503, of ${load.answered}`, value: odd.length, atMost: 0 },
    { what: 'the first enquiry after there is room', value: seconds, unit: 's', atMost: 5 },
    ...(await whatCame(where, load)),
    { what: 'servers that had to be started anew', value: anew, atMost: 0 },
  ];
  await remove();
  return figures.map((figure) => ({ ...figure, what: `${backend}: ${figure.what}` }));
}

/** Writes until nothing more fits: whoever else writes there takes room meanwhile. */
function fillUp(file: string) {
  const handle = openSync(file, 'w');
  const megabyte = Buffer.alloc(2 ** 20);
  try {
    for (;;) writeSync(handle, megabyte);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(handle);
  }
}

const hasEnded = ({ exited }: AppServer) => Promise.race([exited.then(() => true), wait(1_000, false)]);

/** @throws NotHere where nothing may be mounted */
function mountSmallDisk() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', folder]);
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    throw new NotHere('a small disk needs the right to mount one');
  }
  chmodSync(folder, 0o755);
  return {
    folder,
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
