import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('each limit is counted under a name of its own', () => {
  const sources = globSync('src/**/*.ts', { exclude: ['src/**/*.test.ts'] });
  const names = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/defineLimit\(\s*'([\w-]+)'/g)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
