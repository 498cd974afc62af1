import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { adKeys, serveAds, type AdSandbox } from '#sandbox/ads/serve-ads.ts';
import { openBookings, type Bookings } from '#sales/bookings/wire/test-bookings.ts';
import { consents } from '../enquiries/table.server.ts';
import { createOutsideSource, getOutsideSource, listOutsideLeads } from '../outside/manage-sources.ts';
import { fetchMetaLead } from '../outside/fetch-meta-lead.ts';
import { NewOutsideSource } from '../outside/outside-source.ts';
import samples from '../outside/samples.json' with { type: 'json' };
import { leads } from '../table.server.ts';
import { listConversions, saveDestination } from './manage-conversions.ts';
import { leadAdMarks } from './table.server.ts';
import { tellConversion } from './tell-conversion.ts';

let app: Bookings;
let ads: AdSandbox;
beforeAll(async () => {
  ads = await serveAds();
  app = await openBookings({ META_GRAPH_URL: `${ads.url}/v23.0` });
});
afterAll(async () => {
  await app.close();
  await ads.close();
});

const owner = () => ({
  ...app.ctx,
  actor: { kind: 'staff' as const, id: v7(), name: 'Farah', email: 'f@example.com', role: 'owner' as const, ownLeadsOnly: false }, // prettier-ignore
});
const networkOn = (active: boolean) =>
  saveDestination(owner(), { kind: 'meta', active, ids: { pixelId: '555' }, secret: adKeys.metaToken });

async function open(input: Partial<NewOutsideSource> & Pick<NewOutsideSource, 'kind' | 'name'>) {
  const { id } = await createOutsideSource(owner(), NewOutsideSource.parse(input));
  const { address, key } = await getOutsideSource(owner(), { sourceId: id });
  return { id, path: new URL(address ?? '').pathname, key: key ?? '' };
}

/** What Meta is told of the lead that this number left, what is written down of their answer, and why nothing is told. */
async function outcomeOf(phone: string) {
  const [lead] = await app.db.select().from(leads).where(eq(leads.phone, phone));
  const leadId = lead?.id ?? '';
  const before = ads.metaEvents.length;
  const { data } = await listConversions(owner(), { leadId, perPage: 10, offset: 0 });
  for (const { id, state } of data)
    if (state === 'queued') await tellConversion(app.ctx, { conversionId: id });
  const [marks] = await app.db.select().from(leadAdMarks).where(eq(leadAdMarks.leadId, leadId));
  const given = await app.db.select().from(consents).where(eq(consents.leadId, leadId));
  return {
    told: ads.metaEvents.length - before,
    answer: marks ? { version: marks.consentVersion, marketing: marks.marketing } : null,
    shown: given.filter(({ purpose }) => purpose === 'advertising').map(({ textVersion }) => textVersion),
    reason: data[0]?.reason ?? null,
  };
}
const refused = 'They did not agree to marketing.';
const notAsked = 'The form they left it in did not ask whether networks may be told.';

