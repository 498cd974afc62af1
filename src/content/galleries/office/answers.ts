import { z } from '@hono/zod-openapi';
import { galleryStatuses } from '../gallery.ts';
import { Picture } from '#agency/media/office/answers.ts';
import { etag, When } from '#kit/answers.ts';

export const ShownPicture = Picture.omit({ id: true, folderId: true, createdAt: true, etag: true }).openapi(
  'StaffShownPicture',
);

export const GalleryRow = z
  .object({
    id: z.uuid(),
    title: z.string(),
    status: z.enum(galleryStatuses),
    isSample: z.boolean(),
    updatedAt: When,
    cover: ShownPicture.nullable(),
    imageCount: z.number().int(),
  })
  .openapi('StaffGalleryRow');

export const Gallery = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    status: z.enum(galleryStatuses),
    coverPictureId: z.uuid().nullable(),
    isSample: z.boolean(),
    updatedAt: When,
    images: z.array(
      z.object({
        id: z.uuid(),
        pictureId: z.uuid(),
        caption: z.string(),
        category: z.string(),
        picture: ShownPicture,
      }),
    ),
    etag,
  })
  .openapi('StaffGallery');
