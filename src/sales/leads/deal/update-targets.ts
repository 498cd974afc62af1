import { audit } from '#agency/audit/record.ts';
import { replaceSetting } from '#agency/settings/replace-setting.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { salesTargetsKey } from './read-targets.ts';
import type { SalesTargets } from './target.ts';

/** Holds for this month and those to come. */
export async function updateTargets(ctx: Ctx, input: SalesTargets): Promise<SalesTargets> {
  allow(ctx.actor, 'lead-rules:edit');
  await inTransaction(ctx, async (ctx) => {
    const before = await replaceSetting(ctx, salesTargetsKey, input);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'settings',
      subjectId: salesTargetsKey,
      before,
      after: input,
    });
  });
  return input;
}
