import { eq } from 'drizzle-orm';
import { realEstateFeatures } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { announceFeatures, lockFeatures, pickFeature } from './write-feature.ts';

/** Removes a feature. @throws NotFound */
export async function deleteFeature(ctx: Ctx, input: { featureId: string }): Promise<void> {
  allow(ctx.actor, 'services:edit');
  await inTransaction(ctx, async (ctx) => {
    const before = pickFeature(await lockFeatures(ctx), input.featureId);
    await ctx.db.delete(realEstateFeatures).where(eq(realEstateFeatures.id, input.featureId));
    await audit(ctx, {
      action: 'deleted',
      subjectType: 'real-estate-feature',
      subjectId: input.featureId,
      before,
    });
    await announceFeatures(ctx);
  });
}
