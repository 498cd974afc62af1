import { v7 } from 'uuid';
import { realEstateFeatures } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { FeatureInput } from './real-estate-feature.ts';
import { announceFeatures, lockFeatures } from './write-feature.ts';

/** Adds a feature at the end of the list. */
export async function createFeature(ctx: Ctx, input: FeatureInput) {
  allow(ctx.actor, 'services:edit');
  return inTransaction(ctx, async (ctx) => {
    const last = (await lockFeatures(ctx)).at(-1);
    const [created] = await ctx.db
      .insert(realEstateFeatures)
      .values({ id: v7(), ...input, position: (last?.position ?? 0) + 1 })
      .returning();
    if (!created) throw new Error('An insert returned nothing');
    await audit(ctx, {
      action: 'created',
      subjectType: 'real-estate-feature',
      subjectId: created.id,
      after: input,
    });
    await announceFeatures(ctx);
    return created;
  });
}
