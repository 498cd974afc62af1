import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases } from '../table.server.ts';
import { findCase } from '../find-case.ts';
import type { CaseContent } from '../case.ts';
import { seedCases } from '#sample/cases.ts';
import { storePicture } from '#agency/media/store-picture.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let content: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  await office.db.transaction(seedCases);
  content = await office.as('content');
});
afterAll(() => office.close());

type Saved = {
  id: string;
  etag: string;
  content: CaseContent;
  isPublished: boolean;
  isSample: boolean;
  draft: { previewPath: string } | null;
};
const all = async () => (await content<Saved[]>('GET', '/cases')).body;
const nth = async (n: number) => {
  const found = (await all())[n];
  if (!found) throw new Error('There are fewer samples');
  return found;
};

test('a case that is taken off the website comes back as it was, sample or not, and its draft goes on waiting', async () => {
  const { id, content: out } = await nth(0);
  const path = `/cases/${id}`;
  const shown = async () => (await findCase(office, { slug: out.slug }))?.headline ?? null;
  expect((await content('POST', `${path}/show`)).status).toBe(409);
  await content('PUT', path, { ...out, headline: 'Half a thought' });
  expect((await content('POST', `${path}/hide`)).status).toBe(200);
  expect(await shown()).toBeNull();
  const back = await content<Saved>('POST', `${path}/show`);
  expect([back.status, back.body]).toEqual([
    200,
    expect.objectContaining({ isPublished: true, isSample: true, draft: expect.any(Object) }),
  ]);
  expect(back.body.content.headline).toBe('Half a thought');
  expect(await shown()).toBe(out.headline);
  // Without a draft that said something else, none is left.
  await content('DELETE', `${path}/draft`);
  await content('POST', `${path}/hide`);
  expect((await content<Saved>('POST', `${path}/show`)).body).toMatchObject({ draft: null, content: out });
  expect(await shown()).toBe(out.headline);

  const begun = { ...out, slug: 'never-out', headline: '', built: [] };
  const { body: unseen } = await content<Saved>('POST', '/cases', begun);
  expect((await content('POST', `/cases/${unseen.id}/show`)).status).toBe(409);
  expect((await (await office.as('readonly'))('POST', `${path}/show`)).status).toBe(403);
});

test('a case can be taken off the website also while its draft has a picture that is gone', async () => {
  const { id, content: out } = await nth(1);
  const path = `/cases/${id}`;
  const bytes = await (await import('sharp')).default({ create: { width: 40, height: 40, channels: 3, background: '#a40' } }).png().toBuffer(); // prettier-ignore
  const picture = await storePicture(office.ctx, { bytes, alt: 'A lamp' });
  await content('PUT', path, { ...out, beforePictureId: picture.id });
  await content('POST', `${path}/publish`);
  await content('PUT', path, { ...out, beforePictureId: null });
  await content('POST', `${path}/publish`);
  expect((await content('DELETE', `/media/${picture.id}`)).status).toBe(204);
  const { body: versions } = await content<{ id: string }[]>('GET', `${path}/versions`);
  expect((await content('POST', `${path}/versions/${versions[1]?.id}/restore`)).status).toBe(200);
  expect((await content('POST', `${path}/hide`)).status).toBe(200);
  const [row] = await office.db.select().from(cases).where(eq(cases.id, id));
  expect(row?.status).toBe('Draft');
});

test('a draft is thrown away only by who has seen what it says', async () => {
  const { id, etag, content: out } = await nth(2);
  const path = `/cases/${id}`;
  const mine = await content<Saved>('PUT', path, { ...out, headline: 'Mine' }, { 'If-Match': `"${etag}"` });
  const seen = { 'If-Match': `"${mine.body.etag}"` };
  const theirs = await content<Saved>('PUT', path, { ...out, headline: 'Theirs' }, seen);
  const refused = await content('DELETE', `${path}/draft`, undefined, seen);
  expect(refused.status).toBe(412);
  expect((await nth(2)).content.headline).toBe('Theirs');
  const now = { 'If-Match': `"${theirs.body.etag}"` };
  expect((await content<Saved>('DELETE', `${path}/draft`, undefined, now)).body.content).toEqual(out);
});
