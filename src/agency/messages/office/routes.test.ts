import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { deliverMessage } from '../deliver-message.ts';
import { messages } from '../table.server.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  owner = await office.as('owner');
});
afterAll(() => office.close());

test('a failed mail is seen, read and sent again, once', async () => {
  const id = v7();
  const text = { recipient: 'ravi@example.com', subject: 'Thank you', text: 'Hello', html: '<p>Hello</p>' };
  await office.db.insert(messages).values({
    id,
    dedupeKey: id,
    channel: 'email',
    status: 'failed',
    lastError: '550 no such user',
    ...text,
  });
  await office.db
    .insert(messages)
    .values({ id: v7(), dedupeKey: 'other', channel: 'sms', status: 'sent', ...text });
  const list = await owner<{ data: { id: string }[]; nextCursor: string | null }>(
    'GET',
    '/messages?status=failed',
  );
  expect(list.body.data).toMatchObject([{ id, lastError: '550 no such user' }]);
  expect(list.body.data[0]).not.toHaveProperty('text');
  expect((await owner('GET', `/messages/${id}`)).body).toMatchObject(text);
  const page = await owner<{ data: { id: string }[]; nextCursor: string }>('GET', '/messages?perPage=1');
  const next = await owner<{ data: { id: string }[]; nextCursor: null }>(
    'GET',
    `/messages?perPage=1&cursor=${page.body.nextCursor}`,
  );
  expect(next.body).toMatchObject({ data: [{ id }], nextCursor: null });

  const retries = await Promise.all([
    owner('POST', `/messages/${id}/retry`),
    owner('POST', `/messages/${id}/retry`),
  ]);
  expect(retries.map((answer) => answer.status).toSorted()).toEqual([204, 409]);
  expect(office.enqueued).toEqual([{ name: 'deliver-message', payloads: [{ messageId: id }] }]);
});

test('a mail that is refused for now counts as failed once its tries are used up, so that it can be sent again', async () => {
  const id = v7();
  await office.db.insert(messages).values({
    id,
    dedupeKey: id,
    channel: 'email',
    recipient: 'asha@gmial.example',
    subject: 'Thank you',
    text: 'Hello',
  });
  const attempt = (send: () => Promise<void>, isLast: boolean) =>
    deliverMessage({ ...office.ctx, mail: { send } }, { messageId: id }, isLast);
  const refuse = () => Promise.reject(new Error('450 4.1.2 Domain not found'));
  const read = async () => (await owner('GET', `/messages/${id}`)).body;
  await expect(attempt(refuse, false)).rejects.toThrow('450');
  expect(await read()).toMatchObject({ status: 'queued', lastError: '450 4.1.2 Domain not found' });
  await expect(attempt(refuse, true)).rejects.toThrow('450');
  expect(await read()).toMatchObject({ status: 'failed', lastError: '450 4.1.2 Domain not found' });

  // From the mailbox, and from among the dead letters, whose job runs once more.
  expect((await owner('POST', `/messages/${id}/retry`)).status).toBe(204);
  await office.db.update(messages).set({ attempts: 480 }).where(eq(messages.id, id));
  await expect(attempt(refuse, true)).rejects.toThrow('450');
  await attempt(() => Promise.resolve(), false);
  expect(await read()).toMatchObject({ status: 'sent', lastError: null });
});
