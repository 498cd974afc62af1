import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { seed } from '#sample/seed.ts';
import type { Plan } from '../plan.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  await seed(office.db);
  owner = await office.as('owner');
});
afterAll(() => office.close());

test('a plan is changed; the best offer moves and stays one; wrong figures are named; it is written down', async () => {
  const { body: plans } = await owner<Plan[]>('GET', '/plans');
  expect(plans.map(({ id }) => id)).toEqual(['1-month', '1-year', '2-years', '3-years']);
  const [, year] = plans;
  const { id: _id, isSample: wasSample, etag: _etag, ...fields } = year as Plan & { etag: string };
  const changed = await owner<Plan>('PUT', '/plans/1-year', { ...fields, bestOffer: true });
  expect(wasSample).toBe(true);
  expect(changed).toMatchObject({ status: 200, body: { id: '1-year', bestOffer: true, isSample: false } });
  const { body: after } = await owner<Plan[]>('GET', '/plans');
  expect(after.filter(({ bestOffer }) => bestOffer).map(({ id }) => id)).toEqual(['1-year']);

  for (const wrong of [{ pricePaise: 10.5 }, { originalPaise: 100 }, { months: 0 }, { duration: ' ' }])
    expect((await owner('PUT', '/plans/1-year', { ...fields, ...wrong })).body.errors).toHaveProperty(
      Object.keys(wrong),
    );
  expect((await owner('PUT', '/plans/9-years', fields)).status).toBe(404);
  await owner('PUT', '/plans/3-years', {
    ...(plans[3] as Plan),
    id: undefined,
    isSample: undefined,
    etag: undefined,
  });
  const written = await office.db.select().from(auditLog);
  expect(new Set(written.map((entry) => entry.subjectType))).toEqual(new Set(['staff', 'plan']));
});
