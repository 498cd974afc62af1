import { v7 } from 'uuid';
import { galleries } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { getGallery } from './get-gallery.ts';
import type { GalleryInput } from './gallery.ts';
import { announceGalleries, knownPictures, lockGalleries, ownFields, placeImages } from './write-gallery.ts';

/** Adds a gallery at the end. @throws Invalid when a picture is not in the library */
export async function createGallery(ctx: Ctx, input: GalleryInput) {
  allow(ctx.actor, 'galleries:edit');
  return inTransaction(ctx, async (ctx) => {
    await knownPictures(ctx, input);
    const last = (await lockGalleries(ctx)).at(-1);
    const galleryId = v7();
    await ctx.db
      .insert(galleries)
      .values({ id: galleryId, ...ownFields(input), position: (last?.position ?? 0) + 1 });
    await placeImages(ctx, galleryId, input);
    await audit(ctx, { action: 'created', subjectType: 'gallery', subjectId: galleryId, after: input });
    await announceGalleries(ctx);
    return getGallery(ctx, { galleryId });
  });
}
