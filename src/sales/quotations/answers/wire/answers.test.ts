import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { openQuotation } from '#money/quotation-payments/open-quotation.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quotations } from '../../table.server.ts';
import { quotationResponses } from '../table.server.ts';
import { demoSite } from '#sample/demo-site.ts';
import { reopenQuotation } from '../../revise-quotation.ts';
import { getQuotation } from '#money/quotation-payments/get-quotation.ts';
import { addressee, answerTo, openQuotations, type Quotations } from '../../wire/test-quotations.ts';

let site: Quotations;
beforeAll(async () => {
  site = await openQuotations();
});
afterAll(() => site.close());

test('accepting: a code to the contact on file, and one answer with it', async () => {
  const offer = await site.sent({ email: 'accepts@example.com' });
  const visit = site.browser();
  const who = { mobile: '', email: ' Accepts@Example.com', quotationId: offer.publicId };
  expect(await visit('POST', '/api/send-otp', who)).toMatchObject({
    status: 200,
    body: { success: true, message: 'OTP sent successfully' },
  });
  const [otp] = await site.codesTo('accepts@example.com');
  const checked = await visit('POST', '/api/verify-otp', { ...who, otp });
  expect(checked).toMatchObject({
    status: 200,
    body: { success: true, message: 'OTP verified successfully' },
  });
  expect(checked.headers.getSetCookie().join()).toMatch(
    /^responder=[\w-]{43}; Max-Age=900; .*HttpOnly.*SameSite=Strict/,
  );
  const yes = answerTo(offer.publicId, { email: 'accepts@example.com' });
  expect(await visit('POST', '/api/quotation-response', yes)).toMatchObject({
    status: 200,
    body: { success: true, message: 'Response recorded successfully', state: 'accepted' },
  });
  const after = await getQuotation(site.office, { quotationId: offer.id });
  expect(after).toMatchObject({
    state: 'accepted',
    responses: [{ action: 'accept', verified: true, email: 'accepts@example.com', mobile: '' }],
  });
  const [{ contentHash = '', intact = null } = {}] = after.responses;
  expect(intact).toBe(true);
  // Whoever has the link can check the hash that page and PDF name.
  const text = await visit('GET', `/quotation/${offer.publicId}/signed`);
  expect(createHash('sha256').update(String(text.body)).digest('hex')).toBe(contentHash);
  expect(JSON.parse(String(text.body))).toMatchObject({
    quotation: offer.code,
    buyer: { email: 'a***@example.com' },
    totalPaise: offer.totalPaise,
    lines: [{ title: 'Website', quantity: 2 }, { title: 'Hosting' }],
  });
  const shown = await openQuotation(site.ctx, { publicId: offer.publicId });
  expect(shown.signature).toMatchObject({
    name: 'Asha Patil',
    contact: 'a***@example.com',
    counteredAt: null,
    hash: contentHash,
    textUrl: expect.stringMatching(new RegExp(`^http.*/quotation/${offer.publicId}/signed$`)),
  });

  // Once more: with the same browser, and with the code again.
  expect(await visit('POST', '/api/quotation-response', yes)).toMatchObject({
    status: 409,
    body: { code: 'conflict', state: 'accepted', newest: null },
  });
  expect(await visit('POST', '/api/verify-otp', { ...who, otp })).toMatchObject({
    status: 400,
    body: { success: false, message: 'OTP verification failed', code: 'wrong_code' },
  });

  const mails = await site.mailsTo('accepts@example.com');
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Our quotation ${offer.code}`,
    'Your code for the quotation',
    `Thank you for accepting (${offer.code})`,
  ]);
  expect(mails[0]?.text).toContain(`/quotation/${offer.publicId}`);
  const notices = await site.mailsTo(demoSite.noticeEmails[0] ?? '');
  expect(notices.map(({ subject }) => subject)).toContain(`Quotation ${offer.code} was accepted`);
});

test('of many answers at once the first counts', async () => {
  const offer = await site.sent({ email: 'race@example.com' });
  const browsers = [];
  for (let i = 0; i < 4; i++) browsers.push(await site.proven(offer.publicId, { email: 'race@example.com' }));
  const answers = await Promise.all([
    ...browsers.map((visit, i) =>
      visit(
        'POST',
        '/api/quotation-response',
        answerTo(offer.publicId, { email: 'race@example.com', action: i % 2 ? 'counter' : 'accept' }),
      ),
    ),
    ...browsers.map((visit) =>
      visit('POST', '/api/quotation-response', answerTo(offer.publicId, { action: 'reject' })),
    ),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  expect(
    await site.db.select().from(quotationResponses).where(eq(quotationResponses.quotationId, offer.id)),
  ).toHaveLength(1);
});

test('rejecting needs the link only; staff undo it for seven days, and its owner hears of it', async () => {
  const offer = await site.sent({ email: 'rejects@example.com' });
  const visit = site.browser();
  const no = {
    quotationId: offer.publicId,
    action: 'reject',
    description: '',
    mobile: '',
    email: '',
    reason: 'The price is too high',
  };
  expect(await visit('POST', '/api/quotation-response', no)).toMatchObject({
    status: 200,
    body: { state: 'rejected' },
  });
  expect(await getQuotation(site.office, { quotationId: offer.id })).toMatchObject({
    state: 'rejected',
    responses: [{ verified: false, reason: 'The price is too high', reopenedAt: null }],
  });
  expect((await site.mailsTo('rejects@example.com')).at(-1)?.text).toContain('If this was not you');
  await reopenQuotation(site.office, { quotationId: offer.id });
  expect(await getQuotation(site.office, { quotationId: offer.id })).toMatchObject({
    state: 'sent',
    responses: [{ reopenedBy: 'Meera' }],
  });
  expect(await visit('POST', '/api/quotation-response', no)).toMatchObject({ status: 200 });
  await site.db
    .update(quotationResponses)
    .set({ at: sql`now() - interval '8 days'` })
    .where(eq(quotationResponses.quotationId, offer.id));
  await expect(reopenQuotation(site.office, { quotationId: offer.id })).rejects.toThrow(/undone for 7 days/);
});

test('each wrong field is named', async () => {
  const offer = await site.sent({ email: 'fields@example.com' });
  const quotationId = offer.publicId;
  const cases: [path: string, body: object, errors: Record<string, unknown>][] = [
    ['send-otp', { mobile: '', email: '', quotationId }, { mobile: 'Enter either mobile or email' }],
    ['send-otp', {}, { mobile: 'Enter either mobile or email' }],
    ['send-otp', { mobile: '90000', email: '' }, { mobile: 'Enter valid 10-digit mobile' }],
    ['send-otp', { mobile: '', email: 'asha' }, { email: 'Please enter a valid email address.' }],
    ['verify-otp', { mobile: '', email: addressee.email, otp: '123' }, { otp: 'Enter complete 6-digit OTP' }],
    ['quotation-response', answerTo(quotationId, { description: ' ' }), { description: 'Please enter a description' }],
    ['quotation-response', answerTo(quotationId, { action: 'maybe' }), { action: expect.any(String) }],
    ['quotation-response', answerTo(quotationId, { email: '' }), { mobile: 'Enter either mobile or email' }],
    ['quotation-response', answerTo(quotationId, { description: 'x'.repeat(2001) }), { description: expect.any(String) }],
    ['quotation-response', answerTo(quotationId, { action: 'counter', counter_total: -5 }), { counter_total: expect.any(String) }],
  ]; // prettier-ignore
  for (const [path, body, errors] of cases)
    expect(await site.browser()('POST', `/api/${path}`, body)).toMatchObject({
      status: 422,
      body: { errors },
    });
});

test('what was changed behind an answer is seen; where the bill goes to may be told later', async () => {
  const email = 'evidence@example.com';
  const offer = await site.sent({ email });
  const visit = await site.proven(offer.publicId, { email });
  expect((await visit('GET', `/quotation/${offer.publicId}/signed`)).status).toBe(404);
  await visit('POST', '/api/quotation-response', answerTo(offer.publicId, { email }));
  const intact = async (set: Partial<typeof quotations.$inferInsert>) => {
    await site.db.update(quotations).set(set).where(eq(quotations.id, offer.id));
    return (await getQuotation(site.office, { quotationId: offer.id })).responses[0]?.intact;
  };
  expect(await intact({ address: '4 Fort Road', stateCode: '29', status: 'converted' })).toBe(true);
  expect(await intact({ totalPaise: 1 })).toBe(false);
});
