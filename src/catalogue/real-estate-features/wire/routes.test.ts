import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { realEstateFeatures } from '../table.server.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('GET /features-realestate/getall/details answers with the active features in their order', async () => {
  await app.db
    .update(realEstateFeatures)
    .set({ status: 'Inactive' })
    .where(eq(realEstateFeatures.title, 'Availability board'));
  const answer = await app.get('/features-realestate/getall/details');
  expect(answer.status).toBe(200);
  const features = (await answer.json()) as Record<string, string>[];
  expect(features.map((feature) => feature.title).slice(0, 2)).toEqual([
    'Project pages',
    'Site visits by the half hour',
  ]);
  expect(features).toHaveLength(9);
  expect(features[0]).toEqual({
    id: expect.any(String),
    title: 'Project pages',
    description: expect.any(String),
    status: 'Active',
  });
});

test('a lead of the real estate page is a service lead with its e-mail in age', async () => {
  const answer = await app.post('/inquiry', {
    name: 'Asha Sample',
    mobile: '9000011111',
    age: 'asha@example.com',
    school: 'Real Estate',
    parent_name: 'Real Estate',
    dob: 'Website',
  });
  expect(answer.status).toBe(200);
});
