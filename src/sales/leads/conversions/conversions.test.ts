import { generateKeyPairSync } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { adKeys, serveAds, type AdSandbox } from '#sandbox/ads/serve-ads.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';
import { onServicePage } from '../enquiries/wire/test-enquiries.ts';
import { leads } from '../table.server.ts';
import { aLead } from '#office/test-office.ts';
import { mergeLeads } from '../merging/merge-leads.ts';
import { undoLeadMerge } from '../merging/undo-lead-merge.ts';
import { eraseLeadsOf } from '../trash/erase-leads-of.ts';
import { updateLead } from '../update-lead.ts';
import { conversionTries, type Destination } from './conversion.ts';
import { hashPerson } from './hash-person.ts';
import { listConversions, listDestinations, retryConversion, saveDestination } from './manage-conversions.ts';
import { conversionDestinations, conversions, leadAdMarks } from './table.server.ts';
import { tellConversion } from './tell-conversion.ts';

let app: TestApp;
let ads: AdSandbox;
beforeAll(async () => {
  ads = await serveAds();
  app = await createTestApp({
    META_GRAPH_URL: `${ads.url}/v23.0`,
    GOOGLE_DATA_URL: ads.url,
    GOOGLE_TOKEN_URL: `${ads.url}/token`,
    GA_URL: ads.url,
  });
});
afterAll(async () => {
  await app.close();
  await ads.close();
});

const owner = () => ({
  ...app.ctx,
  actor: { kind: 'staff' as const, id: v7(), name: 'Farah', email: 'f@example.com', role: 'owner' as const, ownLeadsOnly: false }, // prettier-ignore
});
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2_048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const keyFile = JSON.stringify({ client_email: 'ads@project.example', private_key: privateKey });
const google = { customerId: '1234567890', leadActionId: '11', qualifiedActionId: '', wonActionId: '13' };
async function switchOn() {
  await saveDestination(owner(), {
    kind: 'meta',
    active: true,
    ids: { pixelId: '555' },
    secret: adKeys.metaToken,
  });
  await saveDestination(owner(), { kind: 'google-ads', active: true, ids: google, secret: keyFile });
  const ga4 = { measurementId: 'G-TEST1234' };
  await saveDestination(owner(), { kind: 'ga4', active: true, ids: ga4, secret: adKeys.gaSecret });
}

let people = 0;
const marks = {
  version: '2026-12-en',
  statistics: true,
  marketing: true,
  fbp: 'fb.1.1700000000000.123',
  fbc: '',
  gaClientId: '111.222',
};
/** An enquiry as a page sends it. @returns the lead's id */
async function enquire(adMarks: object | undefined, key: string, headers: Record<string, string> = {}) {
  people++;
  const body = {
    ...onServicePage,
    mobile: `90000555${String(people).padStart(2, '0')}`,
    age: `  Asha${people}@Example.com `,
    attribution: { fbclid: 'meta-click', gclid: 'google-click' },
    ...(adMarks && { adMarks }),
  };
  const answer = await app.post('/inquiry', body, { 'Idempotency-Key': key, 'User-Agent': 'Browser/1', ...headers }); // prettier-ignore
  return ((await answer.json()) as { id: string }).id;
}
const told = async (leadId: string) =>
  (await listConversions(owner(), { leadId, perPage: 50, offset: 0 })).data;
const states = async (leadId: string) =>
  Object.fromEntries((await told(leadId)).map((one) => [`${one.event} ${one.destination}`, one.state]));
/** Does what the queue does with everything that waits for this lead. */
async function tellAll(leadId: string) {
  for (const one of await told(leadId))
    if (one.state === 'queued') await tellConversion(app.ctx, { conversionId: one.id });
}

