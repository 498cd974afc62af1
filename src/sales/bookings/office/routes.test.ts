import { eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { staff } from '#agency/staff/table.server.ts';
import { auditLog } from '#agency/audit/table.server.ts';
import { bookings } from '../table.server.ts';
import { BookingInput, WaitingInput } from '../booking-input.ts';
import { joinWaitingList } from '../waiting/join-list.ts';
import type { BookingSettings } from '../settings/booking-settings.ts';
import { downloadFeed } from '../calendar/calendar-feed.ts';
import { NotFound } from '#kit/errors.ts';
import { announceBooking } from '../jobs/announce-booking.ts';
import { videoLinkOf } from '../video-link.ts';
import { asReceived } from '#agency/messages/test-messages.ts';
import { nudgeNoShow } from '../jobs/nudge-no-show.ts';
import { messages } from '#agency/messages/table.server.ts';
import { bookConsultation } from '../book-consultation.ts';
import { addDays, momentInIndia } from '#kit/india/india-date.ts';
import { listDays, listSlots } from '../slots/list-slots.ts';
import { SlotTaken } from '../slots/slot-taken.ts';
import { readOfficeTime } from '#sales/office-hours/read-office-time.ts';
import { openOffice } from '#office/test-office.ts';

type Office = Awaited<ReturnType<typeof openOffice>>;
let office: Office;
let sales: Awaited<ReturnType<Office['as']>>;
let days: string[];
beforeAll(async () => {
  office = await openOffice('seeded');
  sales = await office.as('sales');
  days = (await listDays(office.ctx)).filter((day) => !day.closed).map((day) => day.date);
});
afterAll(() => office.close());

let people = 0;
async function book(date = '', time = '', over: Record<string, unknown> = {}) {
  const input = BookingInput.parse({
    name: 'Ravi Kale',
    phone: String(9_000_050_000 + people++),
    email: 'ravi@example.com',
    meetingType: 'call',
    place: '',
    clientAddress: '',
    origin: 'Website',
    raw: {},
    date,
    time,
    ...over,
  });
  return (await bookConsultation({ ...office.ctx, limit: async () => {} }, input)).booking;
}

type Row = { id: string; status: string; startsAt: string; sequence: number; name: string };
const news = (id: string) =>
  office.enqueued
    .filter(({ name }) => name === 'announce-booking')
    .flatMap(({ payloads }) => payloads as { bookingId: string; what: string; notify: boolean }[])
    .filter(({ bookingId }) => bookingId === id)
    .map(({ what, notify }) => [what, notify]);

test('bookings stand in the order in which they take place, by day, state and name', async () => {
  const late = await book(days[1], '15:00', { name: 'Zoya Late' });
  const early = await book(days[1], '11:30', { name: '100% Early' });
  const other = await book(days[2], '11:00');
  const list = async (query: string) => {
    const { body } = await sales<{ data: Row[]; total: number }>('GET', `/bookings?${query}`);
    return { ids: body.data.map((row) => row.id), total: body.total };
  };
  expect(await list(`from=${days[1]}&until=${days[1]}`)).toEqual({ ids: [early.id, late.id], total: 2 });
  expect(await list(`from=${days[1]}&perPage=1&offset=2`)).toEqual({ ids: [other.id], total: 3 });
  expect(await list('q=zoya')).toEqual({ ids: [late.id], total: 1 });
  expect(await list(`q=${encodeURIComponent('0% e')}`)).toEqual({ ids: [early.id], total: 1 });
  expect(await list(`q=${other.phone.slice(3)}`)).toEqual({ ids: [other.id], total: 1 });
  expect((await list('status=cancelled')).total).toBe(0);
  expect((await sales('GET', '/bookings?from=2027-02-30')).status).toBe(422);
});

test('staff move to any time to come, tell the customer or not, and cannot take a taken seat', async () => {
  const booking = await book(days[3], '12:00');
  await book(days[3], '13:00');
  const sunday = addDays(days[0] ?? '', 7 - ((new Date(`${days[0]}T00:00:00Z`).getUTCDay() + 7) % 7));
  const move = (date: string, time: string, notify: boolean) =>
    sales<Row & { message: string }>('POST', `/bookings/${booking.id}/move`, { date, time, notify });
  expect((await move(days[3] ?? '', '13:15', false)).status).toBe(409);
  expect((await move('2020-01-01', '13:00', false)).status).toBe(422);
  const moved = await move(sunday, '08:15', false);
  expect(moved.body).toMatchObject({
    startsAt: new Date(`${sunday}T08:15:00+05:30`).toISOString(),
    sequence: 1,
  });
  expect((await move(days[3] ?? '', '16:30', true)).body.sequence).toBe(2);
  expect(news(booking.id)).toEqual([
    ['booked', true],
    ['moved', false],
    ['moved', true],
  ]);
  const audited = await office.db.select().from(auditLog).where(eq(auditLog.subjectId, booking.id));
  expect(audited.map((entry) => entry.action)).toEqual(['changed', 'viewed', 'changed']);
});

test('cancelling needs a reason and frees the time; a cancelled one can be neither moved nor cancelled again', async () => {
  const booking = await book(days[4], '12:00');
  const cancel = (reason: string) =>
    sales('POST', `/bookings/${booking.id}/cancel`, { reason, notify: false });
  expect((await cancel(' ')).status).toBe(422);
  expect((await cancel('Called us')).body).toMatchObject({ status: 'cancelled', cancelReason: 'Called us' });
  expect((await cancel('Again')).status).toBe(409);
  expect(
    (await sales('POST', `/bookings/${booking.id}/move`, { date: days[5], time: '11:00', notify: false }))
      .status,
  ).toBe(409);
  const { slots } = await listSlots(office.ctx, { date: days[4] ?? '' });
  expect(slots).toContainEqual({ time: '12:00', free: true });
  expect(news(booking.id)).toContainEqual(['cancelled', false]);
});

test('held or not is written down once its time has come, and can be taken back', async () => {
  const booking = await book(days[6], '12:00');
  const mark = (status: string) => sales<Row>('PATCH', `/bookings/${booking.id}`, { status });
  expect((await mark('held')).status).toBe(409);
  const past = new Date(Date.now() - 3_600_000);
  await office.db
    .update(bookings)
    .set({ startsAt: past, endsAt: past, busyUntil: past })
    .where(eq(bookings.id, booking.id));
  const told = await hearWebhooks(office.ctx);
  expect((await mark('held')).body.status).toBe('held');
  expect((await mark('no-show')).body.status).toBe('no-show');
  expect((await mark('confirmed')).body.status).toBe('confirmed');
  expect(await told('booking.held', 'booking.no-show')).toEqual([
    ['booking.held', { bookingId: booking.id, startsAt: past.toISOString() }],
    ['booking.no-show', { bookingId: booking.id, startsAt: past.toISOString() }],
  ]);
  expect((await mark('cancelled')).status).toBe(422);
});

test('who did not come is offered another time once, unless the mark was taken back or they have booked again', async () => {
  const missed = await book(days[5], '11:00', { email: 'missed@example.com' });
  const begin = new Date(Date.now() - 60_000);
  await office.db
    .update(bookings)
    .set({ startsAt: begin, endsAt: begin, busyUntil: begin })
    .where(eq(bookings.id, missed.id));
  const mark = (status: string) => sales('PATCH', `/bookings/${missed.id}`, { status });
  const nudge = () => nudgeNoShow.run(office.ctx, { bookingId: missed.id });
  const mails = () => office.db.select().from(messages).where(eq(messages.recipient, 'missed@example.com'));

  await mark('no-show');
  expect(office.enqueued).toContainEqual({
    name: 'nudge-no-show',
    payloads: [{ bookingId: missed.id }],
  });
  await mark('confirmed');
  await nudge();
  expect(await mails()).toEqual([]);
  await mark('no-show');
  await nudge();
  await nudge();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Shall we find another time\? \(\w{6}\)$/);
  expect(mail?.text).toContain('/book-consultation');

  const again = await book(days[5], '12:00', { email: 'missed@example.com', phone: missed.phone });
  await office.db.delete(messages);
  await nudge();
  expect(await mails()).toEqual([]);
  expect(again.status).toBe('confirmed');
});

