import { z } from '@hono/zod-openapi';
import { changeOwnPicture, readOwnPicture, removeOwnPicture } from '../own-picture.ts';
import { staffRoute } from '#kit/wire/staff-router.ts';

const Picture = z.object({
  picture: z.string().nullable().openapi({ description: 'Where it lies; null while there is none' }),
});
const Upload = z.object({
  file: z
    .instanceof(File, { error: /*staff*/ 'Choose a picture' })
    .openapi({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or AVIF, up to 6 MB' }),
});

export const staffPictureRoutes = [
  staffRoute('everybody', {
    method: 'get',
    path: '/session/picture',
    summary: 'Your own picture, which customers see whose project you work on',
    answer: ['The picture', Picture],
    handle: (ctx) => readOwnPicture(ctx),
  }),
  staffRoute('everybody', {
    method: 'put',
    path: '/session/picture',
    summary: 'Change your own picture; it is cut to a small square',
    form: Upload,
    answer: ['The picture', Picture],
    errors: [429, 507],
    handle: async (ctx, { form: { file } }) =>
      changeOwnPicture(ctx, { bytes: new Uint8Array(await file.arrayBuffer()) }),
  }),
  staffRoute('everybody', {
    method: 'delete',
    path: '/session/picture',
    summary: 'Take your own picture away',
    handle: (ctx) => removeOwnPicture(ctx),
  }),
];
