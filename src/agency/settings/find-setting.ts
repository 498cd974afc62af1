import { inArray } from 'drizzle-orm';
import type { Ctx, Db } from '#kit/context.ts';
import { settings } from './table.server.ts';

type Row = typeof settings.$inferSelect;
type Gathering = { keys: Set<string>; rows: Promise<Map<string, Row>> };
const gatherings = new WeakMap<Db, Gathering>();

/**
 * What the owner has set under this key, if anything. A page is made of several such rows: those asked for at once, on
 * one handle, are read in one statement.
 */
export async function findSetting({ db }: Pick<Ctx, 'db'>, key: string): Promise<Row | undefined> {
  const gathering = gatherings.get(db) ?? gather(db);
  gathering.keys.add(key);
  return (await gathering.rows).get(key);
}

function gather(db: Db): Gathering {
  const keys = new Set<string>();
  // When all that can go on without the database has done so.
  const asked = new Promise<void>((ask) => process.nextTick(ask));
  const rows = asked.then(async () => {
    gatherings.delete(db);
    const found = await db
      .select()
      .from(settings)
      .where(inArray(settings.key, [...keys]));
    return new Map(found.map((row) => [row.key, row]));
  });
  const gathering = { keys, rows };
  gatherings.set(db, gathering);
  return gathering;
}