test('with a template each phone call has a video address of its own, in its mails and its calendar entry', async () => {
  const { body: rules } = await sales<BookingSettings>('GET', '/booking-settings');
  const save = (videoLink: string) => sales('PUT', '/booking-settings', { ...rules, videoLink });
  for (const wrong of ['https://meet.example.com/room', 'http://meet.example.com/{code}', 'meet {code}'])
    expect(await save(wrong)).toMatchObject({ status: 422, body: { errors: { videoLink: expect.any(String) as string } } }); // prettier-ignore
  const call = await book(days[9], '11:00', { email: 'video@example.com' });
  expect(await videoLinkOf(office.ctx, call)).toBeNull();
  expect((await save('https://meet.example.com/nirmaan-{code}')).status).toBe(200);
  const link = (await videoLinkOf(office.ctx, call)) ?? '';
  expect(link).toMatch(/^https:\/\/meet\.example\.com\/nirmaan-[0-9a-f]{24}$/);
  expect(await videoLinkOf(office.ctx, await book(days[9], '12:00'))).not.toBe(link);
  expect(await videoLinkOf(office.ctx, { ...call, meetingType: 'meet' })).toBeNull();

  await announceBooking.run(office.ctx, { bookingId: call.id, sequence: 0, what: 'booked', notify: true });
  const mails = await office.db
    .select()
    .from(messages)
    .where(eq(messages.dedupeKey, `booking:${call.id}:0`));
  const [mail] = await asReceived(office.ctx, mails);
  expect(mail?.text).toContain(link);
  expect(mail?.html).toContain(`<a href="${link}"`);
  const entry = mail?.attachments?.[0]?.content ?? '';
  expect(String(entry).replaceAll('\r\n ', '')).toContain(`Or by video: ${link}`);
  await save('');
});

