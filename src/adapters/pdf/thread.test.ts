import { expect, test } from 'vitest';
import { createThread } from './thread.ts';

/** Answers with how many it was asked so far, and does what it is told to. */
const file = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    let asked = 0;
    parentPort.on('message', (to) => {
      asked += 1;
      if (to === 'end') process.exit();
      if (to === 'break') throw new Error('broken');
      if (to === 'refuse') parentPort.postMessage({ error: new RangeError('too long') });
      if (to === 'count') parentPort.postMessage({ done: asked });
    });
  `)}`,
);

test('a thread does one thing after the other', async () => {
  const ask = createThread<string, number>(file);
  expect([await ask('count'), await ask('count'), await ask('count')]).toEqual([1, 2, 3]);
});

test('what its work throws reaches who asked; after that, as after its end, the next one asked for is done', async () => {
  const ask = createThread<string, number>(file);
  await expect(ask('refuse')).rejects.toThrow(new RangeError('too long'));
  for (const way of ['end', 'break']) {
    await expect(ask(way)).rejects.toThrow();
    expect(await ask('count')).toBe(1);
  }
});

test('one that says nothing for too long is given up', async () => {
  const ask = createThread<string, number>(file, { limitMs: 20 });
  await expect(ask('say nothing')).rejects.toMatchObject({ cause: new Error('The thread takes too long') });
});

test('with nothing to do it is ended', async () => {
  const ask = createThread<string, number>(file, { idleMs: 1 });
  await ask('count');
  await expect.poll(() => ask('count')).toBe(1);
});
