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

test('customers are told what works: mails that wait too long are slow, then down, and so is a store that is away', async () => {
  const parts = async (over = {}) => (await readStatus({ ...app.ctx, ...over })).parts;
  expect(await parts()).toEqual({ site: 'works', mails: 'works', payments: 'works', files: 'works' });
  await app.db.insert(messages).values({
    id: v7(),
    dedupeKey: 'waits',
    channel: 'email',
    recipient: 'asha@example.com',
    subject: 'Hello',
    text: 'Hello',
    createdAt: new Date(Date.now() - 20 * 60_000),
  });
  expect(await parts()).toMatchObject({ mails: 'slow' });
  const later = () => new Date(Date.now() + 3_600_000);
  expect(await parts({ now: later })).toMatchObject({ mails: 'down' });
  const files = { ...app.ctx.files, check: () => Promise.reject(new FilesDown('away')) };
  expect(await parts({ files })).toMatchObject({ files: 'down' });
});
