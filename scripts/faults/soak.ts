import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
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
import type { Figure, Story } from './story.ts';

const minutes = Number(process.env.SOAK_MINUTES ?? 3);
/** Between two requests of a visitor, in ms: more where others need the processor too. */
const restMs = Number(process.env.SOAK_REST ?? 20);
const lanes = 4;
/** Until then caches fill and code is compiled; a slope over less than ten minutes is noise. */
const warming = 5;
const measurable = 15;

type Sample = { minute: number; mb: number; handles: number; lag: number; waiting: number };

/**
 * Visitors, and somebody at the office, without a pause in processes that may keep 256 MB of objects, one on each kind of
 * database, at once: `SOAK_MINUTES=30 npm run faults -- soak`.
 */
export const soak: Story = {
  name: 'soak',
  fault: `visitors without a pause, ${minutes} minutes long, in little memory`,
  async run() {
    return (await Promise.all(backends.map(soakOn))).flat();
  },
};

async function soakOn(backend: Backend): Promise<Figure[]> {
  const machine = await openMachine();
  const { settings, where, remove } = await openBackend(backend, machine);
  await machine.start({ ...settings, NODE_OPTIONS: '--max-old-space-size=256' });
  const Cookie = await signInAtOffice(machine.url);
  const load = startLoad(machine.url, lanes, undefined, restMs);
  const samples: Sample[] = [];
  const started = performance.now();
  const minute = () => (performance.now() - started) / 60_000;
  let refused = 0;
  for (; minute() < minutes; await wait(2_000)) {
    samples.push({ minute: minute(), ...(await lookAt(machine)) });
    const list = await fetch(`${machine.url}/staff/leads`, { headers: { Cookie } });
    if (list.status !== 200) refused++;
    await list.arrayBuffer();
  }
  await load.stop();
  await mailsAreOut(machine);
  await machine.stop();
  const came = await whatCame(where, load);
  await remove();

  for (const failed of load.failed.slice(0, 5)) console.log(`  ${failed}`);
  const late = samples.filter((sample) => sample.minute > Math.min(warming, minutes / 2));
  const most = (of: (sample: Sample) => number) => Math.max(...samples.map(of));
  console.log(
    `  ${backend}, ${minutes} minutes, ${lanes} visitors who rest ${restMs} ms: ${load.answered} answers, the slowest in ${(load.slowest / 1_000).toFixed(1)} s; the event loop late by ${most(({ lag }) => lag).toFixed(2)} s at most; ${most(({ waiting }) => waiting)} mails waited at most`,
  );
  const figures: Figure[] = [
    { what: `requests that failed, of ${load.answered}`, value: load.failed.length + refused, atMost: 0 },
    { what: 'the most memory that was resident', value: most(({ mb }) => mb), unit: 'MB', atMost: mbAllowed },
    {
      what: 'more open files and sockets at the end than before',
      value: handlesOf(samples.slice(-10)) - handlesOf(late.slice(0, 10)),
      atMost: 10,
    },
    ...came,
  ];
  if (minutes >= measurable)
    figures.push({ what: 'growth after five minutes', value: slopeOf(late), unit: 'MB/min', atMost: 1 });
  return figures.map((figure) => ({ ...figure, what: `${backend}: ${figure.what}` }));
}

/** In MB: the database is part of the process where it is embedded. */
const mbAllowed = 900;

/** Memory in MB and handles as Linux counts them; how late the event loop was in seconds, and the mails that wait, as the server says. */
async function lookAt({ app, url, folder }: Machine): Promise<Omit<Sample, 'minute'>> {
  const proc = `/proc/${app?.pid}`;
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
  return {
    mb: Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`${proc}/status`, 'utf8'))?.[1]) / 1_000,
    handles: readdirSync(`${proc}/fd`).filter((fd) => !isTable(`${proc}/fd/${fd}`, folder)).length,
    lag: metric('nodejs_eventloop_lag_p99_seconds'),
    waiting: metric('outbox_backlog'),
  };
}

/** The embedded database keeps each table open that it has once read. */
function isTable(handle: string, folder: string): boolean {
  try {
    return readlinkSync(handle).startsWith(path.join(folder, 'db'));
  } catch {
    return true; // closed meanwhile
  }
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const handlesOf = (samples: Sample[]) => mean(samples.map(({ handles }) => handles));

/** The line of least squares. */
function slopeOf(samples: Sample[]): number {
  const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(({ mb }) => mb))];
  const [over, under] = [
    samples.map(({ minute, mb }) => (minute - x) * (mb - y)),
    samples.map(({ minute }) => (minute - x) ** 2),
  ];
  return mean(over) / mean(under);
}
