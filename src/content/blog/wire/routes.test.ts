import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { media } from '#agency/media/table.server.ts';
import { postCounts, posts } from '../table.server.ts';
import { reactions, savedPosts } from '../reactions/table.server.ts';
import { purgeOldViews } from '../count-view.ts';
import { updatePost } from '../update-post.ts';
import type { Block } from '../post-blocks.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';
import { asEditor, paragraph, writePost } from './test-blog.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const phone = {
  'User-Agent': 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36',
};
const cookieOf = (answer: Response) => answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
const json = async <T>(answer: Response | Promise<Response>) => (await (await answer).json()) as T;
const viewsOf = async (id: string) =>
  (await app.db.select().from(postCounts).where(eq(postCounts.postId, id)))[0]?.views;

test('a blog has the keys that clients know, and drafts are nobody’s business', async () => {
  const post = await writePost(app.ctx, 'Keys of a blog', {
    authorName: 'Meera Joshi',
    category: 'Websites',
    isFeatured: true,
    actionType: 'call',
    actionValue: '9000000011',
  });
  await writePost(app.ctx, 'Only a draft', {}, 'draft');
  const answer = await app.get('/api/blogs/slug/keys-of-a-blog');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await answer.json()).toEqual({
    id: post.id,
    _id: post.id,
    slug: 'keys-of-a-blog',
    title: 'Keys of a blog',
    description: ['First words.', 'More words.'],
    image1: null,
    image2: null,
    authorName: 'Meera Joshi',
    category: 'Websites',
    views: 0,
    isFeatured: true,
    actionType: 'call',
    actionValue: '9000000011',
    publishedAt: post.publishedAt?.toISOString(),
    createdAt: post.createdAt.toISOString(),
  });
  const list = await json<{ id: string; _id: string; slug: string }[]>(app.get('/api/blogs'));
  expect(list[0]).toMatchObject({ id: post.id, _id: post.id, slug: 'keys-of-a-blog' });
  expect(list.map(({ slug }) => slug)).not.toContain('only-a-draft');
  for (const path of ['only-a-draft', 'nothing', 'Not A Slug', '..%2f..%2fetc', '%00', 'a'.repeat(500)]) {
    const none = await app.get(`/api/blogs/slug/${path}`);
    expect([path, none.status]).toEqual([path, 404]);
    expect(await none.json()).toMatchObject({ success: false, code: 'not_found' });
  }
});

test('the list turns pages without showing a blog twice or losing one', async () => {
  for (let n = 1; n <= 7; n++) await writePost(app.ctx, `Page turner ${n}`);
  const all = (await json<{ id: string }[]>(app.get('/api/blogs?limit=50'))).map(({ id }) => id);
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const answer = await app.get(`/api/blogs?limit=3${cursor && `&cursor=${cursor}`}`);
    seen.push(...(await json<{ id: string }[]>(answer)).map(({ id }) => id));
    cursor = answer.headers.get('X-Next-Cursor');
  }
  expect(seen).toEqual(all);
  for (const wrong of ['limit=0', 'limit=51', 'limit=x', 'cursor=1'])
    expect((await app.get(`/api/blogs?${wrong}`)).status).toBe(422);
});

