import { eq } from 'drizzle-orm';
import { settings } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** Puts a document in the place of the one before, in the caller's transaction. @returns the one before, if there was one */
export async function replaceSetting(
  ctx: Pick<Ctx, 'db' | 'now'>,
  key: string,
  value: object,
): Promise<unknown> {
  const [old] = await ctx.db.select().from(settings).where(eq(settings.key, key)).for('update');
  const row = { value, updatedAt: ctx.now() };
  await ctx.db
    .insert(settings)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row });
  return old?.value;
}
