import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { getPublishedGallery } from '../get-gallery.ts';
import { listPublishedGalleries } from '../list-galleries.ts';
import { pictureUrl, type Picture } from '#agency/media/picture.ts';
import { wantsPage } from './wants-page.ts';

const Gallery = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    main_image: z.string().openapi({ description: "Path of the cover, '' without one" }),
  })
  .openapi('Gallery');
const Image = z
  .object({
    id: z.string(),
    image_url: z.string(),
    category: z.string(),
    caption: z.string(),
    alt: z.string(),
    width: z.number().int(),
    height: z.number().int(),
  })
  .openapi('GalleryImage');

const list = createRoute({
  method: 'get',
  path: '/gallery',
  tags: ['Galleries'],
  summary: 'The galleries',
  description: 'JSON to whoever does not ask for text/html; browsers get the page at the same address.',
  responses: {
    200: {
      description: 'The list',
      content: { 'application/json': { schema: z.array(Gallery) }, 'text/html': { schema: z.string() } },
    },
    ...errorAnswers(503),
  },
});
const one = createRoute({
  method: 'get',
  path: '/gallery/{id}',
  tags: ['Galleries'],
  summary: 'A gallery with its pictures',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: answer('The gallery', Gallery.extend({ images: z.array(Image) })),
    ...errorAnswers(404, 503),
  },
});

export function galleryRoutes(deps: ApiDeps) {
  const router = createRouter();
  // Written as a plain route: it may pass a request on to the pages, which a described one cannot.
  router.openAPIRegistry.registerPath(list);
  router.get('/gallery', async (c, next) => {
    if (wantsPage(c.req.header('Accept'))) return next();
    c.header('Vary', 'Accept');
    return c.json((await listPublishedGalleries(deps.ctxFor(c))).map(toWire));
  });
  return router.openapi(one, async (c) => {
    const { images, ...gallery } = await getPublishedGallery(deps.ctxFor(c), {
      galleryId: c.req.valid('param').id,
    });
    const answer = {
      ...toWire(gallery),
      images: images.map(({ id, caption, category, picture }) => ({
        id,
        image_url: urlOf(picture),
        category,
        caption,
        alt: picture.alt,
        width: picture.width,
        height: picture.height,
      })),
    };
    return c.json(answer, 200);
  });
}

type Shown = { id: string; title: string; description: string; cover: Picture | null };
const toWire = ({ id, title, description, cover }: Shown) => ({
  id,
  title,
  description,
  main_image: cover ? urlOf(cover) : '',
});

/** One size that suits most uses: the call knows only one. */
const urlOf = (picture: Picture) =>
  pictureUrl(picture, picture.widths.findLast((width) => width <= 1280) ?? picture.width, 'webp');
