import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../lib/postgres-server.ts';
import { startLoad } from './load.ts';
import { openMachine, together, whatCame } from './machines.ts';
import { NotHere, type Figure, type Story } from './story.ts';

/** The database's disk fills while visitors write; then there is room again. PostgreSQL may have given up meanwhile. */
export const diskFull: Story = {
  name: 'disk-full',
  fault: 'the disk of PostgreSQL is full under load',
  async run() {
    const disk = mountSmallDisk();
    try {
      return await fill(disk.folder);
    } finally {
      disk.remove();
    }
  },
};

async function fill(disk: string): Promise<Figure[]> {
  const postgres = await startPostgres({ durable: true, within: disk });
  const machine = await openMachine();
  await machine.start(together(machine.url, postgres.url));
  const { pid } = machine.app ?? {};
  const load = startLoad(machine.url, 4);
  await load.acknowledges(10);

  const ballast = path.join(disk, 'ballast');
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast, Buffer.alloc(bavail * bsize));
  const refusedBefore = load.failed.length;
  for (const until = performance.now() + 60_000; load.failed.length < refusedBefore + 5; await wait(50))
    if (performance.now() > until) throw new Error('A full disk hindered nobody within a minute');
  const healthy = (await fetch(`${machine.url}/healthz`)).status;
  rmSync(ballast);
  await postgres.stop('fast');
  await postgres.start();
  const back = performance.now();
  await load.acknowledges(1);
  const seconds = (performance.now() - back) / 1_000;
  await load.acknowledges(10);
  await load.stop();

  const odd = load.failed.filter((failed) => !/: 503 /.test(failed));
  for (const failed of odd.slice(0, 10)) console.log(`  ${failed}`);
  const figures: Figure[] = [
    { what: '/healthz while the disk is full', value: healthy, atMost: 200 },
    { what: `refused otherwise than by 503, of ${load.answered}`, value: odd.length, atMost: 0 },
    { what: 'the first enquiry after there is room', value: seconds, unit: 's', atMost: 5 },
    ...(await whatCame(postgres.url, load)),
    { what: 'servers that had to be started anew', value: machine.app?.pid === pid ? 0 : 1, atMost: 0 },
  ];
  await machine.stop();
  await postgres.remove();
  return figures;
}

/** @throws NotHere where nothing may be mounted */
function mountSmallDisk() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nirmaan-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=250m', 'tmpfs', folder]);
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
