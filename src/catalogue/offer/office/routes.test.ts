import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { seed } from '#sample/seed.ts';
import type { OfferContent } from '../offer-content.ts';
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
  expect(new Set(written.map((entry) => entry.subjectType))).toEqual(new Set(['staff', 'offer']));
});
