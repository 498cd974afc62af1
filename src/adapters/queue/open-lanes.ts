import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { giveWay } from './yield-to-requests.ts';

export type Claimed = JobWithMetadata<object>;
export type Ended =
  | { id: string; status: 'completed' }
  | { id: string; status: 'failed'; output: { reason: string } };

/** So many begin at once of what has no bound. */
const most = 10;
const settleMs = 250;

/**
 * Takes up a kind of job, never more than begin at once: the time that a job may take runs from when it was taken up.
 * Where they are bounded each has a lane of its own. The others are taken up by tens: ten lanes would ask ten times for
 * each new job.
 * @param run never rejects
 * @returns the workers, to be woken when one of its jobs is due
 */
export async function openLanes(
  boss: PgBoss,
  name: string,
  atOnce: number,
  run: (job: Claimed) => Promise<Ended>,
): Promise<string[]> {
  const [lanes, size] = Number.isFinite(atOnce) ? [atOnce, 1] : [1, most];
  const letRequestsGo = giveWay(most);
  const workers: string[] = [];
  for (let lane = 0; lane < lanes; lane++) {
    const options = {
      batchSize: size,
      perJobResults: true,
      includeMetadata: true,
      // New jobs are announced, and `watchDue` tells of the others. Of several lanes one is enough to look all the same.
      pollingIntervalSeconds: lane === 0 ? 2 : 60,
      notifyPollingIntervalSeconds: lane === 0 ? 60 : 3_600,
    } as const;
    const worker = await boss.work(name, options, async (jobs: Claimed[]) => {
      // There may be more: then it looks again without a pause.
      if (jobs.length === size) boss.notifyWorker(workers[lane] ?? '');
      await letRequestsGo(jobs.length);
      return runEach(boss, name, jobs, run);
    });
    workers.push(worker);
  }
  return workers;
}

/**
 * Runs what was taken up together. Who has ended is settled while others go on: pg-boss does so when the last has ended,
 * and fails them all where that one takes longer than it may. To settle twice changes nothing.
 */
async function runEach(boss: PgBoss, name: string, jobs: Claimed[], run: (job: Claimed) => Promise<Ended>) {
  const ended = new Map<Claimed, Ended>();
  const settle = async () => {
    const now = [...ended];
    ended.clear();
    const completed = now.flatMap(([job, { status }]) => (status === 'completed' ? job : []));
    if (completed.length > 0) await boss.complete(name, completed);
    for (const [job, end] of now) if (end.status === 'failed') await boss.fail(name, job, end.output);
  };
  // Without a database it is left to the end.
  const settling = setInterval(() => void settle().catch(() => {}), settleMs);
  const each = async (job: Claimed) => {
    const end = await run(job);
    ended.set(job, end);
    return end;
  };
  return Promise.all(jobs.map(each)).finally(() => clearInterval(settling));
}
