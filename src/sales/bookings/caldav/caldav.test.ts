import type { lookup } from 'node:dns';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { busyIn } from './busy-in.ts';
import { syncCalendars } from './sync-calendars.ts';
import { calendarAccounts } from './table.server.ts';
import { calendarPath, serveCaldav } from './test-caldav.ts';
import { bookConsultation } from '../book-consultation.ts';
import { BookingInput } from '../booking-input.ts';
import type { BookingSettings } from '../settings/booking-settings.ts';
import { listDays, listSlots } from '../slots/list-slots.ts';
import { SlotTaken } from '../slots/slot-taken.ts';
import { createCalendars } from '#adapters/caldav/caldav.ts';
import { momentInIndia } from '#kit/india/india-date.ts';
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
afterAll(async () => {
  await office.close();
  await server.close();
});

let people = 0;
const book = async (date = '', time = '') =>
  (
    await bookConsultation(
      { ...office.ctx, limit: async () => {} },
      BookingInput.parse({
        date,
        time,
        name: 'Ravi Kale',
        phone: String(9_000_080_000 + people++),
        email: '',
        meetingType: 'call',
        place: '',
        clientAddress: '',
        origin: 'Website',
        raw: {},
      }),
    )
  ).booking;
const freeOn = async (date = '') =>
  (await listSlots(office.ctx, { date })).slots.filter(({ free }) => free).map(({ time }) => time);
