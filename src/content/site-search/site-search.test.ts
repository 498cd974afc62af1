import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readServicePage } from '#catalogue/service-pages/read-service-page.ts';
import { servicePagePath } from '#catalogue/service-pages/service-page-path.ts';
import {
  servicePageSlugs,
  type ServicePageContent,
  type ServicePageSlug,
} from '#catalogue/service-pages/service-page.ts';
import { servicePages } from '#catalogue/service-pages/table.server.ts';
import { asEditor, paragraph, writePost } from '#content/blog/wire/test-blog.ts';
import { movePost } from '#content/blog/move-post.ts';
import { updatePost } from '#content/blog/update-post.ts';
import { posts } from '#content/blog/table.server.ts';
import { cases } from '#content/cases/table.server.ts';
import { translations } from '#agency/translations/table.server.ts';
import type { Language } from '#kit/language/language.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';
import { indexSite } from './jobs/index-site.ts';
import { searchSite } from './search-site.ts';
import { concernsSearch } from './index-site.ts';
import { searchEntries } from './table.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await indexSite.run(app.ctx, {});
});
afterAll(() => app.close());

async function search(q: string, language: Language = 'en') {
  const found = await searchSite({ ...app.ctx, language }, { q });
  return found.state === 'found' ? found : { ...found, hits: [], instead: null, isPart: false };
}
const textOf = ({ pieces }: { pieces: { text: string }[] }) => pieces.map(({ text }) => text).join('');
const titles = async (q: string, language?: Language) =>
  (await search(q, language)).hits.map(({ title }) => textOf(title));

test('services, plans, questions, work, articles and policies are found, the closest first, with the words marked', async () => {
  const { hits } = await search('website development');
  expect(hits[0]).toMatchObject({ kind: 'service', path: '/website-development' });
  expect((await search('website')).hits[0]).toMatchObject({ kind: 'service', path: '/website-development' });
  expect((await search('google ads')).hits[0]).toMatchObject({ kind: 'service', path: '/google-ads' });
  const marked = hits.flatMap(({ extract }) => extract.pieces.filter((piece) => piece.marked));
  expect(marked.length).toBeGreaterThan(0);
  const kinds = new Set((await Promise.all(['shop', 'refund', 'website', 'months', 'who owns'].map((q) => search(q))))
    .flatMap(({ hits }) => hits.map(({ kind }) => kind))); // prettier-ignore
  expect(kinds).toEqual(new Set(['service', 'plan', 'question', 'case', 'post', 'policy', 'page']));
  const takes = (await search('how long does it take')).hits.filter(({ kind }) => kind === 'question');
  expect(takes.map(({ path, service }) => [path, service])).toContainEqual([
    '/real-estate-website-development-service#faq',
    'Real Estate',
  ]);
  expect(takes.every(({ service }) => service !== null)).toBe(true);
  expect(hits[0]?.service).toBeNull();
  const [inHindi] = (await search('वेबसाइट में कितना समय लगता', 'hi')).hits.filter(
    ({ kind }) => kind === 'question',
  );
  expect(inHindi?.service).toMatch(/\p{Script=Devanagari}/u);
  expect((await search('x')).state).toBe('short');
  expect((await search('?!')).state).toBe('short');
  expect((await search('qqqqzzzz')).state).toBe('none');
});

test('a post is found as readers see it, from the moment it is out until it is taken back', async () => {
  const blocks = { type: 'doc' as const, content: [paragraph('Zebra crossings for shopkeepers.')] };
  const post = await writePost(app.ctx, 'Street life', { blocks, tags: ['Quagga'] }, 'draft');
  const editor = asEditor(app.ctx);
  expect((await search('zebra')).state).toBe('none');
  await movePost(editor, { postId: post.id, status: 'published' });
  expect(await titles('zebras')).toEqual(['Street life']);
  expect(await titles('quagga')).toEqual(['Street life']);
  await updatePost(editor, { postId: post.id, title: 'Okapi life', slug: 'okapi-life' });
  expect((await search('okapi')).hits).toMatchObject([{ path: '/blogs/okapi-life', kind: 'post' }]);
  expect((await search('street zebra')).isPart).toBe(true);
  await movePost(editor, { postId: post.id, status: 'draft' });
  expect((await search('okapi')).state).toBe('none');
  await movePost(editor, { postId: post.id, status: 'published' });
  await app.db.delete(posts).where(eq(posts.id, post.id));
  expect((await search('okapi')).state).toBe('none');
});

test('visitors find in their language, and English where no translation stands', async () => {
  const hindi = await search('वेबसाइट', 'hi');
  expect(hindi.hits[0]).toMatchObject({
    path: '/website-development',
    title: { language: 'hi' },
    extract: { language: 'hi' },
  });
  expect((await search('वेबसाईट', 'hi')).hits.map(({ page }) => page)).toEqual(
    hindi.hits.map(({ page }) => page),
  );
  expect((await search('वेबसाइट', 'mr')).hits[0]?.title.language).toBe('mr');
  expect((await search('वेबसाइट')).state).toBe('none');
  const latin = (await search('website development', 'hi')).hits;
  expect(latin.find(({ path }) => path === '/website-development')?.title.language).toBe('hi');
  const [article] = (await search('slow', 'hi')).hits.filter(({ kind }) => kind === 'post');
  expect(article?.title.language).toBe('en');
  await app.db.delete(translations).where(eq(translations.language, 'mr'));
  await indexSite.run(app.ctx, {});
  expect((await search('website', 'mr')).hits[0]?.title.language).toBe('en');
});

