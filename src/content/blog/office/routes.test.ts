import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { posts } from '../table.server.ts';
import { postVersions } from '../versions/table.server.ts';
import { postEditing } from '../editing/table.server.ts';
import { comments } from '#content/comments/table.server.ts';
import { seedPicture } from '#sample/seed-picture.ts';
import { addComment } from '#content/comments/add-comment.ts';
import { findPost, findPreview } from '../find-post.ts';
import { publishDuePosts } from '../publish-due-posts.ts';
import { subscribe } from '#content/newsletter/subscribe.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let editor: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  editor = await office.as('content', 'Meera');
});
afterAll(() => office.close());

type Post = {
  id: string;
  slug: string;
  version: number;
  etag: string;
  status: string;
  previewToken: string;
  publishedAt: string | null;
};
const begin = async (title: string) => (await editor<Post>('POST', '/posts', { title })).body;
const blocks = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const change = (post: Post, fields: Record<string, unknown>) =>
  editor<Post & { errors?: Record<string, string> }>('PATCH', `/posts/${post.id}`, fields, {
    'If-Match': `"${post.etag}"`,
  });
const move = (post: Post, status: string, publishAt?: string) =>
  editor<Post>('PUT', `/posts/${post.id}/state`, { status, ...(publishAt && { publishAt }) });
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

test('a planned post goes out at its hour, once', async () => {
  const post = (await change(await begin('Planned'), { blocks: blocks('Soon') })).body;
  expect((await move(post, 'scheduled')).body).toHaveProperty('errors.publishAt');
  expect((await move(post, 'scheduled', '2020-01-01T00:00:00Z')).body).toHaveProperty('errors.publishAt');
  const at = new Date(Date.now() + 3_600_000);
  expect((await move(post, 'scheduled', at.toISOString())).body).toMatchObject({ status: 'scheduled' });
  await publishDuePosts(office.ctx);
  expect(await read('planned')).toBeNull();
  const later = { ...office.ctx, now: () => new Date(at.getTime() + 60_000) };
  await Promise.all([publishDuePosts(later), publishDuePosts(later)]);
  expect(await read('planned')).toMatchObject({ publishedAt: at });
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
  const id = await seedPicture({ db: office.db }, 'test-shop', '<svg viewBox="0 0 16 9"></svg>', 'A shop');
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
  await change(second, { image1Id: null });
  expect((await editor('DELETE', `/media/${id}`)).status).toBe(204);
});

test('waiting comments are approved, marked as spam and removed, many at once', async () => {
  const post = (await change(await begin('Discussed'), { blocks: blocks('Talk') })).body;
  await move(post, 'published');
  const viewer = '0b5a6d6e-55a3-4b0e-9d0a-5d3e3f1f2a10';
  const say = (content: string) =>
    addComment(office.ctx, { slug: 'discussed', content, author: '', honeypot: '', viewer });
  const held = [
    await say('See www.example.com'),
    await say('See www.example.org'),
    await say('WRITE IN CAPITALS ONLY'),
  ];
  const ids = held.map(({ id }) => id);
  const queue = async (status: string) =>
    (await editor<{ data: { id: string; heldBecause: string[] }[] }>('GET', `/comments?status=${status}`))
      .body.data;
  expect((await queue('held')).map(({ id }) => id)).toEqual(ids.toReversed());
  expect((await queue('held'))[0]?.heldBecause).toEqual(['mostly capitals']);
  const review = (some: (string | undefined)[], action: string) =>
    editor('POST', '/comments/review', { ids: some, action });
  expect((await review(ids.slice(0, 1), 'approve')).body).toEqual({ changed: 1 });
  expect((await review(ids.slice(1), 'spam')).body).toEqual({ changed: 2 });
  expect((await queue('approved')).map(({ id }) => id)).toEqual(ids.slice(0, 1));
  // Whoever sent spam once is looked at from then on.
  expect((await say('A harmless thought.')).heldBecause).toEqual(['sent spam before']);
  expect((await review(ids, 'delete')).body).toEqual({ changed: 3 });
  expect(await office.db.select().from(comments).where(eq(comments.status, 'spam'))).toEqual([]);
  expect((await review([], 'spam')).status).toBe(422);
});