test('nothing is noted before a network is on; then a lead is told once, whether pixel and server both tell it', async () => {
  expect(await told(await enquire(marks, 'before-it-was-on'))).toEqual([]);
  await switchOn();
  const key = 'enquiry-1';
  const leadId = await enquire(marks, key);
  // The browser's pixel has told it already, under the key of the form.
  ads.metaEvents.push({ event_name: 'Lead', event_time: 1, event_id: key, action_source: 'website', user_data: {} }); // prettier-ignore
  await tellAll(leadId);
  await tellAll(leadId);
  for (const { id } of await told(leadId)) await tellConversion(app.ctx, { conversionId: id });
  expect(await states(leadId)).toEqual({
    'lead meta': 'sent',
    'lead google-ads': 'sent',
    'lead ga4': 'sent',
  });
  // Two came, pixel's and ours; Meta counts one.
  expect(ads.metaEvents.map((one) => one.event_id)).toEqual([key, key]);
  expect(ads.countedByMeta()).toHaveLength(1);
  expect(ads.metaEvents[1]).toMatchObject({
    event_name: 'Lead',
    action_source: 'website',
    event_source_url: 'http://localhost:3000/google-ads?utm_source=flyer',
    user_data: {
      em: [expect.stringMatching(/^[0-9a-f]{64}$/)],
      ph: [expect.stringMatching(/^[0-9a-f]{64}$/)],
      fbp: marks.fbp,
      fbc: expect.stringMatching(/^fb\.1\.\d+\.meta-click$/),
      client_user_agent: 'Browser/1',
    },
  });
  expect(ads.gaEvents).toMatchObject([{ client_id: '111.222', events: [{ name: 'generate_lead' }] }]);
  expect(ads.googleEvents).toMatchObject([
    {
      destinations: [{ operatingAccount: { accountId: '1234567890' }, productDestinationId: '11' }],
      events: [{ transactionId: key, adIdentifiers: { gclid: 'google-click' } }],
    },
  ]);
  const sent = JSON.stringify([ads.metaEvents, ads.gaEvents, ads.googleEvents]).toLowerCase();
  for (const plain of ['asha', '90000555']) expect(sent).not.toContain(plain);
});

test('without consent nothing leaves, and the screen says why; the browser’s own no wins', async () => {
  const before = ads.metaEvents.length + ads.gaEvents.length + ads.googleEvents.length;
  const silent = await enquire(undefined, 'no-answer');
  const refused = await enquire({ ...marks, statistics: false, marketing: false }, 'refused');
  const statistics = await enquire({ ...marks, marketing: false, gaClientId: '' }, 'statistics');
  const asksNot = await enquire(marks, 'gpc', { 'Sec-GPC': '1' });
  for (const leadId of [silent, refused, statistics, asksNot]) {
    await tellAll(leadId);
    expect(new Set(Object.values(await states(leadId)))).toEqual(new Set(['skipped']));
  }
  const reasons = async (leadId: string) => new Set((await told(leadId)).map(({ reason }) => reason));
  expect(await reasons(silent)).toEqual(new Set(['No answer about cookies came with it.']));
  expect(await reasons(asksNot)).toEqual(new Set(['No answer about cookies came with it.']));
  expect(await reasons(refused)).toEqual(
    new Set(['They did not agree to marketing.', 'They did not agree to statistics.']),
  );
  expect(await reasons(statistics)).toEqual(
    new Set(['They did not agree to marketing.', 'Google Analytics has not seen their browser.']),
  );
  expect(ads.metaEvents.length + ads.gaEvents.length + ads.googleEvents.length).toBe(before);
  const [one] = await told(silent);
  await expect(retryConversion(owner(), { conversionId: one?.id ?? '' })).rejects.toThrow('Only what failed');
});

