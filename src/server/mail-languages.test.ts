import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { customers } from '#people/customers/table.server.ts';
import { leads } from '#sales/leads/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { subscribers } from '#content/newsletter/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { bookConsultation } from '#sales/bookings/book-consultation.ts';
import { BookingInput } from '#sales/bookings/booking-input.ts';
import { listDays } from '#sales/bookings/slots/list-slots.ts';
import { createCustomer } from '#people/sign-in/sign-up.ts';
import { openSession } from '#people/sign-in/open-session.ts';
import type { Language } from '#kit/language/language.ts';
import { EnquiryInput } from '#sales/leads/enquiries/enquiry-input.ts';
import { submitEnquiry } from '#sales/leads/enquiries/submit-enquiry.ts';
import { asReceived } from '#agency/messages/test-messages.ts';
import { subscribe } from '#content/newsletter/subscribe.ts';
import { hashOf } from '#agency/translations/hash-of.ts';
import { translations } from '#agency/translations/table.server.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { announceBooking } from '#sales/bookings/jobs/announce-booking.ts';
import { announceLead } from '#sales/leads/enquiries/jobs/announce-lead.ts';
import { sendConfirmation } from '#content/newsletter/jobs/send-confirmation.ts';
import { writeCustomerMail } from '#people/customers/jobs/customer-mail.ts';
import { remindBooking } from '#sales/bookings/jobs/remind-booking.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const mailsTo = async (email: string) =>
  asReceived(app.ctx, await app.db.select().from(messages).where(eq(messages.recipient, email)));

