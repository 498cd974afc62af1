import { expect, test } from 'vitest';
import { clashesAt } from './clashes.ts';

const day = {
  id: 'date=2026-11-24',
  date: '2026-11-24',
  closed: null,
  lengthMinutes: 30,
  slots: [
    { time: '11:00', free: false },
    { time: '11:30', free: true },
  ],
  bookings: [
    {
      id: 'a',
      name: 'Meera',
      startsAt: '2026-11-24T05:30:00Z',
      endsAt: '2026-11-24T06:00:00Z',
      hostName: 'Asha',
    },
  ],
};

test('what stands against a time is said: taken, beside somebody, outside the hours, a closed day', () => {
  expect(clashesAt(day, '2026-11-24T11:30')).toEqual([]);
  expect(clashesAt(day, '2026-11-24T11:00')).toEqual([
    'This time is taken.',
    'Meera comes 11:00 – 11:30, held by Asha.',
  ]);
  expect(clashesAt(day, '2026-11-24T10:45')).toEqual([
    'Outside the times that are on offer.',
    'Meera comes 11:00 – 11:30, held by Asha.',
  ]);
  expect(clashesAt({ ...day, closed: 'Diwali', slots: [], bookings: [] }, '2026-11-24T11:00')).toEqual([
    'Closed on this day: Diwali.',
  ]);
});
