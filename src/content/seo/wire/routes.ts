import { createRoute, z } from '@hono/zod-openapi';
import { isTagSlug } from '#content/blog/tags/tag.ts';
import type { ApiDeps } from '#kit/wire/deps.ts';
import type { ShareCards } from '../share-cards.ts';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { NotFound } from '#kit/errors.ts';
import { findShareCard } from '../find-share-card.ts';
import { pageKinds, type PageKey } from '../shared-page.ts';

const card = createRoute({
  method: 'get',
  path: '/og/{kind}/{file}',
  tags: ['Pictures'],
  summary: 'The picture that is shown where a page is shared',
  description:
    'PNG, 1200 by 630 pixels: `<key>.png` of a public page. Under the present version (`v`) it never changes.',
  request: {
    params: z.object({ kind: z.string(), file: z.string() }),
    query: z.object({ v: z.string().optional() }),
  },
  responses: {
    200: {
      description: 'The picture',
      content: { 'image/png': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    304: { description: 'Not changed' },
    ...errorAnswers(404, 429, 503),
  },
});

/** Tags keep their own script in their address; all other pages are called in small letters, digits and hyphens. */
const isKey = (kind: PageKey['kind'], text: string) =>
  kind === 'tag' ? isTagSlug(text) : /^[a-z0-9-]{1,120}$/.test(text);

export function shareCardRoutes(deps: ApiDeps & { shareCards: ShareCards }) {
  return createRouter().openapi(card, async (c) => {
    const { kind: asked, file } = c.req.valid('param');
    const kind = pageKinds.find((known) => known === asked);
    const key = file.replace(/\.png$/, '');
    if (!kind || key === file || !isKey(kind, key)) throw new NotFound(/*i18n*/ 'This picture');
    const { version, card, photo } = await findShareCard(deps.ctxFor(c), { kind, key });
    const etag = `"${version}"`;
    // Whoever asks for another version gets the present one, and asks again soon.
    const age = c.req.valid('query').v === version ? 'max-age=31536000, immutable' : 'max-age=300';
    const headers = { ETag: etag, 'Cache-Control': `public, ${age}` };
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers);
    const bytes = await deps.shareCards.open(version, card, photo);
    return c.body(bytes, 200, { ...headers, 'Content-Type': 'image/png' });
  });
}
