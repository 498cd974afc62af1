import { blockRules } from './table.server.ts';
import type { BlockRule } from './catch-spam.ts';
import type { Ctx, Db } from '#kit/context.ts';
import { createGroupCommit } from '#kit/rows/group-commit.ts';

type Read = (asker: null) => Promise<BlockRule[]>;
const readers = new WeakMap<Db, Read>();

/** The rules of now. Enquiries that come while they are read share the next reading. */
export function readBlockRules({ db }: Pick<Ctx, 'db'>): Promise<BlockRule[]> {
  const read = readers.get(db) ?? readerOf(db);
  readers.set(db, read);
  return read(null);
}

const readerOf = (db: Db): Read =>
  createGroupCommit(
    () => [],
    async (askers) => {
      const { id, kind, value } = blockRules;
      const rules = await db.select({ id, kind, value }).from(blockRules).orderBy(id);
      return askers.map(() => rules);
    },
  );
