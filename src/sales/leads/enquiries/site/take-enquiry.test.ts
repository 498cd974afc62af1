import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { openEnquiries, type Enquiries } from '../wire/test-enquiries.ts';
import { leads } from '../../table.server.ts';
import { takeEnquiry } from './take-enquiry.server.ts';

let app: Enquiries;
beforeAll(async () => {
  app = await openEnquiries();
});
afterAll(() => app.close());

/** What is kept of where somebody came from who posts the contact form of this page without a script. */
async function keptOf(phone: string, page: string, referer: string) {
  const body = new FormData();
  const typed = { name: 'Asha Sample', email: 'asha@example.com', phone, service: 'SEO', message: '…' };
  for (const [field, value] of Object.entries(typed)) body.set(field, value);
  const request = new Request(app.ctx.publicUrl + page, { method: 'POST', body, headers: { referer } });
  const form = { form: 'contact' as const, source: 'Contact Inquiry', asks: [], strictPhone: false };
  const answer: unknown = await takeEnquiry(app.ctx, request, form).catch((thrown: unknown) => thrown);
  expect(answer).toMatchObject({ status: 303 });
  const [lead] = await app.db.select().from(leads).where(eq(leads.phone, phone));
  return lead?.attribution;
}

test('a form that is sent without scripts keeps the advertisement of its page, and never our own page as where somebody came from', async () => {
  const { publicUrl } = app.ctx;
  const page = '/contact-us?utm_source=google&utm_campaign=Diwali&gclid=abc&secret=1';
  expect(await keptOf('9000011121', page, publicUrl + page)).toEqual({
    landingPage: `${publicUrl}/contact-us`,
    utmSource: 'google',
    utmCampaign: 'Diwali',
    gclid: 'abc',
  });
  expect(await keptOf('9000011122', '/contact-us', 'https://search.example/')).toEqual({
    landingPage: `${publicUrl}/contact-us`,
    referrer: 'https://search.example/',
  });
});
