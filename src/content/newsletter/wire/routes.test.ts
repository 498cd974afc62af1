import { setTimeout as wait } from 'node:timers/promises';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { eq } from 'drizzle-orm';
import { messages } from '#agency/messages/table.server.ts';
import { sendLetters } from '../letters/send-letters.ts';
import { letterReaders, letters } from '../letters/table.server.ts';
import { subscribers } from '../table.server.ts';
import { confirmSubscription, purgeUnconfirmed } from '../answer-mail.ts';
import { subscribe } from '../subscribe.ts';
import { asReceived } from '#agency/messages/test-messages.ts';
import { sendConfirmation } from '../jobs/send-confirmation.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const rowOf = async (email: string) =>
  (await app.db.select().from(subscribers).where(eq(subscribers.email, email)))[0];
const messagesTo = (email: string) => app.db.select().from(messages).where(eq(messages.recipient, email));
const mailsTo = async (email: string) => asReceived(app.ctx, await messagesTo(email));

test('a wish is confirmed by its owner and ended with one click', async () => {
  const wish = await app.post('/api/newsletter', { email: ' Asha@Example.com ' });
  expect([wish.status, await wish.json()]).toEqual([200, { ok: true }]);
  const asked = await rowOf('asha@example.com');
  expect(asked).toMatchObject({ status: 'pending', confirmedAt: null });
  if (!asked) return;
  await sendConfirmation.run(app.ctx, { subscriberId: asked.id });
  await sendConfirmation.run(app.ctx, { subscriberId: asked.id });
  const [mail, ...others] = await mailsTo('asha@example.com');
  expect(others).toEqual([]);
  expect(mail?.unsubscribeUrl).toBe(`http://localhost:3000/api/newsletter/unsubscribe/${asked.token}`);
  expect(mail?.text).toContain(`http://localhost:3000/newsletter/confirm/${asked.token}`);
  expect(JSON.stringify(await messagesTo('asha@example.com'))).not.toContain(asked.token);

  const told = await hearWebhooks(app.ctx);
  await confirmSubscription(app.ctx, asked);
  await confirmSubscription(app.ctx, asked);
  expect(await rowOf('asha@example.com')).toMatchObject({ status: 'confirmed' });
  // Who is on the list already is not told so, and not written to.
  expect((await app.post('/api/newsletter', { email: 'asha@example.com' })).status).toBe(200);
  expect(await rowOf('asha@example.com')).toMatchObject({ status: 'confirmed' });

  const path = `/api/newsletter/unsubscribe/${asked.token}`;
  const looking = await app.get(path);
  expect([looking.status, looking.headers.get('Location')]).toEqual([
    303,
    `/newsletter/unsubscribe/${asked.token}`,
  ]);
  expect(await rowOf('asha@example.com')).toMatchObject({ status: 'confirmed' });
  const click = await app.send('POST', path, 'List-Unsubscribe=One-Click', {
    'Content-Type': 'application/x-www-form-urlencoded',
  });
  expect(click.status).toBe(200);
  expect(await rowOf('asha@example.com')).toMatchObject({ status: 'unsubscribed' });
  // Twice is the same as once, also as multipart.
  expect((await app.send('POST', path)).status).toBe(200);
  expect(await told('newsletter.subscribed', 'newsletter.unsubscribed')).toEqual([
    ['newsletter.subscribed', { subscriberId: asked.id }],
    ['newsletter.unsubscribed', { subscriberId: asked.id }],
  ]);
});

test('who comes back is asked again, and a second wish within ten minutes sends nothing', async () => {
  const at = (minutes: number) => ({ ...app.ctx, now: () => new Date(Date.now() + minutes * 60_000) });
  const wish = { email: 'back@example.com', honeypot: '' };
  await subscribe(app.ctx, wish);
  const first = await rowOf('back@example.com');
  await subscribe(at(5), wish);
  expect((await rowOf('back@example.com'))?.requestedAt).toEqual(first?.requestedAt);
  await subscribe(at(15), wish);
  expect((await rowOf('back@example.com'))?.requestedAt).not.toEqual(first?.requestedAt);
  await purgeUnconfirmed(at(40 * 24 * 60));
  expect(await rowOf('back@example.com')).toBeUndefined();
});

test('what is no address, or comes from a program, is not kept', async () => {
  for (const email of ['', 'asha', 'a@b', 'a b@example.com', `${'x'.repeat(200)}@example.com`]) {
    const answer = await app.post('/api/newsletter', { email });
    expect([email, answer.status]).toEqual([email, 422]);
    expect(await answer.json()).toMatchObject({ errors: { email: expect.any(String) } });
  }
  expect((await app.post('/api/newsletter', {})).status).toBe(422);
  expect((await app.post('/api/newsletter', { email: 'bot@example.com', website: 'x' })).status).toBe(200);
  expect(await rowOf('bot@example.com')).toBeUndefined();
  for (const token of ['nothing', '0'.repeat(32)])
    expect((await app.send('POST', `/api/newsletter/unsubscribe/${token}`)).status).toBe(404);
  expect((await app.get('/api/newsletter/unsubscribe/%2e%2e')).status).toBe(404);
});

test('a mailbox is not flooded through our form', async () => {
  const strict = await createTestApp({ RATE_LIMITS: 'on' });
  const statuses = [];
  for (let n = 0; n < 4; n++)
    statuses.push((await strict.post('/api/newsletter', { email: 'victim@example.com' })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  await strict.close();
});

test('who leaves while a letter is being written to its readers gets none of it, and nothing is counted of them', async () => {
  const now = new Date();
  const [leaver, stays] = ['leaves@example.com', 'stays@example.com'].map((email) => ({
    id: v7(), email, status: 'confirmed' as const, token: v7().replaceAll('-', ''), ip: '', userAgent: '',
    requestedAt: now, confirmedAt: now, measuredSince: now,
  })); // prettier-ignore
  if (!leaver || !stays) throw new Error('Two readers are two');
  await app.db.insert(subscribers).values([leaver, stays]);
  const letter = { id: v7(), subject: 'News', text: 'All is new.', status: 'scheduled' as const };
  await app.db.insert(letters).values({ ...letter, sendAt: now, createdAt: now, updatedAt: now });
  let leaving: Promise<unknown> = Promise.resolve();
  await sendLetters(app.ctx, async ({ subject, text }) => {
    leaving = Promise.resolve(app.post(`/api/newsletter/unsubscribe/${leaver.token}`, {}));
    // Who does not wait for us is through by then.
    await Promise.race([leaving, wait(500)]);
    return { subject, text, html: null };
  });
  await leaving;
  expect(await rowOf(leaver.email)).toMatchObject({ status: 'unsubscribed' });
  expect(await messagesTo(leaver.email)).toEqual([]);
  expect(await messagesTo(stays.email)).toHaveLength(1);
  expect(await app.db.select().from(letterReaders)).toMatchObject([{ subscriberId: stays.id }]);
});
