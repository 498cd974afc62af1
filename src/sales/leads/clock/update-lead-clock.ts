import { replaceSetting } from '#agency/settings/replace-setting.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { LeadClock } from './lead-clock.ts';
import { leadClockKey } from './read-lead-clock.ts';

/** Holds for leads that come in from now on; a promise that was made stays. */
export async function updateLeadClock(ctx: Ctx, input: LeadClock): Promise<LeadClock> {
  allow(ctx.actor, 'lead-rules:edit');
  await inTransaction(ctx, async (ctx) => {
    const before = await replaceSetting(ctx, leadClockKey, input);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'settings',
      subjectId: leadClockKey,
      before,
      after: input,
    });
  });
  return input;
}
