import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { posts } from '#content/blog/table.server.ts';
import { listPublishedCases } from '#content/cases/list-cases.ts';
import { seed } from '#sample/seed.ts';
import type { ContentFile, ContentLine } from '../content-file.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  await seed(office.db);
  owner = await office.as('owner', 'Asha');
});
afterAll(() => office.close());

const take = async () => (await owner<ContentFile>('GET', '/content/export')).body;
/** Sends a file as the office does. */
async function bring(file: object | string, apply: boolean) {
  const form = new FormData();
  form.set('file', new File([typeof file === 'string' ? file : JSON.stringify(file)], 'content.json'));
  form.set('apply', apply ? 'yes' : 'no');
  const answer = await office.app.request('/staff/content/import', {
    method: 'POST',
    headers: { Cookie: owner.cookie },
    body: form,
  });
  const body = (await answer.json()) as ContentLine[] & { errors?: Record<string, string> };
  return { status: answer.status, body };
}
type Item = Omit<ContentFile['items'][number], 'content'> & { content: Record<string, unknown> };
const itemOf = ({ items }: ContentFile, kind: string) => {
  const found = items.find((item) => item.kind === kind);
  if (!found) throw new Error(`No ${kind} in the file`);
  return found as Item;
};
const outcomes = (lines: ContentLine[]) =>
  lines.filter(({ outcome }) => outcome !== 'same').map(({ kind, outcome, why }) => [kind, outcome, why]);

test('a file holds every kind of content, and changes nothing where nothing has changed', async () => {
  const file = await take();
  expect([...new Set(file.items.map(({ kind }) => kind))]).toEqual([
    'home', 'about', 'offer', 'service-page', 'policy', 'picker', 'case', 'gallery', 'post',
  ]); // prettier-ignore
  const { status, body } = await bring(file, true);
  expect(status).toBe(200);
  expect(body).toHaveLength(file.items.length);
  expect(outcomes(body)).toEqual([]);
});

test('a report says first what would change; then it does, with audit, and the file of before is the way back', async () => {
  const before = await take();
  const file = structuredClone(before);
  Object.assign(itemOf(file, 'about').content, { headline: 'Brought by a file' });
  Object.assign(itemOf(file, 'policy').content, { summary: 'A new summary' });
  Object.assign(itemOf(file, 'gallery').content, { title: 'Renamed by a file' });
  const work = itemOf(file, 'case');
  file.items.push({ ...work, key: 'brought', content: { ...work.content, slug: 'brought' } });
  work.content = { ...work.content, headline: 'Counted by a file' };
  const post = itemOf(file, 'post');
  post.content.title = 'Retitled by a file';
  const picker = itemOf(file, 'picker').content as { features: object[] };
  picker.features = [...picker.features.slice(1), { name: 'Brought feature', pricePaise: 10_000 }];
  file.items.push({ ...post, key: 'brought-by-a-file', content: { ...post.content, title: 'Brought' } });
  const expected = [
    ['about', 'changed', ''],
    ['policy', 'changed', ''],
    ['picker', 'changed', ''],
    ['case', 'changed', ''],
    ['case', 'new', ''],
    ['gallery', 'changed', ''],
    ['post', 'changed', ''],
    ['post', 'new', ''],
  ];

  expect(outcomes((await bring(file, false)).body)).toEqual(expected);
  expect((await take()).items).toEqual(before.items);
  expect(outcomes((await bring(file, true)).body)).toEqual(expected);
  const after = await take();
  expect(itemOf(after, 'about').content.headline).toBe('Brought by a file');
  expect(itemOf(after, 'picker').content.features).toContainEqual({
    name: 'Brought feature',
    pricePaise: 10_000,
  });
  expect(itemOf(after, 'case').content.headline).toBe('Counted by a file');
  expect((await listPublishedCases(office)).map(({ slug }) => slug)).not.toContain('brought');
  const [brought] = await office.db.select().from(posts).where(eq(posts.slug, 'brought-by-a-file'));
  expect(brought).toMatchObject({ title: 'Brought', status: 'draft' });
  const [changed] = await office.db.select().from(posts).where(eq(posts.slug, post.key));
  const versions = await owner<{ title: string }[]>('GET', `/posts/${changed?.id}/versions`);
  expect(versions.body[0]?.title).toBe(post.title);
  const imported = await office.db.select().from(auditLog).where(eq(auditLog.action, 'imported'));
  expect(imported.at(-1)?.after).toMatchObject({ new: 2, changed: 6, refused: 0 });

  const back = await bring(before, true);
  expect(outcomes(back.body).map(([kind]) => kind)).toEqual([
    'about',
    'policy',
    'picker',
    'case',
    'gallery',
    'post',
  ]);
  const restored = (await take()).items.filter(({ key }) => !key.startsWith('brought'));
  expect(restored).toEqual(before.items);
});