test('where fewer take place at once by now, what stands in a seat that there is no more keeps its time', async () => {
  const { body: rules } = await sales<BookingSettings>('GET', '/booking-settings');
  const date = days[14] ?? '';
  const isFree = async () =>
    (await listSlots(office.ctx, { date })).slots.find(({ time }) => time === '11:00')?.free;
  await sales('PUT', '/booking-settings', { ...rules, capacity: 2 });
  const [first, second] = [await book(date, '11:00'), await book(date, '11:00')];
  expect([first.seat, second.seat]).toEqual([0, 1]);
  await sales('POST', `/bookings/${first.id}/cancel`, { reason: 'They cannot come', notify: false });
  expect(await isFree()).toBe(true);
  // One of the two consultants has left.
  await sales('PUT', '/booking-settings', { ...rules, capacity: 1 });
  expect(await isFree()).toBe(false);
  await expect(book(date, '11:00')).rejects.toThrow(SlotTaken);
  // Nor can staff put anybody beside it: who is to be there is one person.
  const other = await book(date, '14:00');
  const at = { date, time: '11:00', notify: false };
  expect((await sales('POST', `/bookings/${other.id}/move`, at)).status).toBe(409);
  const booking = { ...at, key: v7(), leadId: other.leadId, meetingType: 'call', place: null };
  expect((await sales('POST', '/bookings', booking)).status).toBe(409);
  // Its own time is nobody else's.
  const later = { ...at, time: '11:15' };
  expect((await sales('POST', `/bookings/${second.id}/move`, later)).status).toBe(200);
  await sales('PUT', '/booking-settings', rules);
});

