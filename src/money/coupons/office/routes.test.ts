import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { couponUses } from '../table.server.ts';
import { customers } from '#people/customers/table.server.ts';
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

test('coupons show their uses and reservations; one that was used keeps its code and can only be made inactive', async () => {
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
  const renamed = await owner('PUT', `/coupons/${made.body.id}`, { ...coupon, code: 'DIWALI-27' });
  expect(renamed.body.errors).toHaveProperty('code');
  expect((await owner('PUT', `/coupons/${made.body.id}`, { ...coupon, status: 'Inactive' })).status).toBe(
    204,
  );
});