const login = () => ({ address: server.address, user: 'asha', password: 'app-password' });
type Calendar = { calendar: { calendarName: string; syncedAt: string | null; error: string | null } | null };
const compact = (date = '') => date.replaceAll('-', '');
/** An event of somebody's own, with more lines where wanted. */
const event = (uid: string, ...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n'); // prettier-ignore

test('a calendar is found, connected with a sealed password, follows each consultation, and blocks times', async () => {
  const wrong = await sales<{ message: string }>('POST', '/calendars-found', { ...login(), password: 'x' });
  expect([wrong.status, wrong.body.message]).toEqual([409, expect.stringContaining('refuses this user')]);
  const { body: found } = await sales<{ url: string; name: string }[]>('POST', '/calendars-found', login());
  expect(found).toEqual([{ url: server.address + calendarPath, name: 'Work' }]);
  expect(server.asked).toContain('PROPFIND /.well-known/caldav');

  const calendar = { ...login(), calendarUrl: found[0]?.url, calendarName: 'Work' };
  const seller = await office.as('support');
  expect((await seller('POST', '/agency-calendar', calendar)).status).toBe(403);
  expect((await owner('POST', '/agency-calendar', calendar)).status).toBe(204);
  const [account] = await office.db.select().from(calendarAccounts);
  expect(JSON.stringify(account)).not.toMatch(/app-password|127\.0\.0\.1/);

  const booking = await book(days[0], '11:30');
  // Somebody's own: one hour, and what is marked as free.
  server.events.set(`${calendarPath}own.ics`, event('own', `DTSTART:${compact(days[0])}T070000Z`, `DTEND:${compact(days[0])}T080000Z`, 'SUMMARY:Dentist')); // prettier-ignore
  server.events.set(`${calendarPath}free.ics`, event('free', `DTSTART:${compact(days[0])}T090000Z`, `DTEND:${compact(days[0])}T100000Z`, 'TRANSP:TRANSPARENT')); // prettier-ignore
  await syncCalendars(office.ctx);
  const href = `${calendarPath}office-${booking.id}.ics`;
  expect([...server.events.keys()]).toContain(href);
  expect(server.events.get(href)).toContain(`UID:office-${booking.id}@localhost`);
  const free = await freeOn(days[0]);
  expect(['11:30', '12:30', '13:00'].filter((time) => free.includes(time))).toEqual([]);
  expect(free).toContain('14:30');
  await expect(book(days[0], '12:30')).rejects.toThrow(SlotTaken);

  // Moved in the calendar it is put back; nothing changed, nothing written.
  const text = server.events.get(href) ?? '';
  server.events.set(href, text.replace(/DTSTART:\d+T\d+Z/, `DTSTART:${compact(days[1])}T070000Z`));
  await syncCalendars(office.ctx);
  expect(server.events.get(href)).toContain(text.match(/DTSTART:\S+/)?.[0]);
  await syncCalendars(office.ctx);
  server.asked.length = 0;
  await syncCalendars(office.ctx);
  expect(server.asked).toEqual([`PROPFIND ${calendarPath}`]);

  server.events.delete(`${calendarPath}own.ics`);
  const how = { reason: 'Ill', notify: false };
  expect((await sales('POST', `/bookings/${booking.id}/cancel`, how)).status).toBe(200);
  await syncCalendars(office.ctx);
  expect(server.events.has(href)).toBe(false);
  expect(await freeOn(days[0])).toEqual(expect.arrayContaining(['11:30', '12:30', '13:00']));
});

test('a server that fails holds up no booking and says so; one’s own calendar takes what one holds, and takes one seat', async () => {
  await owner('DELETE', '/agency-calendar');
  const calendar = { ...login(), calendarUrl: server.address + calendarPath, calendarName: 'Mine' };
  expect((await sales('POST', '/own-calendar', calendar)).status).toBe(204);
  server.down(true);
  const [mine, other] = [await book(days[2], '11:00'), await book(days[2], '12:00')];
  await syncCalendars(office.ctx);
  const state = async () => (await sales<Calendar>('GET', '/own-calendar')).body.calendar;
  expect(await state()).toMatchObject({ calendarName: 'Mine', error: 'The calendar answers 503.' });
  server.down(false);
  const { id } = (await sales<{ id: string }>('GET', '/session')).body;
  await sales('PUT', `/bookings/${mine.id}/host`, { hostId: id });
  server.events.set(`${calendarPath}own.ics`, event('own', `DTSTART:${compact(days[2])}T090000Z`, `DTEND:${compact(days[2])}T093000Z`)); // prettier-ignore
  // Two processes at once: one of them does it.
  await Promise.all([syncCalendars(office.ctx), syncCalendars(office.ctx)]);
  expect(await state()).toMatchObject({ error: null, syncedAt: expect.any(String) });
  expect(server.events.has(`${calendarPath}office-${mine.id}.ics`)).toBe(true);
  expect(server.events.has(`${calendarPath}office-${other.id}.ics`)).toBe(false);
  expect(await freeOn(days[2])).not.toContain('14:30');
  const { body: rules } = await owner<BookingSettings & { etag: string }>('GET', '/booking-settings');
  const { etag: _etag, ...settings } = rules;
  await owner('PUT', '/booking-settings', { ...settings, capacity: 2 });
  // One of two is away: one consultation can take place, and then no second.
  expect(await freeOn(days[2])).toContain('14:30');
  await book(days[2], '14:30');
  expect(await freeOn(days[2])).not.toContain('14:30');
  await owner('PUT', '/booking-settings', settings);
  await sales('DELETE', '/own-calendar');
  expect(await freeOn(days[2])).toContain('15:00');
});

test('a lead that is given to somebody else takes its consultation out of one calendar and into the other with the next run', async () => {
  const calendar = { ...login(), calendarUrl: server.address + calendarPath, calendarName: 'Mine' };
  const { id } = (await sales<{ id: string }>('GET', '/session')).body;
  const booking = await book(days[3], '11:00');
  const give = (assignedTo: string | null) => owner('PATCH', `/leads/${booking.leadId}`, { assignedTo });
  expect((await give(id)).status).toBe(200);
  expect((await sales('POST', '/own-calendar', calendar)).status).toBe(204);
  const href = `${calendarPath}office-${booking.id}.ics`;
  // The second time the server's mark is that of what was written.
  for (let i = 0; i < 3; i++) await syncCalendars(office.ctx);
  expect(server.events.has(href)).toBe(true);

  expect((await give((await owner<{ id: string }>('GET', '/session')).body.id)).status).toBe(200);
  await syncCalendars(office.ctx);
  expect(server.events.has(href)).toBe(false);
  await syncCalendars(office.ctx);
  await give(id);
  await syncCalendars(office.ctx);
  expect(server.events.has(href)).toBe(true);
  await sales('DELETE', '/own-calendar');
});

test('addresses in networks of our own are refused, also where a name leads to them', async () => {
  const live = createCalendars({ ownMachine: false, find: ((_name: string, _options: object, done: (...found: unknown[]) => void) => done(null, [{ address: '10.0.0.5', family: 4 }], 4)) as typeof lookup }); // prettier-ignore
  expect(live.refuse('http://calendar.example.com')).toBe('Enter an address that begins with https://');
  expect(live.refuse('https://169.254.169.254/dav')).toBe('This address lies in a private network');
  const keys = { ...login(), address: 'https://calendar.example.com/dav/' };
  await expect(live.find(keys)).rejects.toThrow('This address lies in a private network');
});

test('repetitions are counted with their exceptions, in the zone they are written in, also across its summer time', () => {
  const zone = ['BEGIN:VTIMEZONE', 'TZID:Home', 'BEGIN:DAYLIGHT', 'DTSTART:20260329T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'END:DAYLIGHT', 'BEGIN:STANDARD', 'DTSTART:20251026T030000', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'END:STANDARD', 'END:VTIMEZONE']; // prettier-ignore
  const weekly = ['BEGIN:VEVENT', 'UID:w', 'DTSTAMP:20260101T000000Z', 'DTSTART;TZID=Home:20260302T090000', 'DTEND;TZID=Home:20260302T100000', 'RRULE:FREQ=WEEKLY', 'EXDATE;TZID=Home:20260323T090000', 'END:VEVENT']; // prettier-ignore
  const moved = ['BEGIN:VEVENT', 'UID:w', 'DTSTAMP:20260101T000000Z', 'RECURRENCE-ID;TZID=Home:20260330T090000', 'DTSTART;TZID=Home:20260331T120000', 'DTEND;TZID=Home:20260331T123000', 'END:VEVENT']; // prettier-ignore
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...zone, ...weekly, ...moved, 'END:VCALENDAR'].join('\r\n');
  const time = { from: new Date('2026-03-15T00:00:00Z'), until: new Date('2026-04-08T00:00:00Z'), user: 'u' };
  expect(busyIn(text, time)).toEqual([
    { from: '2026-03-16T08:00:00.000Z', until: '2026-03-16T09:00:00.000Z' },
    { from: '2026-03-31T10:00:00.000Z', until: '2026-03-31T10:30:00.000Z' },
    { from: '2026-04-06T07:00:00.000Z', until: '2026-04-06T08:00:00.000Z' },
  ]);
  const whole = event('d', 'DTSTART;VALUE=DATE:20260320', 'DTEND;VALUE=DATE:20260321');
  expect(busyIn(whole, time)).toEqual([
    {
      from: momentInIndia('2026-03-20', '00:00').toISOString(),
      until: momentInIndia('2026-03-21', '00:00').toISOString(),
    },
  ]);
  expect(busyIn(event('c', 'DTSTART:20260320T100000', 'DTEND:20260320T110000'), time)[0]?.from).toBe('2026-03-20T04:30:00.000Z'); // prettier-ignore
  expect(busyIn('no calendar', time)).toEqual([]);
  const endless = event('s', 'DTSTART:20260101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY');
  expect(busyIn(endless, time)).toEqual([]);
});
