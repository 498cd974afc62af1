import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enquiryPayload, enquirySources } from './client.ts';
import { consents, leadTouches } from '../table.server.ts';
import { chatConsentVersion } from '../consent.ts';
import { errorsOf, onServicePage, openEnquiries, type Enquiries } from './test-enquiries.ts';

let app: Enquiries;
beforeAll(async () => {
  app = await openEnquiries();
});
afterAll(() => app.close());

test('a service page: `age` is the e-mail, `parent_name` the source; the raw body stays', async () => {
  const lead = await app.leadOf(await app.post('/inquiry', { ...onServicePage, strange_extra: 'kept' }));
  expect(lead).toMatchObject({
    form: 'service',
    source: 'Google Ads',
    name: 'Asha Sample',
    phone: '9000011111',
    phoneComplete: true,
    email: 'asha@example.com',
    service: 'Google Ads',
    status: 'new',
    pageUrl: onServicePage.skates_category,
  });
  const [touch] = await app.db.select().from(leadTouches).where(eq(leadTouches.leadId, lead.id));
  expect(touch?.raw).toMatchObject({ ...onServicePage, strange_extra: 'kept' });
  expect(await app.db.select().from(consents).where(eq(consents.leadId, lead.id))).toEqual([]);
});

test('the contact page: e-mail and message have keys of their own, an unfinished number does not block', async () => {
  const lead = await app.leadOf(
    await app.post('/inquiry', {
      name: 'Binod',
      email: 'binod@example.com',
      mobile: '90000',
      school: 'Website Development',
      parent_name: 'Contact Inquiry',
      skates_category: 'http://localhost:3000/contact-us',
      dob: 'Website',
      remark: 'Two lines\nof text',
      isHuman: true,
      terms: true,
      consentVersion: '2026-11-en',
    }),
  );
  expect(lead).toMatchObject({
    form: 'contact',
    source: 'Contact Inquiry',
    phone: '90000',
    phoneComplete: false,
    message: 'Two lines\nof text',
  });
  const [consent] = await app.db.select().from(consents).where(eq(consents.leadId, lead.id));
  expect(consent).toMatchObject({ purpose: 'enquiry', textVersion: '2026-11-en' });
  expect(consent?.givenAt).toBeInstanceOf(Date);
});

test('the enquiry page: `age` is the service and `parent_name` a name, so the source is Enquiry', async () => {
  const lead = await app.leadOf(
    await app.post('/inquiry', {
      name: 'Chitra',
      mobile: '+91 90000 22222',
      age: 'Meta Ads',
      parent_name: 'Chitra',
      skates_category: 'http://localhost:3000/enquiry',
      dob: 'Website',
      remark: '',
      form: 'enquiry',
    }),
  );
  expect(lead).toMatchObject({
    form: 'enquiry',
    source: 'Enquiry',
    service: 'Meta Ads',
    phone: '9000022222',
  });
});

test('application development says related_service; the chatbot has keys of its own', async () => {
  const app1 = await app.leadOf(
    await app.post('/inquiry', {
      ...onServicePage,
      mobile: '9000033333',
      school: undefined,
      related_service: 'Application Development',
      parent_name: 'application-development',
    }),
  );
  expect(app1.service).toBe('Application Development');
  const chat = await app.leadOf(
    await app.post('/inquiry', {
      form_type: 'chatbot',
      name: 'Devi',
      gmail: 'devi@example.com',
      phone: '9000044444',
      selected_service: 'Digital Marketing',
      dob: 'Website',
    }),
  );
  expect(chat).toMatchObject({
    form: 'chatbot',
    email: 'devi@example.com',
    phone: '9000044444',
    service: 'Digital Marketing',
  });
});

test("the chat's own payload: a lead from Chatbot Inquiry with the notice that was shown", async () => {
  const payload = enquiryPayload({
    form: 'chatbot',
    source: enquirySources.chatbot,
    name: 'Esha',
    phone: '9000044445',
    email: 'esha@example.com',
    service: 'Meta Ads',
    message: '',
    terms: true,
    consentVersion: chatConsentVersion,
    honeypot: '',
    elapsedMs: 20_000,
    pageUrl: 'http://localhost:3000/blog',
    attribution: {},
  });
  const lead = await app.leadOf(await app.post('/inquiry', payload));
  expect(lead).toMatchObject({
    form: 'chatbot',
    source: 'Chatbot Inquiry',
    name: 'Esha',
    phone: '9000044445',
    email: 'esha@example.com',
    service: 'Meta Ads',
    pageUrl: 'http://localhost:3000/blog',
    status: 'new',
  });
  const [consent] = await app.db.select().from(consents).where(eq(consents.leadId, lead.id));
  expect(consent?.textVersion).toBe('2026-11-chat-en');

  const refused = await app.post('/inquiry', { ...payload, name: '', gmail: 'esha', age: '', selected_service: '', school: '' }); // prettier-ignore
  expect(await errorsOf(refused)).toEqual({ gmail: 'Please enter a valid e-mail address' });
});

test('attribution keeps what it knows, cut to length', async () => {
  const lead = await app.leadOf(
    await app.post('/inquiry', {
      ...onServicePage,
      mobile: '9000099999',
      attribution: {
        utmSource: 'flyer',
        gclid: 'x'.repeat(900),
        utmTerm: `${'x'.repeat(299)}🪔`,
        evil: '<script>',
        referrer: 7,
      },
    }),
  );
  expect(lead.attribution).toEqual({ utmSource: 'flyer', gclid: 'x'.repeat(300), utmTerm: 'x'.repeat(299) });
});
