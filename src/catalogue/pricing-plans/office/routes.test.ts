import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admissions } from '#money/admissions/table.server.ts';
import { couponUses } from '#money/coupons/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { pricingPlans } from '../table.server.ts';
import { anOrder } from '#money/payments/test-payments.ts';
import type { Role } from '#kit/permissions.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice('seeded');
  owner = await office.as('owner');
});
afterAll(() => office.close());

type Row = { id: string; name: string; warning: string | null; [key: string]: unknown };
const all = async (noun: string) => (await owner<Row[]>('GET', `/${noun}`)).body;
const named = async (noun: string, name: string) =>
  (await all(noun)).find((row) => row.name === name || row.code === name);

test('plans have a price of their own or that of the offer, and a list that cannot be read is said', async () => {
  const seeded = await named('pricing-plans', 'Website, 1 Year');
  expect(seeded).toMatchObject({ offerPlanId: '1-year', sellPaise: null, shownSellPaise: 1_409_900 });
  const serviceId = seeded?.serviceId as string;
  const plan = {
    serviceId,
    offerPlanId: null,
    name: 'Landing page',
    months: 6,
    pricePaise: 600_000,
    sellPaise: 500_000,
    benefits: ['One page'],
    status: 'Active',
  };
  const made = await owner<{ id: string }>('POST', '/pricing-plans', plan);
  expect(made.status).toBe(201);
  const put = (change: object) => owner('PUT', `/pricing-plans/${made.body.id}`, { ...plan, ...change });
  expect((await put({ months: null })).body.errors).toHaveProperty('months');
  expect((await put({ pricePaise: 100 })).body.errors).toHaveProperty('pricePaise');
  expect((await put({ serviceId: v7() })).body.errors).toHaveProperty('serviceId');
  expect((await put({ offerPlanId: 'none' })).body.errors).toHaveProperty('offerPlanId');
  expect((await put({ offerPlanId: '1-month' })).status).toBe(204);
  expect(await named('pricing-plans', 'Landing page')).toMatchObject({
    months: null,
    shownMonths: 1,
    shownSellPaise: 199_900,
  });
  await office.db.update(pricingPlans).set({ benefits: sql`'{"not": "a list"}'::jsonb` });
  expect(await named('pricing-plans', 'Landing page')).toMatchObject({
    benefits: [],
    warning: expect.stringContaining('cannot be read'),
  });
  expect((await owner('DELETE', `/pricing-plans/${made.body.id}`)).status).toBe(204);
});

test('coupons show their uses and reservations; one that was used can only be made inactive', async () => {
  const coupon = {
    code: 'diwali-26',
    note: '',
    percent: null,
    offPaise: 50_000,
    validFrom: null,
    validUntil: '2026-12-31T18:30:00.000Z',
    mostUses: 10,
    mostUsesEach: 1,
    planIds: [],
    status: 'Active',
  };
  const made = await owner<{ id: string }>('POST', '/coupons', coupon);
  expect(made.status).toBe(201);
  expect((await owner('POST', '/coupons', coupon)).body.errors).toHaveProperty('code');
  expect((await owner('POST', '/coupons', { ...coupon, offPaise: null })).body.errors).toHaveProperty(
    'percent',
  );
  const people = [v7(), v7(), v7()];
  await office.db
    .insert(customers)
    .values(people.map((id, i) => ({ id, email: `c${i}@example.com`, fullName: 'C' })));
  const use = (customerId: string, state: 'used' | 'reserved', heldUntil: Date) => ({
    id: v7(),
    couponId: made.body.id,
    customerId,
    planId: v7(),
    state,
    discountPaise: 50_000,
    heldUntil,
  });
  const [a = '', b = '', c = ''] = people;
  const [past, later] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
  await office.db
    .insert(couponUses)
    .values([use(a, 'used', past), use(b, 'reserved', later), use(c, 'reserved', past)]);
  expect(await named('coupons', 'DIWALI-26')).toMatchObject({ used: 1, reserved: 1 });
  expect((await owner('DELETE', `/coupons/${made.body.id}`)).status).toBe(409);
  expect((await owner('PUT', `/coupons/${made.body.id}`, { ...coupon, status: 'Inactive' })).status).toBe(
    204,
  );
});

