import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '../table.server.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('the site sees active services, the full list shows all with their state, an unknown key nothing', async () => {
  await app.db.update(services).set({ status: 'Inactive' }).where(eq(services.name, 'Meta Ads'));
  const active = (await (await app.get('/centerlist/nirmaanservice')).json()) as Record<string, string>[];
  expect(active.map((center) => center.center_name)).toEqual([
    'Website Development',
    'Application Development',
    'E-commerce Website',
    'Digital Marketing',
    'Google Ads',
    'Real Estate',
  ]);
  const all = (await (await app.get('/centerlist/admin1997')).json()) as Record<string, string>[];
  expect(all.find((center) => center.center_name === 'Meta Ads')?.status).toBe('Inactive');
  expect(Object.keys(all[0] ?? {}).sort()).toEqual(['center_name', 'location', 'open_hours', 'status']);
  expect(JSON.parse(all[0]?.open_hours ?? '')[0]).toEqual({
    day: 'Monday',
    startTime: '11:00',
    endTime: '19:00',
  });

  const unknown = await app.get('/centerlist/otherservice');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toEqual({
    success: false,
    message: 'This list was not found.',
    code: 'not_found',
  });
});
