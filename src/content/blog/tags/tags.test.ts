import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/test-app.ts';
import { listPublicPages } from '#content/seo/list-public-pages.ts';
import { movePost } from '../move-post.ts';
import { listPostLabels } from '../staff-posts.ts';
import { posts } from '../table.server.ts';
import { asEditor, writePost } from '../wire/test-blog.ts';
import { findTag, listTagged, movedTag } from './list-tagged.ts';
import { renameTag } from './rename-tag.ts';
import { tagPath, tagSlug } from './tag.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const write = (title: string, tags: string[], status?: 'draft') =>
  writePost(app.ctx, title, { tags }, status);
const inSitemap = async (slug: string) =>
  (await listPublicPages(app.ctx)).some(({ path }) => path === tagPath(slug));
const titlesUnder = async (slug: string) => {
  const { posts } = await listTagged(app.ctx, { slug, limit: 50 });
  return posts.map(({ title }) => title);
};

test('a tag is an address in its own script', () => {
  expect(['Google Ads', ' GST & tax ', 'दुकान', 'C++', '+++'].map(tagSlug)).toEqual([
    'google-ads', 'gst-tax', 'दुकान', 'c', '',
  ]); // prettier-ignore
  expect(tagPath('दुकान')).toBe(`/blog/tag/${encodeURIComponent('दुकान')}`);
});

test('published posts stand under their tags, newest first, a page at a time; two make a page for search engines', async () => {
  const first = await write('Warp', ['Hand loom', 'Silk']);
  expect(await findTag(app.ctx, { slug: 'hand-loom' })).toEqual({ name: 'Hand loom', isListed: false });
  expect(await inSitemap('hand-loom')).toBe(false);
  await write('Weft', ['hand LOOM', 'hand-loom']);
  await write('Yarn', ['Hand loom'], 'draft');
  expect(await findTag(app.ctx, { slug: 'hand-loom' })).toMatchObject({ isListed: true });
  expect(await inSitemap('hand-loom')).toBe(true);
  expect(await titlesUnder('hand-loom')).toEqual(['Weft', 'Warp']);
  const page = await listTagged(app.ctx, { slug: 'hand-loom', limit: 1 });
  expect(page.isMore).toBe(true);
  const next = await listTagged(app.ctx, { slug: 'hand-loom', limit: 1, after: page.posts[0]?.id });
  expect(next).toMatchObject({ isMore: false, posts: [{ title: 'Warp' }] });
  await movePost(asEditor(app.ctx), { postId: first.id, status: 'draft' });
  expect(await titlesUnder('hand-loom')).toEqual(['Weft']);
  expect(await findTag(app.ctx, { slug: 'silk' })).toBeNull();
});

test('a renamed tag leads from its old page to the new one in one step, and back where it is called so again', async () => {
  const editor = asEditor(app.ctx);
  await write('Dye', ['Indgo', 'Wool']);
  const draft = await write('Vat', ['Indgo'], 'draft');
  expect(await renameTag(editor, { from: 'Indgo', to: 'Indigo' })).toBe(2);
  expect(await titlesUnder('indigo')).toEqual(['Dye']);
  expect((await listPostLabels(editor)).tags).toEqual(expect.arrayContaining(['Indigo', 'Wool']));
  expect(await movedTag(app.ctx, { slug: 'indgo' })).toBe('indigo');
  const [row] = await app.db.select({ tags: posts.tags }).from(posts).where(eq(posts.id, draft.id));
  expect(row?.tags).toEqual(['Indigo']);
  await renameTag(editor, { from: 'Indigo', to: 'Blue' });
  expect(await movedTag(app.ctx, { slug: 'indgo' })).toBe('blue');
  await renameTag(editor, { from: 'Blue', to: 'Indigo' });
  expect(await movedTag(app.ctx, { slug: 'indigo' })).toBeNull();
  expect(await movedTag(app.ctx, { slug: 'indgo' })).toBe('indigo');
  // Into one that the post has already, and into another spelling of the same address.
  await renameTag(editor, { from: 'Wool', to: 'Indigo' });
  expect((await listTagged(app.ctx, { slug: 'indigo', limit: 9 })).posts[0]?.tags).toEqual(['Indigo']);
  await renameTag(editor, { from: 'Indigo', to: 'INDIGO' });
  expect(await findTag(app.ctx, { slug: 'indigo' })).toMatchObject({ name: 'INDIGO' });
  expect(await movedTag(app.ctx, { slug: 'indigo' })).toBeNull();
  await expect(renameTag(editor, { from: 'Never', to: 'Ever' })).rejects.toThrow('not found');
});