test('what is misspelt leads to what is meant, and says so', async () => {
  expect(await search('websiet')).toMatchObject({ state: 'found', instead: 'website' });
  expect((await search('refnud policy')).instead).toBe('refund policy');
  expect(await search('वेबसाट', 'hi')).toMatchObject({ state: 'found', instead: 'वेबसाइट' });
});

test('a page that is hidden or changed is found no more as it was, and nothing is written where nothing changed', async () => {
  const [shown] = await app.db.select().from(cases).where(eq(cases.status, 'Published')).limit(1);
  if (!shown) throw new Error('No case is shown');
  expect((await search(shown.headline)).hits[0]).toMatchObject({ kind: 'case' });
  await app.db.update(cases).set({ status: 'Draft' }).where(eq(cases.id, shown.id));
  await indexSite.run(app.ctx, {});
  expect((await search(shown.headline)).hits.map(({ page }) => page)).not.toContain(`case:${shown.slug}`);
  expect(concernsSearch(['cases'])).toBe(true);
  expect(concernsSearch(['service-page:google-ads'])).toBe(true);
  expect(concernsSearch(['blog', 'post:x', 'comments:y', 'media'])).toBe(false);
  const before = await app.db.select().from(searchEntries);
  await indexSite.run(app.ctx, {});
  expect(await app.db.select().from(searchEntries)).toEqual(before);
});

test('every question of every service page is found, and of each page the words that it shows and no others', async () => {
  for (const slug of servicePageSlugs) {
    const { faq } = await readServicePage(app.ctx, { slug });
    for (const { question } of faq.items) {
      const { hits } = await search(question);
      const found = hits.filter(({ path }) => path === `${servicePagePath(slug)}#faq`);
      expect(
        found.map(({ title }) => textOf(title)),
        slug,
      ).toContain(question);
    }
  }
  const change = async (slug: ServicePageSlug, words: Partial<ServicePageContent>) => {
    const content = { ...(await readServicePage(app.ctx, { slug })), ...words };
    await app.db.update(servicePages).set({ content }).where(eq(servicePages.slug, slug));
  };
  const { sections, why, features } = await readServicePage(app.ctx, { slug: 'google-ads' });
  const offer = { paise: 100, struckPaise: 200 };
  // Beside the form and on the first screen.
  await change('website-development', { closing: { title: 'Wombat', text: 'Digs.' } });
  await change('real-estate-website-development-service', {
    why: { ...why, heading: 'Pangolin' },
    features: { ...features, heading: 'Kakapo' },
  });
  await change('get-your-online-store', { offer: { ...offer, words: 'Tapir' }, proof: [fact('Gecko')] });
  await change('google-ads', {
    offer: { ...offer, words: 'Axolotl' },
    features: { ...features, heading: 'Capybara' },
    closing: { title: 'Numbat', text: 'Digs.' },
    sections: { ...sections, hidden: ['closing'] },
  });
  await indexSite.run(app.ctx, {});
  const pathsOf = async (q: string) => (await search(q)).hits.map(({ path }) => path);
  expect(await pathsOf('wombat')).toEqual(['/website-development']);
  expect(await pathsOf('pangolin')).toEqual(['/real-estate-website-development-service']);
  expect(await pathsOf('tapir')).toEqual(['/get-your-online-store']);
  expect(await pathsOf('hoarding')).toContain('/real-estate-website-development-service');
  for (const unseen of ['kakapo', 'gecko', 'axolotl', 'capybara', 'numbat'])
    expect(await pathsOf(unseen), unseen).toEqual([]);
});

const fact = (figure: string) => ({ figure, words: 'in all' });

test('of a word that thousands have the newest are put into order, and a rarer one beside it decides', async () => {
  await app.db
    .execute(sql`insert into search_entries (id, page, language, kind, path, title, body, words, published_at)
    select 'post:' || n || ' en', 'post:' || n, 'en', 'post', '/blogs/p-' || n, 'Narwhal ' || n, rare,
      ('''narwhal'':1A ''' || rare || ''':2')::tsvector, '2020-01-01'::timestamptz + n * interval '1 second'
    from generate_series(1, 21000) n, lateral (select case when n in (7, 8) then 'beluga' else 'sea' end) as of (rare)`);
  expect(await search('narwhals')).toMatchObject({ state: 'found', isMore: true });
  expect((await titles('narwhal')).slice(0, 2)).toEqual(['Narwhal 21000', 'Narwhal 20999']);
  expect(await titles('narwhal beluga')).toEqual(['Narwhal 8', 'Narwhal 7']);
  await app.db.delete(searchEntries).where(eq(searchEntries.kind, 'post'));
});
