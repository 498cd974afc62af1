import { blockRules } from './table.server.ts';
import type { BlockRule } from './catch-spam.ts';
import type { Ctx, Db } from '#kit/context.ts';

/** A tenth of what an enquiry costs was to read them anew; so late a rule made by another process is heard of. */
const keptForMs = 1_000;

const kept = new WeakMap<Db, { rules: Promise<BlockRule[]>; at: number }>();

/** The rules of now, or of a second ago; of a transaction those of its moment. */
export function readBlockRules({ db }: Pick<Ctx, 'db'>): Promise<BlockRule[]> {
  const known = kept.get(db);
  if (known && performance.now() - known.at < keptForMs) return known.rules;
  const { id, kind, value } = blockRules;
  const rules = db.select({ id, kind, value }).from(blockRules).orderBy(id).execute();
  kept.set(db, { rules, at: performance.now() });
  // What could not be read is asked for again.
  rules.catch(() => forgetBlockRules({ db }));
  return rules;
}

/** They have changed. */
export const forgetBlockRules = ({ db }: Pick<Ctx, 'db'>): void => void kept.delete(db);
