import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { syncCalendars } from './sync-calendars.ts';
import { calendarAccounts } from './table.server.ts';
import { calendarPath, serveCaldav } from './test-caldav.ts';
import { bookConsultation } from '../book-consultation.ts';
import { BookingInput } from '../booking-input.ts';
import { eraseBookings } from '../erase-bookings.ts';
import { calendarFile } from '../calendar/calendar-file.ts';
import type { BookingSettings } from '../settings/booking-settings.ts';
import { listDays, listSlots } from '../slots/list-slots.ts';
import { bookings } from '../table.server.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { openOffice } from '#office/test-office.ts';

type Office = Awaited<ReturnType<typeof openOffice>>;
let office: Office;
let sales: Awaited<ReturnType<Office['as']>>;
let owner: Awaited<ReturnType<Office['as']>>;
let server: Awaited<ReturnType<typeof serveCaldav>>;
let days: string[];
beforeAll(async () => {
  [office, server] = await Promise.all([openOffice('seeded'), serveCaldav()]);
  sales = await office.as('sales');
  owner = await office.as('owner');
  days = (await listDays(office.ctx)).filter((day) => !day.closed).map((day) => day.date);
});
afterEach(async () => {
  await office.db.delete(calendarAccounts);
  server.events.clear();
});
afterAll(async () => {
  await office.close();
  await server.close();
});

let people = 0;
const book = async (date = '', time = '') => {
  const who = { name: 'Ravi Kale', phone: String(9_000_090_000 + people++), email: '', origin: 'Website' };
  const how = { meetingType: 'call', place: '', clientAddress: '', raw: {} };
  const input = BookingInput.parse({ ...who, ...how, date, time });
  return (await bookConsultation({ ...office.ctx, limit: async () => {} }, input)).booking;
};
const freeOn = async (date = '') =>
  (await listSlots(office.ctx, { date })).slots.filter(({ free }) => free).map(({ time }) => time);
const calendar = () => ({
  address: server.address,
  user: 'asha',
  password: 'app-password',
  calendarUrl: server.address + calendarPath,
  calendarName: 'Work',
});
const hrefOf = ({ id }: { id: string }) => `${calendarPath}office-${id}.ics`;
const dentist = (date = '') =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:own', 'DTSTAMP:20260101T000000Z', `DTSTART:${date.replaceAll('-', '')}T090000Z`, `DTEND:${date.replaceAll('-', '')}T093000Z`, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n'); // prettier-ignore

test('the calendar of somebody who has left, or no longer works with consultations, blocks no times and is told of nobody who comes', async () => {
  expect((await sales('POST', '/own-calendar', calendar())).status).toBe(204);
  server.events.set(`${calendarPath}own.ics`, dentist(days[0]));
  await syncCalendars(office.ctx);
  expect(await freeOn(days[0])).not.toContain('14:30');

  const times = ['11:00', '12:00'];
  for (const change of [{ active: false }, { active: true, role: 'content' }]) {
    expect((await owner('PATCH', `/staff/${sales.id}`, change)).status).toBe(204);
    expect(await freeOn(days[0])).toContain('14:30');
    // Nobody has given to somebody else yet what they were to hold.
    const booking = await book(days[0], times.pop());
    await office.db.update(bookings).set({ hostId: sales.id }).where(eq(bookings.id, booking.id));
    await syncCalendars(office.ctx);
    expect(server.events.has(hrefOf(booking))).toBe(false);
  }
  // Back at their desk, it is followed again.
  await owner('PATCH', `/staff/${sales.id}`, { role: 'sales' });
  expect(await freeOn(days[0])).not.toContain('14:30');
  await syncCalendars(office.ctx);
  expect(server.events.size).toBe(3);
  // Their session ended with them.
  sales = await office.as('sales', 'Lata');
});

test('one calendar follows once: two owners of it would each take out what the other writes', async () => {
  expect((await owner('POST', '/agency-calendar', calendar())).status).toBe(204);
  const theirs = { ...calendar(), calendarUrl: calendar().calendarUrl.replace(/\/$/, '') };
  const second = await sales<{ errors: Record<string, string> }>('POST', '/own-calendar', theirs);
  expect([second.status, second.body.errors]).toEqual([
    422,
    { calendarUrl: expect.stringContaining('already') },
  ]);
  // The same one again, with a new password, is no second one.
  expect((await owner('POST', '/agency-calendar', calendar())).status).toBe(204);
});

test('a consultation that is over stays in the calendar, unless whoever came is erased', async () => {
  const booking = await book(days[1], '11:00');
  expect((await owner('POST', '/agency-calendar', calendar())).status).toBe(204);
  await syncCalendars(office.ctx);
  expect(server.events.has(hrefOf(booking))).toBe(true);
  const copy = `${calendarPath}copy.ics`;
  server.events.set(copy, server.events.get(hrefOf(booking)) ?? '');
  await syncCalendars(office.ctx);
  expect([server.events.has(copy), server.events.has(hrefOf(booking))]).toEqual([false, true]);
  // A day later, when something else changes there, its end still lies in what is read.
  const later = new Date(booking.startsAt.getTime() + 86_400_000 + 600_000);
  server.events.set(`${calendarPath}own.ics`, dentist(days[2]));
  const sync = () => syncCalendars({ ...office.ctx, now: () => later });
  await sync();
  expect(server.events.has(hrefOf(booking))).toBe(true);
  await eraseBookings(office.ctx, { email: '-', leadIds: [booking.leadId] });
  await sync();
  expect(server.events.has(hrefOf(booking))).toBe(false);
});

test('the invitation that came with the notice, taken into the calendar, is no second appointment', async () => {
  const { body: rules } = await owner<BookingSettings & { etag: string }>('GET', '/booking-settings');
  const { etag: _etag, ...settings } = rules;
  await owner('PUT', '/booking-settings', { ...settings, capacity: 2 });
  expect((await owner('POST', '/agency-calendar', calendar())).status).toBe(204);
  const booking = await book(days[3], '11:00');
  const site = await readSettings(office.ctx);
  const facts = { booking, site, publicUrl: office.ctx.publicUrl, url: office.ctx.publicUrl, video: null };
  server.events.set(`${calendarPath}invited.ics`, calendarFile('request', facts));
  await syncCalendars(office.ctx);
  // Two can take place at once, and one of them does.
  expect(await freeOn(days[3])).toContain('11:00');
  expect(server.events.has(`${calendarPath}invited.ics`)).toBe(true);
  await owner('PUT', '/booking-settings', settings);
});

test('of three who choose at the same moment a time for which a calendar leaves one of two, one has it', async () => {
  const { body: rules } = await owner<BookingSettings & { etag: string }>('GET', '/booking-settings');
  const { etag: _etag, ...settings } = rules;
  await owner('PUT', '/booking-settings', { ...settings, capacity: 2 });
  expect((await sales('POST', '/own-calendar', calendar())).status).toBe(204);
  server.events.set(`${calendarPath}own.ics`, dentist(days[4]));
  await syncCalendars(office.ctx);
  const tries = await Promise.allSettled([1, 2, 3].map(() => book(days[4], '14:30')));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await freeOn(days[4])).not.toContain('14:30');
  await owner('PUT', '/booking-settings', settings);
});
