import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiryPayload, inquirySources } from '#api/browser/inquiry.ts';
import { consents, leads, leadTouches } from '#db/schema/leads.server.ts';
import { chatConsentVersion } from '#domain/leads/consent.ts';
import { listCaptured } from '#domain/messages/list-captured.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const onServicePage = {
  name: 'Asha Sample',
  mobile: '9000011111',
  age: 'asha@example.com',
  school: 'Google Ads',
  parent_name: 'Google Ads',
  skates_category: 'http://localhost:3000/google-ads?utm_source=flyer',
  dob: 'Website',
};

async function leadOf(response: Response) {
  expect(response.status).toBe(200);
  const answer = (await response.json()) as { ok: boolean; id: string };
  expect(answer.ok).toBe(true);
  const [lead] = await app.db.select().from(leads).where(eq(leads.id, answer.id));
  return lead as typeof leads.$inferSelect;
}

const errorsOf = async (response: Response) => {
  expect(response.status).toBe(422);
  const body = (await response.json()) as { success: boolean; code: string; errors: Record<string, string> };
  expect(body).toMatchObject({ success: false, code: 'invalid' });
  return body.errors;
};

test('a service page: `age` is the e-mail, `parent_name` the source; the raw body stays', async () => {
  const lead = await leadOf(await app.post('/inquiry', { ...onServicePage, strange_extra: 'kept' }));
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
  const lead = await leadOf(
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
  const lead = await leadOf(
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
  const app1 = await leadOf(
    await app.post('/inquiry', {
      ...onServicePage,
      mobile: '9000033333',
      school: undefined,
      related_service: 'Application Development',
      parent_name: 'application-development',
    }),
  );
  expect(app1.service).toBe('Application Development');
  const chat = await leadOf(
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
  const payload = inquiryPayload({
    form: 'chatbot',
    source: inquirySources.chatbot,
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
  const lead = await leadOf(await app.post('/inquiry', payload));
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

test('numbers lose the country code and leading zeros before they are cut (decision 16)', async () => {
  for (const [typed, kept] of [
    ['09000055551', '9000055551'],
    ['+91 90000 55552', '9000055552'],
    ['0091-9000055553', '9000055553'],
  ]) {
    const lead = await leadOf(await app.post('/inquiry', { ...onServicePage, mobile: typed }));
    expect([typed, lead.phone]).toEqual([typed, kept]);
  }
});

test('a second submit within ten minutes is the same lead; new words become a touch', async () => {
  const body = { ...onServicePage, mobile: '9000066666', age: 'twice@example.com', remark: 'first' };
  const twenty = await Promise.all(Array.from({ length: 20 }, () => app.post('/inquiry', body)));
  const ids = new Set((await Promise.all(twenty.map(leadOf))).map((lead) => lead.id));
  expect(ids.size).toBe(1);
  const [id] = ids as unknown as [string];
  const touchesNow = () => app.db.select().from(leadTouches).where(eq(leadTouches.leadId, id));
  expect(await touchesNow()).toHaveLength(1);

  const again = await leadOf(await app.post('/inquiry', { ...body, remark: 'I forgot: also a logo' }));
  expect(again.id).toBe(id);
  expect(await touchesNow()).toHaveLength(2);
});

test('an Idempotency-Key answers with the first id, and refuses another body', async () => {
  const body = { ...onServicePage, mobile: '9000077777', age: 'key@example.com' };
  const first = await leadOf(await app.post('/inquiry', body, { 'Idempotency-Key': 'form-1' }));
  const same = await leadOf(await app.post('/inquiry', body, { 'Idempotency-Key': 'form-1' }));
  expect(same.id).toBe(first.id);
  const other = await app.post(
    '/inquiry',
    { ...body, mobile: '9000077778' },
    { 'Idempotency-Key': 'form-1' },
  );
  expect(other.status).toBe(409);
  expect(await other.json()).toMatchObject({ success: false, code: 'conflict' });
  // The refused body left nothing behind that would swallow a later, honest one.
  const honest = await leadOf(await app.post('/inquiry', { ...body, mobile: '9000077778' }));
  expect(honest.id).not.toBe(first.id);
});

test('a robot is filed as suspected, never refused, and nobody is mailed for it', async () => {
  const trapped = await leadOf(
    await app.post('/inquiry', { ...onServicePage, mobile: '9000088881', website: 'spam' }),
  );
  expect(trapped).toMatchObject({
    status: 'suspected',
    suspectedBecause: ['filled a field that people do not see'],
  });
  const hasty = await leadOf(
    await app.post('/inquiry', { ...onServicePage, mobile: '9000088882', elapsedMs: 300 }),
  );
  expect(hasty.suspectedBecause).toEqual(['sent within two seconds']);
});

test('attribution keeps what it knows, cut to length', async () => {
  const lead = await leadOf(
    await app.post('/inquiry', {
      ...onServicePage,
      mobile: '9000099999',
      attribution: { utmSource: 'flyer', gclid: 'x'.repeat(900), evil: '<script>', referrer: 7 },
    }),
  );
  expect(lead.attribution).toEqual({ utmSource: 'flyer', gclid: 'x'.repeat(300) });
});

test('what is missing is named under the keys that the caller used', async () => {
  expect(
    await errorsOf(await app.post('/inquiry', { ...onServicePage, name: ' ', age: '', mobile: '12' })),
  ).toEqual({
    name: 'Please enter your name',
    age: 'Please enter your e-mail address',
    mobile: 'Phone number must be 10 digits long',
  });
  expect(
    await errorsOf(
      await app.post('/inquiry', {
        parent_name: 'Contact Inquiry',
        name: 'A',
        mobile: '9000012345',
        email: 'no',
      }),
    ),
  ).toEqual({ email: 'Please enter a valid e-mail address' });
  expect(
    await errorsOf(await app.post('/inquiry', { ...onServicePage, isHuman: false, terms: false })),
  ).toEqual({
    isHuman: "Please confirm you're human",
    terms: 'You must agree to the terms',
  });
  expect(
    await errorsOf(await app.post('/inquiry', { ...onServicePage, name: 'x'.repeat(121) })),
  ).toHaveProperty('name');
});

test('the notice goes to the staff and an answer to the visitor, once each', async () => {
  await app.product.work();
  const lead = await leadOf(
    await app.post('/inquiry', {
      ...onServicePage,
      name: 'Mail\r\nBcc: evil@example.com',
      mobile: '9000010101',
      age: 'mail@example.com',
    }),
  );
  const mine = async () =>
    (await listCaptured(app.ctx, {})).filter(
      (mail) => mail.text.includes('9000010101') || mail.to === 'mail@example.com',
    );
  await expect.poll(mine, { timeout: 10_000 }).toHaveLength(2);
  const mails = await mine();
  expect(mails.map((mail) => mail.to).sort()).toEqual(['mail@example.com', 'owner@example.com']);
  const notice = mails.find((mail) => mail.to === 'owner@example.com');
  expect(notice?.subject).toBe(`New enquiry ${lead.id.slice(-6).toUpperCase()}`);
  expect(notice?.text).toContain(`http://localhost:3000/admin`);
});
