import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookings } from '#db/schema/bookings.server.ts';
import { leads, leadTouches } from '#db/schema/leads.server.ts';
import { settings } from '#db/schema/settings.server.ts';
import { seed } from '#db/seed/seed.ts';
import type { DaySlots, Slot } from '#domain/bookings/booking.ts';
import { BookingInput } from '#domain/bookings/booking-input.ts';
import { bookConsultation } from '#domain/bookings/book-consultation.ts';
import { addDays, dateInIndia, momentInIndia, weekdayIndex } from '#domain/bookings/india-date.ts';
import { listDays, listSlots } from '#domain/bookings/list-slots.ts';
import { readBookingSettings } from '#domain/bookings/read-booking-settings.ts';
import { Invalid } from '#domain/errors.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';

let app: TestApp;
let openDates: string[];
beforeAll(async () => {
  app = await createTestApp();
  openDates = (await listDays(app.ctx)).filter((day) => !day.closed).map((day) => day.date);
});
afterAll(() => app.close());

let used = 0;
/** A time that no other story here touches. */
function freshSlot(): Slot {
  const at = used++;
  const times = ['11:00', '12:30', '14:00', '15:30', '17:00'];
  return { date: openDates[Math.floor(at / 5) * 2] ?? '', time: times[at % 5] ?? '' };
}
let people = 0;
const somebody = () => ({ name: 'Meera Sample', phone: String(9_000_020_000 + people++) });

type Answer = {
  ok?: true;
  id?: string;
  manageUrl?: string | null;
  message?: string;
  code?: string;
  errors?: Record<string, string>;
  nextSlots?: Slot[];
};
async function book(body: Record<string, unknown>, key?: string) {
  const answer = await app.post('/book-appointment', body, key ? { 'Idempotency-Key': key } : {});
  return { status: answer.status, ...((await answer.json()) as Answer) };
}
const rowOf = async (id = '') =>
  (await app.db.select().from(bookings).where(eq(bookings.id, id)))[0] as typeof bookings.$inferSelect;
const errorsOf = async (body: Record<string, unknown>) => {
  const { status, errors, code } = await book(body);
  expect({ status, code }).toEqual({ status: 422, code: 'invalid' });
  return errors;
};

test('the keys of the specification book a call; it is a lead with its touch, source Consultation', async () => {
  const slot = freshSlot();
  const sent = {
    ...somebody(),
    email: 'meera@example.com',
    ...slot,
    meetingType: 'call',
    address: 'office',
    clientAddress: 'not needed for a call',
    dob: 'Website',
    strange_extra: 'kept',
  };
  const answer = await book(sent);
  expect(answer).toMatchObject({
    status: 200,
    ok: true,
    ...slot,
    manageUrl: expect.stringMatching(/^\/appointment\/[\w-]{54}$/),
  });
  const row = await rowOf(answer.id);
  expect(row).toMatchObject({
    name: 'Meera Sample',
    phone: sent.phone,
    meetingType: 'call',
    place: null,
    clientAddress: '',
    origin: 'Website',
    status: 'confirmed',
    sequence: 0,
    startsAt: momentInIndia(slot.date, slot.time),
  });
  expect(row.endsAt.getTime() - row.startsAt.getTime()).toBe(30 * 60_000);
  const [lead] = await app.db.select().from(leads).where(eq(leads.id, row.leadId));
  expect(lead).toMatchObject({ form: 'consultation', source: 'Consultation', status: 'new' });
  const [touch] = await app.db.select().from(leadTouches).where(eq(leadTouches.leadId, row.leadId));
  expect(touch?.raw).toMatchObject(sent);
});

test('what may be left out: no e-mail, a call by default, dob Website; numbers are taken as typed', async () => {
  const { phone } = somebody();
  const { id } = await book({ name: 'Ravi', phone: `+91 ${phone}`, ...freshSlot() });
  expect(await rowOf(id)).toMatchObject({ phone, email: '', meetingType: 'call', origin: 'Website' });
  const offer = await book({
    name: 'Ravi',
    phone: Number(somebody().phone),
    ...freshSlot(),
    dob: '999/Month',
  });
  expect(await rowOf(offer.id)).toMatchObject({ origin: '999/Month' });
});

