import { v4, v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { asEditor, writePost } from '#content/blog/wire/test-blog.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';
import { addComment } from '../add-comment.ts';
import { pinComment } from '../pin-comment.ts';
import { reportComment } from '../report-comment.ts';
import { listStaffComments, reviewComments } from '../staff-comments.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await writePost(app.ctx, 'Talked about');
});
afterAll(() => app.close());

type Comment = { id: string; author: string; content: string; status: string };
const cookieOf = (answer: Response) => answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
const list = async (headers?: Record<string, string>) =>
  (await (await app.get('/api/comments/slug/talked-about', headers)).json()) as Comment[];
const say = (content: unknown, more: object = {}, headers?: Record<string, string>) =>
  app.post('/api/comments', { slug: 'talked-about', content, AdminId: 123, ...more }, headers);

test('a clean comment is there at once, without a name as Anonymous, newest first', async () => {
  const first = await say('Useful, thank you.');
  expect(first.status).toBe(200);
  expect(await first.json()).toEqual({
    id: expect.any(String),
    _id: expect.any(String),
    slug: 'talked-about',
    content: 'Useful, thank you.',
    author: 'Anonymous',
    createdAt: expect.any(String),
    AdminId: 123,
    status: 'approved',
    pinned: false,
  });
  await say('We did the same in our shop.', { author: '  Ravi   Kale ' });
  expect(await list()).toMatchObject([
    { author: 'Ravi Kale', content: 'We did the same in our shop.' },
    { author: 'Anonymous', content: 'Useful, thank you.' },
  ]);
  // The same words again within ten minutes are the same comment.
  await say('Useful, thank you.');
  expect(await list()).toHaveLength(2);
  await Promise.all([1, 2, 3, 4].map(() => say('Pressed again and again.')));
  expect(await list()).toHaveLength(3);
});

test('sent again over another line, where the answer was lost, a comment is there once', async () => {
  const viewer = v7();
  const from = (ip: string, content: string) =>
    addComment(
      { ...app.ctx, request: { ...app.ctx.request, ip } },
      { slug: 'talked-about', content, author: '', honeypot: '', viewer },
    );
  const before = (await list()).length;
  const [first, again] = [
    await from('192.0.2.7', 'From the train.'),
    await from('198.51.100.7', 'From the train.'),
  ];
  expect(again.id).toBe(first.id);
  await from('198.51.100.7', 'From home.');
  expect(await list()).toHaveLength(before + 2);
});

test('risky comments wait, and only their author sees them meanwhile', async () => {
  const risky: [string, object?][] = [
    ['Look at https://example.com/offer'],
    ['Visit cheap-shoes.xyz now'],
    ['CALL ME NOW FOR THE BEST PRICE EVER'],
    ['Best casino in town'],
    ['Ring 90000 12345 today'],
    ['Write to me@example.com'],
    ['<script>alert(1)</script>'],
    ['<img src=x onerror=alert(1)>'],
    ['aaaaaaaaaaaaaaaaaaaaaaa'],
    ['Nice post', { website: 'filled by a program' }],
    ['Fine words', { author: 'www.example.com' }],
  ];
  const before = (await list()).length;
  const told = await hearWebhooks(app.ctx);
  let cookie = '';
  for (const [content, more] of risky) {
    const answer = await say(content, more, cookie ? { Cookie: cookie } : {});
    cookie ||= cookieOf(answer);
    expect([content, await answer.json()]).toMatchObject([content, { status: 'held', content }]);
  }
  expect(await list()).toHaveLength(before);
  const mine = await list({ Cookie: cookie });
  expect(mine.filter(({ status }) => status === 'held')).toHaveLength(risky.length);
  expect(mine[0]).toMatchObject({ content: 'Fine words', status: 'held' });
  const added = await told('comment.added');
  expect(added).toHaveLength(risky.length);
  expect(added.at(-1)?.[1]).toMatchObject({ status: 'held' });
});

test('text stays text, in any script, and control characters go', async () => {
  const words = 'धन्यवाद, this < that && "so" \u0000\u0007 on';
  const answer = await say(words, { author: 'आशा "O’Neil"' });
  expect(await answer.json()).toMatchObject({
    content: 'धन्यवाद, this < that && "so"  on',
    author: 'आशा "O’Neil"',
    status: 'approved',
  });
});

test('blank, long, wrong and homeless comments are refused with their field', async () => {
  const blank = await say('   ');
  expect([blank.status, await blank.json()]).toMatchObject([
    422,
    { errors: { content: 'Please write a comment' } },
  ]);
  expect((await say('x'.repeat(2_001))).status).toBe(422);
  expect((await say('ok', { author: 'x'.repeat(81) })).status).toBe(422);
  expect((await say(7)).status).toBe(422);
  expect((await app.post('/api/comments', '{')).status).toBe(400);
  expect((await app.post('/api/comments', { slug: 'nothing', content: 'ok' })).status).toBe(404);
  expect((await app.get('/api/comments/slug/nothing')).status).toBe(404);
});

