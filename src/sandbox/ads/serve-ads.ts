import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

export const adKeys = {
  appSecret: 'sandbox-app-secret-0001',
  pageToken: 'sandbox-page-token-0001',
  metaToken: 'sandbox-meta-token',
  gaSecret: 'sandbox-ga-secret',
  googleToken: 'sandbox-google-token',
};

/** An event of Meta's Conversions API, or of its pixel in a browser. */
export type MetaEvent = {
  event_name: string;
  event_time: number;
  event_id?: string;
  action_source: string;
  user_data: Record<string, unknown>;
  custom_data?: Record<string, unknown>;
};

const said = (code: number, message: string) => ({ error: { message, type: 'OAuthException', code } });

/** A stand-in for the networks that show advertisements, over real HTTP on a port of its own. */
export async function serveAds() {
  const leads = new Map<string, object>();
  const metaEvents: MetaEvent[] = [];
  const gaEvents: { client_id: string; events: { name: string; params: object }[] }[] = [];
  const googleEvents: Record<string, unknown>[] = [];
  let failing = 0;

  const app = new Hono();
  app.use(async (c, next) => {
    if (failing === 0) return next();
    failing--;
    return c.json(said(2, 'Service temporarily unavailable'), 503);
  });
  app.post('/v23.0/:pixel/events', async (c) => {
    const { data, access_token } = await c.req.json<{ data: MetaEvent[]; access_token: string }>();
    if (access_token !== adKeys.metaToken) return c.json(said(190, 'Invalid OAuth access token'), 400);
    metaEvents.push(...data);
    return c.json({ events_received: data.length, fbtrace_id: 'sandbox' });
  });
  app.get('/v23.0/:id', (c) => {
    const proof = createHmac('sha256', adKeys.appSecret).update(adKeys.pageToken).digest('hex');
    if (c.req.header('Authorization') !== `Bearer ${adKeys.pageToken}`)
      return c.json(said(190, 'Error validating access token: Session has expired'), 400);
    if (c.req.query('appsecret_proof') !== proof)
      return c.json(said(100, 'Invalid appsecret_proof provided'), 400);
    const { id } = c.req.param();
    if (id === 'me') return c.json({ id: '100', name: 'Sample Saris' });
    const lead = leads.get(id);
    return lead ? c.json({ id, ...lead }) : c.json(said(100, 'Unsupported get request'), 400);
  });
  app.post('/mp/collect', async (c) => {
    // As theirs, it takes whatever comes: a wrong secret is answered like a right one.
    if (c.req.query('api_secret') === adKeys.gaSecret) gaEvents.push(await c.req.json());
    return c.body(null, 204);
  });
  app.post('/token', async (c) => {
    const { assertion } = await c.req.parseBody();
    return typeof assertion === 'string' && assertion.split('.').length === 3
      ? c.json({ access_token: adKeys.googleToken, expires_in: 3_600, token_type: 'Bearer' })
      : c.json({ error: 'invalid_grant' }, 400);
  });
  app.post('/v1/events:ingest', async (c) => {
    if (c.req.header('Authorization') !== `Bearer ${adKeys.googleToken}`)
      return c.json({ error: { code: 401, message: 'Request had invalid authentication credentials' } }, 401);
    googleEvents.push(await c.req.json());
    return c.json({ requestId: `request-${googleEvents.length}` });
  });

  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    leads,
    metaEvents,
    gaEvents,
    googleEvents,
    /** What Meta counts: of events of one name and id it takes one, whether pixel or server told it. */
    countedByMeta: () => [
      ...new Map(metaEvents.map((one) => [`${one.event_name} ${one.event_id}`, one])).values(),
    ],
    /** The next calls are answered with 503. */
    failNext: (times: number) => {
      failing = times;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}
export type AdSandbox = Awaited<ReturnType<typeof serveAds>>;