test('qualified and won follow the status with the value, once; what staff undo is not told', async () => {
  const leadId = await enquire(marks, 'to-be-won');
  await tellAll(leadId);
  const change = (set: object) => updateLead(owner(), { leadId, ...set });
  await change({ status: 'qualified' });
  await change({ status: 'contacted' });
  await tellAll(leadId);
  expect(Object.keys(await states(leadId)).filter((one) => one.startsWith('qualified'))).toEqual([
    'qualified google-ads',
  ]);
  await change({ status: 'qualified' });
  await change({ status: 'won' });
  await app.db.update(leads).set({ valuePaise: 1_18_000_00 }).where(eq(leads.id, leadId));
  await tellAll(leadId);
  expect(await states(leadId)).toEqual({
    'lead meta': 'sent',
    'lead google-ads': 'sent',
    'lead ga4': 'sent',
    'qualified meta': 'sent',
    'qualified google-ads': 'skipped',
    'qualified ga4': 'sent',
    'won meta': 'sent',
    'won google-ads': 'sent',
    'won ga4': 'sent',
  });
  expect(ads.metaEvents.find((one) => one.event_id === `${leadId}:won`)).toMatchObject({
    event_name: 'Purchase',
    action_source: 'system_generated',
    custom_data: { value: 118_000, currency: 'INR' },
  });
  expect(ads.googleEvents.at(-1)).toMatchObject({
    events: [{ transactionId: `${leadId}:won`, conversionValue: 118_000, currency: 'INR' }],
  });
  const count = ads.metaEvents.length;
  await change({ status: 'proposal' });
  await change({ status: 'won' });
  await tellAll(leadId);
  expect(ads.metaEvents).toHaveLength(count);
});

test('a network that is down is tried again under the same id; one that refuses is given up, and told by hand', async () => {
  const leadId = await enquire({ ...marks, statistics: false }, 'later');
  const [meta] = (await told(leadId)).filter(({ destination }) => destination === 'meta');
  const tell = () => tellConversion(app.ctx, { conversionId: meta?.id ?? '' });
  ads.failNext(1);
  await expect(tell()).rejects.toThrow('503');
  expect(await states(leadId)).toMatchObject({ 'lead meta': 'failed' });
  await tell();
  expect(await states(leadId)).toMatchObject({ 'lead meta': 'sent' });

  await saveDestination(owner(), {
    kind: 'meta',
    active: true,
    ids: { pixelId: '555' },
    secret: 'a token that ended',
  });
  const other = await enquire({ ...marks, statistics: false }, 'refused-token');
  await tellAll(other);
  const dead = (await told(other)).find(({ destination }) => destination === 'meta');
  expect(dead).toMatchObject({ state: 'dead', reason: 'Invalid OAuth access token', attempts: 1 });
  await switchOn();
  await retryConversion(owner(), { conversionId: dead?.id ?? '' });
  await tellAll(other);
  expect(await states(other)).toMatchObject({ 'lead meta': 'sent' });

  // So often that the queue gives up.
  const late = await enquire(marks, 'too-often');
  const mine = and(eq(conversions.leadId, late), eq(conversions.destination, 'meta'));
  await app.db
    .update(conversions)
    .set({ attempts: conversionTries - 1 })
    .where(mine);
  ads.failNext(1);
  const [row] = await app.db.select().from(conversions).where(mine);
  await tellConversion(app.ctx, { conversionId: row?.id ?? '' });
  expect(await states(late)).toMatchObject({ 'lead meta': 'dead' });
});

test('keys are sealed and told to nobody; a network is not on without them', async () => {
  const kept = await app.db.select().from(conversionDestinations);
  const shown = JSON.stringify(await listDestinations(owner()));
  for (const secret of [adKeys.metaToken, adKeys.gaSecret, 'BEGIN PRIVATE KEY']) {
    expect(shown).not.toContain(secret);
    expect(JSON.stringify(kept)).not.toContain(secret);
  }
  await app.db
    .delete(conversionDestinations)
    .where(eq(conversionDestinations.kind, 'ga4' satisfies Destination));
  const off = { kind: 'ga4' as const, active: true, ids: { measurementId: 'G-TEST1234' } };
  await expect(saveDestination(owner(), off)).rejects.toMatchObject({
    errors: { secret: expect.any(String) },
  });
  await expect(
    saveDestination(owner(), { kind: 'google-ads', active: true, ids: google, secret: 'not a key file' }),
  ).rejects.toMatchObject({ errors: { secret: expect.stringContaining('key file') } });
});

