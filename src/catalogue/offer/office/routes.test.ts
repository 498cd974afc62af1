import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { seed } from '#sample/seed.ts';
import type { OfferContent } from '../offer-content.ts';
import type { Picker } from '#catalogue/pickers/picker.ts';
import type { Plan } from '#catalogue/plans/plan.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  await seed(office.db);
  owner = await office.as('owner');
});
afterAll(() => office.close());

test('a plan is changed; the best offer moves and stays one; wrong figures are named', async () => {
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
});

test('the sixty features stand as specified; new ones get an id, foreign and doubled ids are refused', async () => {
  const { body: pickers } = await owner<(Picker & { id: string })[]>('GET', '/pickers');
  const totals = pickers.map(({ id, features }) => [
    id,
    features.length,
    features.reduce((sum, { pricePaise }) => sum + pricePaise / 100, 0),
  ]);
  expect(totals).toEqual([
    ['ecommerce', 10, 680],
    ['vendor', 10, 890],
    ['ottplatform', 10, 1010],
    ['crm', 10, 1255],
    ['staff', 10, 1005],
    ['login', 10, 890],
  ]);
  const { name, intro, features } = pickers[3] as Picker;
  const more = { name, intro, features: [...features.slice(1), { name: 'Data Import', pricePaise: 5_000 }] };
  const { body: changed } = await owner<Picker>('PUT', '/pickers/crm', more);
  expect(changed.features).toHaveLength(10);
  expect(changed.features.at(-1)).toMatchObject({ name: 'Data Import', id: expect.stringMatching(/.{20}/) });
  const [first] = changed.features;
  for (const wrong of [[first, first], [{ id: 'login-1', name: 'x', pricePaise: 100 }], []])
    expect((await owner('PUT', '/pickers/crm', { ...more, features: wrong })).status).toBe(422);
  expect((await owner('PUT', '/pickers/nothing', { ...more, features: [{ name: 'x', pricePaise: 100 }] })).status).toBe(404); // prettier-ignore
});

test('a banner that no plan comes to is warned of until the owner confirms it, and every change is written down', async () => {
  type Offer = { content: OfferContent; warning: string | null };
  const { body } = await owner<Offer>('GET', '/offer');
  expect(body.content.modules).toHaveLength(18);
  expect(body.warning).toContain('₹999/Month');
  const confirmed = await owner<Offer>('PUT', '/offer', { ...body.content, bannerConfirmed: true });
  expect(confirmed).toMatchObject({ status: 200, body: { warning: null } });
  const real = { ...body.content, bannerPaise: 67_000 };
  expect((await owner<Offer>('PUT', '/offer', real)).body.warning).toBe(null);
  expect((await owner('PUT', '/offer', { ...real, modules: [] })).body.errors).toHaveProperty('modules');
  const written = await office.db.select().from(auditLog);
  expect(new Set(written.map((entry) => entry.subjectType))).toEqual(
    new Set(['staff', 'plan', 'picker', 'offer']),
  );
});
