import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import faults from './faults.json' with { type: 'json' };

test('each slip that is seeded fits its source at one place, and the tests that are to find it are there', () => {
  for (const { room, file, from, tests } of faults) {
    expect(readFileSync(file, 'utf8').split(from), room).toHaveLength(2);
    for (const test of tests.filter((given) => !given.startsWith('--')))
      expect(existsSync(test), test).toBe(true);
  }
});
