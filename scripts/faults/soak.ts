import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startCopy } from '../lib/installations.ts';
import { startLoad, type Load } from './load.ts';
import type { Figure, Story } from './story.ts';

const minutes = Number(process.env.SOAK_MINUTES ?? 3);
/** Until then caches fill and code is compiled; a slope over less than ten minutes is noise. */
const warming = 5;
const measurable = 15;

/** Visitors without a pause in a process that may keep 256 MB of objects: `SOAK_MINUTES=30 npm run faults -- soak`. */
export const soak: Story = {
  name: 'soak',
  fault: `visitors without a pause, ${minutes} minutes long, in little memory`,
  async run() {
    const app = await startCopy({ LOG_LEVEL: 'warn', NODE_OPTIONS: '--max-old-space-size=256' });
    const load: Load = startLoad(app.url);
    const samples: { minute: number; mb: number }[] = [];
    const started = performance.now();
    const minute = () => (performance.now() - started) / 60_000;
    for (; minute() < minutes; await wait(2_000)) samples.push({ minute: minute(), mb: residentOf(app.pid) });
    await load.stop();
    await app.stop();
    for (const failed of load.failed.slice(0, 5)) console.log(`  ${failed}`);
    const late = samples.filter((sample) => sample.minute > warming);
    const figures: Figure[] = [
      { what: `requests that failed, of ${load.answered}`, value: load.failed.length, atMost: 0 },
      {
        what: 'the most memory that was resident',
        value: Math.max(...samples.map(({ mb }) => mb)),
        unit: 'MB',
        atMost: 700,
      },
    ];
    if (minutes >= measurable)
      figures.push({ what: 'growth after five minutes', value: slopeOf(late), unit: 'MB/min', atMost: 1 });
    return figures;
  },
};

/** In MB, as Linux counts it. */
const residentOf = (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000;

/** The line of least squares. */
function slopeOf(samples: { minute: number; mb: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(({ mb }) => mb))];
  const [over, under] = [
    samples.map(({ minute, mb }) => (minute - x) * (mb - y)),
    samples.map(({ minute }) => (minute - x) ** 2),
  ];
  return mean(over) / mean(under);
}
