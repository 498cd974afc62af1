import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { settings } from '#agency/settings/table.server.ts';
import { seedHome } from '#sample/home.ts';
import { seedOffer } from '#sample/offer.ts';
import { findHomePreview } from '../find-home-preview.ts';
import { HomeContent } from '../home-content.ts';
import { readHome } from '../read-home.ts';
import type { HomeRecord } from './home-record.ts';
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

const read = async () => (await content<HomeRecord>('GET', '/home')).body;

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

test('a draft is checked, previewed and published; a section moves and hides, a hidden logo stays off, a version comes back', async () => {
  const { content: words } = await read();
  const put = (body: Record<string, unknown>) => content<HomeRecord>('PUT', '/home', body);
  const publish = async () => expect((await content('POST', '/home/publish')).status).toBe(200);
  const errorsOf = async (body: Record<string, unknown>) => {
    const answer = await content('PUT', '/home', body);
    expect(answer.status).toBe(422);
    return Object.keys(answer.body.errors as object);
  };
  const [first, ...others] = words.clients.logos;
  const logos = (list: unknown[]) => ({ ...words, clients: { ...words.clients, logos: list } });
  const placed = (sections: object) => ({ ...words, sections: { ...words.sections, ...sections } });
  expect(await errorsOf({ ...words, hero: { ...words.hero, lead: ' ' } })).toEqual(['hero.lead']);
  expect(await errorsOf({ ...words, counters: words.counters.slice(1) })).toEqual(['counters']);
  expect(
    await errorsOf({ ...words, counters: words.counters.map((one) => ({ ...one, to: 1.5 })) }),
  ).toContain('counters.0.to');
  expect(await errorsOf(logos([first, { ...first, pictureId: v7() }]))).toEqual([
    'clients.logos.1.pictureId',
  ]);
  expect(await errorsOf(placed({ order: ['about', 'services'] }))).toEqual(['sections.order']);
  expect(await errorsOf(placed({ hidden: ['counters'] }))).toEqual(['sections.hidden.0']);

  // Visitors read the old page while the draft waits; whoever has its link reads the draft.
  const order = ['prices', ...words.sections.order.filter((key) => key !== 'prices')];
  const changed = {
    ...logos([...others, { ...first, hidden: true }]),
    about: { ...words.about, withFreeTimes: false },
    sections: { order, hidden: ['work'] },
  };
  const token = (await put(changed)).body.draft?.previewPath;
  const before = await readHome(office);
  expect([before.sections, before.clients.logos.length]).toEqual([words.sections.order, 12]);
  const preview = await findHomePreview(office, { token: token?.split('/').at(-1) ?? '' });
  expect(await findHomePreview(office, { token: 'no such' })).toBeNull();
  await publish();
  const shown = await readHome(office);
  expect(shown).toEqual(preview);
  expect(shown.about).toMatchObject({ withFounder: true, withFreeTimes: false });
  expect(shown.sections).toEqual(order.filter((key) => key !== 'work'));
  expect(shown.clients.logos.map((logo) => logo.name)).toEqual(others.map((logo) => logo.name));
  expect(await read()).toMatchObject({ isSample: false });

  type Version = { id: string; changed: string[] };
  const versions = (await content<Version[]>('GET', '/home/versions')).body;
  expect(versions.map((one) => one.changed)).toEqual([['about', 'clients', 'sections'], []]);
  const back = await content<HomeRecord>('POST', `/home/versions/${versions[1]?.id}/restore`);
  expect(back.body).toMatchObject({ content: words, isPublished: true });
  expect(await readHome(office)).toEqual(shown);
  expect((await content<HomeRecord>('DELETE', '/home/draft')).body.draft).toBeNull();

  expect((await content('DELETE', `/media/${first?.pictureId}`)).body).toMatchObject({ code: 'conflict' });
  expect((await put(logos(others))).status).toBe(200);
  await publish();
  expect((await content('DELETE', `/media/${first?.pictureId}`)).status).toBe(204);

  const log = await (
    await office.as('owner')
  )<{ data: Record<string, unknown>[] }>('GET', '/audit?subjectType=home');
  expect(Object.keys(log.body.data[0]?.after as object)).toEqual(['about', 'clients', 'sections']);
  await seedHome(office.db);
  expect(await read()).toMatchObject({ isSample: false });
  expect((await (await office.as('sales'))('PUT', '/home', words)).status).toBe(403);
  expect((await office.call('GET', '/home')).status).toBe(401);
});

test('an offer page that an earlier version stored is read, without the price that nothing showed', async () => {
  await seedOffer(office.db);
  const mine = eq(settings.key, 'offer');
  const kept = await readOffer(office);
  await office.db
    .update(settings)
    .set({ value: { ...kept, offerPaise: 199_900 } })
    .where(mine);
  expect(await readOffer(office)).toEqual(kept);
  expect((await content('GET', '/offer')).body).toMatchObject({ isSample: true });
});
