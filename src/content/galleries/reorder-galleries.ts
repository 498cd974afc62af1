import { eq } from 'drizzle-orm';
import { galleries } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { announceGalleries, lockGalleries } from './write-gallery.ts';

/** Puts the galleries into this order. @throws Conflict when one was added or removed since the list was read */
export async function reorderGalleries(ctx: Ctx, input: { ids: string[] }): Promise<void> {
  allow(ctx.actor, 'galleries:edit');
  await inTransaction(ctx, async (ctx) => {
    const before = (await lockGalleries(ctx)).map((gallery) => gallery.id);
    if (before.toSorted().join() !== input.ids.toSorted().join())
      throw new Conflict('The list of galleries has changed. Please load it again.');
    for (const [position, id] of input.ids.entries())
      await ctx.db.update(galleries).set({ position }).where(eq(galleries.id, id));
    await audit(ctx, {
      action: 'reordered',
      subjectType: 'gallery',
      subjectId: 'list',
      before,
      after: input.ids,
    });
    await announceGalleries(ctx);
  });
}
