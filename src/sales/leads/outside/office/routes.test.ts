import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { createAdNetworks } from '#adapters/ads/ad-networks.ts';
import { standInAt } from '#server/ad-settings.ts';
import { openOffice } from '#office/test-office.ts';
import { adKeys, serveAds, type AdSandbox } from '#sandbox/ads/serve-ads.ts';
import { leads } from '../../table.server.ts';
import { outsideSources } from '../table.server.ts';
import { noteOutsideLead } from '../take-outside-lead.ts';
import type { OutsideSourceRecord, TriedRecord } from './outside-calls.ts';

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

const add = async (body: Record<string, unknown>) =>
  (await owner<{ id: string }>('POST', '/outside-sources', body)).body.id;
const read = async (id: string) => (await owner<OutsideSourceRecord>('GET', `/outside-sources/${id}`)).body;

test('a source is set up, its secrets are sealed and told to nobody, and a sample shows what becomes of each field', async () => {
  const id = await add({ kind: 'meta', name: 'Meta form', mapping: { 'what_do_you_sell?': 'service' } });
  expect(await read(id)).toMatchObject({
    address: `http://localhost:3000/webhooks/leads/meta/${id}`,
    hasAppSecret: false,
    hasPageToken: false,
    taken: 0,
  });
  const early = await owner<{ message: string }>('POST', `/outside-sources/${id}/test`);
  expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('token')]);

  const secrets = { appSecret: adKeys.appSecret, pageToken: 'a token that has ended' };
  expect((await owner('PATCH', `/outside-sources/${id}`, secrets)).status).toBe(204);
  const answer = JSON.stringify(await read(id));
  expect(answer).toContain('"hasPageToken":true');
  const [row] = await office.db.select().from(outsideSources).where(eq(outsideSources.id, id));
  for (const secret of Object.values(secrets)) {
    expect(answer).not.toContain(secret);
    expect(row?.secret).not.toContain(secret);
  }
  const ended = await owner<{ message: string }>('POST', `/outside-sources/${id}/test`);
  expect([ended.status, ended.body.message]).toEqual([409, expect.stringContaining('expired')]);
  await owner('PATCH', `/outside-sources/${id}`, { pageToken: adKeys.pageToken });
  const { body } = await owner<TriedRecord>('POST', `/outside-sources/${id}/test`);
  expect(body).toMatchObject({ page: 'Sample Saris', lead: { name: 'Asha Sample', service: 'Saris' } });
  expect(await office.db.$count(leads)).toBe(0);

  // What still waits is asked for once more.
  await noteOutsideLead(office.ctx, { id }, { externalId: '1', raw: {} });
  expect((await owner('POST', `/outside-sources/${id}/fetch`)).body).toEqual({ count: 1 });
  expect(office.enqueued.filter(({ name }) => name === 'fetch-meta-lead')).toHaveLength(1);
});

test('a new key ends the old one; a source is switched off, and deleted with what waits for it', async () => {
  const id = await add({ kind: 'indiamart', name: 'IndiaMART' });
  const { address, key } = await read(id);
  expect(address).toContain(key);
  expect((await owner('POST', `/outside-sources/${id}/key`)).status).toBe(204);
  const renewed = await read(id);
  expect(renewed.key).not.toBe(key);
  expect((await owner('PATCH', `/outside-sources/${id}`, { active: false })).status).toBe(204);
  expect(await read(id)).toMatchObject({ active: false });
  const wrong = await owner<{ errors: object }>('POST', '/outside-sources', {
    kind: 'form',
    name: '',
    origins: ['shop.example.com'],
    mapping: { size: 'trousers' },
  });
  expect(wrong.status).toBe(422);
  expect(Object.keys(wrong.body.errors).map((field) => field.split('.')[0])).toEqual([
    'name',
    'origins',
    'mapping',
  ]);
  expect((await owner('POST', '/outside-sources', { kind: 'google', name: 'G', appSecret: adKeys.appSecret })).status).toBe(422); // prettier-ignore
  expect((await owner('DELETE', `/outside-sources/${id}`)).status).toBe(204);
  expect((await owner('GET', `/outside-sources/${id}`)).status).toBe(404);
});
