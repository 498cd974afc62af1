import { and, desc, eq, isNull } from 'drizzle-orm';
import { leads } from '../table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** The newest lead with a number that is not in the trash. @param input.phone ten digits */
export async function leadOfPhone(
  ctx: Pick<Ctx, 'db'>,
  { phone }: { phone: string },
): Promise<string | null> {
  const [lead] = await ctx.db
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.phone, phone), isNull(leads.mergedInto), isNull(leads.deletedAt)))
    .orderBy(desc(leads.id))
    .limit(1);
  return lead?.id ?? null;
}
