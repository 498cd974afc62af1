import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { cartItems } from '#money/cart/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { openOffice } from './test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  office = await openOffice('seeded');
});
afterAll(() => office.close());

type Row = Record<string, string | number | boolean>;
const input = {
  title: 'Table booking',
  description: 'Guests choose a table and a time.',
  icon: 'calendar',
  originalPaise: 29_900,
  pricePaise: 19_900,
  status: 'Active',
  additional: true,
};

test('benefits are added at the end, changed, put in order and deleted; each leaves its trace', async () => {
  const content = await office.as('content', 'Asha');
  const made = await content('POST', '/benefits', input);
  expect(made).toMatchObject({ status: 201, body: { ...input, position: 14, isSample: false } });
  const { id } = made.body as { id: string };
  const wrong = await content('PUT', `/benefits/${id}`, { ...input, originalPaise: 100, pricePaise: 0 });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { pricePaise: 'Enter a price' } } });
  const below = await content('PUT', `/benefits/${id}`, { ...input, originalPaise: 100 });
  expect(below.body.errors).toHaveProperty('originalPaise');
  expect((await content('PUT', `/benefits/${id}`, { ...input, status: 'Inactive' })).status).toBe(200);
  const ids = ((await content('GET', '/benefits')).body as unknown as Row[]).map((row) => row.id);
  expect((await content('PUT', '/benefits/order', { ids: ids.toReversed() })).status).toBe(204);
  expect((await content('PUT', '/benefits/order', { ids: ids.slice(1) })).status).toBe(409);
  const [first] = (await content('GET', '/benefits')).body as unknown as Row[];
  expect(first).toMatchObject({ id, status: 'Inactive', position: 1 });
  expect((await content('DELETE', `/benefits/${id}`)).status).toBe(204);
  const trace = await office.db.select().from(auditLog).where(eq(auditLog.subjectType, 'benefit'));
  expect(trace.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['created', 'changed', 'reordered', 'deleted']),
  );
});

test('the first GST rate is charged, and the last one cannot be deleted', async () => {
  const accounts = await office.as('accounts', 'Bina');
  const [present] = (await accounts('GET', '/gst-rates')).body as unknown as Row[];
  expect(present).toMatchObject({ percent: 18, isSample: true });
  expect(await accounts('DELETE', `/gst-rates/${present?.id}`)).toMatchObject({
    status: 409,
    body: { message: 'This is the last rate. Change it, or add another one first.' },
  });
  const made = await accounts('POST', '/gst-rates', { name: 'Reduced', percent: 12.5 });
  const { id } = made.body as { id: string };
  for (const percent of [-1, 41, 1.234, 'x'])
    expect((await accounts('PUT', `/gst-rates/${id}`, { name: 'Reduced', percent })).status).toBe(422);
  await accounts('PUT', '/gst-rates/order', { ids: [id, present?.id] });
  const rates = (await accounts('GET', '/gst-rates')).body as unknown as Row[];
  expect(rates.map(({ percent }) => percent)).toEqual([12.5, 18]);
  expect((await accounts('DELETE', `/gst-rates/${id}`)).status).toBe(204);
});

test('carts: who has what since when and what it is worth, the latest change first', async () => {
  const sales = await office.as('sales', 'Chitra');
  const list = (await sales('GET', '/benefits')).body as unknown as Row[];
  const put = async (name: string, benefitIds: unknown[], addedAt: Date) => {
    const id = v7();
    await office.db.insert(customers).values({ id, email: `${id}@example.com`, fullName: name });
    for (const benefitId of benefitIds)
      await office.db
        .insert(cartItems)
        .values({ id: v7(), customerId: id, benefitId: String(benefitId), seenPricePaise: 100, addedAt });
  };
  const active = list.filter(({ status }) => status === 'Active');
  const inactive = list.find(({ status }) => status === 'Inactive');
  await put('Deepa', [active[0]?.id], new Date('2026-11-19T10:00:00Z'));
  await put('Esha', [active[1]?.id, active[2]?.id, inactive?.id], new Date('2026-11-20T10:00:00Z'));
  const { body } = await sales('GET', '/carts');
  expect(body).toMatchObject({
    total: 2,
    nextCursor: null,
    data: [
      {
        fullName: 'Esha',
        since: '2026-11-20T10:00:00.000Z',
        monthPaise: Number(active[1]?.pricePaise) + Number(active[2]?.pricePaise),
        items: [{ available: true }, { available: true }, { available: false }],
      },
      { fullName: 'Deepa', monthPaise: active[0]?.pricePaise },
    ],
  });
  expect((await sales('GET', '/carts?perPage=1&offset=1')).body).toMatchObject({
    data: [{ fullName: 'Deepa' }],
  });
  expect((await sales('GET', '/carts?perPage=1')).body).toMatchObject({ nextCursor: '1' });
});
