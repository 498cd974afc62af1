import { eq } from 'drizzle-orm';
import { galleries } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { getGallery } from './get-gallery.ts';
import type { GalleryInput } from './gallery.ts';
import {
  announceGalleries,
  knownPictures,
  lockGalleries,
  ownFields,
  pickGallery,
  placeImages,
} from './write-gallery.ts';

/** Replaces a gallery with all its pictures. @throws NotFound; Invalid when a picture is not in the library */
export async function updateGallery(ctx: Ctx, input: GalleryInput & { galleryId: string }) {
  allow(ctx.actor, 'galleries:edit');
  const { galleryId, ...after } = input;
  return inTransaction(ctx, async (ctx) => {
    pickGallery(await lockGalleries(ctx), galleryId);
    const before = summary(await getGallery(ctx, { galleryId }));
    await knownPictures(ctx, after);
    await ctx.db
      .update(galleries)
      .set({ ...ownFields(after), isSample: false, updatedAt: ctx.now() })
      .where(eq(galleries.id, galleryId));
    await placeImages(ctx, galleryId, after);
    await audit(ctx, { action: 'changed', subjectType: 'gallery', subjectId: galleryId, before, after });
    await announceGalleries(ctx);
    return getGallery(ctx, { galleryId });
  });
}

/** The state before, in the words of the input. */
const summary = ({
  title,
  description,
  status,
  coverPictureId,
  images,
}: Awaited<ReturnType<typeof getGallery>>) => ({
  title,
  description,
  status,
  coverPictureId,
  images: images.map(({ pictureId, caption, category, picture }) => ({
    pictureId,
    alt: picture.alt,
    caption,
    category,
  })),
});
