import { expect, test } from 'vitest';
import { groupRows } from './read-sheet.ts';

test('groups fit into a call, and no row is lost', () => {
  const row = {
    line: 1,
    name: 'x',
    phone: '',
    email: '',
    service: '',
    message: 'म'.repeat(4_000),
    source: '',
  };
  const rows = Array.from({ length: 500 }, (_, i) => ({
    ...row,
    line: i,
    message: i % 50 ? '' : row.message,
  }));
  const groups = groupRows(rows, 200);
  expect(groups.flat()).toEqual(rows);
  for (const group of groups) {
    expect(group.length).toBeLessThanOrEqual(200);
    expect(Buffer.byteLength(JSON.stringify(group))).toBeLessThan(49_000);
  }
});
