import { expect, test } from 'vitest';
import { noticeDue, termState } from './term.ts';

const year = { startsOn: '2026-01-01', endsOn: '2027-01-01' };
const month = { startsOn: '2026-11-21', endsOn: '2026-12-21' };

test('notices are due thirty, seven and one day before the end, and a missed day is made good by the next', () => {
  const due = (today: string) => noticeDue(today, year);
  expect(due('2026-12-01')).toBeNull();
  expect(due('2026-12-02')).toBe(30);
  expect(due('2026-12-03')).toBe(30);
  expect(due('2026-12-25')).toBe(7);
  expect(due('2026-12-30')).toBe(7);
  expect(due('2026-12-31')).toBe(1);
  // On the last day it is too late for a notice, and before the first day too early.
  expect(due('2027-01-01')).toBeNull();
  expect(noticeDue('2025-12-31', { startsOn: '2026-01-01', endsOn: '2026-01-20' })).toBeNull();
});

test('a month is noticed seven days and one day before it ends, not on its first day', () => {
  expect(noticeDue('2026-11-22', month)).toBeNull();
  expect(noticeDue('2026-12-13', month)).toBeNull();
  expect(noticeDue('2026-12-14', month)).toBe(7);
  expect(noticeDue('2026-12-20', month)).toBe(1);
});

test('a term is upcoming, runs, nears its end, has seven days of grace and is over', () => {
  const state = (today: string, followed = false) => termState(today, { ...year, followed });
  expect(state('2025-12-31')).toBe('upcoming');
  expect(state('2026-06-01')).toBe('running');
  expect(state('2026-12-02')).toBe('ending');
  expect(state('2027-01-01')).toBe('ending');
  expect(state('2027-01-02')).toBe('grace');
  expect(state('2027-01-08')).toBe('grace');
  expect(state('2027-01-09')).toBe('ended');
  expect(termState('2026-11-21', { ...month, followed: false })).toBe('running');
  expect(termState('2026-12-07', { ...month, followed: false })).toBe('ending');
  expect(state('2026-12-02', true)).toBe('renewed');
  expect(state('2027-01-02', true)).toBe('ended');
});
