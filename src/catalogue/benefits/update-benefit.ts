import { eq } from 'drizzle-orm';
import { benefits } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { BenefitInput } from './benefit.ts';
import { announceBenefits, lockBenefits, pickBenefit } from './write-benefit.ts';

/** Replaces what customers see of a benefit and pay for it; carts cost the new price from now on. @throws NotFound */
export async function updateBenefit(ctx: Ctx, input: BenefitInput & { benefitId: string }) {
  allow(ctx.actor, 'benefits:edit');
  const { benefitId, ...after } = input;
  return inTransaction(ctx, async (ctx) => {
    const before = pickBenefit(await lockBenefits(ctx), benefitId);
    const [updated] = await ctx.db
      .update(benefits)
      .set({ ...after, isSample: false, updatedAt: ctx.now() })
      .where(eq(benefits.id, benefitId))
      .returning();
    if (!updated) throw new NotFound(/*i18n*/ 'This benefit');
    await audit(ctx, {
      action: 'changed',
      subjectType: 'benefit',
      subjectId: benefitId,
      before,
      after,
    });
    await announceBenefits(ctx);
    return updated;
  });
}