test('a meeting needs its place, and the client its address; an office meeting keeps none', async () => {
  const at = freshSlot();
  const meet = { ...somebody(), ...at, meetingType: 'meet' };
  expect(await errorsOf(meet)).toEqual({ address: 'Please choose where we meet' });
  expect(await errorsOf({ ...meet, address: 'moon' })).toEqual({ address: 'Please choose where we meet' });
  expect(await errorsOf({ ...meet, address: 'client' })).toEqual({
    clientAddress: 'Please enter your address',
  });
  const home = await book({ ...meet, address: 'client', clientAddress: '4 Sample Road, Thane' });
  expect(await rowOf(home.id)).toMatchObject({ place: 'client', clientAddress: '4 Sample Road, Thane' });
  const office = await book({
    ...somebody(),
    ...freshSlot(),
    meetingType: 'meet',
    address: 'office',
    clientAddress: 'x',
  });
  expect(await rowOf(office.id)).toMatchObject({ place: 'office', clientAddress: '' });
});

test('every wrong input is refused with the words that mend it', async () => {
  const good = { ...somebody(), ...freshSlot() };
  const time = 'Select a time from 11 AM to 5 PM';
  const today = dateInIndia(new Date());
  const sunday = openDates.map((date) => addDays(date, 1)).find((date) => weekdayIndex(date) === 6) ?? '';
  const wrong: [Record<string, unknown>, Record<string, string>][] = [
    [{ name: ' ' }, { name: 'Please enter your name' }],
    [{ name: 'x'.repeat(121) }, { name: 'Please use at most 120 characters' }],
    [{ phone: '' }, { phone: 'Please enter your phone number' }],
    [{ phone: '12345' }, { phone: 'Phone number must be 10 digits long' }],
    [{ phone: 'call me' }, { phone: 'Phone number must be 10 digits long' }],
    [{ email: 'nobody' }, { email: 'Please enter a valid e-mail address' }],
    [{ date: '' }, { date: 'Please choose a date' }],
    [{ date: '24/11/2026' }, { date: 'Please choose a date' }],
    [{ date: '2027-02-29' }, { date: 'Please choose a date' }],
    [{ date: addDays(today, -1) }, { date: 'Choose a date at least 2 days after today' }],
    [{ date: today }, { date: 'Choose a date at least 2 days after today' }],
    [{ date: addDays(today, 1) }, { date: 'Choose a date at least 2 days after today' }],
    [{ date: addDays(today, 181) }, { date: 'Choose a date within the next 180 days' }],
    [{ date: sunday }, { date: 'We are closed on this day: Closed on Sundays' }],
    [{ time: '' }, { time }],
    [{ time: 'noon' }, { time }],
    [{ time: '10:59' }, { time }],
    [{ time: '17:01' }, { time }],
    [{ time: '17:30' }, { time }],
    [{ time: '25:00' }, { time }],
    [{ time: '11:10' }, { time: 'Please choose one of the times on offer' }],
    [{ meetingType: 'dinner' }, { meetingType: 'Please choose a call or a meeting' }],
  ];
  for (const [change, errors] of wrong)
    expect([change, await errorsOf({ ...good, ...change })]).toEqual([change, errors]);
  expect((await book({ ...good, time: `${good.time}:00` })).status).toBe(200);
});

