import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { covered } from './covered.ts';
import { stories } from './stories.ts';

test('each fault of the list is shown by stories and tests that exist', () => {
  const names = stories.map(({ name }) => name);
  expect(covered.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, i) => `F${i + 1}`));
  for (const fault of covered) {
    expect([...(fault.stories ?? []), ...(fault.tests ?? [])], fault.id).not.toEqual([]);
    for (const story of fault.stories ?? []) expect(names).toContain(story);
    for (const [file, title] of fault.tests ?? []) expect(readFileSync(file, 'utf8')).toContain(`'${title}`);
  }
});
