import { and, eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitingList } from './table.server.ts';
import { holdUntil } from './hold-until.ts';
import { getPlace } from './get-place.ts';
import { leaveByVisitor } from './leave-list.ts';
import { offerTime, tellWaiting } from './jobs/tell-waiting.ts';
import { offerByHand } from './offer-by-hand.ts';
import { purgeWaiting } from './purge-waiting.ts';
import { takeOffer } from './take-offer.ts';
import { waitingToken } from './waiting-link.ts';
import { answerOffer } from './site/answer-offer.server.ts';
import { watchWaitingList } from './watch-list.ts';
import type { Slot } from '../booking.ts';
import { bookForLead } from '../book-for-lead.ts';
import { bookingToken } from '../booking-link.ts';
import { cancelByVisitor } from '../cancel-booking.ts';
import { moveByVisitor } from '../move-booking.ts';
import { bookings } from '../table.server.ts';
import { openBookings, type Bookings } from '../wire/test-bookings.ts';
import { bookingSettingsKey } from '../settings/read-booking-settings.ts';
import { settings } from '#agency/settings/table.server.ts';
import { asReceived } from '#agency/messages/test-messages.ts';
import { messages } from '#agency/messages/table.server.ts';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { addDays, clockInIndia, momentInIndia } from '#kit/india/india-date.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { leads } from '#sales/leads/table.server.ts';
import { trashLeads } from '#sales/leads/trash/trash.ts';

let app: Bookings;
beforeAll(async () => {
  app = await openBookings();
});
afterAll(() => app.close());

