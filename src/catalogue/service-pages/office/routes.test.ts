import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { servicePages } from '../table.server.ts';
import { seedRealEstateFeatures } from '#sample/real-estate-features.ts';
import { seedServicePages } from '#sample/service-pages.ts';
import { ServicePageContent, servicePageSlugs } from '../service-page.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let content: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  await office.db.transaction(async (tx) => {
    await seedServicePages(tx);
    await seedRealEstateFeatures(tx);
  });
  content = await office.as('content');
});
afterAll(() => office.close());

type Page = { id: string; isSample: boolean; content: ServicePageContent };
const read = async (slug: string) => (await content<Page>('GET', `/service-pages/${slug}`)).body;

test('each of the seven pages has words that keep the rules of the form, marked as samples', async () => {
  const { body } = await content<Page[]>('GET', '/service-pages');
  expect(body.map((page) => page.id)).toEqual([...servicePageSlugs]);
  for (const page of body) {
    expect(page.isSample).toBe(true);
    expect(ServicePageContent.parse(page.content)).toEqual(page.content);
  }
  expect(new Set(body.map((page) => page.content.description)).size).toBe(7);
});

test('pages begin with the steps and figures that the agency gave', async () => {
  const steps = async (slug: string) => (await read(slug)).content.process.steps.map((step) => step.title);
  const building = ['Planning', 'Design', 'Development', 'Testing', 'Deployment', 'Maintenance'];
  expect(await steps('website-development')).toEqual(building);
  expect(await steps('application-development')).toEqual(building);
  expect(await steps('get-your-online-store')).toEqual([
    'Discovery',
    'Design',
    'Development',
    'Integration',
    'Testing',
    'Launch',
  ]);
  for (const slug of ['digital-marketing', 'google-ads', 'meta-ads']) {
    const [first, second, third, fourth] = await steps(slug);
    expect([first, second]).toEqual(['Research', 'Strategy']);
    expect(['Implementation', 'Creation']).toContain(third);
    expect(['Launch', 'Monitoring']).toContain(fourth);
  }
  const website = (await read('website-development')).content.faq.items;
  const app = (await read('application-development')).content.faq.items;
  const shop = (await read('get-your-online-store')).content;
  expect([website.length, app.length, shop.features.items.length]).toEqual([10, 10, 27]);
  expect(website[0]?.answer).toMatch(/4 to 6 weeks.*8 to 12 weeks/);
  expect(app[0]?.answer).toMatch(/8 to 12 weeks.*16 to 24 weeks/);
  expect(shop.faq.items[0]?.answer).toContain('6 to 12 days');
  expect(shop.offer).toMatchObject({ paise: 99_900, struckPaise: 199_900 });
});

test('what is saved is checked, kept, written down and announced; it is a sample no longer', async () => {
  const { content: words } = await read('google-ads');
  const put = (body: Record<string, unknown>) => content('PUT', '/service-pages/google-ads', body);
  const errorsOf = async (body: Record<string, unknown>) => {
    const answer = await put(body);
    expect(answer.status).toBe(422);
    return Object.keys(answer.body.errors as object);
  };
  expect(await errorsOf({ ...words, heading: ' ' })).toEqual(['heading']);
  expect(await errorsOf({ ...words, heading: 'a\u0000b' })).toEqual(['heading']);
  expect(await errorsOf({ ...words, why: { ...words.why, boxes: words.why.boxes.slice(1) } })).toEqual([
    'why.boxes',
  ]);
  expect(await errorsOf({ ...words, offer: { paise: 200, struckPaise: 100, words: 'a month' } })).toEqual([
    'offer.struckPaise',
  ]);
  const { exhibit } = words;
  if (!exhibit) throw new Error('The sample page has a table');
  const short = { ...exhibit, rows: [{ cells: exhibit.columns.slice(1) }] };
  expect(await errorsOf({ ...words, exhibit: short })).toEqual(['exhibit.rows.0.cells']);
  expect((await put({ ...words, heading: 'Found first' })).status).toBe(200);
  expect((await content('POST', '/service-pages/google-ads/publish')).status).toBe(200);
  expect(await read('google-ads')).toMatchObject({ isSample: false, content: { heading: 'Found first' } });
  const log = await (
    await office.as('owner')
  )<{ data: Record<string, unknown>[] }>('GET', '/audit?subjectType=service-page');
  expect(log.body.data).toMatchObject([
    { action: 'changed', subjectId: 'google-ads', after: { heading: 'Found first' } },
    { action: 'changed', subjectId: 'google-ads', after: { draft: { heading: 'Found first' } } },
  ]);

  // The next start leaves it alone.
  await seedServicePages(office.db);
  const [row] = await office.db.select().from(servicePages).where(eq(servicePages.slug, 'google-ads'));
  expect(row?.content.heading).toBe('Found first');
  expect((await content('GET', '/service-pages/no-such-page')).status).toBe(404);
});

test('features of real estate are added, changed, ordered and removed', async () => {
  type Feature = { id: string; title: string; status: string };
  const all = async () => (await content<Feature[]>('GET', '/real-estate-features')).body;
  const before = await all();
  expect(before).toHaveLength(10);
  const input = { title: 'Virtual tours', description: 'Walk through a flat.', status: 'Active' };
  const added = await content<Feature>('POST', '/real-estate-features', input);
  expect(added.status).toBe(201);
  expect(
    (await content('POST', '/real-estate-features', { ...input, title: '' })).body.errors,
  ).toHaveProperty('title');
  const ids = [added.body.id, ...before.map((feature) => feature.id)];
  expect((await content('PUT', '/real-estate-features/order', { ids })).status).toBe(204);
  expect((await content('PUT', '/real-estate-features/order', { ids: ids.slice(1) })).status).toBe(409);
  expect((await all())[0]?.title).toBe('Virtual tours');
  const path = `/real-estate-features/${added.body.id}`;
  expect((await content('PUT', path, { ...input, status: 'Inactive' })).body).toMatchObject({
    status: 'Inactive',
  });
  expect((await content('DELETE', path)).status).toBe(204);
  expect((await content('DELETE', path)).status).toBe(404);
  await seedRealEstateFeatures(office.db);
  expect(await all()).toHaveLength(10);
});

test('sales may read the pages and the features but change neither', async () => {
  const sales = await office.as('sales');
  const { content: words } = await read('meta-ads');
  expect((await sales('GET', '/service-pages')).status).toBe(200);
  expect((await sales('PUT', '/service-pages/meta-ads', words)).status).toBe(403);
  expect((await sales('PUT', '/real-estate-features/order', { ids: [v7()] })).status).toBe(403);
  expect((await office.call('GET', '/service-pages')).status).toBe(401);
});
