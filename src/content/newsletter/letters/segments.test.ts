import { eq, like } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messages } from '#agency/messages/table.server.ts';
import { asReceived } from '#agency/messages/test-messages.ts';
import type { Ctx } from '#kit/context.ts';
import { ensureOwner } from '#agency/staff/ensure-owner.ts';
import { createCustomer } from '#people/sign-in/sign-up.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';
import { confirmSubscription, unsubscribe } from '../answer-mail.ts';
import { choosePreferences } from '../preferences.ts';
import { subscribe } from '../subscribe.ts';
import { subscribers } from '../table.server.ts';
import { sendDueLetters } from './jobs/send-letters.ts';
import { letterReaders, letters } from './table.server.ts';

let app: TestApp;
let cookie: string;
beforeAll(async () => {
  app = await createTestApp();
  const owner = { email: 'owner@example.com', password: 'correct-horse-battery' };
  await ensureOwner(app.ctx, owner);
  cookie = (await app.post('/staff/session', owner)).headers.get('Set-Cookie')?.split(';')[0] ?? '';
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(messages);
  await app.db.delete(letters);
  await app.db.delete(subscribers);
});

type Row = typeof subscribers.$inferInsert;
async function reader(email: string, over: Partial<Row> = {}) {
  const row: Row = {
    id: v7(), email, status: 'confirmed', token: v7().replaceAll('-', ''), ip: '', userAgent: '',
    requestedAt: new Date(), confirmedAt: new Date(), ...over,
  }; // prettier-ignore
  await app.db.insert(subscribers).values(row);
  return row;
}
const readersNamed = (count: number, over: Partial<Row> = {}) =>
  Promise.all(Array.from({ length: count }, (_, i) => reader(`reader-${i}@example.com`, over)));

const everybody = { languages: [], interests: [], source: '', customers: 'all', since: null, until: null, quietDays: null }; // prettier-ignore
async function staff<T>(method: string, path: string, body?: object) {
  const answer = await app.send(method, `/staff${path}`, body, { Cookie: cookie });
  return { status: answer.status, body: (await answer.json()) as T };
}
type Figures = {
  readers: number;
  sentTo: number;
  sentToB: number;
  unsubscribed: number;
  decision: { winner: string; isClear: boolean } | null;
  delivery: Record<string, number> | null;
  allowed: Record<string, number>;
  links: { url: string; a: number; b: number }[];
};
const begin = async (over: object = {}) =>
  (await staff<{ id: string }>('POST', '/letters', { subject: 'First', text: 'Look: https://shop.example/sale. Now.', ...over })).body; // prettier-ignore
const send = (id: string) => staff('POST', `/letters/${id}/plan`, { sendAt: null });
const figures = async (id: string) => (await staff<Figures>('GET', `/letters/${id}/figures`)).body;
const count = async (segment: object) =>
  (await staff<{ readers: number }>('POST', '/letters/count', { ...everybody, ...segment })).body.readers;
const mails = async () =>
  asReceived(app.ctx, await app.db.select().from(messages).where(like(messages.dedupeKey, 'letter:%')));
const after = (hours: number): Ctx => ({
  ...app.ctx,
  now: () => new Date(Date.now() + hours * 3_600_000),
});
const browser = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
};
const linkIn = (text = '') => /\/api\/newsletter\/links\/[\w/-]+/.exec(text)?.[0] ?? '';
const follow = (path: string, headers: Record<string, string> = browser) => app.get(path, headers);

