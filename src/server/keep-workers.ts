import type { Cluster, Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

type Options = {
  number: number;
  log: Pick<Logger, 'error'>;
  /** The first of them serves. */
  onServing(): void;
  /** None can serve: they have said why. */
  onFailed(): void;
  /** `retryMs`: before one is started in place of one that did not come to serve. `stopMs`: how long one may take to end. */
  retryMs?: number;
  stopMs?: number;
};

/** Ten seconds for requests, eight for jobs: whoever takes longer hears nothing any more. */
const longestStopMs = 18_000;

/**
 * Keeps so many processes serving: one that dies is replaced, at once where it had served.
 * @returns ends them all, those too that do not hear
 */
export function keepWorkers(
  cluster: Pick<Cluster, 'fork' | 'on'>,
  { number, log, onServing, onFailed, retryMs = 1_000, stopMs = longestStopMs }: Options,
): () => Promise<void> {
  const workers = new Set<Worker>();
  const serving = new Set<Worker>();
  let [stopping, served] = [false, false];
  const start = () => !stopping && workers.add(cluster.fork());

  cluster.on('listening', (worker) => {
    serving.add(worker);
    if (!served) onServing();
    served = true;
  });
  cluster.on('exit', (worker, code) => {
    workers.delete(worker);
    const hadServed = serving.delete(worker);
    if (stopping) return;
    // What keeps the first from serving is a setting, as a rule: another one would meet it, too.
    if (!served && code === 1) {
      stopping = true;
      onFailed();
      return;
    }
    log.error({ worker: worker.id, code }, 'a worker died, starting another');
    if (hadServed) start();
    else setTimeout(start, retryMs);
  });
  for (let i = 0; i < number; i++) start();

  return async () => {
    stopping = true;
    const ended = [...workers].map((worker) => new Promise((done) => worker.once('exit', done)));
    for (const worker of workers) worker.process.kill('SIGTERM');
    await Promise.race([Promise.all(ended), wait(stopMs)]);
    for (const worker of workers) worker.process.kill('SIGKILL');
  };
}
