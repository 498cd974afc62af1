import { open } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from './context.ts';
import { batchSize, fileOf, listOf, listTables, quoted, type DumpedTable } from './dump-tables.server.ts';

/** What a migration puts there to begin with is not yet anybody's content. */
const filledByMigrations = new Set(['project_templates']);

/** What helps where a backup is not one of this version. */
export const withItsOwn = 'Restore with the version that made the backup, then upgrade.';

/** A backup that this database cannot take as it is; the text tells the operator why. */
export class RestoreError extends Error {}

/**
 * Puts the rows of a backup into a migrated database, all of them or none.
 * @param replace empties the tables first; otherwise a database that holds anything of ours is refused
 * @throws RestoreError when rows would be mixed, or when the backup knows columns that this version does not
 */
export function loadTables(db: Db, folder: string, dumped: DumpedTable[], replace: boolean): Promise<void> {
  return db.transaction(async (tx) => {
    const present = await listTables(tx);
    for (const table of dumped) refuseUnknown(table, present);
    const isHere = ({ name }: { name: string }) => dumped.some((table) => table.name === name);
    // A backup that is older than such a table leaves it as the migration filled it.
    const going = present.filter((table) => !filledByMigrations.has(table.name) || isHere(table));
    if (!replace)
      for (const table of going) if (!filledByMigrations.has(table.name)) await refuseFilled(tx, table);
    const emptied = replace ? going : going.filter(({ name }) => filledByMigrations.has(name));
    if (emptied.length > 0) await tx.execute(sql.raw(`truncate ${emptied.map(quoted).join(', ')} cascade`));
    for (const table of dumped) await loadTable(tx, folder, table);
    await continueNumbering(tx);
  });
}

function refuseUnknown(table: DumpedTable, present: Pick<DumpedTable, 'schema' | 'name' | 'columns'>[]) {
  const here = present.find(({ schema, name }) => schema === table.schema && name === table.name);
  const unknown = table.columns.filter((column) => !here?.columns.includes(column));
  if (unknown.length === 0 || (!here && table.rows === 0)) return;
  throw new RestoreError(
    `This version has no ${here ? `column ${unknown.join(', ')} in ` : ''}table ${table.name}. ` + withItsOwn,
  );
}

async function refuseFilled(db: Db, table: { schema: string; name: string }) {
  // The queue describes itself when it is opened; that is no content.
  if (table.schema !== 'public') return;
  const { rows } = await db.execute(sql.raw(`select 1 from ${quoted(table)} limit 1`));
  if (rows.length > 0)
    throw new RestoreError(
      `The database is not empty (table ${table.name}). Add --force to replace what it holds.`,
    );
}

/** What the database numbers goes on after the highest number that is there. @param leftOut so many are left out */
export async function continueNumbering(db: Db, leftOut = 0) {
  const { rows } = await db.execute<{ schema: string; name: string; column: string }>(sql`
    select table_schema as schema, table_name as name, column_name as column
    from information_schema.columns where is_identity = 'YES' and table_schema = 'public'`);
  for (const { column, ...table } of rows)
    await db.execute(sql`
      select setval(pg_get_serial_sequence(${quoted(table)}, ${column}),
        (select coalesce(max(${sql.raw(listOf([column]))}), 0) + 1 + ${leftOut}::int from ${sql.raw(quoted(table))}), false)`);
}

async function loadTable(db: Db, folder: string, table: DumpedTable) {
  const columns = listOf(table.columns);
  const insert = async (lines: string[]) => {
    if (lines.length === 0) return;
    await db.execute(
      sql`insert into ${sql.raw(quoted(table))} (${sql.raw(columns)}) select ${sql.raw(columns)}
        from json_populate_recordset(null::${sql.raw(quoted(table))}, ${`[${lines.join(',')}]`}::json)
        on conflict do nothing`,
    );
  };
  await using file = await open(path.join(folder, fileOf(table)));
  let lines: string[] = [];
  for await (const line of file.readLines()) {
    lines.push(line);
    if (lines.length < batchSize) continue;
    await insert(lines);
    lines = [];
  }
  await insert(lines);
}
