import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { NotFound } from '#kit/errors.ts';
import { unsubscribe } from '../answer-mail.ts';
import { unsubscribePath } from '../newsletter-path.ts';
import { subscribe } from '../subscribe.ts';
import { NewsletterInput, SubscriberToken } from '../subscriber.ts';

const ok = {
  200: answer('Taken in', z.object({ ok: z.literal(true) })),
};
const subscription = createRoute({
  method: 'post',
  path: '/api/newsletter',
  tags: ['Newsletter'],
  summary: 'Ask for the newsletter',
  description: 'Sends a mail that asks to confirm. Answers the same whether or not the address was known.',
  request: {
    body: body(
      z.looseObject({
        email: z.string(),
        page: z.string().optional().openapi({ description: 'The page that asks' }),
        measured: z.boolean().optional().openapi({
          description: 'Whether they allow us to see what they open and follow; left out: no',
        }),
        website: z.string().optional().openapi({ description: 'Left empty by people' }),
      }),
    ),
  },
  responses: { ...ok, ...errorAnswers(400, 413, 415, 422, 429, 503) },
});
const oneClick = createRoute({
  method: 'post',
  path: '/api/newsletter/unsubscribe/{token}',
  tags: ['Newsletter'],
  summary: 'Unsubscribe with one click',
  description:
    'For mail programs (RFC 8058): `List-Unsubscribe=One-Click`, form-encoded. The token is the authority.',
  request: {
    params: z.object({ token: z.string() }),
    query: z.object({
      letter: z.string().optional().openapi({ description: 'The letter that it stands in' }),
    }),
  },
  responses: { ...ok, ...errorAnswers(404, 503) },
});

export function newsletterRoutes(deps: ApiDeps) {
  const router = createRouter()
    .openapi(subscription, async (c) => {
      const { website, ...wish } = c.req.valid('json');
      await subscribe(deps.ctxFor(c), NewsletterInput.parse({ ...wish, honeypot: website }));
      return c.json({ ok: true as const }, 200);
    })
    .openapi(oneClick, async (c) => {
      await unsubscribe(deps.ctxFor(c), {
        token: tokenIn(c.req.valid('param').token),
        letterId: c.req.valid('query').letter,
      });
      return c.json({ ok: true as const }, 200);
    });
  // Who opens the mail program's address by hand gets the page with the button: GET changes nothing.
  router.get('/api/newsletter/unsubscribe/:token', (c) =>
    c.redirect(unsubscribePath(tokenIn(c.req.param('token')), c.req.query('letter')), 303),
  );
  return router;
}

function tokenIn(text: string): string {
  const parsed = SubscriberToken.safeParse(text);
  if (!parsed.success) throw new NotFound(/*i18n*/ 'This link');
  return parsed.data;
}
