import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAdNetworks } from '#adapters/ads/ad-networks.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import { openOffice } from '#office/test-office.ts';
import { adKeys, googleFault, serveAds, type AdSandbox, type SandboxSpend } from '#sandbox/ads/serve-ads.ts';
import { standInAt } from '#server/ad-settings.ts';
import type { SpendPlatform } from '../../spend.ts';
import { adCampaigns, adCampaignWords, adSpend } from '../../table.server.ts';
import { askForDueSpend } from '../ask-for-spend.ts';
import { fetchSpend } from '../fetch-spend.ts';
import { adAccounts } from '../table.server.ts';
import type { AdAccountRecord } from './account-calls.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
let ads: AdSandbox;
beforeAll(async () => {
  ads = await serveAds();
  office = await openOffice();
  Object.assign(office.ctx, { adNetworks: createAdNetworks(standInAt(ads.url)) });
  owner = await office.as('owner', 'Farah');
});
afterAll(async () => {
  await office.close();
  await ads.close();
});
beforeEach(async () => {
  await office.db.delete(adSpend);
  await office.db.delete(adCampaignWords);
  await office.db.delete(adCampaigns);
  ads.spend.google = [];
  ads.spend.meta = [];
});

const google = {
  platform: 'google',
  active: true,
  accountId: '123-456-7890',
  managerId: '998-877-6655',
  developerToken: adKeys.developerToken,
  clientId: 'client.apps.example',
  clientSecret: adKeys.clientSecret,
  refreshToken: adKeys.refreshToken,
};
const meta = { platform: 'meta', active: true, accountId: 'act_1029384756', accessToken: adKeys.metaToken };
const save = (account: Record<string, unknown>) =>
  owner<{ errors?: Record<string, string> }>('POST', '/ad-accounts', account);
const read = async (platform: SpendPlatform) => {
  const { body } = await owner<AdAccountRecord[]>('GET', '/ad-accounts');
  return body.find(({ id }) => id === platform);
};
const fetchNow = (platform: SpendPlatform, days = 30) => fetchSpend(office.ctx, { platform, days });
/** What it fails with, and what the screen says of it. */
const problemOf = async (platform: SpendPlatform) => {
  const isTriedAgain = await fetchNow(platform).then(
    () => false,
    () => true,
  );
  return { isTriedAgain, said: (await read(platform))?.problem };
};

const today = dateInIndia(new Date());
const day = (ago: number) => addDays(today, -ago);
const spent = (campaignId: string, campaign: string, ago: number, spend: number): SandboxSpend => ({
  day: day(ago),
  campaign,
  campaignId,
  spend,
  impressions: 100,
  clicks: 10,
});
/** `Diwali 0` → paise: what is known of each campaign, by how many days ago. */
async function known(): Promise<Record<string, number>> {
  const rows = await office.db
    .select()
    .from(adSpend)
    .innerJoin(adCampaigns, eq(adCampaigns.id, adSpend.campaignId));
  return Object.fromEntries(
    rows.map(({ ad_spend: spend, ad_campaigns: { name } }) => [
      `${name} ${Math.round((Date.parse(today) - Date.parse(spend.day)) / 86_400_000)}`,
      spend.spendPaise,
    ]),
  );
}
/** A CSV report, as its page sends it. @param rows campaign, its id or '', how many days ago, rupees */
async function importFile(...rows: [string, string, number, number][]) {
  const { status, body } = await owner<{ message: string }>('POST', '/advertising/import', {
    platform: 'google',
    currency: 'INR',
    header: 'Day|Campaign|Cost',
    mapping: { day: 0, campaign: 1, spend: 2 },
    dryRun: false,
    rows: rows.map(([campaign, campaignId, ago, rupees], i) => ({
      line: i + 2,
      day: day(ago),
      campaign,
      campaignId,
      spendPaise: rupees * 100,
      impressions: 1,
      clicks: 1,
    })),
  });
  return status === 200 ? 'taken' : body;
}

