import { eq } from 'drizzle-orm';
import { staff } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** Everybody who may sign in, for the machinery. */
export async function readColleagues(ctx: Pick<Ctx, 'db'>) {
  return ctx.db
    .select({ id: staff.id, name: staff.name, email: staff.email, role: staff.role })
    .from(staff)
    .where(eq(staff.active, true));
}
