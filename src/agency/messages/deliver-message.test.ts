import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { v7 } from 'uuid';
import { patience } from '#kit/test-patience.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';
import { deliverMessage } from './deliver-message.ts';
import { rowOf } from './queue-messages.ts';
import { messages } from './table.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A mail that waits, and processes that send it until they are let go. */
async function open() {
  const draft = { channel: 'email', to: 'meera@example.com', replyTo: null, subject: 'Hello', text: 'Hello', html: null, leadId: null, dedupeKey: v7() } as const; // prettier-ignore
  const [row] = await app.db
    .insert(messages)
    .values(await rowOf(app.ctx, draft))
    .returning();
  const messageId = row?.id ?? '';
  const senders: { name: string; end(error?: Error): void }[] = [];
  const deliver = (name: string) => {
    const send = () =>
      new Promise<void>((resolve, reject) =>
        senders.push({ name, end: (error) => (error ? reject(error) : resolve()) }),
      );
    return deliverMessage({ ...app.ctx, mail: { send } }, { messageId });
  };
  /** The so manieth that began to send it. */
  const sender = async (nth: number) => {
    await vi.waitUntil(() => senders.length >= nth, patience);
    return senders[nth - 1];
  };
  const kept = async () => (await app.db.select().from(messages).where(eq(messages.id, messageId)))[0];
  return { messageId, deliver, sender, sent: () => senders.map(({ name }) => name), kept };
}

test('a mail that takes longer than its job goes out once: whoever takes up the job waits for its sender', async () => {
  const { deliver, sender, sent, kept } = await open();
  const first = deliver('first');
  const sending = await sender(1);
  await expect(deliver('second')).rejects.toThrow('Another process is sending it.');
  sending?.end();
  await first;
  await deliver('second');
  expect([sent(), await kept()]).toMatchObject([['first'], { status: 'sent', attempts: 1, handedAt: null }]);
});

test('a mail that was refused for now is tried again at once, and one whose sender died goes out a little later', async () => {
  const { messageId, deliver, sender, sent, kept } = await open();
  const refused = deliver('first');
  (await sender(1))?.end(new Error('The server is full'));
  await expect(refused).rejects.toThrow('The server is full');
  const died = deliver('second');
  const dead = await sender(2);
  await app.db
    .update(messages)
    .set({ handedAt: sql`now() - interval '25 seconds'` })
    .where(eq(messages.id, messageId));
  const third = deliver('third');
  (await sender(3))?.end();
  await third;
  dead?.end(new Error('The line was cut'));
  await expect(died).rejects.toThrow('The line was cut');
  expect([sent(), await kept()]).toMatchObject([
    ['first', 'second', 'third'],
    { status: 'sent', attempts: 3, handedAt: null },
  ]);
});
