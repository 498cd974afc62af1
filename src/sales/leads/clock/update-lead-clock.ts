import { eq } from 'drizzle-orm';
import { settings } from '#agency/settings/table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { LeadClock } from './lead-clock.ts';
import { leadClockKey } from './read-lead-clock.ts';

/** Holds for leads that come in from now on; a promise that was made stays. */
export async function updateLeadClock(ctx: Ctx, input: LeadClock): Promise<LeadClock> {
  allow(ctx.actor, 'lead-rules:edit');
  await inTransaction(ctx, async (ctx) => {
    const [old] = await ctx.db.select().from(settings).where(eq(settings.key, leadClockKey)).for('update');
    const row = { value: input, updatedAt: ctx.now() };
    await ctx.db
      .insert(settings)
      .values({ key: leadClockKey, ...row })
      .onConflictDoUpdate({ target: settings.key, set: row });
    await audit(ctx, {
      action: 'changed',
      subjectType: 'settings',
      subjectId: leadClockKey,
      before: old?.value ?? null,
      after: input,
    });
  });
  return input;
}