test('comments come a page at a time', async () => {
  await writePost(app.ctx, 'Much discussed');
  for (let n = 1; n <= 5; n++)
    await app.post('/api/comments', { slug: 'much-discussed', content: `Number ${n}` });
  const page = async (query: string) => {
    const answer = await app.get(`/api/comments/slug/much-discussed?limit=2${query}`);
    return {
      texts: ((await answer.json()) as Comment[]).map(({ content }) => content),
      next: answer.headers.get('X-Next-Cursor'),
    };
  };
  const first = await page('');
  expect(first.texts).toEqual(['Number 5', 'Number 4']);
  const second = await page(`&cursor=${first.next}`);
  expect(second.texts).toEqual(['Number 3', 'Number 2']);
  expect(await page(`&cursor=${second.next}`)).toEqual({ texts: ['Number 1'], next: null });
});

test('a pinned comment stands first, is on no second page, and another one takes its place', async () => {
  await writePost(app.ctx, 'Well answered');
  const ids: string[] = [];
  for (let n = 1; n <= 4; n++) {
    const answer = await app.post('/api/comments', { slug: 'well-answered', content: `Number ${n}` });
    ids.push(((await answer.json()) as Comment).id);
  }
  const [first = '', second = ''] = ids;
  const pages = async (limit: number) => {
    const seen: string[][] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor && `&cursor=${cursor}`;
      const answer = await app.get(`/api/comments/slug/well-answered?limit=${limit}${query}`);
      seen.push(((await answer.json()) as Comment[]).map(({ content }) => content.slice(-1)));
      cursor = answer.headers.get('X-Next-Cursor');
    }
    return seen.map((page) => page.join('')).join(' ');
  };
  const editor = asEditor(app.ctx);
  await pinComment(editor, { id: second, isPinned: true });
  expect([await pages(1), await pages(2), await pages(4)]).toEqual(['2 4 3 1', '24 31', '2431']);
  expect((await (await app.get('/api/comments/slug/well-answered')).json())[0]).toMatchObject({
    id: second,
    pinned: true,
  });
  await pinComment(editor, { id: first, isPinned: true });
  expect(await pages(4)).toBe('1432');
  await pinComment(editor, { id: first, isPinned: false });
  expect(await pages(4)).toBe('4321');
  await pinComment(editor, { id: first, isPinned: true });
  await reviewComments(editor, { ids: [first], action: 'spam' });
  expect(await pages(4)).toBe('432');
  await expect(pinComment(editor, { id: first, isPinned: true })).rejects.toMatchObject({
    message: 'Only a comment that is shown can be pinned.',
  });
});

test('readers report a comment once each: three of them make it wait, and what staff decided they cannot ask again', async () => {
  await writePost(app.ctx, 'Argued about');
  const { id } = (await (
    await app.post('/api/comments', { slug: 'argued-about', content: 'You are all wrong.' })
  ).json()) as Comment;
  const texts = async () =>
    ((await (await app.get('/api/comments/slug/argued-about')).json()) as Comment[]).length;
  const editor = asEditor(app.ctx);
  const queue = async (status: 'held' | 'reported') =>
    (await listStaffComments(editor, { status, perPage: 25, offset: 0 })).data
      .filter((comment) => comment.id === id)
      .map(({ reports, heldBecause }) => ({ reports, heldBecause }));
  const from = (n: number, viewer = v4()) =>
    reportComment({ ...app.ctx, request: { ...app.ctx.request, ip: `192.0.2.${n}` } }, { id, viewer });

  const told = await app.post(`/api/comments/${id}/report`, {});
  expect([told.status, await told.json()]).toEqual([200, { ok: true }]);
  const me = { Cookie: cookieOf(told) };
  expect((await app.post(`/api/comments/${id}/report`, {}, me)).status).toBe(200);
  // Without the cookie it is still the same network.
  await app.post(`/api/comments/${id}/report`, {});
  expect(await queue('reported')).toEqual([{ reports: 1, heldBecause: [] }]);
  const other = v4();
  await Promise.all([from(2, other), from(2, other)]);
  // The same reader elsewhere, another one on the same network.
  await Promise.all([from(3, other), from(2)]);
  expect([await texts(), await queue('reported')]).toEqual([1, [{ reports: 2, heldBecause: [] }]]);
  await reviewComments(editor, { ids: [id], action: 'dismiss' });
  expect(await queue('reported')).toEqual([]);
  await from(2, other);
  expect(await queue('reported')).toEqual([]);

  await Promise.all([from(4), from(5), from(6), from(7)]);
  expect([await texts(), await queue('held')]).toEqual([
    0,
    [{ reports: 3, heldBecause: ['reported by readers'] }],
  ]);
  await reviewComments(editor, { ids: [id], action: 'approve' });
  expect([await texts(), await queue('reported')]).toEqual([1, []]);
  for (const none of [v4(), 'nothing'])
    expect((await app.post(`/api/comments/${none}/report`, {})).status).toBe(404);
});

test('five comments in ten minutes are enough for one reader', async () => {
  const strict = await createTestApp({ RATE_LIMITS: 'on' });
  await writePost(strict.ctx, 'Talked about');
  const post = (n: number, headers?: Record<string, string>) =>
    strict.post('/api/comments', { slug: 'talked-about', content: `Thought number ${n}` }, headers);
  const me = {
    Cookie: cookieOf(await strict.post('/api/reactions', { slug: 'talked-about', type: 'like' })),
  };
  for (let n = 1; n <= 5; n++) expect((await post(n, me)).status).toBe(200);
  const sixth = await post(6, me);
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get('Retry-After'))).toBeGreaterThan(0);
  await strict.close();
});
