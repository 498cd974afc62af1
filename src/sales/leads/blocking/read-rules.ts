import { blockRules } from './table.server.ts';
import type { BlockRule } from './catch-spam.ts';
import type { Ctx, Db } from '#kit/context.ts';

const asked = new WeakMap<Db, Promise<BlockRule[]>>();

/** The rules of now. Enquiries that come at once read them in one statement, as they are written in one. */
export function readBlockRules({ db }: Pick<Ctx, 'db'>): Promise<BlockRule[]> {
  const waiting = asked.get(db);
  if (waiting) return waiting;
  const rules = new Promise<void>((ask) => process.nextTick(ask)).then(() => {
    asked.delete(db);
    const { id, kind, value } = blockRules;
    return db.select({ id, kind, value }).from(blockRules).orderBy(id);
  });
  asked.set(db, rules);
  return rules;
}