test('a reader counts once a day, robots never, and the sum outlives the day', async () => {
  const { id } = await writePost(app.ctx, 'Counted');
  const first = await app.get('/api/blogs/slug/counted', phone);
  expect(first.headers.get('Set-Cookie')).toMatch(
    /^viewer=[0-9a-f-]{36}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const reader = { ...phone, Cookie: cookieOf(first) };
  await expect.poll(() => viewsOf(id)).toBe(1);
  const again = await app.get('/api/blogs/slug/counted', reader);
  expect(again.headers.get('Set-Cookie')).toBeNull();
  await app.get('/api/blogs/slug/counted', {
    'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)',
  });
  await app.get('/api/blogs/slug/counted', phone);
  await expect.poll(() => viewsOf(id)).toBe(2);
  await purgeOldViews({ ...app.ctx, now: () => new Date(Date.now() + 2 * 86_400_000) });
  await app.get('/api/blogs/slug/counted', reader);
  await expect.poll(() => viewsOf(id)).toBe(3);
  const forged = await app.get('/api/blogs/slug/counted', { ...phone, Cookie: "viewer=' or 1=1" });
  expect(cookieOf(forged)).toMatch(/^viewer=[0-9a-f-]{36}$/);
});

test('one reaction for each viewer: a switch moves the count, a repeat changes nothing, AdminId gives no rights', async () => {
  const { id } = await writePost(app.ctx, 'Liked');
  const zero = { like: 0, love: 0, wow: 0, celebrate: 0 };
  expect(await json(app.get('/api/reactions/slug/liked'))).toEqual({ ...zero, mine: null });
  const first = await app.post('/api/reactions', { slug: 'liked', type: 'like', AdminId: 123 });
  expect(await first.json()).toEqual({ ...zero, like: 1, mine: 'like' });
  const me = { Cookie: cookieOf(first) };
  const react = (type: string) =>
    json(app.post('/api/reactions', { slug: 'liked', type, AdminId: 'root' }, me));
  expect(await react('like')).toEqual({ ...zero, like: 1, mine: 'like' });
  expect(await react('celebrate')).toEqual({ ...zero, celebrate: 1, mine: 'celebrate' });
  expect(await json(app.get('/api/reactions/slug/liked', me))).toEqual({
    ...zero,
    celebrate: 1,
    mine: 'celebrate',
  });
  await app.post('/api/reactions', { slug: 'liked', type: 'celebrate' });
  expect(await json(app.get('/api/reactions/slug/liked'))).toEqual({ ...zero, celebrate: 2, mine: null });

  // Forty at once from five viewers: rows and counts agree.
  const viewers = await Promise.all(
    Array.from({ length: 5 }, async () =>
      cookieOf(await app.post('/api/reactions', { slug: 'liked', type: 'wow' })),
    ),
  );
  const types = ['like', 'love', 'wow', 'celebrate'];
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      app.post('/api/reactions', { slug: 'liked', type: types[n % 4] }, { Cookie: viewers[n % 5] ?? '' }),
    ),
  );
  const rows = await app.db.select().from(reactions).where(eq(reactions.postId, id));
  expect(rows).toHaveLength(7);
  const counted = await json<Record<string, number>>(app.get('/api/reactions/slug/liked'));
  for (const type of types) expect(counted[type]).toBe(rows.filter((row) => row.type === type).length);

  for (const wrong of [{ slug: 'liked', type: 'hate' }, { slug: 'liked' }, { type: 'like' }, {}])
    expect((await app.post('/api/reactions', wrong)).status).toBe(422);
  expect((await app.post('/api/reactions', { slug: 'nothing', type: 'like' })).status).toBe(404);
  expect((await app.get('/api/reactions/slug/nothing')).status).toBe(404);
});

test('a viewer keeps blogs for later, and nobody sees another’s list', async () => {
  const { id } = await writePost(app.ctx, 'Kept for later');
  expect(await json(app.get('/api/save/1'))).toEqual([]);
  const first = await app.post('/api/save', { blogId: id });
  expect(await first.json()).toEqual({ ok: true, saved: true });
  const me = { Cookie: cookieOf(first) };
  await app.post('/api/save', { blogId: id }, me);
  expect(await json(app.get('/api/save/1', me))).toEqual([
    { blogId: id, slug: 'kept-for-later', title: 'Kept for later' },
  ]);
  expect(await json(app.get('/api/save/1'))).toEqual([]);
  expect(await json(app.send('DELETE', '/api/save', { blogId: id }, me))).toEqual({ ok: true, saved: false });
  expect(await json(app.get('/api/save/1', me))).toEqual([]);
  const [row] = await app.db.select().from(posts).where(eq(posts.id, id));
  const more = Array.from({ length: 199 }, (_, i) => ({
    ...row,
    id: v7(),
    slug: `kept-${i}`,
    previewToken: v7(),
  }));
  await app.db.insert(posts).values(more as (typeof posts.$inferInsert)[]);
  await app.post('/api/save', { blogId: id }, me);
  const [{ viewer } = { viewer: '' }] = await app.db.select().from(savedPosts);
  await app.db
    .insert(savedPosts)
    .values(more.map((post) => ({ viewer, postId: post.id, at: app.ctx.now() })));
  // The last one that there is room for is kept already: told once more, that is no refusal.
  expect((await app.post('/api/save', { blogId: id }, me)).status).toBe(200);
  const tooMany = await writePost(app.ctx, 'One too many');
  expect((await app.post('/api/save', { blogId: tooMany.id }, me)).status).toBe(409);
  expect((await app.post('/api/save', { blogId: '01975d3c-0000-7000-8000-000000000000' })).status).toBe(404);
  expect((await app.post('/api/save', { blogId: '1' })).status).toBe(422);
});

