import { eq } from 'drizzle-orm';
import { benefits } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { announceBenefits, lockBenefits, pickBenefit } from './write-benefit.ts';

/** Removes a benefit, from carts as well; orders keep what they were. @throws NotFound */
export async function deleteBenefit(ctx: Ctx, input: { benefitId: string }): Promise<void> {
  allow(ctx.actor, 'benefits:edit');
  await inTransaction(ctx, async (ctx) => {
    const before = pickBenefit(await lockBenefits(ctx), input.benefitId);
    await ctx.db.delete(benefits).where(eq(benefits.id, input.benefitId));
    await audit(ctx, {
      action: 'deleted',
      subjectType: 'benefit',
      subjectId: input.benefitId,
      before,
    });
    await announceBenefits(ctx);
  });
}
