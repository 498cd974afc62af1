import { expect, test } from 'vitest';
import { enquiryPayload, enquirySources, type Enquiry } from './client.ts';

const typed: Omit<Enquiry, 'source'> = {
  form: 'service',
  name: 'Asha Example',
  phone: '9000000001',
  email: 'asha@example.com',
  service: 'Google Ads',
  message: '',
  isHuman: true,
  terms: true,
  consentVersion: '2026-11-en',
  honeypot: '',
  elapsedMs: 9_000,
  pageUrl: 'http://localhost:3000/google-ads',
  attribution: {},
};

test.each([
  ['ecommerce', 'E-Commerce'],
  ['digitalMarketing', 'Digital Marketing'],
  ['googleAds', 'Google Ads'],
  ['metaAds', 'Meta Ads'],
  ['website', 'Website Development'],
  ['application', 'application-development'],
  ['realEstate', 'Real Estate'],
] as const)('the %s page sends its leads as %s', (page, label) => {
  const serviceKey = page === 'application' ? 'related_service' : 'school';
  expect(enquiryPayload({ ...typed, source: enquirySources[page] })).toEqual({
    form: 'service',
    name: 'Asha Example',
    mobile: '9000000001',
    age: 'asha@example.com',
    [serviceKey]: 'Google Ads',
    parent_name: label,
    skates_category: 'http://localhost:3000/google-ads',
    dob: 'Website',
    isHuman: true,
    terms: true,
    consentVersion: '2026-11-en',
    website: '',
    elapsedMs: 9_000,
    attribution: {},
  });
});
