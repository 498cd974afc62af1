import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { galleries } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { announceGalleries } from './write-gallery.ts';

/** Puts a gallery into the trash, from where it can be taken back. @throws NotFound */
export const deleteGallery = async (ctx: Ctx, input: { galleryId: string }) =>
  move(ctx, input.galleryId, 'deleted');

/** Takes a gallery back from the trash, with everything it held. @throws NotFound */
export const restoreGallery = async (ctx: Ctx, input: { galleryId: string }) =>
  move(ctx, input.galleryId, 'undone');

async function move(ctx: Ctx, galleryId: string, action: 'deleted' | 'undone'): Promise<void> {
  allow(ctx.actor, 'galleries:edit');
  const isDeletion = action === 'deleted';
  await inTransaction(ctx, async (ctx) => {
    const where = isDeletion ? isNull(galleries.deletedAt) : isNotNull(galleries.deletedAt);
    const [moved] = await ctx.db
      .update(galleries)
      .set({ deletedAt: isDeletion ? ctx.now() : null })
      .where(and(eq(galleries.id, galleryId), where))
      .returning({ title: galleries.title });
    if (!moved) throw new NotFound('This gallery');
    await audit(ctx, { action, subjectType: 'gallery', subjectId: galleryId, before: moved });
    await announceGalleries(ctx);
  });
}

/** Empties the trash of what has lain there for thirty days. The pictures stay in the library. */
export async function purgeDeletedGalleries(ctx: Pick<Ctx, 'db'>): Promise<void> {
  await ctx.db.delete(galleries).where(lt(galleries.deletedAt, sql`now() - interval '30 days'`));
}
