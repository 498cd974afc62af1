import { z } from '@hono/zod-openapi';
import { readDocumentPicture, storeDocumentPicture } from '../document-pictures.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';

/** Logos and signatures that documents are printed with. */
export const staffDocumentPictureRoutes = [
  staffRoute('settings:edit', {
    method: 'post',
    path: '/document-pictures',
    summary: 'Take in a logo or a signature for documents',
    form: z.object({
      file: z
        .instanceof(File, { error: 'Choose a picture' })
        .openapi({ type: 'string', format: 'binary', description: 'JPEG, PNG, WebP or AVIF' }),
    }),
    status: 201,
    answer: ['Taken in; the settings name it', z.object({ id: z.uuid() })],
    handle: async (ctx, { form: { file } }) =>
      storeDocumentPicture(ctx, { bytes: new Uint8Array(await file.arrayBuffer()) }),
  }),
  staffRoute('settings:read', {
    method: 'get',
    path: '/document-pictures/{id}',
    summary: 'One of them',
    params: IdParam,
    answer: ['A picture', z.string().openapi({ format: 'binary' }), 'image/png'],
    handle: async (ctx, { params }, c) =>
      c.body(await readDocumentPicture(ctx, { pictureId: params.id }), 200, {
        'Content-Type': 'image/png',
        // Under its id it never changes.
        'Cache-Control': 'private, max-age=31536000, immutable',
      }),
  }),
];
