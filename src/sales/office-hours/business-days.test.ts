import { expect, test } from 'vitest';
import { weekdays } from '#kit/india/weekdays.ts';
import { addBusinessDays, businessDaysLeft, isBusinessDay } from './business-days.ts';
import type { OfficeTime } from './office-time.ts';

/** Closed on Sundays, at Christmas and on Republic Day. */
const shop: OfficeTime = {
  hours: weekdays.slice(0, 6).map((day) => ({ day, startTime: '11:00', endTime: '19:00' })),
  closed: ['2026-12-25', '2027-01-26'],
};
const fiveDays: OfficeTime = { ...shop, hours: shop.hours.slice(0, 5) };

test('weekends are what the opening hours leave out, and holidays do not count', () => {
  // A Saturday and a Sunday.
  expect(isBusinessDay(shop, '2026-11-21')).toBe(true);
  expect(isBusinessDay(shop, '2026-11-22')).toBe(false);
  expect(isBusinessDay(fiveDays, '2026-11-21')).toBe(false);
  expect(isBusinessDay(shop, '2026-12-25')).toBe(false);
});

test('the day itself does not count; weekends, holidays and the end of the year are stepped over', () => {
  expect(addBusinessDays(shop, '2026-11-21', 0)).toBe('2026-11-21');
  expect(addBusinessDays(shop, '2026-11-21', 1)).toBe('2026-11-23');
  expect(addBusinessDays(shop, '2026-11-21', 7)).toBe('2026-11-30');
  expect(addBusinessDays(fiveDays, '2026-11-20', 7)).toBe('2026-12-01');
  expect(addBusinessDays(shop, '2026-12-24', 1)).toBe('2026-12-26');
  expect(addBusinessDays(shop, '2026-12-24', 7)).toBe('2027-01-02');
  expect(addBusinessDays(fiveDays, '2026-12-23', 14)).toBe('2027-01-13');
  expect(addBusinessDays(shop, '2027-01-25', 1)).toBe('2027-01-27');
  // A leap day is a day.
  expect(addBusinessDays(fiveDays, '2028-02-28', 1)).toBe('2028-02-29');
});

test('what is left counts the last day, is 0 on it and below that once it is over', () => {
  expect(businessDaysLeft(shop, '2026-11-21', '2026-11-30')).toBe(7);
  expect(businessDaysLeft(shop, '2026-11-28', '2026-11-30')).toBe(1);
  expect(businessDaysLeft(shop, '2026-11-29', '2026-11-30')).toBe(1);
  expect(businessDaysLeft(shop, '2026-11-30', '2026-11-30')).toBe(0);
  expect(businessDaysLeft(shop, '2026-12-01', '2026-11-30')).toBe(-1);
  expect(businessDaysLeft(shop, '2026-12-24', '2027-01-02')).toBe(7);
});

test('an agency without opening hours works from Monday to Friday', () => {
  const silent = { hours: [], closed: [] };
  expect(addBusinessDays(silent, '2026-11-20', 1)).toBe('2026-11-23');
});
