import { expect, test } from 'vitest';
import { outlived } from './retention.ts';

/** A backup of each night of so many days, up to `to`: 03:30 in India. */
const nightly = (to: string, days: number) =>
  Array.from({ length: days }, (_, ago) => {
    const at = new Date(`${to}T03:30:00+05:30`);
    at.setUTCDate(at.getUTCDate() - ago);
    return { name: new Date(at.getTime() + 19_800_000).toISOString().slice(0, 10), at: at.toISOString() };
  });
const staying = (backups: { name: string; at: string }[], now: string) => {
  const gone = new Set(outlived(backups, new Date(now)));
  return backups.filter(({ name }) => !gone.has(name)).map(({ name }) => name);
};

test('of two years of nights stay the newest of seven days, four weeks and twelve months', () => {
  // A Thursday.
  expect(staying(nightly('2026-11-26', 730), '2026-11-26T04:00:00+05:30')).toEqual([
    '2026-11-26', '2026-11-25', '2026-11-24', '2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20',
    '2026-11-15', '2026-11-08',
    '2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30',
    '2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31',
  ]); // prettier-ignore
});

test('what is kept does not hang on how often it is asked: night by night ends where all at once does', () => {
  const all = nightly('2026-11-26', 120);
  let held: typeof all = [];
  for (const one of all.toReversed()) {
    held = [one, ...held];
    const gone = new Set(outlived(held, new Date(Date.parse(one.at) + 60_000)));
    held = held.filter(({ name }) => !gone.has(name));
  }
  expect(held.map(({ name }) => name)).toEqual(staying(all, '2026-11-26T03:31:00+05:30'));
});

test('where no backup is made any more none goes, and all of the last two days stay', () => {
  const lastYear = nightly('2025-03-10', 5);
  expect(outlived(lastYear, new Date('2026-11-26T04:00:00+05:30'))).toEqual([]);
  const today = [9, 10, 11, 12].map((hour) => ({
    name: `at ${hour}`,
    at: `2026-11-26T${String(hour).padStart(2, '0')}:00:00.000Z`,
  }));
  expect(outlived(today, new Date('2026-11-27T12:00:00Z'))).toEqual([]);
  expect(outlived(today, new Date('2026-12-01T12:00:00Z'))).toEqual(['at 11', 'at 10', 'at 9']);
  expect(outlived([], new Date())).toEqual([]);
});

test('a day is the day in India: half past midnight there belongs to it, not to the evening before', () => {
  const backups = [
    { name: 'late', at: '2026-11-10T17:00:00.000Z' },
    { name: 'after midnight', at: '2026-11-10T19:00:00.000Z' },
    { name: 'noon', at: '2026-11-10T06:30:00.000Z' },
  ];
  expect(outlived(backups, new Date('2026-11-26T00:00:00Z'))).toEqual(['noon']);
});