test('people are hashed as networks ask: small letters without blanks, whole numbers with their country', () => {
  const hashed = hashPerson({ email: ' Test@Example.com ', phone: '9000012345', phoneComplete: true });
  expect(hashed.email).toBe('973dfe463ec85785f5f95af5ba3906eedb2d931c24e69824a89ea65dba4e813b');
  expect(hashed.phoneDigits).not.toBe(hashed.phoneE164);
  expect(hashPerson({ email: '', phone: '12', phoneComplete: false })).toEqual({
    email: '',
    phoneDigits: '',
    phoneE164: '',
  });
});

test('of a lead that became part of another it is told as of that one, whoever wrote the other down', async () => {
  const change = (leadId: string, set: object) => updateLead(owner(), { leadId, ...set });
  const byHand = async (over: Parameters<typeof aLead>[0] = {}) => {
    const row = aLead({ form: 'office', attribution: {}, ...over });
    await app.db.insert(leads).values(row);
    return row.id as string;
  };
  await switchOn();
  // Called first, then found among the leads of an advertisement.
  const brought = await enquire(marks, 'brought');
  await tellAll(brought);
  const into = await byHand();
  await mergeLeads(owner(), { leadId: brought, intoId: into });
  expect(await states(into)).toEqual({ 'lead meta': 'sent', 'lead google-ads': 'sent', 'lead ga4': 'sent' });
  await change(into, { status: 'contacted' });
  await change(into, { status: 'qualified' });
  await change(into, { status: 'won' });
  await tellAll(into);
  expect(await states(into)).toMatchObject({
    'won meta': 'sent',
    'won google-ads': 'sent',
    'won ga4': 'sent',
  });
  expect(ads.metaEvents.find((one) => one.event_id === `${into}:won`)).toMatchObject({
    user_data: { fbp: marks.fbp },
  });
  expect(ads.googleEvents.at(-1)).toMatchObject({
    events: [{ transactionId: `${into}:won`, adIdentifiers: { gclid: 'google-click' } }],
  });

  // Won already when somebody sees whose it was; undone, each has its own again.
  const late = await enquire(marks, 'late');
  const won = await enquire(undefined, 'won-silently', { 'X-Forwarded-For': '203.0.113.9' });
  await app.db.update(leads).set({ attribution: {} }).where(eq(leads.id, won));
  await change(won, { status: 'qualified' });
  await change(won, { status: 'won' });
  expect(await states(won)).toMatchObject({ 'won meta': 'skipped', 'qualified meta': 'skipped' });
  await mergeLeads(owner(), { leadId: late, intoId: won });
  expect(await states(won)).toMatchObject({ 'won meta': 'queued', 'lead meta': 'skipped' });
  await undoLeadMerge(owner(), { leadId: late });
  await tellAll(won);
  expect(await states(won)).toMatchObject({ 'won meta': 'skipped' });
  expect(await states(late)).toMatchObject({ 'lead meta': 'queued' });
  const [again] = await app.db.select().from(leads).where(eq(leads.id, won));
  expect(again?.attribution).toEqual({});
  await tellAll(late);
  expect(await states(late)).toMatchObject({
    'lead meta': 'sent',
    'lead google-ads': 'sent',
    'lead ga4': 'sent',
  });
});

test('whoever has their enquiries erased is known to no network by the lead that took over one of them', async () => {
  await switchOn();
  const brought = await enquire(marks, 'to-be-erased');
  const row = aLead({ form: 'office', attribution: {}, email: 'other@example.com' });
  await app.db.insert(leads).values(row);
  const into = row.id as string;
  await mergeLeads(owner(), { leadId: brought, intoId: into });
  const [{ email } = { email: '' }] = await app.db.select().from(leads).where(eq(leads.id, brought));
  await eraseLeadsOf(app.ctx, email.toLowerCase());
  const [left] = await app.db.select().from(leads).where(eq(leads.id, into));
  expect(left?.attribution).toEqual({});
  expect(await app.db.$count(leadAdMarks, eq(leadAdMarks.leadId, into))).toBe(0);
});
