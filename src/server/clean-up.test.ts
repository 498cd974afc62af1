import { expect, test } from 'vitest';
import type { Ctx } from '#kit/context.ts';
import { purgeOld } from './clean-up.ts';

test('what cannot be deleted keeps nothing else from being deleted, and the job says at its end what failed', async () => {
  const done: string[] = [];
  const purges = ['visits', 'broken', 'accounts'].map((name) => {
    const purge = async () => {
      done.push(name);
      if (name === 'broken') throw new Error('a row is held');
    };
    return Object.defineProperty(purge, 'name', { value: name });
  });
  await expect(purgeOld({} as Ctx, purges)).rejects.toThrow('broken: a row is held');
  expect(done).toEqual(['visits', 'broken', 'accounts']);
});
