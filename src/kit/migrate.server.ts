import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { PgDialect, type PgSession } from 'drizzle-orm/pg-core';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { isLockTimeout } from '#kit/rows/sql-state.ts';

type Own = NodePgDatabase | PgliteDatabase;

/** How often somebody else's lock is waited for, and how long between two tries, in milliseconds. */
const tries = 60;
const pause = 1_000;

/**
 * Brings the tables up to this version while an older one serves from the same database. All migrations that are due
 * come in one transaction. It waits for no lock longer than a second, for behind it would queue whoever reads the
 * table; it gives up everything it holds and tries again. Indexes that are built `concurrently`, which no transaction
 * allows, follow one by one; one that was left half-built is built anew.
 * @param upTo the moment of the last one to come; all without it
 * @throws Error that tells the operator what to do
 */
export async function migratePostgres(db: NodePgDatabase, folder: string, upTo?: number): Promise<void> {
  // Processes that start together migrate one after the other. They ask again and again: an index built concurrently
  // would wait for a statement that waits for the lock, and that one for the index.
  while (!(await isTrue(db, sql`select pg_try_advisory_lock(7405811) as yes`))) await wait(100);
  const migrations = readMigrations(folder, upTo);
  await refuseUnfinished(db, migrations);
  await db.execute(sql`set lock_timeout = '1s'`);
  for (let left = tries; ; left--)
    try {
      await migrateInOne(db, migrations, folder);
      break;
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (left === 1)
        throw new Error(
          'The database was not changed: another program has kept a table locked for a minute. ' +
            'End that program (pg_stat_activity names it) and start this one again.',
          { cause: error },
        );
      await wait(pause);
    }
  await db.execute(sql`set lock_timeout = 0`);
  for (const { name, create } of await missingIndexes(db, migrations)) {
    await db.execute(sql`drop index concurrently if exists ${sql.identifier(name)}`);
    await db.execute(sql.raw(create));
  }
}

/** As above where nobody else can be at the tables. */
export async function migrateEmbedded(db: PgliteDatabase, folder: string, upTo?: number): Promise<void> {
  const migrations = readMigrations(folder, upTo);
  await refuseUnfinished(db, migrations);
  await migrateInOne(db, migrations, folder);
  for (const { create } of await missingIndexes(db, migrations))
    await db.execute(sql.raw(create.replace(/ concurrently/i, '')));
}

function readMigrations(folder: string, upTo = Number.POSITIVE_INFINITY): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: folder }).filter(({ folderMillis }) => folderMillis <= upTo);
}

/** When each migration was written, in their order. How far a database has come is said by the last one's. */
export const migrationMoments = (folder: string): number[] =>
  readMigrations(folder).map(({ folderMillis }) => folderMillis);

const concurrently = /^(?:\s*--.*\n)*\s*create (?:unique )?index concurrently "(\w+)"/i;
const dropped = /^(?:\s*--.*\n)*\s*drop index (?:concurrently )?(?:if exists )?"(\w+)"/i;

async function migrateInOne(db: Own, migrations: MigrationMeta[], migrationsFolder: string) {
  const inOne = migrations.map((migration) => ({
    ...migration,
    sql: migration.sql.filter((statement) => !concurrently.test(statement)),
  }));
  await new PgDialect({ casing: 'snake_case' }).migrate(inOne, db._.session as unknown as PgSession, {
    migrationsFolder,
  });
}

/** Those that migrations build concurrently, that no later one drops, and that are not there as a whole. */
async function missingIndexes(db: Own, migrations: MigrationMeta[]) {
  const indexes = new Map<string, string>();
  for (const statement of migrations.flatMap((migration) => migration.sql)) {
    const made = concurrently.exec(statement)?.[1];
    if (made) indexes.set(made, statement);
    const gone = dropped.exec(statement)?.[1];
    if (gone) indexes.delete(gone);
  }
  if (indexes.size === 0) return [];
  const { rows } = await db.execute<{ name: string }>(sql`select relname as name from pg_class
    join pg_index on indexrelid = pg_class.oid
    where relname in ${[...indexes.keys()]} and indisvalid and pg_table_is_visible(pg_class.oid)`);
  const built = new Set(rows.map(({ name }) => name));
  return [...indexes].filter(([name]) => !built.has(name)).map(([name, create]) => ({ name, create }));
}

async function isTrue(db: Own, query: ReturnType<typeof sql>) {
  const { rows } = await db.execute<{ yes: boolean }>(query);
  return rows[0]?.yes === true;
}

/**
 * The first migration makes everything there was until the first release, and is dated like the last of those that it
 * took the place of: a database that had all of them goes on from here. One that had only some cannot.
 */
async function refuseUnfinished(db: Own, [first]: MigrationMeta[]): Promise<void> {
  if (!(await isTrue(db, sql`select to_regclass('drizzle.__drizzle_migrations') is not null as yes`))) return;
  const { rows } = await db.execute(sql`select max(created_at) as last from drizzle.__drizzle_migrations`);
  if (rows[0]?.last && first && Number(rows[0].last) < first.folderMillis)
    throw new Error(
      'This database is of a version before the first release and lacks changes that this version no longer knows. ' +
        'Start the last version before this one on it once, or begin with an empty database.',
    );
}
