import { realEstateFeatures } from './table.server.ts';
import { reorderRows } from '#agency/audit/reorder-rows.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { announceFeatures, lockFeatures } from './write-feature.ts';

/** Puts the features into this order. @throws Conflict when one was added or removed since the list was read */
export async function reorderFeatures(ctx: Ctx, input: { ids: string[] }): Promise<void> {
  allow(ctx.actor, 'services:edit');
  await inTransaction(ctx, async (ctx) => {
    const rows = await lockFeatures(ctx);
    await reorderRows(ctx, realEstateFeatures, {
      rows,
      ids: input.ids,
      subject: 'real-estate-feature',
      noun: 'features',
    });
    await announceFeatures(ctx);
  });
}
