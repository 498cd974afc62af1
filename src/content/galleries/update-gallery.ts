import { eq } from 'drizzle-orm';
import { galleries } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
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
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    pickGallery(await lockGalleries(inside), galleryId);
    const before = summary(await getGallery(inside, { galleryId }));
    await knownPictures(inside, after);
    await tx
      .update(galleries)
      .set({ ...ownFields(after), isSample: false, updatedAt: ctx.now() })
      .where(eq(galleries.id, galleryId));
    await placeImages(inside, galleryId, after);
    await audit(inside, { action: 'changed', subjectType: 'gallery', subjectId: galleryId, before, after });
    await announceGalleries(inside);
    return getGallery(inside, { galleryId });
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
