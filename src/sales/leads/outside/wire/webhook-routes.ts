import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { body, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { receiveGoogle, receiveMarketPlace, receiveMeta, verifyMeta } from '../receive-leads.ts';

const Source = z.object({ id: z.uuid() });
const Keyed = Source.extend({ key: z.string().max(100) });
const taken = { description: 'Taken in, or known already' };

const verifying = createRoute({
  method: 'get',
  path: '/webhooks/leads/meta/{id}',
  tags: ['Leads'],
  summary: 'Answers Meta when this address is given to it',
  request: {
    params: Source,
    query: z.object({
      'hub.mode': z.string().max(40),
      'hub.verify_token': z.string().max(300),
      'hub.challenge': z.string().regex(/^[\w-]{1,300}$/),
    }),
  },
  responses: {
    200: { description: 'The challenge', content: { 'text/plain': { schema: z.string() } } },
    ...errorAnswers(401, 404, 422, 429),
  },
});

const meta = createRoute({
  method: 'post',
  path: '/webhooks/leads/meta/{id}',
  tags: ['Leads'],
  summary: 'Meta tells of leads that were left in its forms',
  description:
    'Believed only with Meta’s signature over the raw body (`X-Hub-Signature-256`). What the leads say is fetched later.',
  request: { params: Source },
  responses: { 200: taken, ...errorAnswers(401, 404, 413, 415, 422, 429, 503) },
});

const google = createRoute({
  method: 'post',
  path: '/webhooks/leads/google/{id}',
  tags: ['Leads'],
  summary: 'Google tells of a lead that was left in its form',
  description: 'Believed only with our key as `google_key`. A test lead is answered and files nothing.',
  request: {
    params: Source,
    body: body(
      z.looseObject({ lead_id: z.string(), google_key: z.string().optional() }).openapi('GoogleLead'),
    ),
  },
  responses: { 200: taken, ...errorAnswers(400, 401, 404, 413, 415, 422, 429, 503) },
});

const market = createRoute({
  method: 'post',
  path: '/webhooks/leads/market/{id}/{key}',
  tags: ['Leads'],
  summary: 'A market place (IndiaMART, Justdial) tells of a lead',
  description: 'Only with the key in its address. JSON, or the fields of a form.',
  request: { params: Keyed },
  responses: { 200: taken, ...errorAnswers(401, 404, 413, 415, 422, 429, 503) },
});

const marketByAddress = createRoute({
  method: 'get',
  path: '/webhooks/leads/market/{id}/{key}',
  tags: ['Leads'],
  summary: 'The same with its fields in the address, as Justdial also sends them',
  request: { params: Keyed },
  responses: { 200: taken, ...errorAnswers(401, 404, 422, 429, 503) },
});

/** What the places themselves call where leads are left: no session, their signature or our key counts. */
export const outsideLeadRoutes = (deps: ApiDeps) =>
  createRouter()
    .openapi(verifying, async (c) => {
      const query = c.req.valid('query');
      await verifyMeta(deps.ctxFor(c), {
        sourceId: c.req.valid('param').id,
        mode: query['hub.mode'],
        token: query['hub.verify_token'],
      });
      return c.text(query['hub.challenge'], 200);
    })
    .openapi(meta, async (c) => {
      await receiveMeta(deps.ctxFor(c), {
        sourceId: c.req.valid('param').id,
        body: new Uint8Array(await c.req.arrayBuffer()),
        signature: c.req.header('X-Hub-Signature-256') ?? '',
      });
      return c.body(null, 200);
    })
    .openapi(google, async (c) => {
      await receiveGoogle(deps.ctxFor(c), { sourceId: c.req.valid('param').id, body: c.req.valid('json') });
      return c.json({}, 200);
    })
    .openapi(market, async (c) => {
      const { id: sourceId, key } = c.req.valid('param');
      await receiveMarketPlace(deps.ctxFor(c), { sourceId, key, body: await fieldsOf(c) });
      return c.text('RECEIVED', 200);
    })
    .openapi(marketByAddress, async (c) => {
      const { id: sourceId, key } = c.req.valid('param');
      await receiveMarketPlace(deps.ctxFor(c), { sourceId, key, body: c.req.query() });
      return c.text('RECEIVED', 200);
    });

/** JSON or a form; what is neither has no fields. */
async function fieldsOf(c: Context): Promise<unknown> {
  if (!c.req.header('Content-Type')?.startsWith('application/json')) return c.req.parseBody();
  return c.req.json().catch(() => ({}));
}