test('an account is set up by keys that nobody is told, and is not on without those that it needs', async () => {
  const { refreshToken: _left, ...without } = google;
  const refused = await save(without);
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['refreshToken']]);
  expect((await save({ ...google, accountId: 'mine' })).status).toBe(422);
  expect((await save(google)).status).toBe(204);
  // What is left out stays.
  expect((await save({ ...without, developerToken: undefined, clientSecret: undefined })).status).toBe(204);
  expect(await read('google')).toMatchObject({
    active: true,
    accountId: '1234567890',
    managerId: '9988776655',
    hasKeys: true,
    fetchedAt: null,
    problem: null,
  });
  const kept = JSON.stringify([await office.db.select().from(adAccounts), await read('google')]);
  for (const key of [adKeys.developerToken, adKeys.clientSecret, adKeys.refreshToken, google.clientId])
    expect(kept).not.toContain(key);
  const accounts = await office.as('accounts', 'Bela');
  expect((await accounts('POST', '/ad-accounts', google)).status).toBe(403);
  expect((await accounts('POST', '/ad-accounts/google/fetch', { days: 90 })).status).toBe(204);
  expect((await read('google'))?.askedAt).not.toBeNull();
  expect((await owner('POST', '/ad-accounts/meta/fetch', {})).status).toBe(409);
  expect(office.enqueued.filter(({ name }) => name === 'fetch-ad-spend')).toEqual([
    { name: 'fetch-ad-spend', payloads: [{ platform: 'google', days: 90 }] },
  ]);
  await askForDueSpend(office.ctx);
  expect(office.enqueued.at(-1)?.payloads).toEqual([{ platform: 'google', days: 30 }]);
});

test('costs of a file and of the platform are one: the newest word of a campaign and day counts, and nothing twice', async () => {
  await save(google);
  await importFile(['Diwali', '', 1, 900], ['Diwali', '', 40, 700], ['Flyers', '', 1, 50]);
  ads.spend.google = [
    spent('111', 'Diwali', 0, 100.25),
    spent('111', 'Diwali', 1, 1_000),
    spent('222', 'Brand', 2, 300),
  ];
  await fetchNow('google');
  const all = {
    'Diwali 0': 100_25,
    'Diwali 1': 1_000_00,
    'Diwali 40': 700_00,
    'Brand 2': 300_00,
    'Flyers 1': 50_00,
  };
  expect(await known()).toEqual(all);
  expect(ads.asked.at(-1)).toMatchObject({
    path: '/v26/customers/1234567890/googleAds:searchStream',
    headers: { 'login-customer-id': '9988776655', 'developer-token': adKeys.developerToken },
    query: expect.stringContaining(`BETWEEN '${day(29)}' AND '${today}'`),
  });
  await fetchNow('google');
  expect(await known()).toEqual(all);
  // A file without ids means the campaign of that name; then the platform is asked again.
  expect(await importFile(['Diwali', '', 1, 999], ['Brand', '222', 2, 300])).toBe('taken');
  expect(await known()).toEqual({ ...all, 'Diwali 1': 999_00 });
  // What it corrects holds, what it tells of no more is gone; what only a file says stays.
  ads.spend.google = [spent('111', 'Diwali at night', 1, 1_010)];
  await fetchNow('google');
  expect(await known()).toEqual({
    'Diwali at night 1': 1_010_00,
    'Diwali at night 40': 700_00,
    'Flyers 1': 50_00,
  });
  expect(await read('google')).toMatchObject({
    name: 'Sample Saris',
    timeZone: 'Asia/Kolkata',
    askedAt: null,
    fetchedAt: expect.any(String),
    problem: null,
  });
  // Two campaigns of one name cannot be told apart without their ids.
  ads.spend.google.push(spent('333', 'Flyers', 0, 1), spent('444', 'flyers', 0, 1));
  await fetchNow('google');
  expect(await importFile(['Flyers', '', 0, 5])).toMatchObject({
    errors: { rows: expect.stringContaining('Several campaigns are called') },
  });
  // Another account's days are no longer those of the first one: they stay.
  const before = await known();
  await save({ ...google, accountId: '5555555555' });
  expect(await problemOf('google')).toMatchObject({ isTriedAgain: false, said: expect.stringContaining('may not read') }); // prettier-ignore
  expect(await known()).toEqual(before);
});

