import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { galleries, galleryImages } from './table.server.ts';
import { media } from '#agency/media/table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { pictureColumns } from '#agency/media/picture-columns.ts';
import type { GalleryCard } from './gallery.ts';

const imageCount = sql<number>`(select count(*)::int from ${galleryImages} where ${galleryImages.galleryId} = ${galleries.id})`;

/** The galleries that visitors see, in the owner's order. */
export async function listPublishedGalleries(ctx: Pick<Ctx, 'db'>): Promise<GalleryCard[]> {
  return ctx.db
    .select({
      id: galleries.id,
      title: galleries.title,
      description: galleries.description,
      cover: pictureColumns,
      imageCount,
    })
    .from(galleries)
    .leftJoin(media, eq(media.id, galleries.coverPictureId))
    .where(and(eq(galleries.status, 'Published'), isNull(galleries.deletedAt)))
    .orderBy(asc(galleries.position), asc(galleries.id));
}

/** Every gallery outside the trash, for the back office. */
export async function listAllGalleries(ctx: Ctx) {
  allow(ctx.actor, 'galleries:read');
  return ctx.db
    .select({
      id: galleries.id,
      title: galleries.title,
      status: galleries.status,
      isSample: galleries.isSample,
      updatedAt: galleries.updatedAt,
      cover: pictureColumns,
      imageCount,
    })
    .from(galleries)
    .leftJoin(media, eq(media.id, galleries.coverPictureId))
    .where(isNull(galleries.deletedAt))
    .orderBy(asc(galleries.position), asc(galleries.id));
}