test('a letter goes to the readers of its segment, shown before and counted again when it goes', async () => {
  const hour = 3_600_000;
  await reader('hindi@example.com', { language: 'hi', interests: ['Websites', 'GST'] });
  await reader('old@example.com', {
    confirmedAt: new Date('2026-01-31T18:29:59.000Z'),
    source: '/blogs/gst-shop',
  });
  await reader('new@example.com', {
    confirmedAt: new Date('2026-01-31T18:30:00.000Z'),
    source: '/newsletter',
  });
  await reader('gone@example.com', { status: 'unsubscribed', language: 'hi' });
  await reader('asha@example.com');
  await createCustomer(app.ctx, { email: 'asha@example.com', passwordHash: null, source: 'sign-up' });

  expect(await count({})).toBe(4);
  expect(await count({ languages: ['hi', 'mr'] })).toBe(1);
  expect(await count({ interests: ['GST', 'Boards'] })).toBe(1);
  expect(await count({ source: '/blogs/' })).toBe(1);
  expect(await count({ customers: 'only' })).toBe(1);
  expect(await count({ customers: 'none' })).toBe(3);
  // Days are Indian ones.
  expect(await count({ until: '2026-01-31' })).toBe(1);
  expect(await count({ since: '2026-02-01', until: '2026-02-01' })).toBe(1);
  expect((await staff('POST', '/letters/count', { ...everybody, quietDays: 1 })).status).toBe(422);
  const groups = (await staff<{ interests: object[]; sources: object[] }>('GET', '/letters/groups')).body;
  expect(groups.sources).toContainEqual({ name: '/blogs/gst-shop', readers: 1 });
  expect(groups.interests).toContainEqual({ name: 'GST', readers: 1 });

  const letter = await begin({ segment: { ...everybody, languages: ['hi'] } });
  const sendAt = new Date(Date.now() + hour).toISOString();
  await staff('POST', `/letters/${letter.id}/plan`, { sendAt });
  await reader('late@example.com', { language: 'hi' });
  await sendDueLetters.run(after(2), {});
  expect(await figures(letter.id)).toMatchObject({
    readers: 2,
    sentTo: 2,
    delivery: { waiting: 2, failed: 0 },
  });
  const sent = await mails();
  expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([
    'hindi@example.com',
    'late@example.com',
  ]);
  // The words around it are the reader's.
  expect(sent[0]?.text).toMatch(/[\u0900-\u097f]/);
});

test('two subjects go to a share each, and the one with more clicks to the rest: once, whatever breaks off', async () => {
  await readersNamed(250);
  const letter = await begin({ subjectB: 'Second', sharePercent: 20, decideHours: 3 });
  expect((await staff('POST', '/letters', { subject: 'Same', subjectB: 'Same', text: 'x' })).status).toBe(
    422,
  );
  await send(letter.id);
  await sendDueLetters.run(app.ctx, {});
  await sendDueLetters.run(after(2), {});
  const tried = await mails();
  const having = (subject: string, list = tried) => list.filter((mail) => mail.subject === subject);
  expect([having('First').length, having('Second').length]).toEqual([50, 50]);
  expect(await staff('GET', `/letters/${letter.id}`)).toMatchObject({ body: { status: 'testing' } });
  expect((await staff('POST', `/letters/${letter.id}/take-back`)).status).toBe(409);
  for (const [i, mail] of [...having('First').slice(0, 2), ...having('Second').slice(0, 12)].entries()) {
    const answer = await follow(linkIn(mail.text));
    expect([i, answer.status, answer.headers.get('Location')]).toEqual([i, 302, 'https://shop.example/sale']);
  }

  // The database goes away in the middle of the rest: what was written is not written again.
  let batches = 0;
  const dying: Ctx = {
    ...after(4),
    jobs: {
      enqueue: async (...job) => {
        if (++batches === 1) throw new Error('Connection terminated');
        return app.ctx.jobs.enqueue(...job);
      },
    },
  };
  await expect(sendDueLetters.run(dying, {})).rejects.toThrow('Connection terminated');
  expect((await mails()).length).toBe(100);
  // Clicks that come after the decision change nothing of it.
  for (const mail of having('First').slice(0, 30)) await follow(linkIn(mail.text));
  await sendDueLetters.run(after(4), {});
  await sendDueLetters.run(after(5), {});
  const all = await mails();
  expect([having('First', all).length, having('Second', all).length]).toEqual([50, 200]);
  expect(new Set(all.map(({ recipient }) => recipient)).size).toBe(250);
  expect(await figures(letter.id)).toMatchObject({
    readers: 250,
    sentTo: 250,
    sentToB: 200,
    decision: { winner: 'b', isClear: true, a: { sent: 50, clicks: 2 }, b: { sent: 50, clicks: 12 } },
    links: [{ url: 'https://shop.example/sale', a: 32, b: 12 }],
  });
});