test('two people, one slot, the same moment, fifty times: one books, the other gets the next three free times', async () => {
  const slots: Slot[] = [];
  for (const date of openDates.slice(60, 65))
    for (const { time } of (await listSlots(app.ctx, { date })).slots) slots.push({ date, time });
  const rounds = slots.slice(0, 50);
  expect(rounds).toHaveLength(50);
  for (const slot of rounds) {
    const answers = await Promise.all([
      book({ ...somebody(), ...slot }, crypto.randomUUID()),
      book({ ...somebody(), ...slot }, crypto.randomUUID()),
    ]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
    const second = answers.find((answer) => answer.status === 409);
    expect(second).toMatchObject({
      code: 'slot_taken',
      message: expect.stringMatching(/^This slot was just taken… Free next: .+\.$/),
    });
    expect(second?.nextSlots).toHaveLength(3);
    for (const next of second?.nextSlots ?? []) {
      expect(momentInIndia(next.date, next.time) > momentInIndia(slot.date, slot.time)).toBe(true);
      const day = await listSlots(app.ctx, { date: next.date });
      expect(day.slots).toContainEqual({ time: next.time, free: true });
    }
  }
  const leadsOfLosers = await app.db.select({ id: bookings.id }).from(bookings);
  const consultations = await app.db
    .select({ id: leads.id })
    .from(leads)
    .where(eq(leads.form, 'consultation'));
  expect(consultations).toHaveLength(leadsOfLosers.length);
});

test('the same key twenty times in parallel is one booking; with other words it is refused', async () => {
  const body = { ...somebody(), ...freshSlot() };
  const key = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => book(body, key)));
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.id} ${answer.manageUrl}`)).size).toBe(1);
  expect(await app.db.select().from(bookings).where(eq(bookings.phone, body.phone))).toHaveLength(1);
  expect(await book({ ...body, name: 'Somebody else' }, key)).toMatchObject({
    status: 409,
    code: 'conflict',
  });
});

test('the same words without a key are one booking, and only its maker gets the link', async () => {
  const body = { ...somebody(), ...freshSlot() };
  const [first, second] = await Promise.all([book(body), book(body)]);
  expect([first?.status, second?.status]).toEqual([200, 200]);
  expect(first?.id).toBe(second?.id);
  expect([first?.manageUrl, second?.manageUrl].filter(Boolean)).toHaveLength(1);
  expect(await book({ ...body, name: 'Other' })).toMatchObject({
    status: 409,
    message: 'This phone number already has an appointment at that time.',
  });
});

test('a number that holds three appointments gets no fourth', async () => {
  const { phone } = somebody();
  for (let i = 0; i < 3; i++) expect((await book({ name: 'A', phone, ...freshSlot() })).status).toBe(200);
  expect(await errorsOf({ name: 'A', phone, ...freshSlot() })).toEqual({
    phone: 'This number already has 3 appointments. Please call us.',
  });
});

test('the calls for days and times say what is free, taken and closed', async () => {
  const days = (await (await app.get('/book-appointment/days')).json()) as {
    date: string;
    closed: string | null;
  }[];
  expect(days[0]?.date).toBe(addDays(dateInIndia(new Date()), 2));
  expect(days).toContainEqual({ date: '2027-01-26', closed: 'Republic Day', free: 0 });
  const slot = freshSlot();
  await book({ ...somebody(), ...slot });
  const day = (await (await app.get(`/book-appointment/slots?date=${slot.date}`)).json()) as DaySlots;
  expect(day.slots).toHaveLength(13);
  expect(day.slots.at(0)?.time).toBe('11:00');
  expect(day.slots.at(-1)?.time).toBe('17:00');
  expect(day.slots.find(({ time }) => time === slot.time)).toEqual({ time: slot.time, free: false });
  const holiday = await app.get('/book-appointment/slots?date=2027-01-26');
  expect(await holiday.json()).toEqual({ date: '2027-01-26', closed: 'Republic Day', slots: [] });
  expect((await app.get('/book-appointment/slots?date=2027-02-30')).status).toBe(422);
});

const at = (iso: string) => ({ ...app.ctx, now: () => new Date(iso) });
const inputFor = (slot: Slot) =>
  BookingInput.parse({
    ...somebody(),
    ...slot,
    email: '',
    meetingType: 'call',
    place: '',
    clientAddress: '',
    origin: 'Website',
    raw: {},
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

test('the eleventh try from one address within ten minutes is 429 with Retry-After, before any work is done', async () => {
  const limited = await createTestApp({ RATE_LIMITS: 'on' });
  try {
    const tries = [];
    for (let i = 0; i < 11; i++)
      tries.push(
        await limited.post('/book-appointment', { ...somebody(), date: openDates[0], time: '11:15' }),
      );
    expect(tries.map((answer) => answer.status)).toEqual([...Array(10).fill(422), 429]);
    expect(Number(tries.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await tries.at(-1)?.json()).toMatchObject({ success: false, code: 'too_many' });
  } finally {
    await limited.close();
  }
});

test('a database from before bookings gets their rules and secret; what the owner has set stays', async () => {
  const fresh = await createTestApp();
  try {
    const rows = () => fresh.db.select().from(settings).orderBy(settings.key);
    const before = await rows();
    await fresh.db.delete(settings).where(eq(settings.key, 'bookings'));
    await seed(fresh.db);
    expect((await rows()).map((row) => row.value)).toEqual(before.map((row) => row.value));
    const mine = { ...(await readBookingSettings(fresh.ctx)), capacity: 3 };
    await fresh.db.update(settings).set({ value: mine }).where(eq(settings.key, 'bookings'));
    await seed(fresh.db);
    expect((await readBookingSettings(fresh.ctx)).capacity).toBe(3);
  } finally {
    await fresh.close();
  }
});
