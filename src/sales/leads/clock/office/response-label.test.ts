import { expect, test } from 'vitest';
import { usualClock, type RunningClock } from '../lead-clock.ts';
import { responseLabel } from './response-label.ts';

const weekday = (day: 'Monday' | 'Tuesday') => ({ day, startTime: '10:00', endTime: '19:00' });
const clock: RunningClock = {
  ...usualClock,
  officeHours: [weekday('Monday'), weekday('Tuesday')],
  serviceHours: { 'Night Watch': [{ day: 'Monday', startTime: '00:00', endTime: '23:59' }] },
  closed: [],
};
const at = (text: string) => `${text}:00+05:30`;
/** Came in on Monday at 18:30; due on Tuesday at 10:30. */
const lead = {
  createdAt: at('2026-11-23T18:30'),
  dueAt: at('2026-11-24T10:30'),
  firstContactAt: null,
  status: 'new' as const,
  service: 'SEO',
};
const label = (now: string, over: object = {}) =>
  responseLabel({ ...lead, ...over }, clock, new Date(at(now)).getTime());

test('a new lead counts down in office hours, then says how late it is', () => {
  expect(label('2026-11-23T18:36')).toEqual({ text: 'answer within 54 min', tone: 'calm' });
  expect(label('2026-11-23T23:00')).toEqual({ text: 'answer within 30 min', tone: 'calm' });
  expect(label('2026-11-24T10:20')).toEqual({ text: 'answer within 10 min', tone: 'soon' });
  expect(label('2026-11-24T10:30')).toEqual({ text: 'to be answered now', tone: 'late' });
  expect(label('2026-11-24T12:32')).toEqual({ text: 'late by 2 h', tone: 'late' });
  expect(label('2026-11-23T18:36', { dueAt: at('2026-11-24T18:30') })?.text).toBe(
    'answer by Tue 24 Nov 2026, 18:30',
  );
});

test('what was answered says how long it took; what needs no answer says nothing', () => {
  const firstContactAt = at('2026-11-24T10:10');
  expect(label('2026-11-24T12:00', { firstContactAt, status: 'contacted' })).toEqual({
    text: 'answered after 40 min',
    tone: 'done',
  });
  expect(label('2026-11-24T12:00', { status: 'junk' })).toBeNull();
  expect(label('2026-11-24T12:00', { dueAt: null })).toBeNull();
  expect(label('2026-11-23T22:30', { service: 'Night Watch', dueAt: at('2026-11-23T22:50') })?.text).toBe(
    'answer within 20 min',
  );
});
