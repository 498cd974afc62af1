import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storePicture } from '#agency/media/store-picture.ts';
import { findPost, findPreview } from '../../find-post.ts';
import { pictureNamesOf } from '../../post-blocks.ts';
import { postVersions } from '../table.server.ts';
import { blocks, type BlogOffice, openBlogOffice, type Post } from '../../office/test-posts.ts';

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

test('a picture in the text that has left the library since does not come back with a version', async () => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { id: pictureId, ...picture } = await storePicture(office.ctx, { bytes, alt: 'A red board' });
  const shown = { type: 'image', attrs: { picture } };
  const draft = await begin('With a picture');
  const [words] = blocks('Words').content;
  const written = (await change(draft, { blocks: { type: 'doc', content: [words, shown] } })).body;
  await office.db.update(postVersions).set({ at: new Date(Date.now() - 3_600_000) });
  const out = (await move((await change(written, { blocks: blocks('Words alone') })).body, 'published')).body;
  const [before] = (await editor<{ id: string }[]>('GET', `/posts/${draft.id}/versions`)).body;
  const names = async () => pictureNamesOf((await read(out.slug))?.blocks ?? { type: 'doc', content: [] });
  const restore = () => editor('POST', `/posts/${draft.id}/versions/${before?.id}/restore`);

  await restore();
  // It waits, and holds no picture.
  expect((await editor('DELETE', `/media/${pictureId}`)).status).toBe(204);
  expect((await editor('POST', `/posts/${draft.id}/draft/publish`)).status).toBe(200);
  expect(await read(out.slug)).toMatchObject({ blocks: { content: [words] } });
  expect(await names()).toEqual([]);
  await restore();
  const preview = await findPreview(office.ctx, { token: draft.previewToken });
  expect(pictureNamesOf(preview?.blocks ?? { type: 'doc', content: [] })).toEqual([]);
});

test('what is written in a draft is what its preview shows, also where a version waited when it was taken back', async () => {
  const draft = await begin('Seen first');
  const written = (await change(draft, { blocks: blocks('First') })).body;
  await office.db.update(postVersions).set({ at: new Date(Date.now() - 3_600_000) });
  const second = (await change(written, { title: 'Seen second' })).body;
  const out = (await move(second, 'published')).body;
  const [earlier] = (await editor<{ id: string }[]>('GET', `/posts/${draft.id}/versions`)).body;
  await editor('POST', `/posts/${draft.id}/versions/${earlier?.id}/restore`);
  const back = (await move(out, 'draft')).body;
  await change(back, { title: 'Being written' });
  expect(await findPreview(office.ctx, { token: draft.previewToken })).toMatchObject({
    title: 'Being written',
  });
});
