import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { PGlite, PGliteOptions, types as PGliteTypes } from '@electric-sql/pglite';
import type { ClientBase, Pool } from 'pg';
import type { Db } from './context.ts';
import { beginDatabase } from './empty-database.server.ts';
import { endAtBorders } from './end-at-borders.ts';
import { migrateEmbedded, migratePostgres } from './migrate.server.ts';
import { nameStatements } from './name-statements.ts';

// The same depth below the project's root in source (src/kit) and in the build (build/server).
export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** An open database. `embedded` and `pool` are for the adapters that need the driver itself. */
export type Database = {
  db: Db;
  embedded: PGlite | null;
  pool: Pool | null;
  /** Where PostgreSQL itself answers, past a pooler: for what needs a session, such as listening. */
  url: string | null;
  /** To this version; `upTo` an earlier one's last migration, by its moment. */
  migrate(upTo?: number): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  /** How long a statement may take, in milliseconds. Migrations take as long as they need. */
  statementLimit?: number;
  migrations?: string;
  /** What an embedded database begins as: an archive of one that is empty. Without it PGlite makes one. */
  empty?: string;
};

/**
 * Opens PostgreSQL at `url`, or the embedded one in `dataDir` when there is no url.
 * @param where.directUrl the same database where a pooler answers at `url`, which lends a connection for each transaction
 */
export function openDatabase(
  where: { url: string | null; directUrl?: string | null; dataDir: string },
  options: Options = {},
): Promise<Database> {
  const { url, directUrl, dataDir } = where;
  return url ? openPostgres(url, directUrl ?? null, options) : openEmbedded(join(dataDir, 'db'), options);
}

/** A PostgreSQL that follows another one, to be read from alone. It may be away: whoever reads finds out. */
export const openFollower = (url: string): Promise<Database> =>
  openPostgres(url, null, { statementLimit: 3_000 });

async function openPostgres(
  url: string,
  directUrl: string | null,
  { statementLimit = 5_000, migrations = migrationsFolder }: Options,
): Promise<Database> {
  const [{ Client, Pool }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ]);
  const keepPrepared = nameStatements();
  const reach = { connectionString: directUrl ?? url, connectionTimeoutMillis: 3_000 };
  // A database that hangs must not hang the visitor: every wait ends within five seconds.
  const settings = {
    ...reach,
    connectionString: url,
    max: 10,
    query_timeout: statementLimit,
    // What a session is told is lost between two transactions behind a pooler, which tells it instead: docs/scaling.md.
    ...(!directUrl && { statement_timeout: statementLimit }),
    keepAlive: true,
    // Long lists of rows that hold a common word fit into this much memory; else they are read again and again. Compiling
    // a query, or starting workers for it, takes longer than any of ours gains by it. The pool waits for all three.
    onConnect: (client: ClientBase) => {
      // A connection in use that the server cuts between two queries of a transaction tells nobody but its listeners;
      // without one the process would end. The next query fails anyway.
      client.on('error', () => {});
      endAtBorders(client);
      if (directUrl) return;
      keepPrepared(client);
      return client.query("set work_mem = '16MB'; set jit = off; set max_parallel_workers_per_gather = 0");
    },
  };
  const pool = new Pool(settings);
  // Without a listener, an idle connection cut by the server would end the process.
  pool.on('error', () => {});
  const db = drizzle(pool, { casing: 'snake_case' });
  return {
    db,
    embedded: null,
    pool,
    url: directUrl ?? url,
    migrate: async (upTo) => {
      // Not through the pool: rewriting a million rows takes longer than any visitor may wait.
      const client = new Client({ ...reach, statement_timeout: 0 });
      client.on('error', () => {});
      await client.connect();
      try {
        await migratePostgres(drizzle(client), migrations, upTo);
      } finally {
        await client.end();
      }
    },
    close: () => pool.end(),
  };
}

/**
 * PGlite as we start it, on `dataDir` or else in memory. Its own 128 MB of room for pages would be resident from the first
 * moment on; what has no room is read again, from the system's memory, at no price that 90 MB of rows showed. Of its code
 * V8 makes the best it can only of what has run eight times as long as V8 would wait for: a start would pay for that and
 * not live to gain by it.
 */
export async function createEmbedded(
  data: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> = {},
): Promise<PGlite> {
  setFlagsFromString('--wasm-tiering-budget=100000000');
  const { PGlite, types } = await import('@electric-sql/pglite');
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];
  return guardTransactions(forgetLists(await PGlite.create({ ...data, startParams }), types));
}

/** Lists of truths, numbers, texts, moments, days, ids and JSON, by PostgreSQL's numbers of their types: `pg_type`. */
const listsInUse = new Set([
  1000, 1005, 1007, 1009, 1015, 1016, 1022, 1028, 1115, 1182, 1185, 1231, 2951, 3807,
]);

/**
 * PGlite learns to read a list of every type there is, of the rows of each table too, and copies all that it has learnt for
 * each query that reads something its own way, as drizzle's all do: two thirds of what a small query took. A list of any
 * other type comes as text.
 */
function forgetLists(embedded: PGlite, { serializers }: typeof PGliteTypes): PGlite {
  for (const type of Object.keys(embedded.serializers)) {
    if (type in serializers || listsInUse.has(Number(type))) continue;
    delete embedded.parsers[type];
    delete embedded.serializers[type];
  }
  return embedded;
}

async function openEmbedded(dataDir: string, options: Options): Promise<Database> {
  if (options.empty) await beginDatabase(options.empty, dataDir);
  await mkdir(dataDir, { recursive: true });
  return wrapEmbedded(await createEmbedded({ dataDir }), options);
}

/** Drizzle on an embedded database that is already open. It knows no limit of a statement: nobody else waits for it. */
export async function wrapEmbedded(
  embedded: PGlite,
  { migrations = migrationsFolder }: Options = {},
): Promise<Database> {
  const { drizzle } = await import('drizzle-orm/pglite');
  const db = drizzle(embedded, { casing: 'snake_case' });
  return {
    db,
    embedded,
    pool: null,
    url: null,
    migrate: (upTo) => migrateEmbedded(db, migrations, upTo),
    close: () => embedded.close(),
  };
}

/**
 * PGlite has one connection: a query beside an open transaction of the same caller waits for ever, and every later
 * one with it. This turns that mistake into an error with a name.
 */
function guardTransactions(embedded: PGlite): PGlite {
  const inside = new AsyncLocalStorage<true>();
  const { transaction, query, exec } = embedded;
  const outsideOnly = <A extends unknown[], R>(run: (...args: A) => R) =>
    function (...args: A): R {
      if (inside.getStore())
        throw new Error('Query beside an open transaction: use the handle you were given.');
      return run.apply(embedded, args);
    };
  return Object.assign(embedded, {
    transaction: (run: Parameters<typeof transaction>[0]) =>
      transaction.call(embedded, (tx) => inside.run(true, () => run(tx))),
    query: outsideOnly(query),
    exec: outsideOnly(exec),
  });
}
