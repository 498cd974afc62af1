import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases } from '../table.server.ts';
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
