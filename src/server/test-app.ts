import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { Database } from '#kit/database.server.ts';
import { createTestDb } from '#kit/test-db.ts';
import { timed } from '#kit/timed.ts';
import { testPasswords } from '#kit/secrets/test-passwords.ts';
import { readEnv } from './env.server.ts';
import { compose } from './compose.ts';

/**
 * The whole server without pages and without a socket, on a database of its own: requests in, responses out.
 * Jobs are enqueued and worked through only when a test calls `product.work()`.
 * @param shared a seeded database to be one of several processes on; it stays open
 */
export async function createTestApp(variables: Record<string, string> = {}, shared?: Database) {
  const database = shared ?? (await createTestDb('seeded'));
  const folder = await mkdtemp(join(tmpdir(), 'nirmaan-app-'));
  const env = readEnv({
    RATE_LIMITS: 'off',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: folder,
    ...variables,
  });
  const log = pino({ level: 'silent' });
  const product = await timed('compose', () =>
    compose({ env, database, log, site: null, passwords: testPasswords() }),
  );

  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    product.app.request(path, {
      method,
      headers: {
        // What several people do to one record is the story of office/stale-saves.test.ts alone.
        'If-Match': '*',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: typeof body === 'string' ? body : body === undefined ? null : JSON.stringify(body),
    });

  return {
    product,
    db: database.db,
    folder,
    ctx: product.system,
    send,
    post: (path: string, body: unknown, headers?: Record<string, string>) =>
      send('POST', path, body, headers),
    get: (path: string, headers?: Record<string, string>) => send('GET', path, undefined, headers),
    async close() {
      await product.close();
      if (!shared) await database.close();
      await rm(folder, { recursive: true });
    },
  };
}
export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
