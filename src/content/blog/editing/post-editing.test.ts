import { afterAll, beforeAll, expect, test } from 'vitest';
import { postEditing } from './table.server.ts';
import { type BlogOffice, openBlogOffice, type Post } from '../office/test-posts.ts';

let office: BlogOffice['office'];
let editor: BlogOffice['editor'];
let begin: BlogOffice['begin'];
let change: BlogOffice['change'];
beforeAll(async () => {
  ({ office, editor, begin, change } = await openBlogOffice());
});
afterAll(() => office.close());

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
