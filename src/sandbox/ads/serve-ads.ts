import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono, type Context } from 'hono';

export const adKeys = {
  appSecret: 'sandbox-app-secret-0001',
  pageToken: 'sandbox-page-token-0001',
  metaToken: 'sandbox-meta-token',
  gaSecret: 'sandbox-ga-secret',
  googleToken: 'sandbox-google-token',
  developerToken: 'sandbox-developer-token',
  refreshToken: 'sandbox-refresh-token',
  clientSecret: 'sandbox-client-secret',
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

/** What a campaign cost on a day, in whole currency. */
export type SandboxSpend = {
  day: string;
  campaign: string;
  campaignId: string;
  spend: number;
  impressions: number;
  clicks: number;
};

const said = (code: number, message: string) => ({ error: { message, type: 'OAuthException', code } });

/** As the Google Ads API says what is wrong. */
export const googleFault = (code: number, status: string, kind: string, fault: string) => ({
  error: {
    code,
    status,
    message: 'The caller may not do that',
    details: [
      {
        '@type': 'type.googleapis.com/google.ads.googleads.v26.errors.GoogleAdsFailure',
        errors: [{ errorCode: { [kind]: fault }, message: `Refused: ${fault}` }],
      },
    ],
  },
});

function refusedByMeta(c: Context) {
  if (c.req.header('Authorization') !== `Bearer ${adKeys.metaToken}`)
    return c.json(said(190, 'Error validating access token: Session has expired'), 400);
  if (c.req.param('account') !== 'act_1029384756')
    return c.json(said(100, 'Object does not exist, cannot be loaded due to missing permissions'), 400);
  return null;
}

/** A stand-in for the networks that show advertisements, over real HTTP on a port of its own. */
export async function serveAds() {
  const leads = new Map<string, object>();
  const metaEvents: MetaEvent[] = [];
  const gaEvents: { client_id: string; events: { name: string; params: object }[] }[] = [];
  const googleEvents: Record<string, unknown>[] = [];
  let failing = 0;
  const answers: { status: 200 | 400 | 401 | 403 | 429; body: object }[] = [];
  /** The accounts 1234567890 of Google and 1029384756 of Meta. */
  const accounts = {
    google: {
      descriptiveName: 'Sample Saris',
      currencyCode: 'INR',
      timeZone: 'Asia/Kolkata',
      manager: false,
    },
    meta: { name: 'Sample Saris', currency: 'INR', timezone_name: 'Asia/Kolkata' },
  };
  const spend: Record<'google' | 'meta', SandboxSpend[]> = { google: [], meta: [] };
  /** Rows on a page of Meta's, and the most days that it reports in one call. */
  const limits = { perPage: 100, days: 1_000 };
  const asked: { path: string; headers: Record<string, string>; query: string }[] = [];

  const app = new Hono();
  app.use(async (c, next) => {
    if (failing > 0) {
      failing--;
      return c.json(said(2, 'Service temporarily unavailable'), 503);
    }
    // The way to a token is no call of the API.
    const answer = c.req.path === '/token' ? undefined : answers.shift();
    return answer ? c.json(answer.body, answer.status) : next();
  });
  app.post('/v23.0/:pixel/events', async (c) => {
    const { data, access_token } = await c.req.json<{ data: MetaEvent[]; access_token: string }>();
    if (access_token !== adKeys.metaToken) return c.json(said(190, 'Invalid OAuth access token'), 400);
    metaEvents.push(...data);
    return c.json({ events_received: data.length, fbtrace_id: 'sandbox' });
  });
  app.get('/v23.0/:account{act_\\d+}', (c) => {
    const refused = refusedByMeta(c);
    return refused ?? c.json({ id: c.req.param('account'), ...accounts.meta });
  });
  app.get('/v23.0/:account{act_\\d+}/insights', (c) => {
    const refused = refusedByMeta(c);
    if (refused) return refused;
    const {
      time_range: range = '{}',
      level,
      time_increment: increment,
      after = '0',
      limit = '25',
    } = c.req.query();
    if (level !== 'campaign' || increment !== '1') return c.json(said(100, 'Not in this sandbox'), 400);
    asked.push({ path: c.req.path, headers: {}, query: range });
    const { since, until } = JSON.parse(range) as { since: string; until: string };
    const days = (Date.parse(until) - Date.parse(since)) / 86_400_000 + 1;
    if (days > limits.days)
      return c.json({ error: { ...said(100, 'Request timed out').error, error_subcode: 1_504_018 } }, 400);
    const found = spend.meta.filter(({ day }) => day >= since && day <= until);
    const begin = Number(after);
    const end = begin + Math.min(limits.perPage, Number(limit));
    const data = found.slice(begin, end).map((one) => ({
      campaign_id: one.campaignId,
      campaign_name: one.campaign,
      date_start: one.day,
      date_stop: one.day,
      spend: String(one.spend),
      impressions: String(one.impressions),
      clicks: String(one.clicks),
    }));
    const more = end < found.length && { next: `${url}/never-followed` };
    return c.json({ data, paging: { cursors: { before: after, after: String(end) }, ...more } });
  });
  app.post('/v26/customers/:account/googleAds:searchStream', async (c) => {
    const { query } = await c.req.json<{ query: string }>();
    asked.push({ path: c.req.path, headers: c.req.header(), query });
    if (c.req.header('Authorization') !== `Bearer ${adKeys.googleToken}`)
      return c.json([googleFault(401, 'UNAUTHENTICATED', 'authenticationError', 'OAUTH_TOKEN_INVALID')], 401);
    if (c.req.header('developer-token') !== adKeys.developerToken)
      return c.json(
        [googleFault(401, 'UNAUTHENTICATED', 'authenticationError', 'DEVELOPER_TOKEN_INVALID')],
        401,
      );
    if (c.req.param('account') !== '1234567890')
      return c.json(
        [googleFault(403, 'PERMISSION_DENIED', 'authorizationError', 'USER_PERMISSION_DENIED')],
        403,
      );
    if (/FROM customer\b/.test(query)) return c.json([{ results: [{ customer: accounts.google }] }]);
    const [, from = '', to = ''] = /BETWEEN '([\d-]+)' AND '([\d-]+)'/.exec(query) ?? [];
    const results = spend.google
      .filter(({ day }) => day >= from && day <= to)
      .map((one) => ({
        campaign: { resourceName: 'customers/1/campaigns/1', id: one.campaignId, name: one.campaign },
        metrics: {
          costMicros: String(one.spend * 1_000_000),
          impressions: String(one.impressions),
          clicks: String(one.clicks),
        },
        segments: { date: one.day },
      }));
    // As theirs: in batches, of which none may be empty.
    return c.json(results.map((row) => ({ results: [row], requestId: 'sandbox' })));
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
    const { assertion, grant_type: grant, ...given } = await c.req.parseBody();
    if (grant === 'refresh_token') {
      if (given.client_secret !== adKeys.clientSecret)
        return c.json({ error: 'invalid_client', error_description: 'Unauthorized' }, 401);
      if (given.refresh_token !== adKeys.refreshToken)
        return c.json(
          { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
          400,
        );
      return c.json({ access_token: adKeys.googleToken, expires_in: 3_599, token_type: 'Bearer' });
    }
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
    accounts,
    spend,
    limits,
    /** What reports were asked for. */
    asked,
    /** What Meta counts: of events of one name and id it takes one, whether pixel or server told it. */
    countedByMeta: () => [
      ...new Map(metaEvents.map((one) => [`${one.event_name} ${one.event_id}`, one])).values(),
    ],
    /** The next calls are answered with 503. */
    failNext: (times: number) => {
      failing = times;
    },
    /** The next call of an API is answered so. */
    answerNext: (status: 200 | 400 | 401 | 403 | 429, body: object) => void answers.push({ status, body }),
    close: () => new Promise((closed) => server.close(closed)),
  };
}
export type AdSandbox = Awaited<ReturnType<typeof serveAds>>;
