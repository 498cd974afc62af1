import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { messages } from '#agency/messages/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { aLead, openOffice } from './test-office.ts';
import { leads } from '#sales/leads/table.server.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  owner = await office.as('owner');
});
afterAll(() => office.close());

type Service = { id: string; name: string; status: string; position: number };
const aService = (name: string) => ({
  name,
  description: 'What it is',
  status: 'Active',
  openHours: [{ day: 'Monday', startTime: '10:00', endTime: '19:00' }],
});

test('services are added, changed, ordered and removed, but one stays active', async () => {
  const first = await owner<Service>('POST', '/services', aService('Websites'));
  const second = await owner<Service>('POST', '/services', aService('Apps'));
  expect([first.status, second.status]).toEqual([201, 201]);
  expect((await owner('POST', '/services', aService('Apps'))).body.errors).toHaveProperty('name');
  const backwards = {
    ...aService('X'),
    openHours: [{ day: 'Monday', startTime: '19:00', endTime: '10:00' }],
  };
  expect((await owner('POST', '/services', backwards)).body.errors).toHaveProperty(['openHours.0.endTime']);
  const put = (id: string, body: Record<string, unknown>) => owner('PUT', `/services/${id}`, body);
  expect((await put(second.body.id, aService('Websites'))).body.errors).toHaveProperty('name');
  expect((await put(second.body.id, { ...aService('Apps'), status: 'Inactive' })).status).toBe(200);
  expect((await put(first.body.id, { ...aService('Websites'), status: 'Inactive' })).status).toBe(409);
  expect((await owner('DELETE', `/services/${first.body.id}`)).status).toBe(409);
  expect((await owner('PUT', '/services/order', { ids: [second.body.id] })).status).toBe(409);
  expect((await owner('PUT', '/services/order', { ids: [second.body.id, first.body.id] })).status).toBe(204);
  expect((await owner<Service[]>('GET', '/services')).body.map((service) => service.name)).toEqual([
    'Apps',
    'Websites',
  ]);
  expect((await owner('DELETE', `/services/${second.body.id}`)).status).toBe(204);
  expect((await owner('DELETE', `/services/${v7()}`)).status).toBe(404);
});

const site = {
  brand: 'Nirmaan',
  legalName: 'Nirmaan Example Agency',
  tagline: '',
  blurb: '',
  addressLines: ['1 Sample Road'],
  directionsUrl: 'https://example.com/map',
  phones: ['9000000000'],
  whatsapp: '9000000000',
  email: 'hello@example.com',
  noticeEmails: ['team@example.com'],
  socials: [],
  termsUrl: '',
  officeHours: [],
  foundedYear: 2015,
  copyProtection: true,
  languages: ['hi'],
  ga4Id: '',
  metaPixelId: '',
  dltEntityId: '',
  dltHeader: '',
  dltCodeTemplateId: '',
  gstin: '',
  sac: '998314',
  invoicePrefix: 'NIR',
  upiId: '',
  restoreScrollOnBack: true,
};

test('site settings are checked field by field, and the audit keeps what changed', async () => {
  await office.db.insert(settings).values({ key: 'site', value: site });
  expect((await owner('GET', '/settings')).body).toEqual({ ...site, etag: expect.any(String) });
  const wrong = await owner('PUT', '/settings', {
    ...site,
    phones: ['12'],
    email: 'no',
    gstin: '27AAAAA0000A1Z3',
    invoicePrefix: 'NIRM',
    socials: [{ name: 'X', url: 'javascript:alert(1)' }],
  });
  expect(wrong).toMatchObject({ status: 422 });
  expect(Object.keys(wrong.body.errors as object).toSorted()).toEqual([
    'email',
    'gstin',
    'invoicePrefix',
    'phones.0',
    'socials.0.url',
  ]);
  expect((await owner('PUT', '/settings', { ...site, brand: 'Nirmaan Web' })).status).toBe(200);
  expect((await owner('GET', '/settings')).body).toMatchObject({ brand: 'Nirmaan Web' });
  const log = await owner<{ data: Record<string, unknown>[] }>('GET', '/audit?subjectType=settings');
  expect(log.body.data).toMatchObject([
    { action: 'changed', staffName: 'owner', before: { brand: 'Nirmaan' }, after: { brand: 'Nirmaan Web' } },
  ]);
});

test('a failed mail is seen, read and sent again, once', async () => {
  const id = v7();
  const text = { recipient: 'ravi@example.com', subject: 'Thank you', text: 'Hello', html: '<p>Hello</p>' };
  await office.db.insert(messages).values({
    id,
    dedupeKey: id,
    channel: 'email',
    status: 'failed',
    lastError: '550 no such user',
    ...text,
  });
  await office.db
    .insert(messages)
    .values({ id: v7(), dedupeKey: 'other', channel: 'sms', status: 'sent', ...text });
  const list = await owner<{ data: { id: string }[]; nextCursor: string | null }>(
    'GET',
    '/messages?status=failed',
  );
  expect(list.body.data).toMatchObject([{ id, lastError: '550 no such user' }]);
  expect(list.body.data[0]).not.toHaveProperty('text');
  expect((await owner('GET', `/messages/${id}`)).body).toMatchObject(text);
  const page = await owner<{ data: { id: string }[]; nextCursor: string }>('GET', '/messages?perPage=1');
  const next = await owner<{ data: { id: string }[]; nextCursor: null }>(
    'GET',
    `/messages?perPage=1&cursor=${page.body.nextCursor}`,
  );
  expect(next.body).toMatchObject({ data: [{ id }], nextCursor: null });

  const retries = await Promise.all([
    owner('POST', `/messages/${id}/retry`),
    owner('POST', `/messages/${id}/retry`),
  ]);
  expect(retries.map((answer) => answer.status).toSorted()).toEqual([204, 409]);
  expect(office.enqueued).toEqual([{ name: 'deliver-message', payloads: [{ messageId: id }] }]);
});

test('stuck jobs are listed and started again', async () => {
  const [stuck] = office.stuck;
  expect((await owner('GET', '/jobs')).body).toMatchObject([{ name: 'dead-letters', queued: 1 }]);
  expect((await owner('GET', '/jobs/dead-letters')).body).toMatchObject([
    { id: stuck?.id, reason: 'mail refused' },
  ]);
  expect((await owner('GET', '/jobs/unknown')).status).toBe(404);
  expect((await owner('POST', `/jobs/dead-letters/${v7()}/retry`)).status).toBe(404);
  expect((await owner('POST', `/jobs/dead-letters/${stuck?.id}/retry`)).status).toBe(204);
  expect(
    (await owner<{ data: unknown[] }>('GET', '/audit?action=retried&subjectType=job')).body.data,
  ).toHaveLength(1);
});

test('who opened a lead is in the audit, once an hour, and out of sight by default', async () => {
  const lead = aLead();
  await office.db.insert(leads).values(lead);
  for (let i = 0; i < 3; i++) await owner('GET', `/leads/${lead.id}`);
  const count = async (query: string) =>
    (await owner<{ data: unknown[] }>('GET', `/audit?subjectId=${lead.id}${query}`)).body.data.length;
  expect(await count('')).toBe(0);
  expect(await count('&views=true')).toBe(1);
});
