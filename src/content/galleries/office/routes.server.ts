import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { createGallery } from '../create-gallery.ts';
import { deleteGallery, restoreGallery } from '../delete-gallery.ts';
import { GalleryInput, galleryStatuses } from '../gallery.ts';
import { getGallery } from '../get-gallery.ts';
import { listAllGalleries } from '../list-galleries.ts';
import { reorderGalleries } from '../reorder-galleries.ts';
import { updateGallery } from '../update-gallery.ts';
import { PictureSchema } from '#agency/media/office/routes.server.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import {
  answer,
  body,
  createStaffRouter,
  done,
  etag,
  IdParam,
  IfMatch,
  When,
} from '#kit/wire/staff-router.ts';

const Shown = PictureSchema.omit({ id: true, createdAt: true, etag: true }).openapi('StaffShownPicture');
const Row = z
  .object({
    id: z.uuid(),
    title: z.string(),
    status: z.enum(galleryStatuses),
    isSample: z.boolean(),
    updatedAt: When,
    cover: Shown.nullable(),
    imageCount: z.number().int(),
  })
  .openapi('StaffGalleryRow');
const Gallery = z
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
        picture: Shown,
      }),
    ),
    etag,
  })
  .openapi('StaffGallery');
const Order = z.strictObject({ ids: z.array(z.uuid()).min(1).max(500) });

const gallery = savedRecord<Awaited<ReturnType<typeof getGallery>>>({
  subject: 'gallery',
  said: ({ images, ...found }) => ({
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

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/galleries',
  tags,
  summary: 'All galleries in their order',
  responses: { 200: answer('Galleries', z.array(Row)), ...errorAnswers(401, 403) },
});
const one = createRoute({
  method: 'get',
  path: '/galleries/{id}',
  tags,
  summary: 'A gallery with its pictures',
  request: { params: IdParam },
  responses: { 200: answer('The gallery', Gallery), ...errorAnswers(401, 403, 404) },
});
const create = createRoute({
  method: 'post',
  path: '/galleries',
  tags,
  summary: 'Add a gallery',
  request: { body: body(GalleryInput) },
  responses: { 201: answer('Added', Gallery), ...errorAnswers(401, 403, 422) },
});
const order = createRoute({
  method: 'put',
  path: '/galleries/order',
  tags,
  summary: 'Put all galleries into this order',
  request: { body: body(Order) },
  responses: { 204: done, ...errorAnswers(401, 403, 409, 422) },
});
const update = createRoute({
  method: 'put',
  path: '/galleries/{id}',
  tags,
  summary: 'Replace a gallery with all its pictures',
  request: { headers: IfMatch, params: IdParam, body: body(GalleryInput) },
  responses: { 200: answer('Changed', Gallery), ...errorAnswers(401, 403, 404, 412, 422, 428) },
});
const remove = createRoute({
  method: 'delete',
  path: '/galleries/{id}',
  tags,
  summary: 'Put a gallery into the trash',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404) },
});
const restore = createRoute({
  method: 'post',
  path: '/galleries/{id}/restore',
  tags,
  summary: 'Take a gallery back from the trash',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404) },
});

export const staffGalleryRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => c.json(await listAllGalleries(c.var.ctx), 200))
    .openapi(create, async (c) =>
      c.json(gallery.withEtag(await createGallery(c.var.ctx, c.req.valid('json'))), 201),
    )
    .openapi(order, async (c) => {
      await reorderGalleries(c.var.ctx, c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(one, async (c) =>
      c.json(gallery.withEtag(await getGallery(c.var.ctx, { galleryId: c.req.valid('param').id })), 200),
    )
    .openapi(update, async (c) => {
      const { id: galleryId } = c.req.valid('param');
      const input = c.req.valid('json');
      const save = { id: galleryId, ...c.req.valid('header'), input };
      const after = await gallery.save(c.var.ctx, save, (ctx) => updateGallery(ctx, { ...input, galleryId }));
      return c.json(gallery.withEtag(after), 200);
    })
    .openapi(remove, async (c) => {
      await deleteGallery(c.var.ctx, { galleryId: c.req.valid('param').id });
      return c.body(null, 204);
    })
    .openapi(restore, async (c) => {
      await restoreGallery(c.var.ctx, { galleryId: c.req.valid('param').id });
      return c.body(null, 204);
    });