test('an address that a post had before leads to it', async () => {
  const post = await writePost(app.ctx, 'Old address');
  const editor = asEditor(app.ctx);
  await updatePost(editor, { postId: post.id, slug: 'new-address' });
  expect(await json(app.get('/api/blogs/slug/old-address'))).toMatchObject({
    id: post.id,
    slug: 'new-address',
  });
  expect((await app.get('/api/reactions/slug/old-address')).status).toBe(200);
  const other = await writePost(app.ctx, 'Another one');
  const taking = updatePost(editor, { postId: other.id, slug: 'old-address' });
  await expect(taking).rejects.toMatchObject({ errors: { slug: expect.any(String) } });
});

test('feeds bring what is published, as text that no reader runs', async () => {
  await writePost(app.ctx, 'Feed & <script>alert(1)</script> ]]>', {
    slug: 'in-the-feed',
    blocks: { type: 'doc', content: [paragraph('Words <img src=x onerror=alert(1)> & ]]> more')] },
  });
  await writePost(app.ctx, 'Not in the feed', {}, 'draft');
  const rss = await app.get('/rss.xml');
  expect(rss.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
  const text = await rss.text();
  expect(text).toContain('<link>http://localhost:3000/blogs/in-the-feed</link>');
  expect(text).not.toContain('Not in the feed');
  expect(text).not.toMatch(/<img src=x/);
  const feed = await json<{ items: { url: string; title: string; content_html: string }[] }>(
    app.get('/feed.json'),
  );
  expect(feed.items[0]).toMatchObject({
    url: 'http://localhost:3000/blogs/in-the-feed',
    content_html: '<p>Words &lt;img src=x onerror=alert(1)&gt; &amp; ]]&gt; more</p>',
  });
});

test('what is under a tag or in a category has feeds of its own, which its pages name', async () => {
  const tags = ['Diwali Sale'];
  await writePost(app.ctx, 'Lamps & lights', { category: 'Shop & Festivals', tags });
  await writePost(app.ctx, 'Festival hours', { category: 'Shop & Festivals' });
  await writePost(app.ctx, 'Only tagged', { category: 'Elsewhere', tags });
  await writePost(app.ctx, 'Not out', { category: 'Shop & Festivals', tags }, 'draft');
  type Feed = { title: string; home_page_url: string; feed_url: string; items: { title: string }[] };
  const feed = await json<Feed>(app.get('/blog/tag/diwali-sale/feed.json'));
  expect(feed).toMatchObject({
    title: expect.stringMatching(/ blog: Diwali Sale$/),
    home_page_url: 'http://localhost:3000/blog/tag/diwali-sale',
    feed_url: 'http://localhost:3000/blog/tag/diwali-sale/feed.json',
  });
  expect(feed.items.map(({ title }) => title)).toEqual(['Only tagged', 'Lamps & lights']);
  const ofCategory = await json<Feed>(app.get('/blog/category/shop-festivals/feed.json'));
  expect(ofCategory.items.map(({ title }) => title)).toEqual(['Festival hours', 'Lamps & lights']);
  const rss = await app.get('/blog/category/shop-festivals/rss.xml');
  expect(rss.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
  expect(await rss.text()).toContain('blog: Shop &amp; Festivals');
  for (const none of ['/blog/tag/nothing/rss.xml', '/blog/category/nothing/feed.json'])
    expect((await app.get(none)).status, none).toBe(404);
});

test('a picture in a feed is found from wherever it is read, in each of its widths', async () => {
  const { name, alt, width, height } = media;
  const [picture] = await app.db
    .select({ name, alt, width, height, widths: media.widths })
    .from(media)
    .limit(1);
  const image: Block = { type: 'image', attrs: { picture } };
  await writePost(app.ctx, 'With a picture', {
    blocks: { type: 'doc', content: [paragraph('Look.'), image] },
  });
  type Items = { items: { content_html: string }[] };
  const [item] = (await json<Items>(app.get('/feed.json'))).items;
  const sources = [...(item?.content_html ?? '').matchAll(/ src(?:set)?="([^"]+)"/g)].flatMap(
    ([, value = '']) => value.split(', '),
  );
  expect(sources).toHaveLength(1 + (picture?.widths.length ?? 0));
  for (const source of sources) expect(source).toMatch(/^http:\/\/localhost:3000\/media\//);
});

test('all calls of the blog are described', async () => {
  const { paths } = await json<{ paths: Record<string, object> }>(app.get('/openapi.json'));
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/api/blogs',
      '/api/blogs/slug/{slug}',
      '/api/reactions/slug/{slug}',
      '/api/reactions',
      '/api/comments/slug/{slug}',
      '/api/comments',
      '/api/save/1',
      '/api/save',
      '/api/newsletter',
    ]),
  );
});
