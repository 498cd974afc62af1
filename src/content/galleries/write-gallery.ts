import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { v7 } from 'uuid';
import { galleries, galleryImages } from './table.server.ts';
import { media } from '#agency/media/table.server.ts';
import { announce } from '#kit/announce.ts';
import type { Ctx } from '#kit/context.ts';
import { Invalid, NotFound } from '#kit/errors.ts';
import type { GalleryInput } from './gallery.ts';

/** The galleries outside the trash in their order, held until the transaction ends. */
export const lockGalleries = (ctx: Pick<Ctx, 'db'>) =>
  ctx.db
    .select()
    .from(galleries)
    .where(isNull(galleries.deletedAt))
    .orderBy(asc(galleries.position), asc(galleries.id))
    .for('update');
type GalleryRow = typeof galleries.$inferSelect;

/** @throws NotFound */
export function pickGallery(all: GalleryRow[], id: string): GalleryRow {
  const found = all.find((gallery) => gallery.id === id);
  if (!found) throw new NotFound('This gallery');
  return found;
}

/** What stands in the gallery's own row. */
export const ownFields = ({ title, description, status, coverPictureId, images }: GalleryInput) => ({
  title,
  description,
  status,
  coverPictureId: coverPictureId ?? images[0]?.pictureId ?? null,
});

/** Checks that the pictures are in the library. @throws Invalid */
export async function knownPictures(ctx: Pick<Ctx, 'db'>, { images }: GalleryInput): Promise<void> {
  if (images.length === 0) return;
  const ids = images.map((image) => image.pictureId);
  const found = await ctx.db.select({ id: media.id }).from(media).where(inArray(media.id, ids));
  if (found.length < ids.length) throw new Invalid({ images: 'A picture is no longer in the library' });
}

/** Puts exactly these pictures into the gallery, and their descriptions into the library. */
export async function placeImages(ctx: Pick<Ctx, 'db'>, galleryId: string, { images }: GalleryInput) {
  await ctx.db.delete(galleryImages).where(eq(galleryImages.galleryId, galleryId));
  if (images.length === 0) return;
  await ctx.db.insert(galleryImages).values(
    images.map(({ pictureId, caption, category }, position) => ({
      id: v7(),
      galleryId,
      pictureId,
      caption,
      category,
      position,
    })),
  );
  for (const { pictureId, alt } of images)
    await ctx.db
      .update(media)
      .set({ alt })
      .where(and(eq(media.id, pictureId), ne(media.alt, alt)));
}

/** Pages that show galleries, and those that show one of their pictures, hear of it. */
export const announceGalleries = (ctx: Pick<Ctx, 'db'>) =>
  announce(ctx, { kind: 'pages', tags: ['galleries', 'media'] });
