import { EventEmitter } from 'node:events';
import type { Cluster, Worker } from 'node:cluster';
import { expect, test } from 'vitest';
import { keepWorkers } from './keep-workers.ts';

/** Processes that do what a test says they do. */
function standIn(options: { hears?: boolean } = {}) {
  const forked: (Worker & { signals: string[] })[] = [];
  const cluster = Object.assign(new EventEmitter(), {
    fork() {
      const worker = Object.assign(new EventEmitter(), {
        id: forked.length + 1,
        signals: [] as string[],
        process: {
          kill(signal: string) {
            worker.signals.push(signal);
            if (options.hears !== false || signal === 'SIGKILL') end(worker as unknown as Worker, 0);
          },
        },
      });
      forked.push(worker as unknown as Worker & { signals: string[] });
      return worker;
    },
  });
  const end = (worker: Worker, code: number | null) => {
    cluster.emit('exit', worker, code);
    worker.emit('exit', code);
  };
  const told: string[] = [];
  const stop = keepWorkers(cluster as unknown as Pick<Cluster, 'fork' | 'on'>, {
    number: 2,
    log: { error: () => told.push('died') },
    onServing: () => told.push('serving'),
    onFailed: () => told.push('failed'),
    retryMs: 20,
    stopMs: 20,
  });
  return { forked, told, end, stop, serve: (worker: Worker) => cluster.emit('listening', worker) };
}

test('workers that cannot begin to serve are not started for ever', () => {
  const { forked, told, end } = standIn();
  end(forked[0] as Worker, 1);
  end(forked[1] as Worker, 1);
  expect([forked.length, told]).toEqual([2, ['failed']]);
});

test('one that served is replaced at once, its successor after a pause where it does not come to serve', async () => {
  const { forked, told, end, serve } = standIn();
  for (const worker of forked) serve(worker);
  end(forked[0] as Worker, null);
  expect([forked.length, told]).toEqual([3, ['serving', 'died']]);
  end(forked[2] as Worker, 1);
  expect(forked).toHaveLength(3);
  await expect.poll(() => forked.length).toBe(4);
});

test('all end when told, and one that does not hear is ended', async () => {
  const hearing = standIn();
  await hearing.stop();
  expect(hearing.forked.map(({ signals }) => signals)).toEqual([['SIGTERM'], ['SIGTERM']]);
  const hung = standIn({ hears: false });
  await hung.stop();
  expect(hung.forked.map(({ signals }) => signals)).toEqual([
    ['SIGTERM', 'SIGKILL'],
    ['SIGTERM', 'SIGKILL'],
  ]);
  expect([...hearing.told, ...hung.told]).toEqual([]);
});
