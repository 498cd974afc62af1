import { and, asc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { galleries, galleryImages } from './table.server.ts';
import { media } from '#agency/media/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { pictureColumns } from '#agency/media/picture-columns.ts';
import type { GalleryImage } from './gallery.ts';

/** A published gallery with its pictures. @throws NotFound */
export async function getPublishedGallery(ctx: Pick<Ctx, 'db'>, { galleryId }: { galleryId: string }) {
  const gallery = await find(ctx, galleryId);
  if (gallery?.status !== 'Published') throw new NotFound(/*i18n*/ 'This gallery');
  const { id, title, description, cover } = gallery;
  return { id, title, description, cover, images: await imagesOf(ctx, id) };
}

/** A gallery as the back office edits it. @throws NotFound */
export async function getGallery(ctx: Ctx, { galleryId }: { galleryId: string }) {
  allow(ctx.actor, 'galleries:read');
  const gallery = await find(ctx, galleryId);
  if (!gallery) throw new NotFound('This gallery');
  const { cover: _cover, ...rest } = gallery;
  return { ...rest, images: await imagesOf(ctx, gallery.id) };
}

/** Ids come from addresses that people type: what is no id finds nothing. */
async function find(ctx: Pick<Ctx, 'db'>, galleryId: string) {
  if (!z.uuid().safeParse(galleryId).success) return undefined;
  const [found] = await ctx.db
    .select({
      id: galleries.id,
      title: galleries.title,
      description: galleries.description,
      status: galleries.status,
      coverPictureId: galleries.coverPictureId,
      isSample: galleries.isSample,
      updatedAt: galleries.updatedAt,
      cover: pictureColumns,
    })
    .from(galleries)
    .leftJoin(media, eq(media.id, galleries.coverPictureId))
    .where(and(eq(galleries.id, galleryId), isNull(galleries.deletedAt)));
  return found;
}

async function imagesOf(
  ctx: Pick<Ctx, 'db'>,
  galleryId: string,
): Promise<(GalleryImage & { pictureId: string })[]> {
  return ctx.db
    .select({
      id: galleryImages.id,
      pictureId: galleryImages.pictureId,
      caption: galleryImages.caption,
      category: galleryImages.category,
      picture: pictureColumns,
    })
    .from(galleryImages)
    .innerJoin(media, eq(media.id, galleryImages.pictureId))
    .where(eq(galleryImages.galleryId, galleryId))
    .orderBy(asc(galleryImages.position), asc(galleryImages.id));
}
