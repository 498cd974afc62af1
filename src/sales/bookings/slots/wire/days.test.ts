import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookConsultation } from '../../book-consultation.ts';
import { BookingInput } from '../../booking-input.ts';
import type { DaySlots, Slot } from '../../booking.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import { readBookingSettings } from '../../settings/read-booking-settings.ts';
import { listDays } from '../list-slots.ts';
import { Invalid } from '#kit/errors.ts';
import type { NextSlot } from '../../wire/next-client.ts';
import { openBookings, type Bookings } from '../../wire/test-bookings.ts';

let site: Bookings;
beforeAll(async () => {
  site = await openBookings();
});
afterAll(() => site.close());

const at = (iso: string) => ({ ...site.ctx, now: () => new Date(iso) });
const inputFor = (slot: Slot) =>
  BookingInput.parse({
    ...site.somebody(),
    ...slot,
    email: '',
    meetingType: 'call',
    place: '',
    clientAddress: '',
    origin: 'Website',
    raw: {},
  });

test('the calls for days and times say what is free, taken and closed', async () => {
  const days = (await (await site.get('/book-appointment/days')).json()) as {
    date: string;
    closed: string | null;
  }[];
  const first = addDays(dateInIndia(new Date()), 2);
  expect(days[0]?.date).toBe(first);
  const { closures } = await readBookingSettings(site.ctx);
  const { date, reason: closed } = closures.find((closure) => closure.date >= first) ?? {};
  expect(days).toContainEqual({ date, closed, free: 0 });
  const slot = site.freshSlot();
  await site.book({ ...site.somebody(), ...slot });
  const day = (await (await site.get(`/book-appointment/slots?date=${slot.date}`)).json()) as DaySlots;
  expect(day.slots).toHaveLength(13);
  expect(day.slots.at(0)?.time).toBe('11:00');
  expect(day.slots.at(-1)?.time).toBe('17:00');
  expect(day.slots.find(({ time }) => time === slot.time)).toEqual({ time: slot.time, free: false });
  const holiday = await site.get(`/book-appointment/slots?date=${date}`);
  expect(await holiday.json()).toEqual({ date, closed, slots: [] });
  expect((await site.get('/book-appointment/slots?date=2027-02-30')).status).toBe(422);
});

test('the day after tomorrow is counted in India, right at its midnight and until 05:30', async () => {
  // 2027-01-05 in India begins at 18:30 UTC of the 4th.
  const firstDay = async (iso: string) => (await listDays(at(iso)))[0]?.date;
  expect(await firstDay('2027-01-04T18:29:59Z')).toBe('2027-01-06');
  expect(await firstDay('2027-01-04T18:30:00Z')).toBe('2027-01-07');
  expect(await firstDay('2027-01-05T00:00:00Z')).toBe('2027-01-07');
  expect(await firstDay('2027-01-05T18:29:59Z')).toBe('2027-01-07');
  const wanted = { date: '2027-01-06', time: '11:00' };
  await expect(bookConsultation(at('2027-01-04T18:30:00Z'), inputFor(wanted))).rejects.toThrow(Invalid);
  await expect(bookConsultation(at('2027-01-04T18:29:59Z'), inputFor(wanted))).resolves.toBeTruthy();
});

test('the times that pages suggest are free ones of the nearest open days, two of each, in words of the page', async () => {
  const ask = async () => (await (await site.get('/book-appointment/next')).json()) as NextSlot[];
  const before = await ask();
  expect(before).toHaveLength(4);
  expect(before.map(({ date }) => date)).toEqual([0, 0, 2, 2].map((i) => before[i]?.date));
  expect(before[0]?.hour).toMatch(/^\d+:\d\d (?:am|pm)$/);
  const [first] = before;
  await site.book({ ...site.somebody(), date: first?.date, time: first?.time });
  const { date, time } = (await ask())[0] ?? {};
  expect(date).toBe(first?.date);
  expect(time).not.toBe(first?.time);
});

test('29 February exists in 2028 and only then', async () => {
  const leap = at('2028-02-20T06:00:00Z');
  await expect(
    bookConsultation(leap, inputFor({ date: '2028-02-29', time: '17:00' })),
  ).resolves.toMatchObject({
    booking: { startsAt: new Date('2028-02-29T11:30:00Z') },
  });
  expect((await listDays(at('2028-02-27T06:00:00Z')))[0]?.date).toBe('2028-02-29');
  expect(() => inputFor({ date: '2027-02-29', time: '11:00' })).toThrow('Please choose a date');
});