test('the form on another site asks by a tick of its own once a network is on; unticked is a no, a browser’s own no wins', async () => {
  const { path } = await open({ kind: 'form', name: 'Shop site', language: 'mr' });
  const page = async (headers = {}) => (await app.get(path, headers)).text();
  const send = (phone: string, more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    app.send(
      'POST',
      path,
      new URLSearchParams({ name: 'Asha', phone, isHuman: 'yes', terms: 'yes', elapsed: '9000', fbclid: 'click', ...more }).toString(),
      { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    ); // prettier-ignore
  const box = /<input[^>]*name="measuring"[^>]*>/;
  expect(await page()).not.toMatch(box);
  await networkOn(true);
  expect(box.exec(await page())?.[0]).not.toContain('checked');
  expect(await page()).toContain('तपासणी कोड');
  expect(await page({ 'Sec-GPC': '1' })).not.toMatch(box);
  // What was ticked stays so while something else is to be mended.
  expect(box.exec(await (await send('12', { measuring: 'yes' })).text())?.[0]).toContain('checked');

  await send('9000044401', { measuring: 'yes' });
  const version = '2026-12-measuring-en';
  expect(await outcomeOf('9000044401')).toEqual({
    told: 1,
    answer: { version, marketing: true },
    shown: [version],
    reason: null,
  });
  await send('9000044402');
  expect(await outcomeOf('9000044402')).toEqual({
    told: 0,
    answer: { version, marketing: false },
    shown: [],
    reason: refused,
  });
  await send('9000044403', { measuring: 'yes' }, { DNT: '1' });
  expect(await outcomeOf('9000044403')).toMatchObject({ told: 0, answer: null, reason: notAsked });
});

test('Meta’s lead ads: the box of the form’s disclaimer decides; without one that is named, nobody was asked', async () => {
  const version = '2026-12-told-en';
  const keys = { appSecret: adKeys.appSecret, pageToken: adKeys.pageToken };
  const asks = await open({
    kind: 'meta',
    name: 'Asks',
    ...keys,
    measuring: { question: 'Ads_Measuring', yes: '' },
  });
  const silent = await open({ kind: 'meta', name: 'Silent', ...keys });
  const leave = async ({ id, path }: typeof asks, leadgenId: string, phone: string, boxes: object[]) => {
    ads.leads.set(leadgenId, {
      field_data: [
        { name: 'full_name', values: ['Asha'] },
        { name: 'phone_number', values: [`+91${phone}`] },
      ],
      custom_disclaimer_responses: boxes,
    });
    const body = JSON.stringify({
      object: 'page',
      entry: [{ id: '1', time: 1, changes: [{ field: 'leadgen', value: { leadgen_id: leadgenId } }] }],
    });
    const signature = `sha256=${createHmac('sha256', adKeys.appSecret).update(body).digest('hex')}`;
    expect((await app.send('POST', path, body, { 'X-Hub-Signature-256': signature })).status).toBe(200);
    const [came] = (await listOutsideLeads(owner(), { sourceId: id, perPage: 1, offset: 0 })).data;
    await fetchMetaLead(app.ctx, { outsideLeadId: came?.id ?? '' });
    return outcomeOf(phone);
  };
  const other = { checkbox_key: 'newsletter', is_checked: '1' };
  const box = (is_checked: unknown) => [other, { checkbox_key: 'ads_measuring', is_checked }];
  const yes = { told: 1, answer: { version, marketing: true }, shown: [version], reason: null };
  const no = { told: 0, answer: { version, marketing: false }, shown: [], reason: refused };
  const none = { told: 0, answer: null, shown: [], reason: notAsked };
  expect(await leave(asks, '1', '9000044411', box('1'))).toEqual(yes);
  expect(await leave(asks, '2', '9000044412', box(true))).toEqual(yes);
  expect(await leave(asks, '3', '9000044413', box(''))).toEqual(no);
  expect(await leave(asks, '4', '9000044414', [other])).toEqual(none);
  expect(await leave(silent, '5', '9000044415', box('1'))).toEqual(none);
});

test('Google’s lead forms ask by a question, whose one answer is a yes; a market place does not ask', async () => {
  const question = 'May we tell Google that you became a customer?';
  const source = await open({ kind: 'google', name: 'Search', measuring: { question, yes: 'Yes, you may' } });
  const leave = async (lead_id: string, phone: string, ...columns: object[]) => {
    const body = {
      lead_id,
      google_key: source.key,
      gcl_id: 'click',
      user_column_data: [{ column_id: 'PHONE_NUMBER', string_value: `+91${phone}` }, ...columns],
    };
    expect((await app.post(source.path, body)).status).toBe(200);
    return outcomeOf(phone);
  };
  const said = (string_value: string) => ({ column_id: 'q1', column_name: question, string_value });
  expect(await leave('g1', '9000044421', said('yes, you may'))).toMatchObject({ told: 1, reason: null });
  expect(await leave('g2', '9000044422', said('No'))).toMatchObject({ told: 0, reason: refused });
  expect(await leave('g3', '9000044423')).toMatchObject({ told: 0, answer: null, reason: notAsked });

  const mart = await open({ kind: 'indiamart', name: 'IndiaMART' });
  const told = { ...samples.indiamart.RESPONSE, SENDER_MOBILE: '+91-9000044431' };
  await app.post(mart.path, { RESPONSE: told });
  expect(await outcomeOf('9000044431')).toMatchObject({ told: 0, answer: null, reason: notAsked });
});

test('a booking takes over the answer about cookies, under the id that its pixel uses', async () => {
  const marks = { version: '2026-12-en', statistics: false, marketing: true, fbp: 'fb.1.1.2', fbc: '', gaClientId: '' }; // prettier-ignore
  const bookAs = async (key: string, adMarks: object | undefined, headers: Record<string, string> = {}) => {
    const { phone, name } = app.somebody();
    const body = { name, phone, ...app.freshSlot(), meetingType: 'call', ...(adMarks && { adMarks }) };
    const answer = await app.post('/book-appointment', body, { 'Idempotency-Key': key, ...headers });
    expect(answer.status).toBe(200);
    return outcomeOf(phone);
  };
  expect(await bookAs('agreed', marks)).toEqual({
    told: 1,
    answer: { version: '2026-12-en', marketing: true },
    shown: [],
    reason: null,
  });
  expect(ads.metaEvents.at(-1)).toMatchObject({ event_id: 'booking:agreed', user_data: { fbp: 'fb.1.1.2' } });
  expect(await bookAs('refused', { ...marks, marketing: false })).toMatchObject({ told: 0, reason: refused });
  const silence = 'No answer about cookies came with it.';
  expect(await bookAs('silent', undefined)).toMatchObject({ told: 0, answer: null, reason: silence });
  expect(await bookAs('dnt', marks, { DNT: '1' })).toMatchObject({ told: 0, answer: null, reason: silence });
});
