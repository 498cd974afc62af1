import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { galleries, galleryImages } from './table.server.ts';
import type { LetsGo } from '#agency/media/delete-picture.ts';

/** Takes a picture out of the galleries in the trash, which nobody can open; taken back, they hang without it. */
export const takeOutOfTrash: LetsGo = async ({ db }, pictureId) => {
  const holding = db
    .select({ id: galleryImages.galleryId })
    .from(galleryImages)
    .where(eq(galleryImages.pictureId, pictureId));
  // Held, so that none is taken back meanwhile.
  const trashed = await db
    .select({ id: galleries.id, coverPictureId: galleries.coverPictureId })
    .from(galleries)
    .where(and(isNotNull(galleries.deletedAt), inArray(galleries.id, holding)))
    .orderBy(asc(galleries.id))
    .for('update');
  for (const { id, coverPictureId } of trashed) {
    const mine = eq(galleryImages.galleryId, id);
    await db.delete(galleryImages).where(and(mine, eq(galleryImages.pictureId, pictureId)));
    if (coverPictureId !== pictureId) continue;
    const [first] = await db
      .select({ pictureId: galleryImages.pictureId })
      .from(galleryImages)
      .where(mine)
      .orderBy(asc(galleryImages.position), asc(galleryImages.id))
      .limit(1);
    await db
      .update(galleries)
      .set({ coverPictureId: first?.pictureId ?? null })
      .where(eq(galleries.id, id));
  }
};
