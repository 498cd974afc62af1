import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { leadEvents } from '#sales/leads/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import type { Slot } from '../booking.ts';
import { BookingInput } from '../booking-input.ts';
import { bookConsultation, type Booked } from '../book-consultation.ts';
import { cancelByVisitor } from '../cancel-booking.ts';
import { getAppointment } from '../get-appointment.ts';
import { addDays, momentInIndia } from '#kit/india/india-date.ts';
import { listSlots } from '../slots/list-slots.ts';
import { moveByVisitor } from '../move-booking.ts';
import { SlotTaken } from '../slots/slot-taken.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { asReceived } from '#agency/messages/test-messages.ts';
import { remindBooking } from '../jobs/remind-booking.ts';
import { openBookings, type Bookings } from './test-bookings.ts';

let app: Bookings;
beforeAll(async () => {
  app = await openBookings();
  await app.product.work();
});
afterAll(() => app.close());

let people = 0;
async function book(slot: Slot, over: Record<string, unknown> = {}): Promise<Booked & { token: string }> {
  const input = BookingInput.parse({
    name: 'Asha Sample',
    phone: String(9_000_040_000 + people++),
    email: '',
    meetingType: 'call',
    place: '',
    clientAddress: '',
    origin: 'Website',
    raw: {},
    ...slot,
    ...over,
  });
  const booked = await bookConsultation(app.ctx, input);
  return { ...booked, token: booked.token ?? '' };
}
const day = (n: number) => app.openDates[n] ?? '';
const mailsTo = async (to: string) =>
  asReceived(
    app.ctx,
    await app.db.select().from(messages).where(eq(messages.recipient, to)).orderBy(messages.id),
  );
/** The lines of a calendar file, unfolded. */
const linesOf = (file = '') => file.replaceAll('\r\n ', '').split('\r\n');
const valueOf = (lines: string[], key: string) =>
  lines.find((line) => line.startsWith(key))?.slice(key.length);

test('booked, moved, cancelled: one UID, a growing SEQUENCE, REQUEST then CANCEL, in the mail of the visitor and of the staff', async () => {
  const email = 'calendar@example.com';
  const told = await hearWebhooks(app.ctx);
  const { booking, token } = await book(
    { date: day(0), time: '11:30' },
    { email, meetingType: 'meet', place: 'client', clientAddress: '4 Sample Road, Thane' },
  );
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  await moveByVisitor(app.ctx, { token, date: day(1), time: '17:00' });
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
  await cancelByVisitor(app.ctx, { token, reason: 'A journey' });
  await expect.poll(async () => (await mailsTo(email)).length).toBe(3);
  const heard = await told('booking.created', 'booking.moved', 'booking.cancelled');
  expect(heard.map(([event, { bookingId, startsAt }]) => [event, bookingId, startsAt])).toEqual([
    ['booking.created', booking.id, momentInIndia(day(0), '11:30').toISOString()],
    ['booking.moved', booking.id, momentInIndia(day(1), '17:00').toISOString()],
    ['booking.cancelled', booking.id, momentInIndia(day(1), '17:00').toISOString()],
  ]);

  const mails = await mailsTo(email);
  expect(mails.map((mail) => mail.subject.replace(/ \(\w{6}\)$/, ''))).toEqual([
    'Your free consultation is booked',
    'Your free consultation has a new time',
    'Your free consultation is cancelled',
  ]);
  expect(mails[0]?.text).toContain(`http://localhost:3000/appointment/${token}`);
  const kept = await app.db.select().from(messages).where(eq(messages.leadId, booking.leadId));
  expect(kept.length).toBeGreaterThan(3);
  // Calendar files fold their lines.
  expect(JSON.stringify(kept).replaceAll('\\r\\n ', '')).not.toContain(token);
  const files = mails.map((mail) => mail.attachments[0]);
  expect(files.map((file) => file?.contentType)).toEqual([
    'text/calendar; charset=utf-8; method=REQUEST',
    'text/calendar; charset=utf-8; method=REQUEST',
    'text/calendar; charset=utf-8; method=CANCEL',
  ]);
  const [request, moved, cancelled] = files.map((file) => linesOf(file?.content));
  const compact = (date: string) => date.replaceAll('-', '');
  expect(request).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Kolkata',
      'TZOFFSETTO:+0530',
      `UID:booking-${booking.id}@localhost`,
      'SEQUENCE:0',
      `DTSTART;TZID=Asia/Kolkata:${compact(day(0))}T113000`,
      `DTEND;TZID=Asia/Kolkata:${compact(day(0))}T120000`,
      'LOCATION:4 Sample Road\\, Thane',
      'STATUS:CONFIRMED',
      'BEGIN:VALARM',
      'TRIGGER:-P1D',
      'TRIGGER:-PT2H',
    ]),
  );
  expect(valueOf(request ?? [], 'ORGANIZER')).toContain('hello@example.com');
  expect(valueOf(request ?? [], 'ATTENDEE')).toContain('calendar@example.com');
  expect(moved).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'SEQUENCE:1',
      `DTSTART;TZID=Asia/Kolkata:${compact(day(1))}T170000`,
    ]),
  );
  expect(cancelled).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED']));
  expect(cancelled).not.toContain('BEGIN:VALARM');
  expect(new Set([request, moved, cancelled].map((lines) => valueOf(lines ?? [], 'UID:'))).size).toBe(1);

  const staff = (await mailsTo('owner@example.com')).filter((mail) => mail.leadId === booking.leadId);
  expect(staff.map((mail) => mail.subject.replace(/ \w{6}$/, ''))).toEqual([
    'New consultation',
    'Consultation moved',
    'Consultation cancelled',
  ]);
  expect(staff.every((mail) => mail.attachments.length === 1)).toBe(true);
  const notes = await app.db.select().from(leadEvents).where(eq(leadEvents.leadId, booking.leadId));
  expect(notes.flatMap(({ kind, data }) => (kind === 'note' ? [data.text] : []))).toEqual([
    expect.stringContaining('The visitor moved the consultation from'),
    expect.stringContaining('Reason: A journey'),
  ]);
});

