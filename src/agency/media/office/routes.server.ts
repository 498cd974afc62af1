import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { Invalid } from '#kit/errors.ts';
import { Alt } from '../alt.ts';
import { deletePicture, type NamesPicture } from '../delete-picture.ts';
import { describePicture } from '../describe-picture.ts';
import { getPicture, listPictures, PicturePage } from '../list-pictures.ts';
import { uploadPicture } from '../upload-picture.ts';
import { savedRecord } from '#agency/audit/saved-record.ts';
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

export const PictureSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    alt: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    placeholder: z.string(),
    widths: z.array(z.number().int()),
    createdAt: When,
    etag,
  })
  .openapi('StaffPicture');

const Upload = z.object({
  file: z
    .instanceof(File, { error: 'Choose a picture' })
    .openapi({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or AVIF' }),
  alt: Alt,
});

const picture = savedRecord<{ alt: string }>({
  subject: 'picture',
  said: ({ alt }) => ({ alt }),
  read: (ctx, pictureId) => getPicture(ctx, { pictureId }),
});

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/media',
  tags,
  summary: 'The picture library, newest first',
  request: { query: PicturePage },
  responses: {
    200: answer('A page', z.object({ data: z.array(PictureSchema), nextCursor: z.uuid().nullable() })),
    ...errorAnswers(401, 403, 422),
  },
});
const one = createRoute({
  method: 'get',
  path: '/media/{id}',
  tags,
  summary: 'A picture of the library',
  request: { params: IdParam },
  responses: { 200: answer('The picture', PictureSchema), ...errorAnswers(401, 403, 404) },
});
const upload = createRoute({
  method: 'post',
  path: '/media',
  tags,
  summary: 'Add a picture to the library',
  request: { body: { required: true, content: { 'multipart/form-data': { schema: Upload } } } },
  responses: { 201: answer('Added', PictureSchema), ...errorAnswers(400, 401, 403, 413, 422, 507) },
});
const describe = createRoute({
  method: 'patch',
  path: '/media/{id}',
  tags,
  summary: 'Say what a picture shows',
  request: { headers: IfMatch, params: IdParam, body: body(z.strictObject({ alt: Alt })) },
  responses: { 200: answer('Changed', PictureSchema), ...errorAnswers(401, 403, 404, 412, 422, 428) },
});
const remove = createRoute({
  method: 'delete',
  path: '/media/{id}',
  tags,
  summary: 'Remove a picture that is not in use',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 409) },
});

/** @param texts every noun that has pictures in its texts */
export const staffMediaRoutes = (texts: NamesPicture[]) =>
  createStaffRouter()
    .openapi(list, async (c) => {
      const { data, nextCursor } = await listPictures(c.var.ctx, c.req.valid('query'));
      return c.json({ data: data.map(picture.withEtag), nextCursor }, 200);
    })
    .openapi(one, async (c) =>
      c.json(picture.withEtag(await getPicture(c.var.ctx, { pictureId: c.req.valid('param').id })), 200),
    )
    .openapi(upload, async (c) => {
      const { file, alt } = c.req.valid('form');
      if (file.size === 0) throw new Invalid({ file: 'Choose a picture' });
      const bytes = new Uint8Array(await file.arrayBuffer());
      return c.json(picture.withEtag(await uploadPicture(c.var.ctx, { bytes, alt })), 201);
    })
    .openapi(describe, async (c) => {
      const { id: pictureId } = c.req.valid('param');
      const input = c.req.valid('json');
      const save = { id: pictureId, ...c.req.valid('header'), input };
      const after = await picture.save(c.var.ctx, save, (ctx) =>
        describePicture(ctx, { ...input, pictureId }),
      );
      return c.json(picture.withEtag(after), 200);
    })
    .openapi(remove, async (c) => {
      await deletePicture(c.var.ctx, { pictureId: c.req.valid('param').id, texts });
      return c.body(null, 204);
    });
