import { z } from '@hono/zod-openapi';
import { Invalid } from '#kit/errors.ts';
import { Alt } from '../alt.ts';
import { deletePicture, type NamesPicture } from '../delete-picture.ts';
import { describePicture } from '../describe-picture.ts';
import { getPicture, listPictures, PicturePage } from '../list-pictures.ts';
import { uploadPicture } from '../upload-picture.ts';
import { savedRecord } from '#agency/audit/saved-record.ts';
import { IdParam, pageOf, staffRoute } from '#kit/wire/staff-router.ts';
import { Picture } from './answers.ts';

const Upload = z.object({
  file: z
    .instanceof(File, { error: 'Choose a picture' })
    .openapi({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or AVIF' }),
  alt: Alt,
});

const picture = savedRecord<{ alt: string }>({
  subject: 'picture',
  editable: ({ alt }) => ({ alt }),
  read: (ctx, pictureId) => getPicture(ctx, { pictureId }),
});

/** @param texts every noun that has pictures in its texts */
export const staffMediaRoutes = (texts: NamesPicture[]) => [
  staffRoute('media:read', {
    method: 'get',
    path: '/media',
    summary: 'The picture library, newest first',
    query: PicturePage,
    answer: ['A page', pageOf(Picture)],
    handle: async (ctx, { query }) => {
      const { data, nextCursor } = await listPictures(ctx, query);
      return { data: data.map(picture.withEtag), nextCursor };
    },
  }),
  staffRoute('media:read', {
    method: 'get',
    path: '/media/{id}',
    summary: 'A picture of the library',
    params: IdParam,
    answer: ['The picture', Picture],
    handle: async (ctx, { params }) => picture.withEtag(await getPicture(ctx, { pictureId: params.id })),
  }),
  staffRoute('media:edit', {
    method: 'post',
    path: '/media',
    summary: 'Add a picture to the library',
    form: Upload,
    status: 201,
    answer: ['Added', Picture],
    errors: [507],
    handle: async (ctx, { form: { file, alt } }) => {
      if (file.size === 0) throw new Invalid({ file: 'Choose a picture' });
      const bytes = new Uint8Array(await file.arrayBuffer());
      return picture.withEtag(await uploadPicture(ctx, { bytes, alt }));
    },
  }),
  staffRoute('media:edit', {
    method: 'patch',
    path: '/media/{id}',
    summary: 'Say what a picture shows',
    params: IdParam,
    ifMatch: true,
    body: z.strictObject({ alt: Alt }),
    answer: ['Changed', Picture],
    handle: (ctx, { params: { id: pictureId }, ifMatch, body }) =>
      picture.saveWithEtag(ctx, { id: pictureId, ifMatch, input: body }, (ctx) =>
        describePicture(ctx, { ...body, pictureId }),
      ),
  }),
  staffRoute('media:edit', {
    method: 'delete',
    path: '/media/{id}',
    summary: 'Remove a picture that is not in use',
    params: IdParam,
    errors: [409],
    handle: (ctx, { params }) => deletePicture(ctx, { pictureId: params.id, texts }),
  }),
];
