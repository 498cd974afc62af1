import { like } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#agency/messages/table.server.ts';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { subscribers } from '../../table.server.ts';
import { seed } from '#sample/seed.ts';
import type { Ctx } from '#kit/context.ts';
import { asReceived } from '#agency/messages/test-messages.ts';
import { sendDueLetters, mailTestLetter } from '../jobs/send-letters.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let editor: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  await seed(office.db);
  editor = await office.as('content', 'Meera');
});
afterAll(() => office.close());

type Letter = { id: string; status: string; sentTo: number; sendAt: string | null };
const input = { subject: 'News of November', text: 'First words.\n\nSecond words.', postIds: [] as string[] };
const begin = async (over: object = {}) =>
  (await editor<Letter>('POST', '/letters', { ...input, ...over })).body;
const read = async (id: string) => (await editor<Letter>('GET', `/letters/${id}`)).body;
const kept = () => office.db.select().from(messages).where(like(messages.dedupeKey, 'letter%'));
const mails = async () => asReceived(office.ctx, await kept());
const after = (hours: number): Ctx => ({
  ...office.ctx,
  now: () => new Date(Date.now() + hours * 3_600_000),
});

test('a letter reaches everybody who confirmed, once each, with the way to unsubscribe, and no one else', async () => {
  const anAddress = (i: number, status: 'confirmed' | 'pending' | 'unsubscribed') => ({
    id: v7(), email: `reader-${status}-${i}@example.com`, status, token: v7().replaceAll('-', ''), ip: '',
    userAgent: '', requestedAt: new Date(),
  }); // prettier-ignore
  const readers = Array.from({ length: 205 }, (_, i) => anAddress(i, 'confirmed'));
  await office.db
    .insert(subscribers)
    .values([...readers, anAddress(1, 'pending'), anAddress(2, 'unsubscribed')]);
  const posts = (await editor<{ data: { id: string; title: string; slug: string }[] }>('GET', '/posts')).body
    .data;
  const letter = await begin({ postIds: [posts[1]?.id, posts[0]?.id] });
  const told = await hearWebhooks(office.ctx);
  expect((await editor<{ readers: number }>('GET', '/letters')).body.readers).toBe(205);

  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const plan = (sendAt: string | null) => editor('POST', `/letters/${letter.id}/plan`, { sendAt });
  expect((await plan('2020-01-01T00:00:00Z')).body).toMatchObject({
    errors: { sendAt: 'Choose a time that is still to come' },
  });
  expect((await plan(soon)).body).toMatchObject({ status: 'scheduled', sendAt: soon });
  expect((await editor('PUT', `/letters/${letter.id}`, input)).status).toBe(409);
  await sendDueLetters.run(office.ctx, {});
  expect(await mails()).toEqual([]);

  await sendDueLetters.run(after(2), {});
  await sendDueLetters.run(after(3), {});
  expect(await read(letter.id)).toMatchObject({ status: 'sent', sentTo: 205 });
  expect(await told('letter.sent')).toEqual([['letter.sent', { letterId: letter.id, readers: 205 }]]);
  const sent = await mails();
  expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(
    readers.map(({ email }) => email).toSorted(),
  );
  const [one] = sent;
  const token = readers.find(({ email }) => email === one?.recipient)?.token ?? '';
  expect(one?.unsubscribeUrl).toBe(
    `http://localhost:3000/api/newsletter/unsubscribe/${token}?letter=${letter.id}`,
  );
  expect(one?.subject).toBe('News of November');
  for (const words of ['Second words.', posts[0]?.title, posts[1]?.title, `/newsletter/unsubscribe/${token}`])
    expect(one?.text).toContain(words);
  const { links } = (await editor<{ links: { url: string }[] }>('GET', `/letters/${letter.id}/figures`)).body;
  expect(links.map(({ url }) => url.split('/').at(-1))).toEqual([posts[1]?.slug, posts[0]?.slug]);
  expect(JSON.stringify(await kept())).not.toContain(token);
  expect((await editor('POST', `/letters/${letter.id}/take-back`)).status).toBe(409);
  expect((await editor('DELETE', `/letters/${letter.id}`)).status).toBe(409);
});

test('a draft is tried on oneself, changed, planned, taken back and deleted', async () => {
  const letter = await begin();
  expect((await editor('POST', '/letters', { ...input, text: ' ' })).body).toMatchObject({
    errors: { text: 'Write something' },
  });
  expect((await editor('POST', `/letters/${letter.id}/test`)).body).toEqual({ to: editor.email });
  const [asked] = office.enqueued
    .filter(({ name }) => name === 'test-letter')
    .flatMap(({ payloads }) => payloads);
  await mailTestLetter.run(office.ctx, asked as Parameters<typeof mailTestLetter.run>[1]);
  const [mail] = await office.db.select().from(messages).where(like(messages.subject, 'Test: %'));
  expect(mail).toMatchObject({ recipient: editor.email, subject: 'Test: News of November' });

  expect((await editor('PUT', `/letters/${letter.id}`, { ...input, subject: 'Better' })).status).toBe(200);
  const later = new Date(Date.now() + 7_200_000).toISOString();
  await editor('POST', `/letters/${letter.id}/plan`, { sendAt: later });
  expect((await editor('POST', `/letters/${letter.id}/take-back`)).body).toMatchObject({ status: 'draft' });
  expect((await editor('DELETE', `/letters/${letter.id}`)).status).toBe(204);
  expect((await editor('GET', `/letters/${letter.id}`)).status).toBe(404);

  const now = await begin({ subject: 'At once' });
  await editor('POST', `/letters/${now.id}/plan`, { sendAt: null });
  expect(office.enqueued.at(-1)).toEqual({ name: 'send-letters', payloads: [{}] });
});
