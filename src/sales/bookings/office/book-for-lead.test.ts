import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leads } from '#sales/leads/table.server.ts';
import { aLead, openOffice } from '#office/test-office.ts';
import { listDays } from '../slots/list-slots.ts';

type Office = Awaited<ReturnType<typeof openOffice>>;
type Day = { slots: { time: string; free: boolean }[]; bookings: { id: string; name: string }[] };
let office: Office;
let sales: Awaited<ReturnType<Office['as']>>;
let date: string;
beforeAll(async () => {
  office = await openOffice('seeded');
  sales = await office.as('sales', 'Asha');
  date = (await listDays(office.ctx)).filter(({ closed }) => !closed).at(-1)?.date ?? '';
});
afterAll(() => office.close());

const file = async (over: object) => {
  const row = aLead(over);
  await office.db.insert(leads).values(row);
  return row.id as string;
};
const book = (leadId: string, over: object = {}) =>
  sales<{ id: string; message: string; errors: Record<string, string> }>('POST', '/bookings', {
    key: v7(),
    leadId,
    date,
    time: '12:00',
    meetingType: 'call',
    place: null,
    notify: true,
    ...over,
  });
const day = async (except = '') =>
  (await sales<Day>('GET', `/booking-day?date=${date}${except && `&except=${except}`}`)).body;
const isFree = ({ slots }: Day) => slots.find(({ time }) => time === '12:00')?.free;

test('staff book for a lead: once per click, told to the customer or not, and on its timeline', async () => {
  expect(isFree(await day())).toBe(true);
  const leadId = await file({ name: 'Meera', phone: '9000077001', status: 'new' });
  const key = v7();
  const [first, second] = [await book(leadId, { key }), await book(leadId, { key })];
  expect(first.status).toBe(201);
  expect(second.body).toEqual(first.body);
  expect(await sales('GET', `/bookings/${first.body.id}`)).toMatchObject({
    body: {
      leadId,
      name: 'Meera',
      phone: '9000077001',
      origin: 'Office',
      status: 'confirmed',
      meetingType: 'call',
    },
  });
  expect(office.enqueued.filter(({ name }) => name === 'announce-booking')).toEqual([
    {
      name: 'announce-booking',
      payloads: [{ bookingId: first.body.id, sequence: 0, what: 'booked', notify: true }],
    },
  ]);
  const { body } = await sales<{ status: string; timeline: { kind: string; data?: { text?: string } }[] }>(
    'GET',
    `/leads/${leadId}`,
  );
  expect(body.status).toBe('contacted');
  expect(body.timeline.some(({ data }) => data?.text?.startsWith('Asha booked a consultation for'))).toBe(
    true,
  );

  const taken = await day();
  expect(isFree(taken)).toBe(false);
  expect(taken.bookings).toMatchObject([{ id: first.body.id, name: 'Meera' }]);
  const moving = await day(first.body.id);
  expect([isFree(moving), moving.bookings]).toEqual([true, []]);

  const other = await file({ name: 'Kabir', phone: '9000077002' });
  const late = await book(other);
  expect(late.status).toBe(409);
  expect(late.body.message).toContain('Free next:');
  expect((await book(leadId)).body.message).toBe(
    'This phone number already has an appointment at that time.',
  );
});

test('a click that is sent again before the first is answered books once, and says so both times', async () => {
  const leadId = await file({ name: 'Zoya', phone: '9000077005' });
  const key = v7();
  const [first, second] = await Promise.all([1, 2].map(() => book(leadId, { key, time: '16:00' })));
  expect([first?.status, second?.status]).toEqual([201, 201]);
  expect(second?.body).toEqual(first?.body);
});

test('what a consultation needs is asked for', async () => {
  const leadId = await file({ phone: '12345', phoneComplete: false });
  expect((await book(leadId)).body.errors).toHaveProperty('leadId');
  const whole = await file({ phone: '9000077003', address: '' });
  const meeting = { time: '14:00', meetingType: 'meet' };
  expect((await book(whole, meeting)).body.errors).toHaveProperty('place');
  expect((await book(whole, { ...meeting, place: 'client' })).body.errors).toHaveProperty('clientAddress');
  expect((await book(whole, { date: '2020-01-06' })).body.errors).toHaveProperty('date');
  expect((await book(v7())).status).toBe(404);
  const home = await file({ phone: '9000077004', address: '4 Link Road' });
  const { body } = await book(home, { ...meeting, place: 'client' });
  expect(await sales('GET', `/bookings/${body.id}`)).toMatchObject({
    body: { clientAddress: '4 Link Road' },
  });
});
