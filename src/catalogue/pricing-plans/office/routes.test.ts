import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pricingPlans } from '../table.server.ts';
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