/** Sentences of English that are left: three or more words of Latin letters in a row. */
const englishIn = (text: string) => text.match(/\b[A-Za-z]{2,}(?: [A-Za-z']{2,}){2,}/g) ?? [];

async function enquire(email: string, language: Language) {
  const { id } = await submitEnquiry(
    { ...app.ctx, language },
    EnquiryInput.parse({
      form: 'contact',
      source: 'Contact Inquiry',
      name: 'Asha',
      phone: '9000000341',
      email,
      service: 'SEO',
      message: 'नमस्ते',
      pageUrl: 'http://localhost:3000/contact-us',
      raw: {},
    }),
  );
  const [lead] = await app.db.select().from(leads).where(eq(leads.id, id));
  if (!lead) throw new Error('No lead');
  return lead;
}

test('an enquiry from a Hindi page is answered in Hindi, the service as the owner calls it there; the staff read English', async () => {
  const lead = await enquire('asha-hi@example.com', 'hi');
  expect(lead.language).toBe('hi');
  const known = { language: 'hi', source: 'SEO', sourceHash: hashOf('SEO'), text: 'सर्च में ऊपर' } as const;
  await app.db.insert(translations).values(known);
  await announceLead.run(app.ctx, { leadId: lead.id });
  const [mail] = await mailsTo('asha-hi@example.com');
  expect(mail?.subject).toBe('हमें आपकी इन्क्वायरी मिल गई है');
  expect(mail?.html).toContain('lang="hi-IN"');
  expect(mail?.text).toContain('नमस्ते');
  expect(mail?.text).toContain('सर्च में ऊपर');
  expect(mail?.text).not.toContain('SEO');
  expect(mail?.text).toContain('http://localhost:3000/hi');
  const { noticeEmails } = await readSettings(app.ctx);
  const [notice] = await mailsTo(noticeEmails[0] ?? '');
  expect(notice?.html).toContain('lang="en-IN"');
  expect(notice?.text).toContain('SEO');
});

test('a language that the owner no longer offers is answered in English', async () => {
  const lead = await enquire('asha-mr@example.com', 'mr');
  expect(lead.language).toBe('mr');
  const before = await readSettings(app.ctx);
  const write = (value: typeof before) =>
    app.db.update(settings).set({ value }).where(eq(settings.key, 'site'));
  await write({ ...before, languages: ['hi'] });
  await announceLead.run(app.ctx, { leadId: lead.id });
  await write(before);
  const [mail] = await mailsTo('asha-mr@example.com');
  expect(mail?.subject).toBe('We have received your enquiry');
  expect(mail?.text).not.toContain('localhost:3000/mr');
});

test('the newsletter asks in Marathi, and its links lead to Marathi pages', async () => {
  await subscribe({ ...app.ctx, language: 'mr' }, { email: 'meera-mr@example.com', honeypot: '' });
  const [asked] = await app.db
    .select()
    .from(subscribers)
    .where(eq(subscribers.email, 'meera-mr@example.com'));
  expect(asked?.language).toBe('mr');
  await sendConfirmation.run(app.ctx, { subscriberId: asked?.id ?? '' });
  const [mail] = await mailsTo('meera-mr@example.com');
  expect(mail?.subject).toBe('कृपया तुमचे न्यूजलेटर कन्फर्म करा');
  expect(mail?.text).toContain(`http://localhost:3000/mr/newsletter/confirm/${asked?.token}`);
  expect(mail?.html).toContain(`href="http://localhost:3000/mr/newsletter/unsubscribe/${asked?.token}"`);
  expect(englishIn(mail?.text ?? '').filter((words) => !words.includes('Nirmaan'))).toEqual([]);
});

test('a customer is written to in the language of the last sign-in; a code in that of the page that asked', async () => {
  const hindi = { ...app.ctx, language: 'hi' as const };
  const made = await createCustomer(hindi, {
    email: 'ravi@example.com',
    passwordHash: null,
    source: 'sign-up',
  });
  if (!made) throw new Error('No customer');
  const languageOf = async () =>
    (await app.db.select().from(customers).where(eq(customers.id, made.id)))[0]?.language;
  expect(await languageOf()).toBe('hi');
  const place = { kind: 'cookie' as const, previousToken: undefined, device: undefined };
  await openSession({ ...app.ctx, language: 'mr' }, made, place, { with: 'password' });
  expect(await languageOf()).toBe('mr');

  await app.post('/send-otp', { email: 'new@example.com' }, { 'Accept-Language': 'hi' });
  const { rows } = await app.db.execute<{ data: Parameters<typeof writeCustomerMail.run>[1] }>(
    sql`select data from pgboss.job where name = 'customer-mail' and data->>'to' = 'new@example.com'`,
  );
  const [job] = rows;
  if (!job) throw new Error('No job');
  await writeCustomerMail.run(app.ctx, job.data);
  const [mail] = await mailsTo('new@example.com');
  expect(mail?.subject).toBe('साइन अप के लिए आपका OTP');
  expect(englishIn(mail?.text.replaceAll(/Nirmaan.*/g, '') ?? '')).toEqual([]);
});

test('a booking is answered in Hindi, with its calendar entry; the staff get theirs in English', async () => {
  const [day] = (await listDays(app.ctx)).filter(({ closed }) => !closed);
  const input = BookingInput.parse({
    name: 'Asha',
    phone: '9000000342',
    email: 'visit-hi@example.com',
    meetingType: 'call',
    place: '',
    clientAddress: '',
    origin: 'Website',
    raw: {},
    date: day?.date,
    time: '11:30',
  });
  const { booking, token } = await bookConsultation({ ...app.ctx, language: 'hi' }, input);
  const { id: bookingId, sequence } = booking;
  await announceBooking.run(app.ctx, { bookingId, sequence, what: 'booked', notify: true });
  await remindBooking(async () => false).run(app.ctx, { bookingId, sequence, hours: 24 });
  const [mail, reminder] = await mailsTo('visit-hi@example.com');
  expect(mail?.subject).toMatch(/^आपका मुफ़्त कंसल्टेशन बुक हो गया है \(\w{6}\)$/);
  expect(mail?.text).toContain('http://localhost:3000/hi/appointment/');
  expect(mail?.text).toContain('+91 9000000342 पर फ़ोन कॉल');
  expect(mail?.attachments[0]?.content.replaceAll('\r\n ', '')).toContain('के साथ मुफ़्त कंसल्टेशन');
  expect(reminder?.text).toContain('कल मिलते हैं');
  const file = await (await app.get(`/book-appointment/calendar/${token}`)).text();
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain('के साथ मुफ़्त कंसल्टेशन');
  expect(unfolded).toContain(`http://localhost:3000/hi/appointment/${token}`);
  const { noticeEmails } = await readSettings(app.ctx);
  const notices = await mailsTo(noticeEmails[0] ?? '');
  const notice = notices.find(({ subject }) => subject.startsWith('New consultation'));
  expect(notice?.attachments[0]?.content).toContain('Free consultation with');
});