test('subscribers are listed, exported without formulas, and forgotten', async () => {
  await subscribe(office.ctx, { email: '+sum@example.com', honeypot: '' });
  const { body } = await editor<{ data: { id: string; email: string; status: string }[] }>(
    'GET',
    '/subscribers?q=%2Bsum',
  );
  expect(body.data).toMatchObject([{ email: '+sum@example.com', status: 'pending' }]);
  expect(body.data[0]).not.toHaveProperty('token');
  const csv = await editor<string>('GET', '/subscribers/export.csv');
  expect(csv.body).toContain("'+sum@example.com,pending");
  expect((await editor('DELETE', `/subscribers/${body.data[0]?.id}`)).status).toBe(204);
  expect((await editor('DELETE', `/subscribers/${body.data[0]?.id}`)).status).toBe(404);
});

test('what a post said is kept before each change, and given back with the way back kept too', async () => {
  type Version = { id: string; staffName: string; title: string };
  const versions = async (post: Post, ask = editor) =>
    (await ask<Version[]>('GET', `/posts/${post.id}/versions`)).body.map(({ title, staffName }) => [
      title,
      staffName,
    ]);
  const draft = await begin('First words');
  expect(await versions(draft)).toEqual([]);
  const second = (await change(draft, { title: 'Second words', blocks: blocks('Text') })).body;
  // The same person within ten minutes: one change.
  const third = (await change(second, { title: 'Third words' })).body;
  expect(await versions(draft)).toEqual([['First words', 'Meera']]);
  const colleague = await office.as('content', 'Farid');
  const fourth = (await colleague<Post>('PATCH', `/posts/${draft.id}`, { title: 'Fourth words' })).body;
  expect(await versions(draft)).toEqual([
    ['Third words', 'Farid'],
    ['First words', 'Meera'],
  ]);
  const [newest, oldest] = (await editor<Version[]>('GET', `/posts/${draft.id}/versions`)).body;
  const whole = (id = '') => editor('GET', `/posts/${draft.id}/versions/${id}`);
  expect((await whole(newest?.id)).body).toMatchObject({
    title: 'Third words',
    staffName: 'Farid',
    blocks: blocks('Text'),
    image1: null,
  });
  expect((await whole(draft.id)).status).toBe(404);
  const restore = ({ etag }: Post) =>
    editor<Post & { title: string }>(
      'POST',
      `/posts/${draft.id}/versions/${oldest?.id}/restore`,
      {},
      { 'If-Match': `"${etag}"` },
    );
  expect((await restore(third)).status).toBe(412);
  expect((await restore(fourth)).body).toMatchObject({ title: 'First words', slug: 'first-words' });
  expect((await versions(draft))[0]).toEqual(['Fourth words', 'Meera']);
  expect((await editor('POST', `/posts/${draft.id}/versions/${draft.id}/restore`)).status).toBe(404);
});

