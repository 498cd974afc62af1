import { createHmac } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { serveAds, adKeys, type AdSandbox } from '#sandbox/ads/serve-ads.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';
import { consents, leadTouches } from '../../enquiries/table.server.ts';
import { leads } from '../../table.server.ts';
import { fetchMetaLead } from '../fetch-meta-lead.ts';
import { createOutsideSource, getOutsideSource, listOutsideLeads } from '../manage-sources.ts';
import type { NewOutsideSource } from '../outside-source.ts';
import { outsideLeads } from '../table.server.ts';
import samples from '../samples.json' with { type: 'json' };

let app: TestApp;
let ads: AdSandbox;
beforeAll(async () => {
  ads = await serveAds();
  app = await createTestApp({ META_GRAPH_URL: `${ads.url}/v23.0` });
});
afterAll(async () => {
  await app.close();
  await ads.close();
});

const owner = () => ({
  ...app.ctx,
  actor: { kind: 'staff' as const, id: v7(), name: 'Farah', email: 'f@example.com', role: 'owner' as const, ownLeadsOnly: false }, // prettier-ignore
});
const open = async (input: Pick<NewOutsideSource, 'kind' | 'name'> & Partial<NewOutsideSource>) => {
  const { id } = await createOutsideSource(owner(), {
    service: '',
    language: 'en',
    origins: [],
    mapping: {},
    measuring: { question: '', yes: '' },
    ...input,
  });
  const { address, key } = await getOutsideSource(owner(), { sourceId: id });
  return { id, path: new URL(address ?? '').pathname, key: key ?? '' };
};
const leadsOf = (source: string) =>
  app.db.select().from(leads).where(eq(leads.source, source)).orderBy(desc(leads.id));
const cameTo = async (sourceId: string) =>
  (await listOutsideLeads(owner(), { sourceId, perPage: 25, offset: 0 })).data;
const queued = async () => (await app.product.system.db.select().from(outsideLeads)).length;

/** As Meta calls: its own headers, signed over the bytes. */
const fromMeta = (path: string, body: object, secret = adKeys.appSecret) => {
  const sent = JSON.stringify(body);
  const signed = `sha256=${createHmac('sha256', secret).update(sent).digest('hex')}`;
  return app.send('POST', path, sent, { 'X-Hub-Signature-256': signed });
};
const notice = (...ids: string[]) => ({
  object: 'page',
  entry: [
    {
      id: '100',
      time: 1,
      changes: ids.map((leadgen_id) => ({
        field: 'leadgen',
        value: { leadgen_id, page_id: '100', form_id: '200' },
      })),
    },
  ],
});

test('Meta: verified, believed by its signature, fetched when its API is back, one lead each time it is told', async () => {
  const { id, path, key } = await open({
    kind: 'meta',
    name: 'Meta form',
    appSecret: adKeys.appSecret,
    pageToken: adKeys.pageToken,
    mapping: { business_name: 'company' },
  });
  const verify = (token: string) =>
    app.get(`${path}?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`);
  expect((await verify('another')).status).toBe(401);
  expect(await (await verify(key)).text()).toBe('1158201444');
  expect((await fromMeta(path, notice('4440001'), 'a secret of somebody else')).status).toBe(401);
  expect(await cameTo(id)).toEqual([]);

  ads.leads.set('4440001', {
    campaign_name: 'Monsoon offer',
    ad_name: 'Sari shop',
    field_data: [
      { name: 'full_name', values: ['Asha Sample'] },
      { name: 'phone_number', values: ['+919000022201'] },
      { name: 'email', values: ['asha@example.com'] },
      { name: 'business_name', values: ['Sample Saris'] },
      { name: 'when_do_you_start?', values: ['At once'] },
    ],
  });
  for (let times = 0; times < 2; times++) expect((await fromMeta(path, notice('4440001'))).status).toBe(200);
  const [waiting] = await cameTo(id);
  expect(waiting).toMatchObject({ externalId: '4440001', state: 'waiting', leadId: null });
  expect(await leadsOf('Meta form')).toEqual([]);

  // Their API is down: the job fails, is tried again by the queue, and says on the screen why it waits.
  ads.failNext(1);
  const fetchOnce = () => fetchMetaLead(app.ctx, { outsideLeadId: waiting?.id ?? '' });
  await expect(fetchOnce()).rejects.toThrow('503');
  expect((await cameTo(id))[0]?.error).toContain('503');
  await fetchOnce();
  await fetchOnce();
  const filed = await leadsOf('Meta form');
  expect(filed).toHaveLength(1);
  expect(filed[0]).toMatchObject({
    form: 'outside',
    status: 'new',
    name: 'Asha Sample',
    phone: '9000022201',
    phoneComplete: true,
    email: 'asha@example.com',
    company: 'Sample Saris',
    message: 'When do you start?: At once',
    attribution: { utmSource: 'meta', utmMedium: 'lead-ad', utmCampaign: 'Monsoon offer', utmContent: 'Sari shop' }, // prettier-ignore
  });
  expect(await cameTo(id)).toMatchObject([{ state: 'taken', leadId: filed[0]?.id, raw: null, error: null }]);
  const given = await app.db
    .select()
    .from(consents)
    .where(eq(consents.leadId, filed[0]?.id ?? ''));
  expect(given).toMatchObject([{ purpose: 'enquiry', textVersion: '2026-11-outside-en' }]);
  // Told once more after that, it is known.
  await fromMeta(path, notice('4440001'));
  expect(await leadsOf('Meta form')).toHaveLength(1);
  expect((await getOutsideSource(owner(), { sourceId: id })).lastReceivedAt).toBeInstanceOf(Date);
});

