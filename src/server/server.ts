import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import * as build from 'virtual:react-router/server-build';
import { lockDataDir } from '#adapters/files/lock-data-dir.ts';
import { yieldToRequests } from '#adapters/queue/yield-to-requests.ts';
import { openDatabase, type Database } from '#kit/database.server.ts';
import type { Ctx } from '#kit/context.ts';
import { chainAudit } from '#agency/audit/chain-audit.ts';
import { seedOnce } from '#sample/seed-once.ts';
import { sealStored } from './seal-stored.ts';
import { EnvError, readEnv, type Env } from './env.server.ts';
import { compose } from './compose.ts';
import { firstPeople, type Owner } from './first-people.ts';
import { createLog } from './log.ts';
import { giveBackMemory } from './give-back-memory.ts';
import { keepWorkers } from './keep-workers.ts';
import { gatherMetrics } from './metrics-of-all.ts';
import { openServer } from './open-server.ts';
import { CannotListen, startupErrorText } from './startup-error.ts';
import { ignoredSettings } from './ignored-settings.ts';

const buildDir = join(import.meta.dirname, '..');
const site = { build, buildDir };
const emptyDatabase = { empty: join(buildDir, 'database', 'empty.tar.zst') };

const ignored = ignoredSettings(process.env);

try {
  const env = readEnv(process.env);
  const log = await createLog(env.LOG_LEVEL);
  if (cluster.isPrimary) for (const line of ignored) log.warn(line);
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));
  if (env.WORKERS > 1 && cluster.isPrimary) await runWorkers(env, log);
  else await serve(env, log);
} catch (error) {
  // The operator's own mistakes are said in plain lines; anything else keeps its stack.
  const why = startupErrorText(error);
  const lines = [why, ...(error instanceof EnvError ? ignored : [])].join('\n').replaceAll('\n', '\n  ');
  console.error(why ? `Cannot start:\n  ${lines}` : error);
  process.exit(1);
}

/** One process that serves, works through jobs and stops without dropping anybody. */
async function serve(env: Env, log: Logger) {
  const alone = !cluster.isWorker;
  const lock = alone ? lockDataDir(resolve(env.DATA_DIR)) : null;
  const database = await openDatabase(placeOf(env), emptyDatabase);
  if (alone) await prepare(database, log);
  const product = await compose({ env, database, log, site });
  const owner = alone ? await firstStart(env, product.system, log) : null;

  const server = openServer(product.handle);
  // A thousand visitors in one moment wait in the system's line; the default of 511 would turn the others away.
  await new Promise<void>((done, fail) =>
    server
      .once('error', (error: NodeJS.ErrnoException) => fail(new CannotListen(env, error)))
      .listen({ port: env.PORT, host: env.HOST, backlog: 2_048 }, done),
  );
  if (alone) greet(env, owner);
  // Whoever waited for the start comes first: on an embedded database the queues' first looks take as long as a fifth of it.
  const working = yieldToRequests().then(() => product.work());

  const stop = once(async () => {
    product.endStreams();
    await drain(server);
    await working;
    await product.close();
    await database.close();
    lock?.release();
    process.exit(0);
  });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await working;
  if (env.PAGE_CACHE === 'on') void product.warm().then(giveBackMemory);
}

function placeOf({ DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR }: Env) {
  return { url: DATABASE_URL ?? null, directUrl: DATABASE_DIRECT_URL, dataDir: resolve(DATA_DIR) };
}

async function prepare(database: Database, log: Logger) {
  await database.migrate();
  if (database.pool && !(await boundsStatements(database)))
    log.warn('The pooler in DATABASE_URL sets no statement_timeout: docs/scaling.md');
  await seedOnce(database.db, import.meta.filename);
  // What an earlier version wrote has no hashes yet.
  await chainAudit(database);
}

/** Whether PostgreSQL ends a statement that nobody waits for any more. Without a pooler we tell it to. */
async function boundsStatements({ db }: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`show statement_timeout`);
  return rows[0]?.statement_timeout !== '0';
}

/** Several processes on one machine share the port; the first one prepares the database for all. */
async function runWorkers(env: Env, log: Logger) {
  const lock = lockDataDir(resolve(env.DATA_DIR));
  const database = await openDatabase(placeOf(env), emptyDatabase);
  await prepare(database, log);
  const product = await compose({ env, database, log, site });
  const owner = await firstStart(env, product.system, log);
  await product.close();
  await database.close();

  gatherMetrics();
  const endWorkers = keepWorkers(cluster, {
    number: env.WORKERS,
    log,
    onServing: () => greet(env, owner),
    onFailed: () => void stopWith(1),
  });
  const stopWith = async (code: number) => {
    await endWorkers();
    lock.release();
    process.exit(code);
  };
  const stop = once(() => stopWith(0));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** What one process does before any serves: secrets get today's key, and whoever must be there is. */
async function firstStart(env: Env, ctx: Ctx, log: Logger): Promise<Owner> {
  const { lost } = await sealStored(ctx);
  if (lost > 0) log.warn({ lost }, 'SECRETS_KEY does not open all stored secrets: docs/operations.md');
  return firstPeople(env, ctx);
}

function greet(env: Env, owner: Owner | null) {
  const lines = [
    `  Site         ${env.PUBLIC_URL}`,
    `  Back office  ${env.PUBLIC_URL}/admin`,
    ...(env.APP_MODE === 'demo' ? [`  Mailbox      ${env.PUBLIC_URL}/dev/mailbox`] : []),
  ];
  if (owner?.created) {
    const password = env.OWNER_PASSWORD
      ? 'the password in OWNER_PASSWORD'
      : `${owner.password}  (shown only this once)`;
    lines.push(`  Owner        ${owner.email} · ${password}`);
  } else {
    lines.push('  Owner        as set up at the first start; forgotten: npm run owner-password');
  }
  console.log(`\nNirmaan is running.\n\n${lines.join('\n')}\n`);
}

/**
 * Stops taking connections, lets requests in flight finish, then closes what is left. The listener closes without
 * touching open sockets (http's own close would cut idle ones while a request is on its way in): measured, no client
 * sees a reset.
 */
async function drain(server: Server) {
  await everybodyIn(server);
  const closed = new Promise((done) => NetServer.prototype.close.call(server, done));
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  // A process that was kept waiting reads first what came meanwhile: a connection with a request in it is not idle.
  const closeIdle = () => void nextTurn().then(() => server.closeIdleConnections());
  setTimeout(closeIdle, 2_000).unref();
  await Promise.race([closed, wait(10_000)]);
}

/** Connections that the system has taken but we have not yet: one comes in per turn, and closing would cut them off. */
async function everybodyIn(server: Server) {
  let came = true;
  server.on('connection', () => {
    came = true;
  });
  const limit = performance.now() + 1_000;
  while (came && performance.now() < limit) {
    came = false;
    for (let turn = 0; turn < 3; turn++) await nextTurn();
  }
}

function once(run: () => Promise<void>) {
  let running: Promise<void> | null = null;
  return () => {
    running ??= run();
  };
}
