import { eq } from 'drizzle-orm';
import { realEstateFeatures } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { announceFeatures, lockFeatures, pickFeature } from './write-feature.ts';

/** Removes a feature. @throws NotFound */
export async function deleteFeature(ctx: Ctx, input: { featureId: string }): Promise<void> {
  allow(ctx.actor, 'services:edit');
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const before = pickFeature(await lockFeatures(inside), input.featureId);
    await tx.delete(realEstateFeatures).where(eq(realEstateFeatures.id, input.featureId));
    await audit(inside, {
      action: 'deleted',
      subjectType: 'real-estate-feature',
      subjectId: input.featureId,
      before,
    });
    await announceFeatures(inside);
  });
}