test('too few clicks to tell, or one reader alone: the first subject goes to the rest', async () => {
  await reader('alone@example.com');
  const one = await begin({ subjectB: 'Second' });
  await send(one.id);
  await sendDueLetters.run(app.ctx, {});
  expect((await mails()).map(({ subject }) => subject)).toEqual(['First']);
  await readersNamed(9);
  const few = await begin({ subjectB: 'Second', decideHours: 1 });
  await send(few.id);
  await sendDueLetters.run(app.ctx, {});
  expect((await figures(few.id)).sentTo).toBe(2);
  await sendDueLetters.run(after(2), {});
  expect(await figures(few.id)).toMatchObject({
    sentTo: 10,
    sentToB: 1,
    decision: { winner: 'a', isClear: false },
  });
});

test('links lead where the letter led and nowhere else; what one person does is kept of those alone who allow it', async () => {
  const quiet = await reader('quiet@example.com');
  const seen = await reader('seen@example.com', { measuredSince: new Date() });
  const idle = await reader('idle@example.com', { measuredSince: new Date() });
  const letter = await begin({ text: 'https://shop.example/बिक्री?a=1&b=2' });
  await send(letter.id);
  await sendDueLetters.run(app.ctx, {});
  const sent = new Map((await mails()).map((mail) => [mail.recipient, mail]));
  const [plain, marked] = [sent.get(quiet.email), sent.get(seen.email)];
  expect(plain?.html).not.toMatch(/<img[^>]*api\/newsletter/);
  expect(plain?.text).not.toContain('You allowed us to see');
  expect(marked?.text).toContain('You allowed us to see whether you open this letter');
  const pixel = /\/api\/newsletter\/opened\/[\w/-]+/.exec(marked?.html ?? '')?.[0] ?? '';
  expect(linkIn(plain?.text).split('/').length).toBe(5);

  const led = await follow(linkIn(plain?.text));
  expect(led.headers.get('Location')).toBe(new URL('https://shop.example/बिक्री?a=1&b=2').href);
  expect(led.headers.get('Referrer-Policy')).toBe('no-referrer');
  for (const bad of [
    `${linkIn(plain?.text).slice(0, -4)}AAAA`,
    '/api/newsletter/links/https:%2F%2Fevil.example',
  ])
    expect([bad, (await follow(`${bad}?url=https://evil.example`)).status]).toEqual([bad, 404]);
  // Robots, and whoever only looks whether it is there, are led and not counted.
  await follow(linkIn(plain?.text), { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  await app.product.app.request(linkIn(plain?.text), { method: 'HEAD', headers: browser });
  expect((await figures(letter.id)).links).toMatchObject([{ a: 1 }]);

  const shown = await follow(pixel);
  expect([shown.status, shown.headers.get('Content-Type'), shown.headers.get('Cache-Control')]).toEqual([
    200,
    'image/gif',
    'no-store',
  ]);
  expect((await follow(pixel.replace(/.{6}$/, 'AAAAAA'))).status).toBe(200);
  expect((await figures(letter.id)).allowed).toEqual({ readers: 2, opened: 1, clicked: 0 });
  await follow(linkIn(marked?.text));
  expect((await figures(letter.id)).allowed).toEqual({ readers: 2, opened: 1, clicked: 1 });
  expect(await count({ quietDays: 30 })).toBe(1);

  // Whoever takes it back, or leaves, is forgotten in it; who leaves by the letter is counted there.
  const choose = { token: seen.token, language: 'hi' as const, interests: ['GST'], measured: false };
  await choosePreferences(app.ctx, choose);
  await choosePreferences(app.ctx, { ...choose, measured: true });
  await unsubscribe(app.ctx, { token: idle.token, letterId: letter.id });
  await unsubscribe(app.ctx, { token: idle.token, letterId: letter.id });
  await unsubscribe(app.ctx, { token: quiet.token, letterId: 'no-letter' });
  expect(await app.db.select().from(letterReaders)).toEqual([]);
  expect((await figures(letter.id)).unsubscribed).toBe(1);
  // On a tab of theirs from before, they may press Save yet.
  await choosePreferences(app.ctx, { ...choose, token: idle.token, measured: true });
  expect(
    (await app.db.select().from(subscribers).where(eq(subscribers.id, idle.id)))[0]?.measuredSince,
  ).toBeNull();
  expect((await app.db.select().from(subscribers).where(eq(subscribers.id, seen.id)))[0]).toMatchObject({
    language: 'hi',
    interests: ['GST'],
    measuredSince: expect.any(Date),
  });
});

test('mails that failed and that came back are told apart; where none is kept any more, that is said', async () => {
  await readersNamed(3);
  const letter = await begin();
  await send(letter.id);
  await sendDueLetters.run(app.ctx, {});
  const [one, two, three] = await app.db.select({ id: messages.id }).from(messages);
  const becomes = (id = '', change: object) => app.db.update(messages).set(change).where(eq(messages.id, id));
  await becomes(one?.id, { status: 'failed', lastError: 'It came back: 5.1.1 no such user' });
  await becomes(two?.id, { status: 'failed', lastError: '550 refused' });
  await becomes(three?.id, { status: 'sent' });
  expect((await figures(letter.id)).delivery).toEqual({ sent: 1, waiting: 0, failed: 1, cameBack: 1 });
  await app.db.delete(messages);
  expect(await figures(letter.id)).toMatchObject({ sentTo: 3, delivery: null });
  expect((await staff('GET', `/letters/${v7()}/figures`)).status).toBe(404);
});

test('a wish says where it was made, and allows nothing that was not ticked', async () => {
  const row = async (email: string) =>
    (await app.db.select().from(subscribers).where(eq(subscribers.email, email)))[0];
  await app.post('/api/newsletter', { email: 'a@example.com', page: '/hi/blogs/GST-shop?x=1' });
  expect(await row('a@example.com')).toMatchObject({ source: '/blogs/gst-shop', measuredSince: null });
  await app.post('/api/newsletter', { email: 'b@example.com', page: '//evil', measured: true });
  expect(await row('b@example.com')).toMatchObject({ source: '', measuredSince: expect.any(Date) });
  // A stranger's wish changes nothing of somebody who has confirmed.
  const b = await row('b@example.com');
  await confirmSubscription(app.ctx, { token: b?.token ?? '' });
  await choosePreferences(app.ctx, {
    token: b?.token ?? '',
    language: 'en',
    interests: [],
    measured: false,
  });
  await subscribe(app.ctx, { email: 'b@example.com', honeypot: '', measured: true });
  expect((await row('b@example.com'))?.measuredSince).toBeNull();
  await expect(
    choosePreferences(app.ctx, { token: '0'.repeat(32), language: 'en', interests: [], measured: false }),
  ).rejects.toThrow();
});

test('who has left gets no letter that still waits, nor one that could be sent again', async () => {
  const [asked, forgotten] = await readersNamed(3);
  const letter = await begin();
  await send(letter.id);
  await sendDueLetters.run(app.ctx, {});
  const [first] = await mails();
  await app.db
    .update(messages)
    .set({ status: 'failed' })
    .where(eq(messages.id, first?.id ?? ''));
  await unsubscribe(app.ctx, { token: asked?.token ?? '' });
  await app.send('DELETE', `/staff/subscribers/${forgotten?.id}`, undefined, { Cookie: cookie });
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['reader-2@example.com']);
});
