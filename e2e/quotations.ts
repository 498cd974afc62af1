import type { APIRequestContext, Page } from '@playwright/test';
import { codeFrom, type Mailbox } from './customers.ts';
import { expect } from './support.ts';
import { owner } from '../scripts/lib/app-server.ts';

let count = 0;
/** An address of nobody else's. */
export const freshAddress = () => `asha-${Date.now()}-${count++}@example.com`;

export const someLines = [
  { title: 'Website', description: 'Ten pages, written and photographed', sac: '998314', quantity: 2, unitPricePaise: 1_000_000, discountPaise: 100_000, gstPercent: 18 },
  { title: 'Hosting for a year', sac: '998315', quantity: 1, unitPricePaise: 143_051, gstPercent: 18 },
]; // prettier-ignore

type Sent = { id: string; publicId: string; code: string };

/** A quotation that staff have sent. */
export const sendQuotation = (request: APIRequestContext, over: object = {}): Promise<Sent> =>
  issue(request, over, 'send');

/** One without an e-mail address, whose link staff pass on. */
export const handOver = (request: APIRequestContext): Promise<Sent> =>
  issue(request, { email: '' }, 'hand-over');

async function issue(request: APIRequestContext, over: object, how: 'send' | 'hand-over'): Promise<Sent> {
  const { id } = await draftQuotation(request, over);
  return (await (await request.post(`/staff/quotations/${id}/${how}`)).json()) as Sent;
}

/** One that staff have written. */
export async function draftQuotation(request: APIRequestContext, over: object = {}): Promise<{ id: string }> {
  await request.post('/staff/session', { data: { email: owner.email, password: owner.password } });
  const made = await request.post('/staff/quotations', {
    data: {
      title: 'A website for your sari shop',
      name: 'Asha Patil',
      mobile: '9000000123',
      email: freshAddress(),
      stateCode: '27',
      intro: 'Thank you for the talk on Tuesday. This is what we agreed to offer.',
      terms: 'Half is due before we begin, half at launch.\nThe code is yours once everything is paid.',
      validUntil: '2999-12-31',
      lines: someLines,
      ...over,
    },
  });
  return (await made.json()) as { id: string };
}

/** What the addressee does on the page of the answer, as calls. `codes`: how many codes this address has got by then. */
export async function respond(
  request: APIRequestContext,
  mailbox: Mailbox,
  {
    publicId: quotationId,
    email,
    codes = 1,
    ...answer
  }: {
    publicId: string;
    email: string;
    codes?: number;
    action: string;
    description: string;
    counter_total?: number;
    lines?: { id: string; keep: boolean; quantity?: number; price?: number }[];
  },
) {
  const who = { quotationId, email, mobile: '' };
  await request.post('/api/send-otp', { data: who });
  const mails: Mailbox = async (to) =>
    (await mailbox(to)).filter(({ subject }) => subject === 'Your code for the quotation');
  const otp = await codeFrom(mails, email, codes);
  await request.post('/api/verify-otp', { data: { ...who, otp } });
  const answered = await request.post('/api/quotation-response', { data: { ...who, ...answer } });
  expect([answered.status(), answered.ok() ? '' : await answered.text()]).toEqual([200, '']);
}

async function codeFor(mailbox: Mailbox, to: string): Promise<string> {
  const read = async () =>
    (await mailbox(to))
      .find(({ subject }) => subject === 'Your code for the quotation')
      ?.text.match(/\b\d{6}\b/)?.[0];
  await expect.poll(read).toBeTruthy();
  return (await read()) ?? '';
}

/** Through the first two steps: the masked e-mail, and the code that came to it. */
export async function proveWho(page: Page, mailbox: Mailbox, email: string) {
  await expect(page.locator('form[novalidate]').first()).toBeVisible();
  await page.getByRole('button', { name: `Send to a***@example.com` }).click();
  // One that was sent a moment before may still be told of as well.
  await expect(page.getByText('OTP sent successfully').first()).toBeVisible();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await page.getByLabel('Digit 1 of 6').fill(await codeFor(mailbox, email));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByText('OTP verified successfully')).toBeVisible();
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your answer' })).toBeFocused();
}
