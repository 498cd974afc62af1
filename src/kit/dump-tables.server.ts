import { open } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from './context.ts';
import { createLineSum } from './line-sum.ts';

/**
 * One table of a backup; its rows stand in a file named after it, one JSON object per line. `sum` tells whether its rows
 * are the same as another time, in whatever order (line-sum.ts); earlier backups have none.
 */
export type DumpedTable = {
  schema: string;
  name: string;
  columns: string[];
  rows: number;
  sum?: string | undefined;
};
/** `migration`: the moment of the last one that had come to these tables; earlier backups do not say. */
export type Dumped = { tables: DumpedTable[]; migration?: number | undefined };
type ListedTable = Pick<DumpedTable, 'schema' | 'name' | 'columns'>;

/** Rows per step: large enough to be fast, small enough to fit in memory whatever the rows hold. */
export const batchSize = 500;

export const fileOf = (table: { schema: string; name: string }) => `${table.schema}.${table.name}.jsonl`;
export const quoted = (table: { schema: string; name: string }) => `"${table.schema}"."${table.name}"`;
export const listOf = (columns: string[]) => columns.map((column) => `"${column}"`).join(', ');

/**
 * Writes every row of ours and of the queue into `folder`, as one moment in time, while others may go on writing.
 * Plain JSON, so that a backup moves between PGlite and PostgreSQL and outlives the versions of both.
 */
export function dumpTables(db: Db, folder: string): Promise<Dumped> {
  return db.transaction(
    async (tx) => {
      // What a row says must not hang on where its server stands.
      await tx.execute(sql`set local time zone 'UTC'`);
      const tables: DumpedTable[] = [];
      for (const table of await listTables(tx)) tables.push(await dumpTable(tx, folder, table));
      if (tables.length === 0)
        throw new Error('The database is empty: the server has never been started on it.');
      const { rows } = await tx.execute<{ last: string }>(
        sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
      );
      return { tables, migration: Number(rows[0]?.last) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Our tables and the queue's, those that others refer to first. Columns that the database computes are left out. */
export async function listTables(db: Db): Promise<ListedTable[]> {
  const { rows: tables } = await db.execute<{
    schema: string;
    name: string;
    columns: string[];
    needs: string[];
  }>(sql`
    select n.nspname as schema, c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname in ('queue', 'schedule', 'job')))
    order by 1 desc, 2`);
  const ordered: typeof tables = [];
  const isThere = (needed: string) =>
    ordered.some((table) => [table.name, `${table.schema}.${table.name}`].includes(needed));
  while (ordered.length < tables.length) {
    const next = tables.find((table) => !ordered.includes(table) && table.needs.every(isThere));
    if (!next) throw new Error('The tables refer to each other in a circle.');
    ordered.push(next);
  }
  return ordered.map(({ schema, name, columns }) => ({ schema, name, columns }));
}

async function dumpTable(db: Db, folder: string, table: ListedTable): Promise<DumpedTable> {
  // Closed whatever happens: the database may go away on the way, and Node ends a process that leaves a file open.
  await using file = await open(path.join(folder, fileOf(table)), 'w');
  const sum = createLineSum();
  let rows = 0;
  await db.execute(
    sql.raw(`declare dump no scroll cursor for select row_to_json(t)::text as line
      from (select ${listOf(table.columns)} from ${quoted(table)}) t`),
  );
  for (;;) {
    const { rows: batch } = await db.execute<{ line: string }>(sql.raw(`fetch ${batchSize} from dump`));
    if (batch.length === 0) break;
    await file.appendFile(batch.map(({ line }) => `${line}\n`).join(''));
    for (const { line } of batch) sum.add(line);
    rows += batch.length;
  }
  await db.execute(sql`close dump`);
  return { ...table, rows, sum: sum.read() };
}
