import { eq } from 'drizzle-orm';
import { realEstateFeatures } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { FeatureInput } from './real-estate-feature.ts';
import { announceFeatures, lockFeatures, pickFeature } from './write-feature.ts';

/** Replaces what visitors see of a feature. @throws NotFound */
export async function updateFeature(ctx: Ctx, input: FeatureInput & { featureId: string }) {
  allow(ctx.actor, 'services:edit');
  const { featureId, ...after } = input;
  return inTransaction(ctx, async (ctx) => {
    const before = pickFeature(await lockFeatures(ctx), featureId);
    const [updated] = await ctx.db
      .update(realEstateFeatures)
      .set({ ...after, isSample: false, updatedAt: ctx.now() })
      .where(eq(realEstateFeatures.id, featureId))
      .returning();
    if (!updated) throw new NotFound('This feature');
    await audit(ctx, {
      action: 'changed',
      subjectType: 'real-estate-feature',
      subjectId: featureId,
      before,
      after,
    });
    await announceFeatures(ctx);
    return updated;
  });
}