test('length, interval, buffer, capacity, hours and holidays decide what is on offer at once', async () => {
  const read = await sales<BookingSettings>('GET', '/booking-settings');
  const rules = read.body;
  const save = (change: Partial<BookingSettings>) =>
    sales('PUT', '/booking-settings', { ...rules, ...change });
  const date = days[10] ?? '';
  const times = async () =>
    (await listSlots(office.ctx, { date })).slots.map(({ time, free }) => (free ? time : `(${time})`));

  expect((await save({ intervalMinutes: 60, lengthMinutes: 60, bufferMinutes: 15 })).status).toBe(200);
  expect(await times()).toEqual(['11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00']);
  await book(date, '13:00');
  // An hour and its buffer reach into the next hour; and the one before would reach into this one.
  expect(await times()).toEqual(['11:00', '(12:00)', '(13:00)', '(14:00)', '15:00', '16:00', '17:00']);
  await save({ capacity: 2 });
  await book(date, '13:00');
  // Two seats, half an hour each: the first 13:00 still holds its hour and buffer in one of them.
  expect(await times()).toContain('(13:00)');
  expect(await times()).toContain('13:30');
  await save({ hours: [{ day: 'Monday', startTime: '09:00', endTime: '12:00' }], closures: [] });
  const week = (await listDays(office.ctx)).slice(0, 7);
  expect(week.filter((day) => day.closed === null)).toHaveLength(1);
  const monday = week.find((day) => day.closed === null)?.date ?? '';
  expect((await listSlots(office.ctx, { date: monday })).slots.map(({ time }) => time)).toEqual([
    '11:00',
    '11:30',
    '12:00',
  ]);
  await save({ closures: [{ date: monday, reason: 'Office moves house' }] });
  expect(await listSlots(office.ctx, { date: monday })).toEqual({
    date: monday,
    closed: 'Office moves house',
    slots: [],
  });
  const reason = 'Diwali';
  await save({ closures: [{ date: addDays(monday, -2), until: addDays(monday, 1), reason }] });
  const closed = (await listDays(office.ctx)).filter((day) => day.closed === reason).map(({ date }) => date);
  expect(closed).toContain(monday);
  expect(closed).not.toContain(addDays(monday, 2));
  const { closed: notWorked } = await readOfficeTime(office.ctx);
  expect(notWorked).toEqual([-2, -1, 0, 1].map((n) => addDays(monday, n)));
  for (const until of [addDays(monday, -1), addDays(monday, 120)])
    expect((await save({ closures: [{ date: monday, until, reason }] })).status).toBe(422);
  expect((await save({ noticeDays: 1 })).status).toBe(422);
  expect((await save({ closures: [{ date: '2027-02-29', reason: 'x' }] })).status).toBe(422);
  const reader = await office.as('readonly');
  expect((await reader('GET', '/booking-settings')).status).toBe(200);
  expect((await reader('PUT', '/booking-settings', rules)).status).toBe(403);
  await sales('PUT', '/booking-settings', rules);
});

test('whoever the lead is assigned to holds a consultation, until somebody else is chosen', async () => {
  const booking = await book(days[6], '12:00', { name: 'Hosted Hegde' });
  const colleague = await office.as('sales', 'Nilesh');
  const reader = await office.hire('readonly', 'Onlooker');
  await sales('PATCH', `/leads/${booking.leadId}`, { assignedTo: colleague.id });
  const host = async () => {
    const { body } = await sales<{ hostId: string; hostName: string }>('GET', `/bookings/${booking.id}`);
    return [body.hostId, body.hostName];
  };
  expect(await host()).toEqual([colleague.id, 'Nilesh']);
  const chosen = await sales('PUT', `/bookings/${booking.id}/host`, { hostId: sales.id });
  expect(chosen).toMatchObject({ status: 200, body: { hostId: sales.id, hostName: 'sales' } });
  const own = await sales<{ data: Row[] }>('GET', `/bookings?hostId=${sales.id}`);
  expect(own.body.data.map(({ id }) => id)).toEqual([booking.id]);
  expect(await sales('PUT', `/bookings/${booking.id}/host`, { hostId: reader.id })).toMatchObject({
    status: 422,
    body: { errors: { hostId: 'Choose somebody who works with bookings' } },
  });
  await sales('PUT', `/bookings/${booking.id}/host`, { hostId: null });
  expect(await host()).toEqual([colleague.id, 'Nilesh']);
});

