import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Contradiction } from '../contradiction.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice('seeded');
  owner = await office.as('owner', 'Farah');
});
afterAll(() => office.close());

const found = async () => (await owner<Contradiction[]>('GET', '/content-check')).body;
const about = (list: Contradiction[], wanted: string) =>
  list
    .find((one) => one.about === wanted)
    ?.claims.map(({ says, place: { path, office: screen } }) => [says, path, screen]);

test('what the site says twice and differently is listed with both places, until one of them is mended', async () => {
  const first = await found();
  expect(about(first, 'Years of work')).toEqual([
    ['Founded in 2016', '/about-us', '/settings'],
    ['8+ years', '/', '/home'],
  ]);
  expect(about(first, 'How long a website takes')).toEqual([
    [expect.stringContaining('4 to 6 weeks'), '/website-development', '/service-pages/website-development'],
    ['Online store in 6 to 12 days', '/get-your-online-store', '/service-pages/get-your-online-store'],
    expect.arrayContaining(['/service-pages/real-estate-website-development-service']),
  ]);
  expect(first.map((one) => one.about)).toEqual([
    'Years of work',
    'How long a website takes',
    'Customers',
    'Banner of the offer',
  ]);

  const { body: settings } = await owner<Record<string, unknown>>('GET', '/settings');
  const mended = { ...settings, foundedYear: new Date().getFullYear() - 8, phones: ['9000000099'] };
  expect((await owner('PUT', '/settings', mended)).status).toBe(200);
  expect((await found()).map((one) => one.about)).not.toContain('Years of work');
  expect((await (await office.as('readonly'))('GET', '/content-check')).status).toBe(403);
});