test('what cannot be is refused with its reason, and keeps the others from nothing', async () => {
  const file = await take();
  const about = itemOf(file, 'about');
  const post = itemOf(file, 'post');
  const nowhere = '01975d3c-0000-7000-8000-000000000000';
  const items = [
    { ...about, content: { ...about.content, headline: 'Still taken in' } },
    { ...itemOf(file, 'offer'), content: { headline: '' } },
    { ...itemOf(file, 'service-page'), key: 'no-such-page', content: itemOf(file, 'service-page').content },
    { ...post, key: 'Not an address' },
    { ...post, content: { ...post.content, image1Id: nowhere } },
    { kind: 'menu', key: 'x', title: 'Menu', content: {} },
  ];
  const { body } = await bring({ ...file, items }, true);
  expect(outcomes(body)).toEqual([
    ['about', 'changed', ''],
    ['offer', 'refused', expect.stringContaining('headline: Enter a headline')],
    ['service-page', 'refused', 'This service page was not found.'],
    ['post', 'refused', 'Use small letters, digits and single hyphens'],
    ['post', 'refused', 'This picture is not in the library'],
    ['menu', 'refused', 'Nothing here is of this kind.'],
  ]);
  expect(itemOf(await take(), 'about').content.headline).toBe('Still taken in');

  for (const strange of ['no JSON', { format: 'other' }])
    expect(await bring(strange, false)).toMatchObject({
      status: 422,
      body: { errors: { file: 'This is not a file of content that was exported here' } },
    });
});

test('a table of a post goes out and comes in again; a picture of another library is refused in its text, as beside it', async () => {
  const file = await take();
  const post = itemOf(file, 'post');
  const picture = { name: 'a'.repeat(26), alt: 'Elsewhere', width: 40, height: 30, widths: [40] };
  const { blocks } = post.content as { blocks: { content: object[] } };
  const cell = (type: string, text: string) => ({
    type,
    attrs: { colspan: 1, rowspan: 1 },
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });
  const rows = [[cell('tableHeader', 'Plan')], [cell('tableCell', 'Start')]];
  const table = { type: 'table', content: rows.map((content) => ({ type: 'tableRow', content })) };
  blocks.content.push(table);
  expect(outcomes((await bring(file, true)).body)).toEqual([['post', 'changed', '']]);
  const again = await take();
  const kept = itemOf(again, 'post').content as { blocks: { content: object[] } };
  expect(kept.blocks.content.at(-1)).toEqual(table);
  expect(outcomes((await bring(again, true)).body)).toEqual([]);
  blocks.content.push({ type: 'image', attrs: { picture } });
  expect(outcomes((await bring(file, true)).body)).toEqual([
    ['post', 'refused', 'A picture in the text is not in the library. Take it out'],
  ]);
});

test('galleries of one title stay each its own, however often a file of another installation is taken in', async () => {
  const file = await take();
  const gallery = itemOf(file, 'gallery');
  const titled = (n: number) => ({
    ...gallery,
    key: `01975d3c-0000-7000-8000-00000000000${n}`,
    title: 'Our office',
    content: { ...gallery.content, title: 'Our office', description: `Floor ${n}` },
  });
  const foreign = { ...file, items: [titled(1), titled(2)] };
  const floors = async () =>
    (await take()).items
      .filter(({ kind, title }) => kind === 'gallery' && title === 'Our office')
      .map(({ content }) => (content as { description: string }).description);
  expect(outcomes((await bring(foreign, true)).body)).toEqual([
    ['gallery', 'new', ''],
    ['gallery', 'new', ''],
  ]);
  expect(await floors()).toEqual(['Floor 1', 'Floor 2']);
  expect(outcomes((await bring(foreign, true)).body)).toEqual([]);
  const changed = { ...foreign, items: [titled(1), { ...titled(2), content: { ...titled(2).content, description: 'Roof' } }] }; // prettier-ignore
  expect(outcomes((await bring(changed, true)).body)).toEqual([['gallery', 'changed', '']]);
  expect(await floors()).toEqual(['Floor 1', 'Roof']);
  // Its own come back by their ids, beside a stranger of their title.
  const own = (await take()).items.filter(({ title }) => title === 'Our office').toReversed();
  const both = { ...file, items: [titled(3), ...own] };
  expect(outcomes((await bring(both, true)).body)).toEqual([['gallery', 'new', '']]);
  expect(await floors()).toEqual(['Floor 1', 'Roof', 'Floor 3']);
});
