import { eq } from 'drizzle-orm';
import { actorColumns, staff } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** Everybody who may sign in, for the machinery. */
export async function readColleagues(ctx: Pick<Ctx, 'db'>) {
  return ctx.db.select(actorColumns).from(staff).where(eq(staff.active, true));
}
