import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { seed } from '#sample/seed.ts';
import { listPlans } from '#catalogue/plans/list-plans.ts';
import { bannerWarning, type OfferContent } from '../offer-content.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  await seed(office.db);
  owner = await office.as('owner');
});
afterAll(() => office.close());

test('a banner that no plan comes to is warned of until the owner confirms it, and every change is written down', async () => {
  const { content } = (await owner<{ content: OfferContent }>('GET', '/offer')).body;
  expect(content.modules).toHaveLength(18);
  const plans = await listPlans(office);
  expect(bannerWarning(content, plans)).toContain('₹999/Month');
  expect(bannerWarning({ ...content, bannerConfirmed: true }, plans)).toBeNull();
  const real = { ...content, bannerPaise: 67_000 };
  expect(bannerWarning(real, plans)).toBeNull();
  expect((await owner('PUT', '/offer', { ...real, modules: [] })).body.errors).toHaveProperty('modules');
  await owner('PUT', '/offer', real);
  expect((await owner('POST', '/offer/publish')).status).toBe(200);
  const written = await office.db.select().from(auditLog);
  expect(new Set(written.map((entry) => entry.subjectType))).toEqual(new Set(['staff', 'offer']));
});
