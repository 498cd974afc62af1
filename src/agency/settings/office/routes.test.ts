import { afterAll, beforeAll, expect, test } from 'vitest';
import { settings } from '../table.server.ts';
import { openOffice } from '#office/test-office.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
beforeAll(async () => {
  office = await openOffice();
  owner = await office.as('owner');
});
afterAll(() => office.close());

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
  smsCodes: {
    en: { text: '', carrierTemplateId: '' },
    hi: { text: '', dltTemplateId: '', carrierTemplateId: '' },
    mr: { text: '', dltTemplateId: '', carrierTemplateId: '' },
  },
  smsPerDay: 500,
  smsPricePaise: 25,
  gstin: '',
  sac: '998314',
  invoicePrefix: 'NIR',
  upiId: '',
  androidPackage: '',
  androidFingerprints: [],
  appleTeamId: '',
  appleBundleId: '',
  googleInIosApp: true,
  playStoreUrl: '',
  appStoreUrl: '',
  bankAccountName: '',
  bankAccount: '',
  bankIfsc: '',
  bankName: '',
  paymentDays: 15,
  lut: '',
  logoId: '',
  signatureId: '',
  signatory: '',
  eInvoiceFrom: '',
  discountNotesFrom: '',
  restoreScrollOnBack: true,
  worksOffline: true,
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
    smsCodes: { en: { text: '{#var#} is your code for {#var#}' } },
    socials: [{ name: 'X', url: 'javascript:alert(1)' }],
  });
  expect(wrong).toMatchObject({ status: 422 });
  expect(Object.keys(wrong.body.errors as object).toSorted()).toEqual([
    'email',
    'gstin',
    'invoicePrefix',
    'phones.0',
    'smsCodes.en.text',
    'socials.0.url',
  ]);
  const forPhones = { en: { text: '{#var#} is your code\n@agency.example #{#var#}' } };
  expect((await owner('PUT', '/settings', { ...site, smsCodes: forPhones })).status).toBe(200);
  expect((await owner('PUT', '/settings', { ...site, brand: 'Nirmaan Web' })).status).toBe(200);
  expect((await owner('GET', '/settings')).body).toMatchObject({ brand: 'Nirmaan Web' });
  const log = await owner<{ data: Record<string, unknown>[] }>('GET', '/audit?subjectType=settings');
  expect(log.body.data).toMatchObject([
    { action: 'changed', staffName: 'owner', before: { brand: 'Nirmaan' }, after: { brand: 'Nirmaan Web' } },
    { action: 'changed', staffName: 'owner' },
  ]);
});
