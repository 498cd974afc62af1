import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOffice } from '#office/test-office.ts';
import type { Price } from '../price-item.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice('seeded');
  owner = await office.as('owner');
});
afterAll(() => office.close());

const item = {
  title: 'Logo',
  description: 'Three drafts',
  sac: '998391',
  unit: 'piece',
  gstPercent: 18,
  pricePaise: 1_500_000,
  status: 'Active',
};

test('a line is chosen from one price list: our own items, and what the site sells at the price that stands there', async () => {
  const made = await owner<{ id: string }>('POST', '/price-items', item);
  expect(made.status).toBe(201);
  expect(await owner('POST', '/price-items', item)).toMatchObject({
    status: 422,
    body: { errors: { title: 'Another item has this name' } },
  });
  expect((await owner('POST', '/price-items', { ...item, sac: '99' })).body.errors).toHaveProperty('sac');
  const sales = await office.as('sales');
  const prices = async () => (await sales<Price[]>('GET', '/prices')).body;
  const found = (all: Price[], title: string) => all.find((price) => price.title === title);
  const before = await prices();
  expect(found(before, 'Logo')).toEqual({
    id: made.body.id,
    group: 'Price list',
    title: 'Logo',
    description: 'Three drafts',
    sac: '998391',
    unit: 'piece',
    unitPricePaise: 1_500_000,
    gstPercent: 18,
    treatment: '',
  });

  // The plan's own price, without the GST that is inside.
  const [plan] = (await owner<{ id: string; duration: string; pricePaise: number }[]>('GET', '/plans')).body;
  const offered = found(before, `Plan: ${plan?.duration}`);
  expect(offered?.unitPricePaise).toBe(Math.round(((plan?.pricePaise ?? 0) * 100) / 118));
  const groups = new Set(before.map(({ group }) => group));
  for (const group of ['Price list', 'Plans of the offer', 'Benefits']) expect(groups).toContain(group);
  const keys = before.map(({ group, id }) => `${group} ${id}`);
  expect(new Set(keys).size).toBe(keys.length);

  await owner('PUT', `/price-items/${made.body.id}`, { ...item, status: 'Inactive' });
  expect(found(await prices(), 'Logo')).toBeUndefined();
  expect((await owner('DELETE', `/price-items/${made.body.id}`)).status).toBe(204);
});
