import { galleries } from './table.server.ts';
import { reorderRows } from '#agency/audit/reorder-rows.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { announceGalleries, lockGalleries } from './write-gallery.ts';

/** Puts the galleries into this order. @throws Conflict when one was added or removed since the list was read */
export async function reorderGalleries(ctx: Ctx, input: { ids: string[] }): Promise<void> {
  allow(ctx.actor, 'galleries:edit');
  await inTransaction(ctx, async (ctx) => {
    const rows = await lockGalleries(ctx);
    await reorderRows(ctx, galleries, {
      rows,
      ids: input.ids,
      subject: 'gallery',
      noun: 'galleries',
      first: 0,
    });
    await announceGalleries(ctx);
  });
}