test('Meta is read by pages, in spans that it can bear, and an account far from India says whose days it counts', async () => {
  await save(meta);
  ads.limits.perPage = 2;
  ads.limits.days = 10;
  ads.accounts.meta.timezone_name = 'America/Los_Angeles';
  ads.spend.meta = [1, 2, 3, 4, 35, 36].map((ago) => spent('9', 'Reels', ago, 10.5));
  await fetchNow('meta', 90);
  expect(Object.values(await known())).toEqual(Array.from({ length: 6 }, () => 10_50));
  expect((await read('meta'))?.timeZone).toBe('America/Los_Angeles');
  ads.limits.days = 0;
  expect(await problemOf('meta')).toEqual({
    isTriedAgain: true,
    said: 'It took Meta too long. Meta said: Request timed out It is tried again by itself.',
  });
  Object.assign(ads.limits, { perPage: 100, days: 1_000 });
  ads.accounts.meta.timezone_name = 'Asia/Kolkata';
});

test('what goes wrong is said in words that help; only what passes by itself is tried again', async () => {
  await save(google);
  await save(meta);
  ads.answerNext(429, googleFault(429, 'RESOURCE_EXHAUSTED', 'quotaError', 'RESOURCE_EXHAUSTED'));
  expect(await problemOf('google')).toEqual({
    isTriedAgain: true,
    said: expect.stringMatching(/^Google Ads has had too many calls for now.*tried again by itself\.$/s),
  });
  ads.failNext(1);
  expect(await problemOf('google')).toMatchObject({ isTriedAgain: true });
  await fetchNow('google');
  expect((await read('google'))?.problem).toBeNull();

  const cases: [Record<string, unknown>, words: string][] = [
    [{ ...google, refreshToken: 'one that was taken back' }, 'enter a new refresh token. Google said: Token has been'],
    [{ ...google, clientSecret: 'of another client' }, 'The client id or its secret is not right.'],
    [{ ...google, developerToken: 'of somebody else' }, 'The developer token is not right'],
    [{ ...google, accountId: '1111111111' }, 'Whoever signed in may not read this account.'],
  ]; // prettier-ignore
  for (const [account, words] of cases) {
    await save(account);
    expect(await problemOf('google')).toEqual({ isTriedAgain: false, said: expect.stringContaining(words) });
  }
  await save(google);
  ads.accounts.google.manager = true;
  expect((await problemOf('google')).said).toContain('manager account');
  ads.accounts.google.manager = false;
  ads.accounts.google.currencyCode = 'USD';
  expect(await problemOf('google')).toEqual({
    isTriedAgain: false,
    said: 'The account counts in USD. Only rupees (INR) are taken in.',
  });
  ads.accounts.google.currencyCode = 'INR';

  const said = (code: number, message = 'x') => ({ error: { code, message } });
  for (const [code, isTriedAgain, words] of [
    [17, true, 'Meta has had too many calls'],
    [80_000, true, 'Meta has had too many calls'],
    [2, true, 'Meta said: x'],
    [190, false, 'enter a new one'],
    [200, false, 'ads_read'],
    [100, false, 'There is no such account'],
  ] as const) {
    ads.answerNext(400, said(code));
    expect(await problemOf('meta')).toEqual({ isTriedAgain, said: expect.stringContaining(words) });
  }
  await save({ ...meta, accountId: '42' });
  expect((await problemOf('meta')).said).toContain('There is no such account');
});
