import { v7 } from 'uuid';
import { galleries } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { getGallery } from './get-gallery.ts';
import type { GalleryInput } from './gallery.ts';
import { announceGalleries, knownPictures, lockGalleries, ownFields, placeImages } from './write-gallery.ts';

/** Adds a gallery at the end. @throws Invalid when a picture is not in the library */
export async function createGallery(ctx: Ctx, input: GalleryInput) {
  allow(ctx.actor, 'galleries:edit');
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await knownPictures(inside, input);
    const last = (await lockGalleries(inside)).at(-1);
    const galleryId = v7();
    await tx
      .insert(galleries)
      .values({ id: galleryId, ...ownFields(input), position: (last?.position ?? 0) + 1 });
    await placeImages(inside, galleryId, input);
    await audit(inside, { action: 'created', subjectType: 'gallery', subjectId: galleryId, after: input });
    await announceGalleries(inside);
    return getGallery(inside, { galleryId });
  });
}
