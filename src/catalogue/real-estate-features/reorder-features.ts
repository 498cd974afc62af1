import { eq } from 'drizzle-orm';
import { realEstateFeatures } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { announceFeatures, lockFeatures } from './write-feature.ts';

/** Puts the features into this order. @throws Conflict when one was added or removed since the list was read */
export async function reorderFeatures(ctx: Ctx, input: { ids: string[] }): Promise<void> {
  allow(ctx.actor, 'services:edit');
  await inTransaction(ctx, async (ctx) => {
    const before = (await lockFeatures(ctx)).map((feature) => feature.id);
    if (before.toSorted().join() !== input.ids.toSorted().join())
      throw new Conflict('The list of features has changed. Please load it again.');
    for (const [index, id] of input.ids.entries())
      await ctx.db
        .update(realEstateFeatures)
        .set({ position: index + 1 })
        .where(eq(realEstateFeatures.id, id));
    await audit(ctx, {
      action: 'reordered',
      subjectType: 'real-estate-feature',
      subjectId: 'list',
      before,
      after: input.ids,
    });
    await announceFeatures(ctx);
  });
}
