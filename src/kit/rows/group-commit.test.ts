import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

/** A run that the test ends when it wants to. */
function controlledRuns() {
  const runs: {
    items: string[];
    end: (outcomes?: (string | Error)[]) => void;
    fail: (error: Error) => void;
  }[] = [];
  const run = (items: string[]) =>
    new Promise<(string | Error)[]>((resolve, reject) => {
      runs.push({
        items,
        end: (outcomes = items.map((item) => item.toUpperCase())) => resolve(outcomes),
        fail: reject,
      });
    });
  return { runs, run };
}

test('a lone item goes at once; those that come meanwhile go together; each gets its own answer', async () => {
  const { runs, run } = controlledRuns();
  const submit = createGroupCommit((item: string) => [item], run);
  const lone = submit('a');
  await setImmediate();
  const answers = [lone, submit('b'), submit('c')];
  expect(runs.map(({ items }) => items)).toEqual([['a']]);
  runs[0]?.end();
  await expect(answers[0]).resolves.toBe('A');
  await setImmediate();
  expect(runs[1]?.items).toEqual(['b', 'c']);
  runs[1]?.end(['B', new Error('c is refused')]);
  await expect(answers[1]).resolves.toBe('B');
  await expect(answers[2]).rejects.toThrow('c is refused');
});

test('items that share a key never meet in one group, and a failed group does not stop the next', async () => {
  const { runs, run } = controlledRuns();
  const submit = createGroupCommit((item: string) => [item.slice(0, 1)], run);
  const first = submit('x1');
  await setImmediate();
  const [second, third, other] = [submit('y1'), submit('y2'), submit('z1')];
  runs[0]?.end();
  await first;
  await setImmediate();
  expect(runs[1]?.items).toEqual(['y1', 'z1']);
  runs[1]?.fail(new Error('database gone'));
  await expect(second).rejects.toThrow('database gone');
  await expect(other).rejects.toThrow('database gone');
  await setImmediate();
  expect(runs[2]?.items).toEqual(['y2']);
  runs[2]?.end();
  await expect(third).resolves.toBe('Y2');
});

test('who waits behind a group that found the database away is told with it; who comes later is tried', async () => {
  const { runs, run } = controlledRuns();
  const submit = createGroupCommit((item: string) => [item], run);
  const first = submit('a');
  await setImmediate();
  const second = submit('b');
  runs[0]?.fail(new Error('Query read timeout'));
  await expect(first).rejects.toThrow('Query read timeout');
  await expect(second).rejects.toThrow('Query read timeout');
  const third = submit('c');
  await setImmediate();
  expect(runs.map(({ items }) => items)).toEqual([['a'], ['c']]);
  runs[1]?.end();
  await expect(third).resolves.toBe('C');
});
