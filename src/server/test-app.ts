import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createTestDb } from '#db/test-db.ts';
import { seed } from '#db/seed/seed.ts';
import { readEnv } from '#env';
import { compose } from './compose.ts';

/**
 * The whole server without pages and without a socket, on a database of its own: requests in, responses out.
 * Jobs are enqueued and worked through only when a test calls `product.work()`.
 */
export async function createTestApp(variables: Record<string, string> = {}) {
  const database = await createTestDb();
  await seed(database.db);
  const folder = await mkdtemp(join(tmpdir(), 'nirmaan-app-'));
  const env = readEnv({
    RATE_LIMITS: 'off',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: folder,
    ...variables,
  });
  const product = await compose({ env, database, log: pino({ level: 'silent' }), site: null });

  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    product.app.request(path, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
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
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}
export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
