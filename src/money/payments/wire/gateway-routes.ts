import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { languageNamed, pathIn } from '#kit/language/language.ts';
import { returnFromGateway } from '../confirm-payment.ts';
import { signedNames } from './signed-names.ts';
import { SignedWire } from './schemas.ts';

const tags = ['Payments'];
const params = z.object({ id: z.string() });
const query = z.object({
  language: z
    .string()
    .optional()
    .openapi({ description: 'Of the page that opened the checkout: `hi`, `mr`' }),
});
const back = {
  303: { description: "The payment's page, by what the gateway says" },
  ...errorAnswers(404, 503),
};
const returned = createRoute({
  method: 'post',
  path: '/payment-pay/return/{id}',
  tags,
  summary: "Where the gateway's checkout sends the browser, from its own site",
  request: { params, query },
  responses: back,
});
const reloaded = createRoute({
  method: 'get',
  path: '/payment-pay/return/{id}',
  tags,
  summary: 'The same, opened again',
  request: { params, query },
  responses: back,
});

/** Where the gateway sends browsers to: no session, its signature counts. */
export const gatewayRoutes = (deps: ApiDeps) =>
  createRouter()
    .openapi(returned, async (c) => {
      const signed = SignedWire.safeParse(await c.req.parseBody());
      const path = await returnFromGateway(deps.ctxFor(c), {
        transactionId: c.req.valid('param').id,
        signed: signed.success ? signedNames.fromWire(signed.data) : null,
      });
      return c.redirect(pathIn(path, languageNamed(c.req.valid('query').language)), 303);
    })
    .openapi(reloaded, async (c) => {
      const transactionId = c.req.valid('param').id;
      const path = await returnFromGateway(deps.ctxFor(c), { transactionId, signed: null });
      return c.redirect(pathIn(path, languageNamed(c.req.valid('query').language)), 303);
    });
