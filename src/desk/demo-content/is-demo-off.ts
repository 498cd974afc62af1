import { eq } from 'drizzle-orm';
import { settings } from '#agency/settings/table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** Under which is kept that the owner has taken the demo away: every start asks. */
export const demoKey = 'demo-content';

export async function isDemoOff(ctx: Pick<Ctx, 'db'>): Promise<boolean> {
  const [row] = await ctx.db.select().from(settings).where(eq(settings.key, demoKey));
  return (row?.value as { on?: boolean } | undefined)?.on === false;
}
