import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createEmbedded, migrationsFolder, wrapEmbedded } from './database.server.ts';
import { dumpTables, type Dumped, type DumpedTable } from './dump-tables.server.ts';
import { loadTables, RestoreError, withItsOwn } from './load-tables.server.ts';
import { migrationMoments } from './migrate.server.ts';

/**
 * Brings the rows of a backup from the version that made it to this one, by the migrations of between, which change rows
 * as well as tables. It happens in an embedded database beside, so what the rows go into is changed in one step or not at all.
 * @param folder where they lie, and lie afterwards
 */
export async function upgradeTables(folder: string, dumped: Dumped): Promise<DumpedTable[]> {
  const migration = migrationOf(dumped);
  if (migration === migrationMoments(migrationsFolder).at(-1)) return dumped.tables;
  const database = await wrapEmbedded(await createEmbedded({ dataDir: path.join(folder, 'upgrading') }));
  try {
    await database.migrate(migration);
    await loadTables(database.db, folder, dumped.tables.filter(isOurs), true);
    await database.migrate();
    const { tables } = await dumpTables(database.db, folder);
    // The queue brings its own tables up by itself.
    return [...tables, ...dumped.tables.filter((table) => !isOurs(table))];
  } finally {
    await database.close();
  }
}

/**
 * The last migration that had come to a backup's tables, by its moment. An earlier backup does not say; it is the last one
 * after which there were these columns, so that none comes to its rows twice.
 * @throws RestoreError where this version does not know it: the rows would miss changes, or be changed a second time
 */
export function migrationOf({ tables, migration }: Dumped): number {
  const all = migrationMoments(migrationsFolder);
  const found = migration ?? all.findLast((_, nth) => columnsAfter(nth) === columnsOf(tables));
  if (found === undefined || !all.includes(found))
    throw new RestoreError(`This version does not know the one that made this backup. ${withItsOwn}`);
  return found;
}

type Snapshot = {
  tables: Record<string, { name: string; columns: Record<string, { generated?: object }> }>;
};

/** What there is after a migration, as drizzle-kit has noted it beside; without columns that the database computes. */
function columnsAfter(nth: number): string {
  const file = path.join(migrationsFolder, 'meta', `${String(nth).padStart(4, '0')}_snapshot.json`);
  const { tables } = JSON.parse(readFileSync(file, 'utf8')) as Snapshot;
  return columnsOf(
    Object.values(tables).map(({ name, columns }) => ({
      schema: 'public',
      name,
      columns: Object.keys(columns).filter((column) => !columns[column]?.generated),
    })),
  );
}

const isOurs = ({ schema }: { schema: string }) => schema === 'public';
const columnsOf = (tables: Pick<DumpedTable, 'schema' | 'name' | 'columns'>[]) =>
  tables
    .filter(isOurs)
    .map(({ name, columns }) => [name, ...columns.toSorted()].join())
    .toSorted()
    .join('\n');
