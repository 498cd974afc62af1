import { expect, test } from 'vitest';
import { formatHours, likeMonday } from './hours.ts';

test('opening hours read like a notice on a door', () => {
  const monday = { day: 'Monday', startTime: '10:00', endTime: '19:00' } as const;
  expect(formatHours([])).toBe('No hours given');
  const week = likeMonday([monday, { ...monday, day: 'Sunday', endTime: '12:00' }], 'Friday');
  expect(formatHours(week)).toBe('Mon–Fri 10:00–19:00; Sun 10:00–12:00');
  const split = [...week, { day: 'Monday', startTime: '20:00', endTime: '21:00' } as const];
  expect(formatHours(split)).toBe('Mon 10:00–19:00, 20:00–21:00; Tue–Fri 10:00–19:00; Sun 10:00–12:00');
});