test('levels and schedules are added, changed and removed', async () => {
  const level = { name: 'Expert', position: 9, status: 'Active' };
  const made = await owner<{ id: string }>('POST', '/class-levels', level);
  expect(made.status).toBe(201);
  expect((await owner('POST', '/class-levels', level)).body.errors).toHaveProperty('name');
  expect((await owner('DELETE', `/class-levels/${made.body.id}`)).status).toBe(204);
  const [first] = await all('class-schedules');
  const { id, serviceId } = first ?? { id: '', serviceId: '' };
  const schedule = {
    serviceId,
    levels: [],
    ageGroups: ['18 - 60'],
    frequency: [{ day: 'Monday', startTime: '11:00', endTime: '12:00' }],
    status: 'Active',
  };
  expect((await owner('PUT', `/class-schedules/${id}`, { ...schedule, ageGroups: ['60 - 18'] })).status).toBe(
    422,
  );
  expect((await owner('PUT', `/class-schedules/${id}`, schedule)).status).toBe(204);
  expect((await all('class-schedules')).find((one) => one.id === id)).toMatchObject({
    ageGroups: ['18 - 60'],
  });
});

/** An admission of somebody new that waits. */
async function admit(fullName: string) {
  const [id, customerId] = [v7(), v7()];
  const email = `${customerId}@example.com`;
  await office.db.insert(customers).values({ id: customerId, email, fullName });
  await office.db.insert(admissions).values({
    id,
    customerId,
    status: 'Pending',
    fullName,
    phone: '9000000051',
    email,
    addressParts: { address: '1 Lane', street: '', pincode: '400078', state: '', country: 'India' },
    serviceName: 'Google Ads',
    planName: 'Campaigns',
    planMonths: 6,
    classLevel: 'Beginner',
    session: 'Daily',
    paymentOption: 'Razorpay',
    timing: [],
    details: {},
  });
  return { id, customerId };
}

test('an admission goes from state to state by the table, with notes that stay', async () => {
  const { id } = await admit('Deepa Nair');
  const list = async (query: string) =>
    (await owner<{ data: Row[] }>('GET', `/admissions?${query}`)).body.data;
  expect(await list('status=Pending&q=nair')).toMatchObject([{ id, planName: 'Campaigns' }]);
  expect(await list('status=Active')).toEqual([]);
  const move = async (status: string, note = '') =>
    (await owner('PATCH', `/admissions/${id}`, { status, note })).status;
  expect(await move('Completed')).toBe(409);
  expect(await move('Active', 'Paid by cheque')).toBe(204);
  expect((await owner('POST', `/admissions/${id}/notes`, { note: 'Call on Monday' })).status).toBe(204);
  expect(await move('Completed')).toBe(204);
  expect(await move('Active')).toBe(409);
  expect((await owner('GET', `/admissions/${id}`)).body).toMatchObject({
    status: 'Completed',
    address: '1 Lane, 400078, India',
    moves: [],
    payments: [],
    history: [
      { status: 'Active', note: 'Paid by cheque', staffName: 'owner' },
      { status: null, note: 'Call on Monday' },
      { status: 'Completed', note: '' },
    ],
  });
});

test('what was paid for an admission is shown to those only who may see payments', async () => {
  const { id, customerId } = await admit('Farid Khan');
  const now = new Date();
  await office.db.insert(paymentTransactions).values({
    id: 'txn_of_farid',
    customerId,
    createdAt: now,
    updatedAt: now,
    expiresAt: now,
    purpose: 'admission',
    subjectId: id,
    order: anOrder({ purpose: 'admission', subjectId: id }),
    totalPaise: 118_000,
    status: 'paid',
    mode: 'sandbox',
  });
  const seenBy = async (role: Role) => {
    const ask = await office.as(role);
    return (await ask('GET', `/admissions/${id}`)).body.payments;
  };
  const paid = [
    expect.objectContaining({ transactionId: 'txn_of_farid', status: 'Paid', amountPaise: 118_000 }),
  ];
  expect(await seenBy('accounts')).toEqual(paid);
  expect(await seenBy('sales')).toEqual([]);
});
