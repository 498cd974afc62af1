import { expect, test } from 'vitest';
import { unusedShare } from './upgrade.ts';

test('the unused share goes by whole days with today among them, half up; nothing after the end, all before the start', () => {
  const plan = { startsOn: '2026-09-13', endsOn: '2027-09-13' };
  const share = (today: string) => unusedShare(199_900, plan, today);
  expect(share('2026-11-25')).toBe(159_920);
  expect(share('2026-09-13')).toBe(199_900);
  expect(share('2026-09-01')).toBe(199_900);
  expect(share('2027-09-12')).toBe(548);
  expect(share('2027-09-13')).toBe(0);
  expect(share('2028-01-01')).toBe(0);
});