test('a calendar feed holds one’s own consultations and those of nobody, at an address that can be taken back', async () => {
  const mine = await book(days[7], '11:00', { name: 'Mine Mehta' });
  const theirs = await book(days[7], '12:00', { name: 'Theirs Thakur' });
  const nobodys = await book(days[7], '13:00', { name: 'Nobodys Nair' });
  const colleague = await office.as('sales', 'Pooja');
  await sales('PUT', `/bookings/${mine.id}/host`, { hostId: sales.id });
  await sales('PUT', `/bookings/${theirs.id}/host`, { hostId: colleague.id });
  expect((await sales('GET', '/calendar-feed')).body).toEqual({ url: null });
  const { url } = (await sales<{ url: string }>('PUT', '/calendar-feed', { on: true })).body;
  expect((await sales('GET', '/calendar-feed')).body).toEqual({ url });
  const key = /\/calendar\/([\w-]{32})\.ics$/.exec(url)?.[1] ?? '';
  const file = await downloadFeed(office.ctx, { key });
  for (const { id } of [mine, nobodys]) expect(file).toContain(`UID:office-${id}@localhost`);
  expect(file).not.toContain(theirs.id);
  expect(file).toContain('SUMMARY:Mine Mehta: Phone call');
  // What somebody was to hold who has left is nobody's.
  await office.db.update(staff).set({ active: false }).where(eq(staff.id, colleague.id));
  expect(await downloadFeed(office.ctx, { key })).toContain(`UID:office-${theirs.id}@localhost`);

  // However many there were of late, what is to come stands in it.
  const past = Array.from({ length: 500 }, (_, i) => {
    const startsAt = new Date(Date.now() - (i + 1) * 2 * 3_600_000);
    const phone = String(9_000_500_000 + i);
    return { ...mine, id: v7(), idempotencyKey: null, hostId: sales.id, phone, startsAt, endsAt: startsAt, busyUntil: startsAt }; // prettier-ignore
  });
  await office.db.insert(bookings).values(past);
  expect(await downloadFeed(office.ctx, { key })).toContain(`UID:office-${mine.id}@localhost`);
  await office.db.delete(bookings).where(inArray(bookings.id, past.map(({ id }) => id))); // prettier-ignore

  const renewed = (await sales<{ url: string }>('PUT', '/calendar-feed', { on: true })).body.url;
  expect(renewed).not.toBe(url);
  await expect(downloadFeed(office.ctx, { key })).rejects.toThrow(NotFound);
  expect((await sales('PUT', '/calendar-feed', { on: false })).body).toEqual({ url: null });
});

test('the office sees who waits by day, offers a time by hand, and takes somebody off the list', async () => {
  const date = days[20] ?? '';
  const full = { ...office.ctx, limit: async () => {} };
  const { slots } = await listSlots(full, { date });
  for (const { time } of slots) await book(date, time);
  const waits = async (name: string) => {
    const person = { name, phone: String(9_000_050_000 + people++), email: `${name}@example.com` };
    const unsaid = { place: '', clientAddress: '', origin: 'Website', raw: {} };
    const input = WaitingInput.parse({ ...person, ...unsaid, date, meetingType: 'call' });
    await joinWaitingList(full, input);
  };
  await waits('first');
  await waits('second');
  type Place = { id: string; day: string; name: string; status: string; startsAt: string | null };
  const list = async () => (await sales<Place[]>('GET', '/waiting-list')).body;
  expect((await list()).map(({ day, name, status }) => [day, name, status])).toEqual([
    [date, 'first', 'waiting'],
    [date, 'second', 'waiting'],
  ]);
  const [first, second] = await list();
  const offer = (id = '', time = '') =>
    sales<{ message: string }>('POST', `/waiting-list/${id}/offer`, { date, time });
  expect((await offer(second?.id, slots[0]?.time)).status).toBe(409);
  // After hours nobody comes, so staff may offer it.
  expect((await offer(second?.id, '19:00')).status).toBe(204);
  expect((await offer(second?.id, '19:30')).body.message).toBe('A time is held for them already.');
  expect((await list()).map(({ name, status, startsAt }) => [name, status, startsAt])).toEqual([
    ['first', 'waiting', null],
    ['second', 'offered', momentInIndia(date, '19:00').toISOString()],
  ]);
  const { body: shown } = await sales<{ data: Row[] }>('GET', `/bookings?status=offered`);
  expect(shown.data.map(({ name }) => name)).toEqual(['second']);
  expect((await sales('DELETE', `/waiting-list/${second?.id}`)).status).toBe(204);
  expect((await sales('DELETE', `/waiting-list/${second?.id}`)).status).toBe(404);
  expect((await list()).map(({ id }) => id)).toEqual([first?.id]);
  expect((await sales<{ data: Row[] }>('GET', `/bookings?status=offered`)).body.data).toEqual([]);
  const written = await office.db.select().from(auditLog).where(eq(auditLog.subjectType, 'waiting'));
  expect(written.map(({ action }) => action)).toEqual(['changed', 'deleted']);
});