test('Meta: what its own tool fills in is a test, and an old token says so', async () => {
  const keys = { appSecret: adKeys.appSecret, pageToken: adKeys.pageToken };
  const { id, path } = await open({ kind: 'meta', name: 'Meta tool', ...keys });
  ads.leads.set('4440002', {
    field_data: [{ name: 'full_name', values: ['<test lead: dummy data for full_name>'] }],
  });
  await fromMeta(path, notice('4440002'));
  const [row] = await cameTo(id);
  await fetchMetaLead(app.ctx, { outsideLeadId: row?.id ?? '' });
  expect((await cameTo(id))[0]?.state).toBe('test');

  const ended = await open({
    kind: 'meta',
    name: 'Meta ended',
    ...keys,
    pageToken: 'a token that has ended',
  });
  await fromMeta(ended.path, notice('4440003'));
  const [late] = await cameTo(ended.id);
  await expect(fetchMetaLead(app.ctx, { outsideLeadId: late?.id ?? '' })).rejects.toThrow('expired');
  expect((await cameTo(ended.id))[0]).toMatchObject({
    state: 'waiting',
    error: expect.stringContaining('Session has expired'),
  });
});

test('Google: by its key, each id once, tests file nothing, what has no place stands in the message', async () => {
  const { id, path, key } = await open({ kind: 'google', name: 'Search form', service: 'Google Ads' });
  const lead = {
    ...samples.google,
    lead_id: 'g-1',
    google_key: key,
    campaign_id: 987_654,
    gcl_id: 'click-1',
  };
  expect((await app.post(path, { ...lead, google_key: 'wrong' })).status).toBe(401);
  expect((await app.post(path, { google_key: key })).status).toBe(422);
  expect((await app.post(path, { ...lead, lead_id: 'g-0', is_test: true })).status).toBe(200);
  expect(await leadsOf('Search form')).toEqual([]);
  for (let times = 0; times < 2; times++) expect((await app.post(path, lead)).status).toBe(200);
  const filed = await leadsOf('Search form');
  expect(filed).toHaveLength(1);
  expect(filed[0]).toMatchObject({
    name: 'Asha Sample',
    phone: '9000011111',
    service: 'Google Ads',
    message: 'City: Pune',
    attribution: { utmSource: 'google', utmCampaign: '987654', gclid: 'click-1' },
  });
  const [touch] = await app.db
    .select()
    .from(leadTouches)
    .where(eq(leadTouches.leadId, filed[0]?.id ?? ''));
  expect(JSON.stringify(touch?.raw)).not.toContain(key);
  expect((await cameTo(id)).map(({ state }) => state)).toEqual(['taken', 'test']);
});

