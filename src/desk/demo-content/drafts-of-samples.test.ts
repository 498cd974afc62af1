import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentDrafts } from '#agency/documents/table.server.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice('seeded');
  owner = await office.as('owner');
});
afterAll(() => office.close());

type Saved = { id: string; content: { client: string; desktopPictureId: string } };
const all = async () => (await owner<Saved[]>('GET', '/cases')).body;

test('a sample case that somebody is rewriting stays when the demo goes; one that was only taken off goes, and leaves nothing behind', async () => {
  const [rewritten, hidden] = await all();
  if (!rewritten || !hidden) throw new Error('There are no samples');
  await owner('PUT', `/cases/${rewritten.id}`, { ...rewritten.content, headline: 'Our own words' });
  await owner('POST', `/cases/${hidden.id}/hide`);

  const { status, body } = await owner<{ counts: { name: string; inUse: string[] }[] }>(
    'DELETE',
    '/demo-content',
  );
  expect(status).toBe(200);
  expect(body.counts.find(({ name }) => name === 'Work')?.inUse).toEqual([rewritten.content.client]);
  expect((await all()).map(({ content }) => content)).toEqual([
    { ...rewritten.content, headline: 'Our own words' },
  ]);
  const drafts = await office.db.select({ id: documentDrafts.documentId }).from(documentDrafts);
  expect(drafts).toEqual([{ id: rewritten.id }]);
  // Its picture is held by nobody any more, not even by a draft of what is gone.
  expect((await owner('DELETE', `/media/${hidden.content.desktopPictureId}`)).status).toBe(204);
});
