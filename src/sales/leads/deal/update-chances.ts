import { audit } from '#agency/audit/record.ts';
import { replaceSetting } from '#agency/settings/replace-setting.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { DealChances } from './deal.ts';
import { dealChancesKey } from './read-chances.ts';

/** Holds for every forecast from now on. */
export async function updateDealChances(ctx: Ctx, input: DealChances): Promise<DealChances> {
  allow(ctx.actor, 'lead-rules:edit');
  await inTransaction(ctx, async (ctx) => {
    const before = await replaceSetting(ctx, dealChancesKey, input);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'settings',
      subjectId: dealChancesKey,
      before,
      after: input,
    });
  });
  return input;
}
