import { z } from 'zod';
import { Alt } from '#agency/media/alt.ts';
import type { Picture } from '#agency/media/picture.ts';

export const galleryStatuses = ['Published', 'Hidden'] as const;
export type GalleryStatus = (typeof galleryStatuses)[number];

/** A picture in its place in a gallery. `alt` is the picture's own, changed here for everywhere. */
const ImageInput = z.strictObject({
  pictureId: z.uuid(),
  alt: Alt,
  caption: z.string().trim().max(300, 'Use at most 300 characters'),
  category: z.string().trim().max(40, 'Use at most 40 characters'),
});

/** A gallery as staff edit it: the whole of it, pictures in order. Without a cover the first picture is the cover. */
export const GalleryInput = z
  .strictObject({
    title: z.string().trim().min(1, 'Enter a title').max(120),
    description: z.string().trim().max(1_000),
    status: z.enum(galleryStatuses),
    coverPictureId: z.uuid().nullable(),
    images: z.array(ImageInput).max(200, 'A gallery holds at most 200 pictures'),
  })
  .superRefine(({ images, coverPictureId }, ctx) => {
    const ids = images.map((image) => image.pictureId);
    if (new Set(ids).size < ids.length)
      ctx.addIssue({ code: 'custom', path: ['images'], message: 'A picture can stand in a gallery once' });
    if (coverPictureId && !ids.includes(coverPictureId))
      ctx.addIssue({
        code: 'custom',
        path: ['coverPictureId'],
        message: 'The cover is not one of the pictures',
      });
  });
export type GalleryInput = z.infer<typeof GalleryInput>;

/** A gallery in the public list. */
export type GalleryCard = {
  id: string;
  title: string;
  description: string;
  cover: Picture | null;
  imageCount: number;
};

/** A picture of a gallery as visitors see it. */
export type GalleryImage = { id: string; caption: string; category: string; picture: Picture };