test('an earlier version of what readers see becomes a draft beside it: previewed, thrown away, published, undone', async () => {
  type Whole = Post & { title: string; draft: { title: string } | null; errors?: Record<string, string> };
  const now = async (id: string) => (await editor<Whole>('GET', `/posts/${id}`)).body;
  const draft = await begin('Empty at first');
  const written = (await change(draft, { title: 'What readers see', blocks: blocks('Words') })).body;
  const out = (await move(written, 'published')).body;
  const [empty] = (await editor<{ id: string }[]>('GET', `/posts/${draft.id}/versions`)).body;
  const restore = async () =>
    (await editor<Whole>('POST', `/posts/${draft.id}/versions/${empty?.id}/restore`)).body;
  const publish = () => editor<Whole>('POST', `/posts/${draft.id}/draft/publish`);

  expect(await restore()).toMatchObject({ title: 'What readers see', draft: { title: 'Empty at first' } });
  expect(await read(out.slug)).toMatchObject({ title: 'What readers see' });
  const preview = () => findPreview(office.ctx, { token: draft.previewToken });
  expect(await preview()).toMatchObject({ title: 'Empty at first', status: 'draft' });
  // A live page is never emptied, by a draft or by a change.
  expect(await publish()).toMatchObject({ status: 422, body: { errors: { blocks: expect.any(String) } } });
  expect((await change(out, { blocks: { type: 'doc', content: [] } })).status).toBe(422);
  expect(await read(out.slug)).toMatchObject({ blocks: blocks('Words') });
  expect((await editor<Whole>('DELETE', `/posts/${draft.id}/draft`)).body).toMatchObject({ draft: null });
  expect(await preview()).toMatchObject({ title: 'What readers see', status: 'published' });
  expect((await publish()).status).toBe(409);

  await change(await now(draft.id), { title: 'Later words', blocks: blocks('More words') });
  const versions = async () =>
    (await editor<{ id: string; title: string }[]>('GET', `/posts/${draft.id}/versions`)).body;
  const earlier = async () =>
    editor('POST', `/posts/${draft.id}/versions/${(await versions())[0]?.id}/restore`);
  // The same person within ten minutes: what readers saw is no version of its own yet.
  await restore();
  await change(await now(draft.id), { title: 'Later still' });
  expect((await editor('DELETE', `/posts/${draft.id}/draft`)).status).toBe(200);
  await office.db.update(postVersions).set({ at: new Date(Date.now() - 3_600_000) });
  await change(await now(draft.id), { title: 'The last words' });
  await earlier();
  expect((await publish()).body).toMatchObject({ title: 'Later still', draft: null });
  expect(await read(out.slug)).toMatchObject({ title: 'Later still' });
  // The way back is the version that publishing has kept.
  await earlier();
  expect((await publish()).body).toMatchObject({ title: 'The last words' });
  expect(await read(out.slug)).toMatchObject({ title: 'The last words' });
});

test('one writes in a post at a time: a colleague is named, may take over, and is let in when nobody is there', async () => {
  type Claim = { isMine: boolean; staffName: string; version: number };
  const colleague = await office.as('content', 'Girish');
  const draft = await begin('Written by two');
  const path = `/posts/${draft.id}/editing`;
  const claim = async (who: typeof editor, how: { active?: boolean; takeOver?: boolean } = {}) =>
    (await who<Claim>('PUT', path, { active: true, ...how })).body;
  const silentFor = (ms: number) => office.db.update(postEditing).set({ seenAt: new Date(Date.now() - ms) });

  expect(await claim(editor)).toMatchObject({ isMine: true, staffName: 'Meera', version: 1 });
  expect(await claim(colleague)).toMatchObject({ isMine: false, staffName: 'Meera' });
  expect(await claim(colleague, { takeOver: true })).toMatchObject({ isMine: true, staffName: 'Girish' });
  expect(await claim(editor)).toMatchObject({ isMine: false, staffName: 'Girish' });
  // Who has lost it cannot give it away.
  expect((await editor('DELETE', path)).status).toBe(204);
  expect(await claim(editor)).toMatchObject({ isMine: false });
  expect((await colleague('DELETE', path)).status).toBe(204);
  expect(await claim(editor)).toMatchObject({ isMine: true });

  await silentFor(110_000);
  expect(await claim(colleague)).toMatchObject({ isMine: false });
  await silentFor(120_000);
  // Idle oneself, one neither takes it nor is kept in it.
  expect(await claim(colleague, { active: false })).toMatchObject({ isMine: false });
  expect(await claim(editor, { active: false })).toMatchObject({ isMine: true });
  expect(await claim(colleague)).toMatchObject({ isMine: true, staffName: 'Girish' });

  // What is saved on top of another's words is refused, whoever writes.
  const theirs = await colleague<Post>('PATCH', `/posts/${draft.id}`, { title: 'By Girish' });
  expect(theirs.status).toBe(200);
  expect(await change(draft, { title: 'By Meera' })).toMatchObject({
    status: 412,
    body: { stale: { by: 'Girish', fields: [{ theirs: 'By Girish', yours: 'By Meera' }] } },
  });
  const nowhere = '01975d3c-0000-7000-8000-000000000000';
  expect((await editor('PUT', `/posts/${nowhere}/editing`, { active: true })).status).toBe(404);
});
