import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartItems } from '../table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  office = await openOffice('seeded');
});
afterAll(() => office.close());

type Row = Record<string, string | number | boolean>;

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
