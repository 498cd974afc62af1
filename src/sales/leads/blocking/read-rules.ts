import { blockRules } from './table.server.ts';
import type { BlockRule } from './catch-spam.ts';
import type { Ctx } from '#kit/context.ts';

/** The rules of now, the oldest first. */
export function readBlockRules({ db }: Pick<Ctx, 'db'>): Promise<BlockRule[]> {
  const { id, kind, value } = blockRules;
  return db.select({ id, kind, value }).from(blockRules).orderBy(id);
}