test('the calendar file of a link is there for whoever holds it, and for nobody else', async () => {
  const { token } = await book({ date: day(2), time: '12:00' });
  const answer = await app.get(`/book-appointment/calendar/${token}`);
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(linesOf(await answer.text())).toContain('METHOD:PUBLISH');
  const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  for (const wrong of [forged, token.slice(1), `${token}A`, '..', 'x'])
    expect((await app.get(`/book-appointment/calendar/${wrong}`)).status).toBe(404);
});

test('a moved slot is free again at once; its own time, a taken one and a closed day are refused', async () => {
  const { booking, token } = await book({ date: day(3), time: '11:00' });
  await book({ date: day(3), time: '12:00' });
  const move = (slot: Slot) => moveByVisitor(app.ctx, { token, ...slot });
  await expect(move({ date: day(3), time: '11:00' })).rejects.toThrow(Invalid);
  await expect(move({ date: '2027-01-26', time: '11:00' })).rejects.toThrow(Invalid);
  await expect(move({ date: day(3), time: '12:00' })).rejects.toThrow(SlotTaken);
  expect(await app.rowOf(booking.id)).toMatchObject({ sequence: 0, startsAt: booking.startsAt });
  await move({ date: day(3), time: '14:00' });
  const { slots } = await listSlots(app.ctx, { date: day(3) });
  expect(slots).toContainEqual({ time: '11:00', free: true });
  expect(slots).toContainEqual({ time: '14:00', free: false });
});

test('a move and a cancellation whose answers were lost are made once and answered alike, twenty at once too', async () => {
  const { booking, token } = await book({ date: day(9), time: '11:00' });
  const to = { date: day(9), time: '12:00' };
  const often = <T>(press: () => Promise<T>) =>
    Promise.all(Array.from({ length: 20 }, press)).then(async (all) => [...all, await press()]);
  const moved = await often(() => moveByVisitor(app.ctx, { token, ...to }));
  for (const now of moved)
    expect(now).toMatchObject({ sequence: 1, startsAt: momentInIndia(to.date, to.time) });
  const cancelled = await often(() => cancelByVisitor(app.ctx, { token, reason: 'I am ill' }));
  for (const now of cancelled) expect(now).toMatchObject({ sequence: 2, status: 'cancelled' });
  expect(await app.rowOf(booking.id)).toMatchObject({ sequence: 2, status: 'cancelled' });
});

