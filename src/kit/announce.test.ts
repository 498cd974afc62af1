import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pino } from 'pino';
import { listenToEvents } from '#adapters/events/listen.ts';
import { announce } from './announce.ts';
import type { Database } from './database.server.ts';
import { createTestDb } from './test-db.ts';
import { patience } from './test-patience.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDb();
});
afterAll(() => database.close());

test('however many tags an event names, and however many events there are, all are told', async () => {
  const { events, close } = await listenToEvents(database, pino({ level: 'silent' }));
  const tags: string[][] = [];
  const ids: string[] = [];
  events.subscribe((event) => {
    if (event.kind === 'pages') tags.push(event.tags);
    if (event.kind === 'message') ids.push(event.messageId);
  });
  const few = ['blog', 'settings'];
  const many = Array.from({ length: 200 }, (_, n) => `post:नाम-${n}-${'a'.repeat(60)}`);
  const written = Array.from({ length: 2_000 }, (_, n) => `${n}`);
  await announce(database, { kind: 'pages', tags: few }, { kind: 'pages', tags: many });
  await vi.waitUntil(() => tags.flat().length === few.length + many.length, patience);
  expect(tags[0]).toEqual(few);
  expect(tags.flat()).toEqual([...few, ...many]);
  await announce(database, ...written.map((messageId) => ({ kind: 'message' as const, messageId })));
  await vi.waitUntil(() => ids.length === written.length, patience);
  expect(ids).toEqual(written);
  await close();
});