test('market places: the key is in the address; JSON, a form and the address itself are read', async () => {
  const mart = await open({ kind: 'indiamart', name: 'IndiaMART' });
  expect((await app.post(mart.path.replace(mart.key, 'guess'), samples.indiamart)).status).toBe(401);
  for (let times = 0; times < 2; times++) {
    const answer = await app.post(mart.path, samples.indiamart);
    expect([answer.status, await answer.text()]).toEqual([200, 'RECEIVED']);
  }
  const [fromMart, ...more] = await leadsOf('IndiaMART');
  expect(more).toEqual([]);
  expect(fromMart).toMatchObject({
    name: 'Asha Sample',
    phone: '9000011111',
    company: 'Sample Saris',
    pincode: '411001',
    service: 'Website Development',
    message: 'I need a shop for saris.\nQuery type: W\nQuery time: 2026-11-26 10:30:00\nSender city: Pune',
  });

  const dial = await open({ kind: 'justdial', name: 'Justdial' });
  const query = (leadid: string, more: Record<string, string> = {}) =>
    new URLSearchParams({ ...samples.justdial, leadid, ...more }).toString();
  expect((await app.get(`${dial.path}?${query('jd-1')}`)).status).toBe(200);
  const asForm = { 'Content-Type': 'application/x-www-form-urlencoded' };
  expect((await app.send('POST', dial.path, query('jd-1'), asForm)).status).toBe(200);
  // A number of another country is kept as it stands; without any way to reach somebody it is kept aside.
  const abroad = query('jd-2', { mobile: '+971 50 123 4567', email: 'not an address' });
  expect((await app.send('POST', dial.path, abroad, asForm)).status).toBe(200);
  expect((await app.send('POST', dial.path, query('jd-3', { mobile: '', email: '' }), asForm)).status).toBe(
    200,
  );
  const [second, first, ...others] = await leadsOf('Justdial');
  expect(others).toEqual([]);
  expect(first).toMatchObject({ name: 'Ms Asha Sample', phone: '9000011111', address: 'Kothrud' });
  expect(second).toMatchObject({ phone: '+971 50 123 4567', phoneComplete: false, email: '' });
  expect(second?.message).toContain('Email: not an address');
  expect(await cameTo(dial.id)).toMatchObject([
    { externalId: 'jd-3', state: 'refused', error: expect.stringContaining('neither'), raw: { name: 'Asha Sample' } },
    { externalId: 'jd-2', state: 'taken' },
    { externalId: 'jd-1', state: 'taken' },
  ]); // prettier-ignore
  expect((await app.post(`${dial.path.slice(0, -1)}`, samples.justdial)).status).toBe(401);
  expect(await queued()).toBeGreaterThan(0);
});

test('the form on another site: framed by the named sites alone, read without scripts, filed with where it stood', async () => {
  const { id, path } = await open({
    kind: 'form',
    name: 'Shop site',
    service: 'E-Commerce',
    language: 'hi',
    origins: ['https://shop.example.com'],
  });
  const page = await app.get(`${path}?landingPage=https://shop.example.com/offer&utmSource=flyer&gclid=c-9`);
  expect(page.headers.get('Content-Security-Policy')).toContain(
    "frame-ancestors 'self' https://shop.example.com",
  );
  const html = await page.text();
  expect(html).toContain('<html lang="hi-IN">');
  expect(html).toContain('name="gclid" value="c-9"');
  const script = await app.get(`${path}/embed.js`);
  expect(script.headers.get('Content-Type')).toContain('javascript');
  expect(await script.text()).toContain(`http://localhost:3000${path}`);

  const filled = {
    name: 'Asha <b>Sample</b>',
    phone: '9000033301',
    isHuman: 'yes',
    terms: 'yes',
    elapsed: '9000',
    landingPage: 'https://shop.example.com/offer',
    utmSource: 'flyer',
    gclid: 'c-9',
  };
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.send('POST', path, new URLSearchParams(fields).toString(), {
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    });
  // Only its own page posts it: what another site posts by itself is refused.
  expect((await send(filled, { Origin: 'https://shop.example.com' })).status).toBe(403);
  const refused = await send({ ...filled, phone: '12345', terms: '' });
  expect(refused.status).toBe(422);
  const shown = await refused.text();
  expect(shown).toContain('value="Asha &lt;b&gt;Sample&lt;/b&gt;"');
  expect(shown.match(/aria-invalid="true"/g)).toHaveLength(2);
  expect((await send(filled)).status).toBe(200);
  expect((await send(filled)).status).toBe(200);
  const [lead, ...more] = await leadsOf('Shop site');
  expect(more).toEqual([]);
  expect(lead).toMatchObject({
    form: 'outside',
    language: 'hi',
    service: 'E-Commerce',
    pageUrl: 'https://shop.example.com/offer',
    attribution: { landingPage: 'https://shop.example.com/offer', utmSource: 'flyer', gclid: 'c-9' },
    status: 'new',
  });
  const robot = await send({ ...filled, phone: '9000033302', website: 'http://spam.example' });
  expect(robot.status).toBe(200);
  expect((await leadsOf('Shop site'))[0]).toMatchObject({ status: 'suspected' });
  expect((await app.get(`/forms/${v7()}`)).status).toBe(404);
  expect(await getOutsideSource(owner(), { sourceId: id })).toMatchObject({
    taken: 2,
    lastReceivedAt: expect.any(Date),
  });
});
