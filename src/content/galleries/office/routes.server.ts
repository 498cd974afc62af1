import { z } from '@hono/zod-openapi';
import { createGallery } from '../create-gallery.ts';
import { deleteGallery, restoreGallery } from '../delete-gallery.ts';
import { GalleryInput } from '../gallery.ts';
import { getGallery } from '../get-gallery.ts';
import { listAllGalleries } from '../list-galleries.ts';
import { reorderGalleries } from '../reorder-galleries.ts';
import { updateGallery } from '../update-gallery.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';
import { GalleryRow, Gallery } from './answers.ts';

const Order = z.strictObject({ ids: z.array(z.uuid()).min(1).max(500) });

const gallery = savedRecord<Awaited<ReturnType<typeof getGallery>>>({
  subject: 'gallery',
  editable: ({ images, ...found }) => ({
    ...fieldsOf(GalleryInput)(found),
    images: images.map(({ pictureId, caption, category, picture: { alt } }) => ({
      pictureId,
      alt,
      caption,
      category,
    })),
  }),
  read: (ctx, galleryId) => getGallery(ctx, { galleryId }),
});

export const staffGalleryRoutes = [
  staffRoute('galleries:read', {
    method: 'get',
    path: '/galleries',
    summary: 'All galleries in their order',
    answer: ['Galleries', z.array(GalleryRow)],
    handle: (ctx) => listAllGalleries(ctx),
  }),
  staffRoute('galleries:edit', {
    method: 'post',
    path: '/galleries',
    summary: 'Add a gallery',
    body: GalleryInput,
    status: 201,
    answer: ['Added', Gallery],
    handle: async (ctx, { body }) => gallery.withEtag(await createGallery(ctx, body)),
  }),
  staffRoute('galleries:edit', {
    method: 'put',
    path: '/galleries/order',
    summary: 'Put all galleries into this order',
    body: Order,
    errors: [409],
    handle: (ctx, { body }) => reorderGalleries(ctx, body),
  }),
  staffRoute('galleries:read', {
    method: 'get',
    path: '/galleries/{id}',
    summary: 'A gallery with its pictures',
    params: IdParam,
    answer: ['The gallery', Gallery],
    handle: async (ctx, { params }) => gallery.withEtag(await getGallery(ctx, { galleryId: params.id })),
  }),
  staffRoute('galleries:edit', {
    method: 'put',
    path: '/galleries/{id}',
    summary: 'Replace a gallery with all its pictures',
    params: IdParam,
    ifMatch: true,
    body: GalleryInput,
    answer: ['Changed', Gallery],
    handle: (ctx, { params: { id: galleryId }, ifMatch, body }) =>
      gallery.saveWithEtag(ctx, { id: galleryId, ifMatch, input: body }, (ctx) =>
        updateGallery(ctx, { ...body, galleryId }),
      ),
  }),
  staffRoute('galleries:edit', {
    method: 'delete',
    path: '/galleries/{id}',
    summary: 'Put a gallery into the trash',
    params: IdParam,
    handle: (ctx, { params }) => deleteGallery(ctx, { galleryId: params.id }),
  }),
  staffRoute('galleries:edit', {
    method: 'post',
    path: '/galleries/{id}/restore',
    summary: 'Take a gallery back from the trash',
    params: IdParam,
    handle: (ctx, { params }) => restoreGallery(ctx, { galleryId: params.id }),
  }),
];
