import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '../table.server.ts';
import { hashOf } from '#agency/translations/hash-of.ts';
import { translations } from '#agency/translations/table.server.ts';
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

test('who asks in Hindi reads beside each name what the owner calls it in Hindi; what a form sends stays', async () => {
  const name = 'Growth Retainer';
  await app.db.update(services).set({ name }).where(eq(services.name, 'Digital Marketing'));
  const row = { language: 'hi', source: name, sourceHash: hashOf(name), text: 'ग्रोथ रिटेनर' } as const;
  await app.db.insert(translations).values(row);
  const read = async (language: string) => {
    const answer = await app.get('/centerlist/nirmaanservice', { 'Accept-Language': language });
    const active = (await answer.json()) as Record<string, string>[];
    return active.find((center) => center.center_name === name);
  };
  expect(await read('hi')).toMatchObject({ label: 'ग्रोथ रिटेनर' });
  const inEnglish = await read('en');
  expect(inEnglish).toMatchObject({ label: name });
  expect(Object.keys(inEnglish ?? {}).sort()).toEqual([
    'center_name',
    'label',
    'location',
    'open_hours',
    'status',
  ]);
});
