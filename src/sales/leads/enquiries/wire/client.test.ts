import { expect, test } from 'vitest';
import { enquiryErrors, enquiryPayload, enquirySources, type Enquiry } from './client.ts';

const filled: Enquiry = {
  form: 'contact',
  source: enquirySources.contact,
  name: 'Asha Example',
  phone: '9000000001',
  email: 'asha@example.com',
  service: 'Google Ads',
  message: 'Please call after five.',
  isHuman: true,
  terms: true,
  consentVersion: '2026-11-en',
  honeypot: '',
  elapsedMs: 4200,
  pageUrl: 'https://agency.example/contact-us',
  attribution: { utmSource: 'newspaper' },
};

const everyForm = {
  name: 'Asha Example',
  mobile: '9000000001',
  dob: 'Website',
  skates_category: 'https://agency.example/contact-us',
  isHuman: true,
  terms: true,
  consentVersion: '2026-11-en',
  website: '',
  elapsedMs: 4200,
  attribution: { utmSource: 'newspaper' },
};

test('the contact form sends its own e-mail key and the label Contact Inquiry', () => {
  expect(enquiryPayload(filled)).toEqual({
    ...everyForm,
    form: 'contact',
    email: 'asha@example.com',
    school: 'Google Ads',
    parent_name: 'Contact Inquiry',
    remark: 'Please call after five.',
  });
});

test('the enquiry page sends the chosen service as age and the typed name as parent name', () => {
  expect(enquiryPayload({ ...filled, form: 'enquiry', email: '' })).toEqual({
    ...everyForm,
    form: 'enquiry',
    age: 'Google Ads',
    school: 'Google Ads',
    parent_name: 'Asha Example',
    remark: 'Please call after five.',
  });
});

test('service pages send the e-mail as age; application development renames the service', () => {
  const website = enquiryPayload({ ...filled, form: 'service', source: enquirySources.website });
  expect(website).toEqual({
    ...everyForm,
    form: 'service',
    age: 'asha@example.com',
    school: 'Google Ads',
    parent_name: 'Website Development',
  });
  const application = enquiryPayload({ ...filled, form: 'service', source: enquirySources.application });
  expect(application).toMatchObject({
    related_service: 'Google Ads',
    parent_name: 'application-development',
  });
  expect(application).not.toHaveProperty('school');
});

test('the chatbot sends the keys of every enquiry and its own', () => {
  const { isHuman: _, ...typed } = filled;
  const { isHuman: __, ...everyKey } = everyForm;
  const chat = enquiryPayload({ ...typed, form: 'chatbot', source: enquirySources.chatbot, message: '' });
  expect(chat).toEqual({
    ...everyKey,
    form: 'chatbot',
    form_type: 'chatbot',
    age: 'asha@example.com',
    gmail: 'asha@example.com',
    phone: '9000000001',
    school: 'Google Ads',
    selected_service: 'Google Ads',
    parent_name: 'Chatbot Inquiry',
  });
});

test('the labels are those that staff know, each once, and one for real estate', () => {
  expect(Object.values(enquirySources).toSorted()).toEqual([
    '999/Month',
    'Chatbot Inquiry',
    'Contact Inquiry',
    'Digital Marketing',
    'E-Commerce',
    'Google Ads',
    'Meta Ads',
    'Real Estate',
    'Website Development',
    'application-development',
  ]);
});

test("the server's complaints find the field they are about", () => {
  const about = (wireKey: string, form: Enquiry['form']) =>
    Object.keys(enquiryErrors(form, { [wireKey]: 'Odd' }));
  expect(about('mobile', 'contact')).toEqual(['phone']);
  expect(about('age', 'enquiry')).toEqual(['service']);
  expect(about('age', 'service')).toEqual(['email']);
  expect(about('related_service', 'service')).toEqual(['service']);
  expect(about('remark', 'contact')).toEqual(['message']);
  expect(about('isHuman', 'contact')).toEqual(['isHuman']);
});