let people = 0;
const somebody = () => {
  const n = people++;
  return { name: `Waiting Sample ${n}`, phone: String(9_000_070_000 + n), email: `waits-${n}@example.com` };
};
let used = 0;
/** A day that no other story here touches, every time of which is booked. */
async function fullDay() {
  const date = app.openDates[used++] ?? '';
  const { slots } = (await (await app.get(`/book-appointment/slots?date=${date}`)).json()) as {
    slots: { time: string }[];
  };
  const booked = [];
  for (const { time } of slots) {
    const { id = '' } = await app.book({ ...somebody(), date, time });
    booked.push({ id, time });
  }
  return { date, booked };
}
async function join(date: string, over: Record<string, unknown> = {}) {
  const person = { ...somebody(), ...over };
  const answer = await app.post('/book-appointment/waiting', { ...person, date, elapsedMs: 30_000 });
  return { ...person, status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
const placeOf = async (date: string, phone: string) => {
  const [row] = await app.db
    .select()
    .from(waitingList)
    .where(and(eq(waitingList.day, date), eq(waitingList.phone, phone)));
  return row as typeof waitingList.$inferSelect;
};
const cancel = async (id: string) =>
  cancelByVisitor(app.ctx, { token: await bookingToken(app.ctx, id), reason: '' });
const statusesOf = async (date: string) =>
  (
    await app.db.select().from(waitingList).where(eq(waitingList.day, date)).orderBy(waitingList.joinedAt)
  ).map(({ status }) => status);
const freeOn = async (date: string) => {
  const { slots } = (await (await app.get(`/book-appointment/slots?date=${date}`)).json()) as {
    slots: (Slot & { free: boolean })[];
  };
  return slots.filter(({ free }) => free).map(({ time }) => time);
};
const mailsTo = async (to: string) =>
  asReceived(
    app.ctx,
    await app.db.select().from(messages).where(eq(messages.recipient, to)).orderBy(messages.id),
  );
/** The same server a while later. */
const later = (hours: number) => ({ ...app.ctx, now: () => new Date(Date.now() + hours * 3_600_000) });

test('a full day takes whoever waits, as a lead, once, with a mail and the way off the list', async () => {
  const { date } = await fullDay();
  const other = app.openDates[used + 5] ?? '';
  expect((await join(other)).body).toMatchObject({
    code: 'conflict',
    message: 'A time of this day is free again. Please choose it.',
  });
  expect((await join(date, { email: '' })).body.errors).toEqual({
    email: 'Please enter your e-mail address, so that we can tell you',
  });
  const first = await join(date, { meetingType: 'meet', address: 'office' });
  expect([first.status, first.body]).toEqual([200, { ok: true }]);
  // Sent again it says the same, and the place stays.
  expect((await join(date, { phone: first.phone, email: 'other@example.com' })).body).toEqual({ ok: true });
  const place = await placeOf(date, first.phone);
  expect(place).toMatchObject({
    status: 'waiting',
    email: first.email,
    meetingType: 'meet',
    place: 'office',
  });
  const [lead] = await app.db.select().from(leads).where(eq(leads.id, place.leadId));
  expect(lead).toMatchObject({
    source: 'Consultation',
    message: expect.stringContaining('Waits for a time on'),
  });
  for (let i = 0; i < 2; i++) await tellWaiting.run(app.ctx, { waitingId: place.id });
  const mails = await mailsTo(first.email);
  expect(mails).toHaveLength(1);
  const token = await waitingToken(app.ctx, place.id);
  expect(mails[0]?.text).toContain(`http://localhost:3000/waiting/${token}`);
  const [kept] = await app.db.select().from(messages).where(eq(messages.recipient, first.email));
  expect(kept?.text).not.toContain(token);

  const robot = await join(date, { website: 'filled' });
  expect(robot.body).toEqual({ ok: true });
  expect(await placeOf(date, robot.phone)).toBeUndefined();
  await leaveByVisitor(app.ctx, { token });
  await expect(leaveByVisitor(app.ctx, { token })).rejects.toThrow(NotFound);
  // Its page says that they have left, however often the button is pressed.
  const body = new FormData();
  body.set('intent', 'leave');
  const pressed = new Request(`http://localhost/waiting/${token}`, { method: 'POST', body });
  expect(await answerOffer(app.ctx, pressed, token)).toEqual({ left: true });
  expect(await statusesOf(date)).toEqual([]);
});

test('a cancelled time is held at once for the first, who books it with one press; nobody else can take it', async () => {
  const { date, booked } = await fullDay();
  const [first, second] = [await join(date), await join(date)];
  const [gone] = booked;
  await cancel(gone?.id ?? '');
  expect(await statusesOf(date)).toEqual(['offered', 'waiting']);
  expect(await freeOn(date)).toEqual([]);
  expect((await app.book({ ...somebody(), date, time: gone?.time })).status).toBe(409);

  const { id: waitingId, bookingId, leadId } = await placeOf(date, first.phone);
  for (let i = 0; i < 2; i++) await offerTime.run(app.ctx, { waitingId, bookingId: bookingId ?? '' });
  const mails = await mailsTo(first.email);
  expect(mails).toHaveLength(1);
  const token = await waitingToken(app.ctx, waitingId);
  expect(mails[0]?.subject).toContain('A time has opened');
  expect(mails[0]?.text).toContain(`/waiting/${token}`);
  expect(await getPlace(app.ctx, { token })).toMatchObject({
    status: 'offered',
    offer: { date, time: gone?.time },
  });

  const taken = await takeOffer(app.ctx, { token });
  expect(await takeOffer(app.ctx, { token })).toBe(taken);
  expect(await app.rowOf(taken)).toMatchObject({
    status: 'confirmed',
    leadId,
    sequence: 0,
    phone: first.phone,
  });
  expect(await statusesOf(date)).toEqual(['booked', 'waiting']);
  expect((await placeOf(date, second.phone)).status).toBe('waiting');
});

test('an offer without answer goes to the next; who is too late is told so, and may wait again at the end', async () => {
  const { date, booked } = await fullDay();
  const told = await hearWebhooks(app.ctx);
  const [first, second] = [await join(date), await join(date)];
  await cancel(booked[3]?.id ?? '');
  const place = await placeOf(date, first.phone);
  const token = await waitingToken(app.ctx, place.id);
  await watchWaitingList(later(0.5));
  expect(await statusesOf(date)).toEqual(['offered', 'waiting']);
  const over = later(14);
  expect(await getPlace(over, { token })).toMatchObject({ status: 'passed', offer: null });
  await expect(takeOffer(over, { token })).rejects.toThrow(Conflict);
  // Two processes at once, and once more: each offer is passed on once.
  await Promise.all([watchWaitingList(over), watchWaitingList(over)]);
  expect(await statusesOf(date)).toEqual(['passed', 'offered']);
  const held = await app.db
    .select()
    .from(bookings)
    .where(and(eq(bookings.status, 'offered'), inArray(bookings.phone, [first.phone, second.phone])));
  expect(held.map(({ phone, startsAt }) => [phone, clockInIndia(startsAt)])).toEqual([
    [second.phone, booked[3]?.time],
  ]);
  expect((await join(date, { phone: first.phone, email: first.email })).status).toBe(200);
  expect(await statusesOf(date)).toEqual(['offered', 'waiting']);
  // Letting it go gives it on at once.
  const { id: left } = await placeOf(date, second.phone);
  await leaveByVisitor(over, { token: await waitingToken(app.ctx, left) });
  expect(await statusesOf(date)).toEqual(['offered']);
  const again = await placeOf(date, first.phone);
  expect(again.status).toBe('offered');
  const its = { waitingId: place.id, day: date };
  const of = (await told('waiting.joined', 'waiting.offered', 'waiting.passed', 'waiting.left')).filter(
    ([, { waitingId }]) => waitingId === place.id,
  );
  const offer = { ...its, startsAt: momentInIndia(date, booked[3]?.time ?? '').toISOString() };
  expect(of).toEqual([
    ['waiting.joined', its],
    ['waiting.offered', { ...offer, bookingId: place.bookingId, heldUntil: place.heldUntil?.toISOString() }],
    ['waiting.passed', its],
    ['waiting.joined', its],
    ['waiting.offered', { ...offer, bookingId: again.bookingId, heldUntil: again.heldUntil?.toISOString() }],
  ]);
  expect(await told('waiting.left')).toEqual([['waiting.left', { waitingId: left, day: date }]]);
});

test('a time that moves away and hours that open are offered too, one to each; who books by themselves waits no more', async () => {
  const { date, booked } = await fullDay();
  const other = app.openDates[used++] ?? '';
  const [first, second, third] = [await join(date), await join(date), await join(date)];
  await moveByVisitor(app.ctx, {
    token: await bookingToken(app.ctx, booked[0]?.id ?? ''),
    date: other,
    time: '11:00',
  });
  expect(await statusesOf(date)).toEqual(['offered', 'waiting', 'waiting']);
  await app.db.delete(bookings).where(inArray(bookings.id, [booked[1]?.id ?? '', booked[2]?.id ?? '']));
  await app.book({ name: 'Third', phone: third.phone, date, time: booked[2]?.time });
  expect(await statusesOf(date)).toEqual(['offered', 'waiting']);
  await watchWaitingList(app.ctx);
  const times = await app.db
    .select()
    .from(bookings)
    .where(and(eq(bookings.status, 'offered'), inArray(bookings.phone, [first.phone, second.phone])));
  expect(times.map(({ startsAt }) => clockInIndia(startsAt)).toSorted()).toEqual([
    booked[0]?.time,
    booked[1]?.time,
  ]);
});

test('whom staff book or who moves their appointment to the day waits no more; the very time that is held can be booked for them', async () => {
  const { date, booked } = await fullDay();
  const sales: Ctx = { ...app.ctx, actor: { kind: 'staff', id: v7(), name: 'Asha', email: 'asha@example.com', role: 'sales', ownLeadsOnly: false } }; // prettier-ignore
  const [first, second, third] = [await join(date), await join(date), await join(date)];
  const bookFor = async (phone: string, time = '') =>
    bookForLead(sales, {
      key: v7(),
      leadId: (await placeOf(date, phone)).leadId,
      meetingType: 'call',
      place: null,
      clientAddress: '',
      notify: false,
      date,
      time,
    });
  // On the phone somebody says yes to what is held for them.
  await cancel(booked[0]?.id ?? '');
  expect(await statusesOf(date)).toEqual(['offered', 'waiting', 'waiting']);
  const { id } = await bookFor(first.phone, booked[0]?.time);
  expect(await app.rowOf(id)).toMatchObject({ status: 'confirmed', phone: first.phone });
  expect(await statusesOf(date)).toEqual(['waiting', 'waiting']);
  // Or they are given a time before it is offered to anybody.
  await app.db.delete(bookings).where(eq(bookings.id, booked[1]?.id ?? ''));
  await bookFor(second.phone, booked[1]?.time);
  expect(await statusesOf(date)).toEqual(['waiting']);
  // Or they had one on another day, and move it.
  const elsewhere = app.openDates[used++] ?? '';
  const { id: own = '' } = await app.book({
    name: 'Third',
    phone: third.phone,
    date: elsewhere,
    time: '11:00',
  });
  await app.db.delete(bookings).where(eq(bookings.id, booked[2]?.id ?? ''));
  await moveByVisitor(app.ctx, {
    token: await bookingToken(app.ctx, own),
    date,
    time: booked[2]?.time ?? '',
  });
  expect(await statusesOf(date)).toEqual([]);
});

test('pressed twice at once the button books once, and both are told so', async () => {
  const { date, booked } = await fullDay();
  const { phone } = await join(date);
  await cancel(booked[0]?.id ?? '');
  const token = await waitingToken(app.ctx, (await placeOf(date, phone)).id);
  const [one, two] = await Promise.all([takeOffer(app.ctx, { token }), takeOffer(app.ctx, { token })]);
  expect(one).toBe(two);
});

test('whose booking from the list is cancelled is seen on it as that, and may be offered a time or wait again', async () => {
  const { date, booked } = await fullDay();
  const sales: Ctx = { ...app.ctx, actor: { kind: 'staff', id: v7(), name: 'Asha', email: 'asha@example.com', role: 'sales', ownLeadsOnly: false } }; // prettier-ignore
  const [first, second] = [await join(date), await join(date)];
  await cancel(booked[0]?.id ?? '');
  const { id: waitingId } = await placeOf(date, first.phone);
  const token = await waitingToken(app.ctx, waitingId);
  const taken = await takeOffer(app.ctx, { token });
  await cancel(taken);
  // The time goes to whoever waits, not back to who has given it up.
  expect(await statusesOf(date)).toEqual(['cancelled', 'offered']);
  expect(await getPlace(app.ctx, { token })).toMatchObject({ status: 'cancelled', bookingId: taken });
  const time = booked[1]?.time ?? '';
  await cancel(booked[1]?.id ?? '');
  expect(await statusesOf(date)).toEqual(['cancelled', 'offered']);
  await offerByHand(sales, { waitingId, date, time });
  expect(await getPlace(app.ctx, { token })).toMatchObject({ status: 'offered', offer: { date, time } });
  await cancel(await takeOffer(app.ctx, { token }));
  expect((await placeOf(date, first.phone)).status).toBe('cancelled');
  await app.book({ ...somebody(), date, time });
  expect((await join(date, { phone: first.phone, email: first.email })).status).toBe(200);
  expect((await placeOf(date, first.phone)).status).toBe('waiting');
  expect((await placeOf(date, second.phone)).status).toBe('offered');
});

test('nothing is held for a day that visitors can choose no more; what is over is cleared', async () => {
  const { date, booked } = await fullDay();
  await join(date);
  const eve = { ...app.ctx, now: () => momentInIndia(addDays(date, -1), '10:00') };
  const [kept] = booked.slice(-1);
  await cancelByVisitor(eve, { token: await bookingToken(app.ctx, kept?.id ?? ''), reason: '' });
  expect(await statusesOf(date)).toEqual(['waiting']);
  await purgeWaiting({ ...app.ctx, now: () => momentInIndia(addDays(date, 1), '00:30') });
  expect(await statusesOf(date)).toEqual([]);
});

test('a number waits for three days at most', async () => {
  const { phone } = somebody();
  let last = '';
  for (let i = 0; i < 3; i++) {
    last = (await fullDay()).date;
    expect((await join(last, { phone })).status).toBe(200);
  }
  // Who got no answer asks once more.
  expect((await join(last, { phone })).status).toBe(200);
  expect((await join((await fullDay()).date, { phone })).body.errors).toEqual({
    phone: 'This number waits for 3 days already. Please call us.',
  });
});

test('nights do not count, and nothing is held beyond its own beginning', () => {
  const at = (clock: string) => momentInIndia('2026-11-24', clock);
  const far = momentInIndia('2026-11-30', '11:00');
  expect(holdUntil(at('10:00'), 2, far)).toEqual(at('12:00'));
  expect(holdUntil(at('23:30'), 2, far)).toEqual(momentInIndia('2026-11-25', '10:00'));
  expect(holdUntil(at('03:00'), 2, far)).toEqual(at('10:00'));
  expect(holdUntil(at('10:00'), 2, at('11:00'))).toEqual(at('11:00'));
});

test('of several seats, the very time that is held for somebody can be booked with the form, and moved to', async () => {
  const mine = eq(settings.key, bookingSettingsKey);
  const [before] = await app.db.select().from(settings).where(mine);
  const write = (value: object) => app.db.update(settings).set({ value }).where(mine);
  const [booking, moving] = [await fullDay(), await fullDay()];
  const [first, other] = [await join(booking.date), await join(moving.date)];
  for (const { booked } of [booking, moving]) await cancel(booked[0]?.id ?? '');
  expect([await statusesOf(booking.date), await statusesOf(moving.date)]).toEqual([['offered'], ['offered']]);
  await write({ ...(before?.value as object), capacity: 2 });
  const [time = '', held = ''] = [booking.booked[0]?.time, moving.booked[0]?.time];
  expect(await freeOn(booking.date)).toContain(time);
  const { id, status } = await app.book({ name: first.name, phone: first.phone, date: booking.date, time });
  expect(status).toBe(200);
  expect(await app.rowOf(id)).toMatchObject({ status: 'confirmed', phone: first.phone });
  expect(await statusesOf(booking.date)).toEqual([]);

  const elsewhere = app.openDates[used++] ?? '';
  const { id: own = '' } = await app.book({
    name: 'Other',
    phone: other.phone,
    date: elsewhere,
    time: '11:00',
  });
  const token = await bookingToken(app.ctx, own);
  expect(await moveByVisitor(app.ctx, { token, date: moving.date, time: held })).toMatchObject({ id: own });
  expect(await statusesOf(moving.date)).toEqual([]);
  // Nobody else takes what is held.
  const third = await fullDay();
  await write(before?.value as object);
  await join(third.date);
  await cancel(third.booked[0]?.id ?? '');
  expect((await app.book({ ...somebody(), date: third.date, time: third.booked[0]?.time })).status).toBe(409);
});

test('who takes the time that was held for them is out of the trash again', async () => {
  const { date, booked } = await fullDay();
  const { phone } = await join(date);
  await cancel(booked[0]?.id ?? '');
  const { id, leadId } = await placeOf(date, phone);
  const sales: Ctx = { ...app.ctx, actor: { kind: 'staff', id: v7(), name: 'Asha', email: 'asha@example.com', role: 'sales', ownLeadsOnly: false } }; // prettier-ignore
  expect((await trashLeads(sales, { ids: [leadId] })).changed).toHaveLength(1);
  await takeOffer(app.ctx, { token: await waitingToken(app.ctx, id) });
  const [lead] = await app.db.select().from(leads).where(eq(leads.id, leadId));
  expect(lead).toMatchObject({ deletedAt: null, heldStatus: null, status: 'contacted' });
});

test('where fewer take place at once by now, a time that is offered leaves somebody for the next one', async () => {
  const mine = eq(settings.key, bookingSettingsKey);
  const [before] = await app.db.select().from(settings).where(mine);
  const hourly = { ...(before?.value as object), intervalMinutes: 30, lengthMinutes: 60, bufferMinutes: 0 };
  const write = (value: object) => app.db.update(settings).set({ value }).where(mine);
  await write({ ...hourly, capacity: 1 });
  const { date, booked } = await fullDay();
  const people = [await join(date), await join(date)].map(({ phone }) => phone);
  const at = (time: string) => eq(bookings.id, booked.find((one) => one.time === time)?.id ?? '');
  // Of three consultants one has left, and one of the two who stay comes to what was booked with that one.
  await app.db.update(bookings).set({ seat: 2 }).where(at('11:00'));
  await app.db.delete(bookings).where(at('12:00'));
  await write({ ...hourly, capacity: 2 });
  await watchWaitingList(app.ctx);
  const held = await app.db
    .select()
    .from(bookings)
    .where(and(eq(bookings.status, 'offered'), inArray(bookings.phone, people)));
  expect(held.map(({ startsAt }) => clockInIndia(startsAt)).toSorted()).toEqual(['11:00', '12:00']);
  await write(before?.value as object);
});
