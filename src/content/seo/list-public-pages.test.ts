import { afterAll, beforeAll, expect, test } from 'vitest';
import { offerPath } from '#kit/offer-path.ts';
import type { HomeContent } from '#content/home/home-content.ts';
import { openOffice, type Answer } from '#office/test-office.ts';
import { seedHome } from '#sample/home.ts';
import { listPublicPages } from './list-public-pages.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice('seeded');
  await seedHome(office.db);
  owner = await office.as('owner');
});
afterAll(() => office.close());

const dates = async () =>
  new Map((await listPublicPages(office)).map(({ path, updatedAt }) => [path, Number(updatedAt)]));

/** The pages that are newer for search engines once this is done. */
async function newerAfter(change: () => Promise<Answer>): Promise<string[]> {
  const before = await dates();
  const { status, body } = await change();
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return [...(await dates())].filter(([path, at]) => at > (before.get(path) ?? at)).map(([path]) => path);
}

test('search engines hear that a page is newer when what it shows was changed', async () => {
  const { content } = (await owner<{ content: HomeContent }>('GET', '/home')).body;
  const draft = { ...content, hero: { ...content.hero, lead: 'We build shops.' } };
  expect(await newerAfter(() => owner('PUT', '/home', draft))).toEqual([]);
  expect(await newerAfter(() => owner('POST', '/home/publish'))).toEqual(['/']);

  const gallery = { title: 'Open day', description: '', status: 'Hidden', coverPictureId: null, images: [] };
  expect(await newerAfter(() => owner('POST', '/galleries', gallery))).toEqual([]);
  expect(await newerAfter(() => owner('POST', '/galleries', { ...gallery, status: 'Published' }))).toEqual([
    '/gallery',
  ]);

  const benefit = { title: 'Table booking', description: 'Guests choose a time.', icon: 'calendar', originalPaise: 29_900, pricePaise: 19_900, status: 'Active', additional: true, need: 'serve', inOffer: false }; // prettier-ignore
  expect(await newerAfter(() => owner('POST', '/benefits', benefit))).toEqual([
    encodeURI(offerPath),
    '/service-plan',
    '/pricing',
  ]);

  const [service] = (await owner<{ id: string }[]>('GET', '/services')).body;
  const plan = { serviceId: service?.id, offerPlanId: null, name: 'Landing page', months: 6, pricePaise: 600_000, sellPaise: 500_000, benefits: ['One page'], status: 'Active' }; // prettier-ignore
  expect(await newerAfter(() => owner('POST', '/pricing-plans', plan))).toEqual(['/pricing']);
});
