import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { myself } from './myself.ts';
import { Clock } from './quiet-hours.ts';
import { staff } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/** When one's own agenda comes by mail, in Indian time; null: not at all. */
export const OwnAgenda = z.strictObject({ agendaAt: Clock.nullable() });
export type OwnAgenda = z.infer<typeof OwnAgenda>;

/** @throws Unauthenticated */
export async function readOwnAgenda(ctx: Ctx): Promise<OwnAgenda> {
  const me = myself(ctx);
  const [found] = await ctx.db.select({ agendaAt: staff.agendaAt }).from(staff).where(eq(staff.id, me.id));
  return { agendaAt: found?.agendaAt ?? null };
}

/** @throws Unauthenticated */
export async function changeOwnAgenda(ctx: Ctx, { agendaAt }: OwnAgenda): Promise<OwnAgenda> {
  const me = myself(ctx);
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.update(staff).set({ agendaAt }).where(eq(staff.id, me.id));
    await audit(ctx, { action: 'changed', subjectType: 'staff', subjectId: me.id, after: { agendaAt } });
  });
  return { agendaAt };
}
