import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { NotFound } from '#kit/errors.ts';
import { openPictureFile } from '../open-picture-file.ts';
import type { PictureFormat } from '../picture.ts';

const bytes = { schema: z.string().openapi({ format: 'binary' }) };
const pictureFile = createRoute({
  method: 'get',
  path: '/media/{file}',
  tags: ['Pictures'],
  summary: 'A picture in one width',
  description: 'Never changes under its name: `<name>-<width>.avif` or `.webp`.',
  request: { params: z.object({ file: z.string() }) },
  responses: {
    200: { description: 'The picture', content: { 'image/avif': bytes, 'image/webp': bytes } },
    ...errorAnswers(404, 503),
  },
});

const shape = /^([a-z0-9]{26})-([1-9]\d{0,3})\.(avif|webp)$/;

export function mediaRoutes(deps: ApiDeps) {
  return createRouter().openapi(pictureFile, async (c) => {
    const [, name, width, format] = shape.exec(c.req.valid('param').file) ?? [];
    if (!name) throw new NotFound(/*i18n*/ 'This picture');
    const wanted = { name, width: Number(width), format: format as PictureFormat };
    const file = await openPictureFile(deps.ctxFor(c), wanted);
    return c.body(file, 200, {
      'Content-Type': `image/${format}`,
      'Content-Length': String(file.length),
      'Cache-Control': 'public, max-age=31536000, immutable',
      // Whatever got in here, a browser that opens it by itself runs nothing of it.
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  });
}
