import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#agency/messages/table.server.ts';
import { FilesDown } from '#kit/ports/files.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';
import { readStatus } from './read-status.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const waits = (minutes: number, over: Partial<typeof messages.$inferInsert> = {}) => {
  const id = v7();
  return {
    id,
    dedupeKey: id,
    channel: 'email' as const,
    recipient: 'asha@example.com',
    subject: 'Hello',
    text: 'Hello',
    createdAt: new Date(Date.now() - minutes * 60_000),
    ...over,
  };
};

test('customers are told what works: mails that wait too long are slow, then down, and so is a store that is away', async () => {
  const parts = async (over = {}) => (await readStatus({ ...app.ctx, ...over })).parts;
  expect(await parts()).toEqual({ site: 'works', mails: 'works', payments: 'works', files: 'works' });
  await app.db.insert(messages).values(waits(20));
  expect(await parts()).toMatchObject({ mails: 'slow' });
  const later = () => new Date(Date.now() + 3_600_000);
  expect(await parts({ now: later })).toMatchObject({ mails: 'down' });
  const files = { ...app.ctx.files, check: () => Promise.reject(new FilesDown('away')) };
  expect(await parts({ files })).toMatchObject({ files: 'down' });
});

test('one mail that is refused for now says nothing of the others, nor does an SMS; those that wait behind the last that went do', async () => {
  const mails = async () => (await readStatus(app.ctx)).parts.mails;
  await app.db.delete(messages);
  await app.db.insert(messages).values([waits(300, { lastError: '450 4.1.2 Domain not found' })]);
  expect(await mails()).toBe('down');
  await app.db.insert(messages).values(waits(200, { status: 'sent', sentAt: new Date() }));
  expect(await mails()).toBe('works');
  await app.db.insert(messages).values(waits(100, { channel: 'sms' }));
  expect(await mails()).toBe('works');
  await app.db.insert(messages).values([waits(15), waits(1)]);
  expect(await mails()).toBe('slow');
});
