import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { posts } from '../table.server.ts';
import { seedPicture } from '#sample/seed-picture.ts';
import { findPost, findPreview } from '../find-post.ts';
import { publishDuePosts } from '../publish-due-posts.ts';
import { blocks, type BlogOffice, openBlogOffice } from './test-posts.ts';

let office: BlogOffice['office'];
let editor: BlogOffice['editor'];
let begin: BlogOffice['begin'];
let change: BlogOffice['change'];
let move: BlogOffice['move'];
beforeAll(async () => {
  ({ office, editor, begin, change, move } = await openBlogOffice());
});
afterAll(() => office.close());

const read = (slug: string) => findPost(office.ctx, { slug });

test('drafts begun with one title in one moment get an address each', async () => {
  const begun = await Promise.all(['Begun twice', 'Begun twice', 'Begun twice'].map(begin));
  expect(begun.map(({ slug }) => slug).toSorted()).toEqual(['begun-twice', 'begun-twice-2', 'begun-twice-3']);
});

test('a post is begun, written, previewed, published, moved and taken back', async () => {
  const draft = await begin('A new shop');
  expect(draft).toMatchObject({ slug: 'a-new-shop', status: 'draft', version: 1 });
  expect((await begin('A new shop')).slug).toBe('a-new-shop-2');
  expect((await move(draft, 'published')).body).toMatchObject({
    errors: { blocks: 'There is nothing to read yet' },
  });
  const written = (await change(draft, { blocks: blocks('Words'), category: 'Websites', seoTitle: 'Shop' }))
    .body;
  expect(written.version).toBe(2);
  expect(await read('a-new-shop')).toBeNull();
  expect(await findPreview(office.ctx, { token: draft.previewToken })).toMatchObject({ title: 'A new shop' });
  expect(await findPreview(office.ctx, { token: 'x' })).toBeNull();

  const published = (await move(written, 'published')).body;
  expect(await read('a-new-shop')).toMatchObject({ category: 'Websites', authorName: 'Meera' });
  expect((await change(draft, { title: 'Stale' })).status).toBe(412);
  const moved = (await change(published, { slug: 'our-new-shop' })).body;
  expect(await read('a-new-shop')).toMatchObject({ slug: 'our-new-shop' });
  // Back to the first address: it must not lead to itself.
  const back = (await change(moved, { slug: 'a-new-shop' })).body;
  expect(await read('our-new-shop')).toMatchObject({ slug: 'a-new-shop' });
  await move(back, 'draft');
  expect(await read('a-new-shop')).toBeNull();
  const again = (await move(back, 'published')).body;
  expect(again.publishedAt).toBe(published.publishedAt);
  expect((await editor('DELETE', `/posts/${draft.id}`)).status).toBe(204);
  expect(await read('a-new-shop')).toBeNull();
  const log = await (
    await office.as('owner')
  )<{ data: { action: string }[] }>('GET', '/audit?subjectType=post');
  expect(log.body.data.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['created', 'changed', 'status-changed', 'deleted']),
  );
});

test('a planned post goes out at its hour, once, and was changed no earlier than it came out', async () => {
  const post = (await change(await begin('Planned'), { blocks: blocks('Soon') })).body;
  expect((await move(post, 'scheduled')).body).toHaveProperty('errors.publishAt');
  expect((await move(post, 'scheduled', '2020-01-01T00:00:00Z')).body).toHaveProperty('errors.publishAt');
  const at = new Date(Date.now() + 3_600_000);
  expect((await move(post, 'scheduled', at.toISOString())).body).toMatchObject({ status: 'scheduled' });
  await publishDuePosts(office.ctx);
  expect(await read('planned')).toBeNull();
  const told = await hearWebhooks(office.ctx);
  const later = { ...office.ctx, now: () => new Date(at.getTime() + 60_000) };
  await Promise.all([publishDuePosts(later), publishDuePosts(later)]);
  expect(await read('planned')).toMatchObject({ publishedAt: at, updatedAt: later.now() });
  expect(await told('post.published')).toEqual([['post.published', { postId: post.id, slug: 'planned' }]]);
});

test('wrong fields are named, and nothing dangerous is stored', async () => {
  const post = await begin('Strict');
  const errors = async (fields: Record<string, unknown>) =>
    Object.keys((await change(post, fields)).body.errors ?? {});
  expect(await errors({ slug: 'Not A Slug' })).toEqual(['slug']);
  expect(await errors({ slug: 'planned' })).toEqual(['slug']);
  expect(await errors({ title: ' ' })).toEqual(['title']);
  expect(await errors({ actionType: 'link', actionValue: 'javascript:alert(1)' })).toEqual(['actionValue']);
  expect(await errors({ actionType: 'call', actionValue: 'soon' })).toEqual(['actionValue']);
  expect(await errors({ blocks: 'text' })).toEqual(['blocks']);
  expect((await change(post, { status: 'published' })).status).toBe(422);
  const bad = {
    type: 'doc',
    content: [
      { type: 'iframe', attrs: { src: 'https://evil.example' } },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
        ],
      },
    ],
  };
  await change(post, { blocks: bad });
  const [row] = await office.db.select().from(posts).where(eq(posts.id, post.id));
  expect(row?.blocks).toEqual(blocks('x'));
});

test('a picture in use stays in the library', async () => {
  const id = await seedPicture(
    { db: office.db },
    'test-shop',
    async () => '<svg viewBox="0 0 16 9"></svg>',
    'A shop',
  );
  const { body: picture } = await editor<{ name: string }>('GET', `/media/${id}`);
  const post = await begin('With a picture');
  const inText = { ...picture, id: undefined, createdAt: undefined, placeholder: undefined };
  const first = (
    await change(post, { blocks: { type: 'doc', content: [{ type: 'image', attrs: { picture: inText } }] } })
  ).body;
  expect((await editor('DELETE', `/media/${id}`)).status).toBe(409);
  const second = (await change(first, { blocks: blocks('No picture'), image1Id: id })).body;
  expect(second).toMatchObject({ image1: { name: picture.name, alt: 'A shop' } });
  expect((await editor('DELETE', `/media/${id}`)).status).toBe(409);
  const third = (await change(second, { image1Id: null })).body;
  expect((await editor('DELETE', `/media/${id}`)).status).toBe(204);
  // Somebody had chosen it before it went.
  expect(await change(third, { image2Id: id })).toMatchObject({
    status: 422,
    body: { errors: { image2Id: 'This picture is not in the library' } },
  });
});
