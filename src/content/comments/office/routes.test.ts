import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { comments } from '../table.server.ts';
import { addComment } from '../add-comment.ts';
import { reportComment } from '../report-comment.ts';
import { blocks, type BlogOffice, openBlogOffice } from '#content/blog/office/test-posts.ts';

let office: BlogOffice['office'];
let editor: BlogOffice['editor'];
let begin: BlogOffice['begin'];
let change: BlogOffice['change'];
let move: BlogOffice['move'];
beforeAll(async () => {
  ({ office, editor, begin, change, move } = await openBlogOffice());
});
afterAll(() => office.close());

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

  // Nothing can be erased from the audit: it says what was decided, and not who wrote what.
  const noted = await office.db
    .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.subjectId, ids[0] ?? ''))
    .orderBy(asc(auditLog.id));
  expect(noted).toEqual([
    { action: 'status-changed', before: { status: 'held' }, after: { status: 'approved' } },
    { action: 'deleted', before: { status: 'approved' }, after: null },
  ]);
});

test('staff pin one comment of a post and dismiss what readers reported, and the audit says so', async () => {
  const post = (await change(await begin('Pinned'), { blocks: blocks('Talk') })).body;
  await move(post, 'published');
  const say = (content: string) =>
    addComment(office.ctx, { slug: 'pinned', content, author: '', honeypot: '', viewer: null });
  const { id } = await say('Worth reading.');
  await say('Later.');
  await reportComment(office.ctx, { id, viewer: '0b5a6d6e-55a3-4b0e-9d0a-5d3e3f1f2a11' });
  const found = async () =>
    (
      await editor<{ data: { id: string; isPinned: boolean; reports: number }[] }>('GET', '/comments')
    ).body.data.find((comment) => comment.id === id);
  expect(await found()).toMatchObject({ isPinned: false, reports: 1 });
  expect((await editor('POST', `/comments/${id}/pin`)).status).toBe(204);
  expect((await editor('POST', '/comments/review', { ids: [id], action: 'dismiss' })).body).toEqual({
    changed: 1,
  });
  expect(await found()).toMatchObject({ isPinned: true, reports: 0 });
  expect((await editor('DELETE', `/comments/${id}/pin`)).status).toBe(204);
  expect((await editor('POST', `/comments/${post.id}/pin`)).status).toBe(404);
  const noted = await office.db
    .select({ action: auditLog.action, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .orderBy(asc(auditLog.id));
  expect(noted.map(({ after }) => after)).toEqual([{ isPinned: true }, { reports: 0 }, { isPinned: false }]);
});
