import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { settings } from '#agency/settings/table.server.ts';
import { seedHome } from '#sample/home.ts';
import { seedOffer } from '#sample/offer.ts';
import { HomeContent, type StoredHome } from '../home-content.ts';
import { readHome } from '../read-home.ts';
import { readOffer } from '#catalogue/offer/read-offer.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let content: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  await seedHome(office.db);
  content = await office.as('content');
});
afterAll(() => office.close());

const read = async () => (await content<StoredHome>('GET', '/home')).body;

test('the home page begins with the words, numbers and twelve logos of the sample', async () => {
  const { content: words, isSample } = await read();
  expect(isSample).toBe(true);
  expect(HomeContent.parse(words)).toEqual(words);
  expect(words.services.cards.map((card) => card.name)).toEqual([
    'Website Development',
    'Application Development',
    'E-commerce Website',
    'Digital Marketing',
    'Google Ads',
    'Meta Ads',
  ]);
  expect(words.software.cards.map((card) => card.name)).toEqual([
    'Ecommerce Software',
    'Multi Vendor',
    'OTT Platform',
    'CRM Software',
    'Staff Management',
    'Login/Logout',
  ]);
  expect(words.counters.map(({ to, words: of }) => [to, of.toLowerCase()])).toEqual([
    [16, 'specialists'],
    [300, 'happy clients'],
    [300, 'successful cases'],
    [3, 'awards'],
  ]);
  expect(words.about.claims.map(({ figure, words: of }) => `${figure} ${of}`)).toEqual([
    '100+ customer satisfaction',
    '8+ years',
  ]);
  expect(words.clients.logos).toHaveLength(12);
});

test('what is saved is checked, kept and written down; a hidden logo stays off the page; a shown picture stays', async () => {
  const { content: words } = await read();
  const put = (body: Record<string, unknown>) => content('PUT', '/home', body);
  const errorsOf = async (body: Record<string, unknown>) => {
    const answer = await put(body);
    expect(answer.status).toBe(422);
    return Object.keys(answer.body.errors as object);
  };
  const [first, ...others] = words.clients.logos;
  const logos = (list: unknown[]) => ({ ...words, clients: { ...words.clients, logos: list } });
  expect(await errorsOf({ ...words, hero: { ...words.hero, lead: ' ' } })).toEqual(['hero.lead']);
  expect(await errorsOf({ ...words, counters: words.counters.slice(1) })).toEqual(['counters']);
  expect(
    await errorsOf({ ...words, counters: words.counters.map((one) => ({ ...one, to: 1.5 })) }),
  ).toContain('counters.0.to');
  expect(await errorsOf(logos([first, { ...first, pictureId: v7() }]))).toEqual([
    'clients.logos.1.pictureId',
  ]);

  expect((await put(logos([...others, { ...first, hidden: true }]))).status).toBe(200);
  expect(await read()).toMatchObject({ isSample: false });
  const shown = (await readHome(office)).clients.logos.map((logo) => logo.name);
  expect(shown).toEqual(others.map((logo) => logo.name));
  expect((await content('DELETE', `/media/${first?.pictureId}`)).body).toMatchObject({ code: 'conflict' });
  expect((await put(logos(others))).status).toBe(200);
  expect((await content('DELETE', `/media/${first?.pictureId}`)).status).toBe(204);

  const log = await (
    await office.as('owner')
  )<{ data: Record<string, unknown>[] }>('GET', '/audit?subjectType=home');
  expect(log.body.data).toHaveLength(2);
  expect(Object.keys(log.body.data[0]?.after as object)).toEqual(['clients']);
  await seedHome(office.db);
  expect(await read()).toMatchObject({ isSample: false });
  expect((await (await office.as('sales'))('PUT', '/home', words)).status).toBe(403);
  expect((await office.call('GET', '/home')).status).toBe(401);
});

test('an offer page that an earlier version stored is read, without the price that nothing showed', async () => {
  await seedOffer(office.db);
  const mine = eq(settings.key, 'offer');
  const { isSample: _isSample, ...kept } = await readOffer(office);
  await office.db
    .update(settings)
    .set({ value: { ...kept, offerPaise: 199_900 } })
    .where(mine);
  expect(await readOffer(office)).toEqual({ ...kept, isSample: true });
  expect((await content('PUT', '/offer', kept)).body).toMatchObject({ isSample: false });
});