test('two who move to one slot at the same moment: one wins, the other keeps what they had', async () => {
  for (const time of ['11:00', '12:00', '13:00', '14:00', '15:00']) {
    const both = await Promise.all([book({ date: day(4), time }), book({ date: day(5), time })]);
    const to = { date: day(6), time };
    const moves = await Promise.allSettled(both.map(({ token }) => moveByVisitor(app.ctx, { token, ...to })));
    expect(moves.map((move) => move.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const loser = moves.find((move) => move.status === 'rejected');
    expect(loser?.reason).toBeInstanceOf(SlotTaken);
    expect(loser).toMatchObject({ reason: { nextSlots: [{}, {}, {}] } });
  }
});

test('until twelve hours before, and not a minute later; a cancelled one stays cancelled', async () => {
  const { booking, token } = await book({ date: day(8), time: '15:00' });
  const hoursBefore = (hours: number) => ({
    ...app.ctx,
    now: () => new Date(booking.startsAt.getTime() - hours * 3_600_000),
  });
  await expect(cancelByVisitor(hoursBefore(11.99), { token, reason: '' })).rejects.toThrow(Conflict);
  await expect(moveByVisitor(hoursBefore(11.99), { token, date: day(12), time: '11:00' })).rejects.toThrow(
    'It could be changed online until',
  );
  expect(await getAppointment(hoursBefore(11.99), { token })).toMatchObject({
    fixedBecause: { text: expect.stringContaining('Please call us') },
  });
  expect((await getAppointment(hoursBefore(12.01), { token })).fixedBecause).toBeNull();
  // Half an hour long: once it has been, its page says so, whether or not staff have written down that it was.
  expect(await getAppointment(hoursBefore(-0.4), { token })).toMatchObject({ isOver: false });
  expect(await getAppointment(hoursBefore(-0.6), { token })).toMatchObject({
    isOver: true,
    fixedBecause: { text: 'This appointment is over.' },
  });
  await cancelByVisitor(hoursBefore(12.01), { token, reason: '' });
  expect((await cancelByVisitor(app.ctx, { token, reason: '' })).sequence).toBe(1);
  await expect(moveByVisitor(app.ctx, { token, date: day(12), time: '11:00' })).rejects.toThrow(
    'was cancelled',
  );
  await expect(getAppointment(app.ctx, { token: 'x' })).rejects.toThrow(NotFound);
  await expect(book({ date: day(8), time: '15:00' })).resolves.toBeTruthy();
});

test('reminders a day and two hours before fall silent when the consultation moves, is cancelled or has begun', async () => {
  const email = 'reminded@example.com';
  const { booking, token } = await book({ date: day(10), time: '16:00' }, { email });
  const at = (hours: number) => ({
    ...app.ctx,
    now: () => new Date(booking.startsAt.getTime() - hours * 3_600_000),
  });
  const remind = (sequence: number, hours: number) =>
    remindBooking(async () => false).run(at(hours), { bookingId: booking.id, sequence, hours });
  const reminders = async () => (await mailsTo(email)).filter((mail) => mail.subject.includes(' in '));
  await remind(0, 24);
  await remind(0, 24);
  expect((await reminders()).map((mail) => mail.subject.replace(/ \(\w{6}\)$/, ''))).toEqual([
    'Your free consultation is in 24 hours',
  ]);
  await moveByVisitor(app.ctx, { token, date: day(11), time: '16:00' });
  await remind(0, 2);
  expect(await reminders()).toHaveLength(1);
  await remind(1, 2);
  expect(await reminders()).toHaveLength(2);
  await cancelByVisitor(app.ctx, { token, reason: '' });
  await remind(2, 2);
  expect(await reminders()).toHaveLength(2);

  const asked = await app.db.execute<{ data: { hours: number; sequence: number }; start_after: Date }>(
    `select data, start_after from pgboss.job where name = 'remind-booking' and data->>'bookingId' = '${booking.id}'`,
  );
  const starts = asked.rows.map(({ data, start_after }) => [
    data.sequence,
    data.hours,
    new Date(start_after).toISOString(),
  ]);
  const before = (date: string, hours: number) =>
    new Date(new Date(`${date}T16:00:00+05:30`).getTime() - hours * 3_600_000).toISOString();
  expect(starts).toEqual(
    expect.arrayContaining([
      [0, 24, before(day(10), 24)],
      [0, 2, before(day(10), 2)],
      [1, 24, before(day(11), 24)],
      [1, 2, before(day(11), 2)],
    ]),
  );
});

test('what looks like a program is booked and filed apart, and no mail goes to the address it gave', async () => {
  const { booking } = await book(
    { date: day(13), time: '11:00' },
    { email: 'victim@example.com', honeypot: 'x' },
  );
  const own = async () =>
    (await mailsTo('owner@example.com')).filter((mail) => mail.leadId === booking.leadId);
  await expect.poll(async () => (await own()).length).toBe(1);
  expect(await mailsTo('victim@example.com')).toEqual([]);
});

test('addDays crosses months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
});
