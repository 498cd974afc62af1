import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { announce } from '#kit/announce.ts';
import type { Database } from '#kit/database.server.ts';
import { createTestDb } from '#kit/test-db.ts';
import { patience } from '#kit/test-patience.ts';
import { listenToEvents } from './listen.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDb();
});
afterAll(() => database.close());

const often = { lookMs: 300, restMs: 50 };
const isEmbedded = () => database.embedded !== null;

/** What stands between a process and its database, and a line through it. `answer` says what becomes of new connections. */
async function open() {
  const url = new URL(database.url ?? '');
  const between = {
    answer: (_: Socket) => {},
    opened: 0,
    open: new Set<Socket>(),
    forget: [] as (() => void)[],
  };
  const through = (near: Socket) => {
    const far = connect(Number(url.port), url.hostname);
    near.pipe(far).pipe(near);
    between.forget.push(() => [near, far].map((side) => side.unpipe().resume()));
    far.on('error', () => near.destroy());
    near.on('close', () => far.destroy());
  };
  between.answer = through;
  const proxy = createServer((near) => {
    between.opened++;
    between.open.add(near);
    near.on('error', () => {});
    near.on('close', () => between.open.delete(near));
    between.answer(near);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const own = new URL(url);
  own.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const line = await listenToEvents({ ...database, url: own.href }, pino({ level: 'silent' }), often);
  const heard: string[] = [];
  line.events.subscribe(({ kind }) => heard.push(kind));
  const close = async () => {
    await line.close();
    for (const near of between.open) near.destroy();
    proxy.close();
  };
  return { between, through, heard, close };
}

const tell = () => announce(database, { kind: 'pages', tags: ['settings'] });

test('a line that was forgotten without a word is found out, and what went unheard may have been anything', async () => {
  if (isEmbedded()) return;
  const { between, heard, close } = await open();
  await tell();
  await vi.waitUntil(() => heard.length === 1, patience);
  for (const forget of between.forget) forget();
  await tell();
  await vi.waitUntil(() => heard.includes('resync'), patience);
  await tell();
  await vi.waitUntil(() => heard.length === 3, patience);
  expect(heard).toEqual(['pages', 'resync', 'pages']);
  await close();
});

test('where listening is refused, as by a replica that is not promoted yet, no connection stays open', async () => {
  if (isEmbedded()) return;
  const { between, through, heard, close } = await open();
  // Lets in whoever comes, and answers each question as a server that is in recovery.
  const message = (type: string, body: string) => {
    const head = Buffer.alloc(5);
    head.write(type);
    head.writeInt32BE(Buffer.byteLength(body) + 4, 1);
    return Buffer.concat([head, Buffer.from(body)]);
  };
  const ready = message('Z', 'I');
  const refused = message('E', 'SERROR\0VERROR\0C25006\0Mcannot execute LISTEN during recovery\0\0');
  between.answer = (near) => {
    near.once('data', () => {
      near.write(Buffer.concat([message('R', '\0\0\0\0'), ready]));
      near.on('data', (asked) => asked[0] === 0x51 && near.write(Buffer.concat([refused, ready])));
    });
  };
  for (const near of between.open) near.destroy();
  const before = between.opened;
  await vi.waitUntil(() => between.opened > before + 5, patience);
  expect(between.open.size).toBeLessThan(3);
  between.answer = through;
  await vi.waitUntil(() => heard.includes('resync'), patience);
  await close();
  await vi.waitUntil(() => between.open.size === 0, patience);
});
