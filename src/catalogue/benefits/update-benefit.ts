import { eq } from 'drizzle-orm';
import { benefits } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import type { BenefitInput } from './benefit.ts';
import { announceBenefits, lockBenefits, pickBenefit } from './write-benefit.ts';

/** Replaces what customers see of a benefit and pay for it; carts cost the new price from now on. @throws NotFound */
export async function updateBenefit(ctx: Ctx, input: BenefitInput & { benefitId: string }) {
  allow(ctx.actor, 'benefits:edit');
  const { benefitId, ...after } = input;
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const before = pickBenefit(await lockBenefits(inside), benefitId);
    const [updated] = await tx
      .update(benefits)
      .set({ ...after, isSample: false, updatedAt: ctx.now() })
      .where(eq(benefits.id, benefitId))
      .returning();
    if (!updated) throw new NotFound(/*i18n*/ 'This benefit');
    await audit(inside, {
      action: 'changed',
      subjectType: 'benefit',
      subjectId: benefitId,
      before,
      after,
    });
    await announceBenefits(inside);
    return updated;
  });
}
