import { v7 as uuidv7 } from 'uuid';
import { GalleryInput } from '#content/galleries/gallery.ts';
import { galleries, galleryImages } from '#content/galleries/table.server.ts';
import type { Db } from '#kit/context.ts';
import { drawingNamed } from './files.ts';
import samples from './galleries.json';
import { seedPicture } from './seed-picture.ts';

/** Sample galleries for a site that has none yet, the trash included. */
export async function seedGalleries(db: Db): Promise<void> {
  const [present] = await db.select({ id: galleries.id }).from(galleries).limit(1);
  if (present) return;
  for (const [position, sample] of samples.entries()) {
    const shown: GalleryInput['images'] = [];
    for (const { drawing, ...image } of sample.images) {
      const pictureId = await seedPicture({ db }, drawing, () => drawingNamed(drawing), image.alt);
      shown.push({ ...image, pictureId });
    }
    const { images, ...gallery } = GalleryInput.parse({
      ...sample,
      status: 'Published',
      coverPictureId: shown[0]?.pictureId ?? null,
      images: shown,
    });
    const galleryId = uuidv7();
    await db.insert(galleries).values({ ...gallery, id: galleryId, position, isSample: true });
    await db.insert(galleryImages).values(
      images.map(({ pictureId, caption, category }, place) => ({
        id: uuidv7(),
        galleryId,
        pictureId,
        caption,
        category,
        position: place,
      })),
    );
  }
}
