import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLead } from '#office/test-office.ts';
import { leadEvents, leads } from '#sales/leads/table.server.ts';
import { leadTouches } from '#sales/leads/enquiries/table.server.ts';
import { addDays, dateInIndia, momentInIndia, weekdayIndex } from '#kit/india/india-date.ts';
import { openBookings, type Bookings } from './test-bookings.ts';

let site: Bookings;
beforeAll(async () => {
  site = await openBookings();
});
afterAll(() => site.close());

test('the keys that clients know book a call; it is a lead with its touch, source Consultation', async () => {
  const slot = site.freshSlot();
  const sent = {
    ...site.somebody(),
    email: 'meera@example.com',
    ...slot,
    meetingType: 'call',
    address: 'office',
    clientAddress: 'not needed for a call',
    dob: 'Website',
    strange_extra: 'kept',
  };
  const answer = await site.book(sent);
  expect(answer).toMatchObject({
    status: 200,
    ok: true,
    ...slot,
    manageUrl: expect.stringMatching(/^\/appointment\/[\w-]{54}$/),
  });
  const row = await site.rowOf(answer.id);
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
  const [lead] = await site.db.select().from(leads).where(eq(leads.id, row.leadId));
  expect(lead).toMatchObject({ form: 'consultation', source: 'Consultation' });
  const [touch] = await site.db.select().from(leadTouches).where(eq(leadTouches.leadId, row.leadId));
  expect(touch?.raw).toMatchObject(sent);
});

test('a long address of the page and a clock that was set back turn nobody away', async () => {
  const pageUrl = `http://localhost:3000/?utm_campaign=${'%E0%A4%A6'.repeat(60)}`;
  const answer = await site.book({ ...site.somebody(), ...site.freshSlot(), pageUrl, elapsedMs: -60_000 });
  expect(answer.status).toBe(200);
});

test('whoever has booked is answered, with what they had written before; others still wait', async () => {
  const { phone } = site.somebody();
  const waits = { dueAt: new Date(Date.now() + 3_600_000), clockNextAt: new Date(Date.now() + 3_600_000) };
  const before = aLead({ phone, ...waits });
  const cut = aLead({ phone, phoneComplete: false, ...waits });
  const other = aLead({ phone: '9000099999', ...waits });
  await site.db.insert(leads).values([before, cut, other]);
  const { id } = await site.book({ name: 'Ravi', phone, ...site.freshSlot() });
  const { leadId } = await site.rowOf(id);
  const found = await site.db.select().from(leads);
  const stateOf = (leadId?: string) => {
    const lead = found.find((one) => one.id === leadId);
    return [lead?.status, lead?.firstContactAt !== null, lead?.clockNextAt !== null];
  };
  for (const answered of [leadId, before.id]) expect(stateOf(answered)).toEqual(['contacted', true, false]);
  for (const waiting of [cut.id, other.id]) expect(stateOf(waiting)).toEqual(['new', false, true]);
  const told = await site.db
    .select()
    .from(leadEvents)
    .where(eq(leadEvents.leadId, before.id ?? ''));
  expect(told).toMatchObject([{ staffName: 'Booking', kind: 'status', data: { to: 'contacted' } }]);
});

test('what may be left out: no e-mail, a call by default, dob Website; numbers are taken as typed', async () => {
  const { phone } = site.somebody();
  const { id } = await site.book({ name: 'Ravi', phone: `+91 ${phone}`, ...site.freshSlot() });
  expect(await site.rowOf(id)).toMatchObject({ phone, email: '', meetingType: 'call', origin: 'Website' });
  const offer = await site.book({
    name: 'Ravi',
    phone: Number(site.somebody().phone),
    ...site.freshSlot(),
    dob: '999/Month',
  });
  expect(await site.rowOf(offer.id)).toMatchObject({ origin: '999/Month' });
});

test('a meeting needs its place, and the client its address; an office meeting keeps none', async () => {
  const at = site.freshSlot();
  const meet = { ...site.somebody(), ...at, meetingType: 'meet' };
  expect(await site.errorsOf(meet)).toEqual({ address: 'Please choose where we meet' });
  expect(await site.errorsOf({ ...meet, address: 'moon' })).toEqual({
    address: 'Please choose where we meet',
  });
  expect(await site.errorsOf({ ...meet, address: 'client' })).toEqual({
    clientAddress: 'Please enter your address',
  });
  const home = await site.book({ ...meet, address: 'client', clientAddress: '4 Sample Road, Thane' });
  expect(await site.rowOf(home.id)).toMatchObject({ place: 'client', clientAddress: '4 Sample Road, Thane' });
  const office = await site.book({
    ...site.somebody(),
    ...site.freshSlot(),
    meetingType: 'meet',
    address: 'office',
    clientAddress: 'x',
  });
  expect(await site.rowOf(office.id)).toMatchObject({ place: 'office', clientAddress: '' });
});

test('every wrong input is refused with the words that mend it', async () => {
  const good = { ...site.somebody(), ...site.freshSlot() };
  const time = 'Select a time from 11 AM to 5 PM';
  const today = dateInIndia(new Date());
  const sunday =
    site.openDates.map((date) => addDays(date, 1)).find((date) => weekdayIndex(date) === 6) ?? '';
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
    [{ time: '11:10' }, { time: 'Please choose one of the times shown' }],
    [{ meetingType: 'dinner' }, { meetingType: 'Please choose a call or a meeting' }],
  ];
  for (const [change, errors] of wrong)
    expect([change, await site.errorsOf({ ...good, ...change })]).toEqual([change, errors]);
  expect((await site.book({ ...good, time: `${good.time}:00` })).status).toBe(200);
});
