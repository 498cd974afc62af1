import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerCodes } from '#people/sign-in/codes/table.server.ts';
import { quotationGrants, quotationResponses } from '../table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { handOverQuotation } from '../../send-quotation.ts';
import { payableByLink } from '#money/payment-links/pay-link.ts';
import { quotations } from '../../table.server.ts';
import { getQuotation } from '#money/quotation-payments/get-quotation.ts';
import { addressee, answerTo, openQuotations, type Quotations } from '../../wire/test-quotations.ts';

let site: Quotations;
beforeAll(async () => {
  site = await openQuotations();
});
afterAll(() => site.close());

const unproven = { status: 403, body: { success: false, message: 'OTP verification failed' } };

test('the old keys are enough, and the masked contact stands for the one on file', async () => {
  const offer = await site.sent({ email: 'keys@example.com' });
  const bare = site.browser();
  const who = { mobile: '', email: 'keys@example.com' };
  await bare('POST', '/api/send-otp', who);
  const [first] = await site.codesTo('keys@example.com');
  expect(await bare('POST', '/api/verify-otp', { ...who, otp: first })).toMatchObject({ status: 200 });
  // A code asked for without a quotation is for this contact's newest, not for somebody else's.
  const foreign = await site.sent({ email: 'foreign@example.com' });
  expect(await bare('POST', '/api/quotation-response', answerTo(foreign.publicId, who))).toMatchObject(
    unproven,
  );
  expect(await bare('POST', '/api/quotation-response', answerTo(offer.publicId, who))).toMatchObject({
    status: 200,
  });

  const other = await site.sent({ email: 'keys@example.com', mobile: '9000000777' });
  const masked = { mobile: '******0777', email: '', quotationId: other.publicId };
  const visit = site.browser();
  // No sender is registered for SMS, so the code goes to the e-mail, and the answer says so.
  expect(await visit('POST', '/api/send-otp', masked)).toMatchObject({ status: 200, body: { bySms: false } });
  const [otp] = await site.codesTo('keys@example.com');
  expect(otp).not.toBe(first);
  expect(await visit('POST', '/api/verify-otp', { ...masked, otp })).toMatchObject({ status: 200 });
  expect(await visit('POST', '/api/quotation-response', answerTo(other.publicId, masked))).toMatchObject({
    status: 200,
  });
  const [row] = await site.db
    .select()
    .from(quotationResponses)
    .where(eq(quotationResponses.quotationId, other.id));
  // The code went to the e-mail: that is what was proven, not the mobile that was named.
  expect(row).toMatchObject({ mobile: '', email: 'keys@example.com', verified: true });
});

test('a code that names no quotation opens the one whose e-mail it went to, and no other with that mobile', async () => {
  const shared = { mobile: '9000000555', email: '' };
  const theirs = await site.sent({ mobile: shared.mobile, email: 'theirs-of-two@example.com' });
  const mine = await site.sent({ mobile: shared.mobile, email: 'mine-of-two@example.com' });
  const visit = site.browser();
  await visit('POST', '/api/send-otp', shared);
  expect(await site.codesTo('theirs-of-two@example.com')).toEqual([]);
  const [otp] = await site.codesTo('mine-of-two@example.com');
  expect(
    await visit('POST', '/api/verify-otp', { ...shared, quotationId: theirs.publicId, otp }),
  ).toMatchObject({ status: 400 });
  expect(await visit('POST', '/api/verify-otp', { ...shared, otp })).toMatchObject({ status: 200 });
  for (const who of [
    shared,
    { email: 'theirs-of-two@example.com' },
    { ...shared, email: 'mine-of-two@example.com' },
  ])
    expect(await visit('POST', '/api/quotation-response', answerTo(theirs.publicId, who))).toMatchObject(
      unproven,
    );
  expect(await getQuotation(site.office, { quotationId: theirs.id })).toMatchObject({
    state: 'sent',
    responses: [],
  });
  expect(await visit('POST', '/api/quotation-response', answerTo(mine.publicId, shared))).toMatchObject({
    status: 200,
  });
  expect(await getQuotation(site.office, { quotationId: mine.id })).toMatchObject({
    state: 'accepted',
    responses: [{ mobile: '', email: 'mine-of-two@example.com', verified: true }],
  });
});

test('where no code can reach anybody, nobody is told that one was sent', async () => {
  const offer = await site.draft({ mobile: '9000000444', email: '' });
  await handOverQuotation(site.office, { quotationId: offer.id });
  const visit = site.browser();
  for (const who of [
    { mobile: '9000000444', email: '' },
    { mobile: '', email: 'anybody@example.com', quotationId: offer.publicId },
    { mobile: '******0444', email: '', quotationId: offer.publicId },
  ])
    expect(await visit('POST', '/api/send-otp', who)).toMatchObject({
      status: 422,
      body: { success: false, errors: { email: expect.stringContaining('no e-mail address') } },
    });
  expect(await site.codesTo('9000000444')).toEqual([]);
});

test('with a registered sender a mobile gets its code by SMS', async () => {
  const before = await site.db.select().from(settings).where(eq(settings.key, 'site'));
  const dlt = {
    dltEntityId: '1101234567890123456',
    dltHeader: 'NIRMAN',
    dltCodeTemplateId: '1107123456789012345',
  };
  await site.db
    .update(settings)
    .set({ value: { ...(before[0]?.value as object), ...dlt } })
    .where(eq(settings.key, 'site'));
  const offer = await site.sent({ mobile: '9000000888', email: 'both@example.com' });
  const visit = site.browser();
  const ask = (mobile: string, email: string) =>
    visit('POST', '/api/send-otp', { mobile, email, quotationId: offer.publicId });
  expect(await ask('+91 90000 00888', '')).toMatchObject({ status: 200, body: { bySms: true } });
  const texts = await site.mailsTo('9000000888');
  expect(texts).toMatchObject([{ channel: 'sms', sealed: expect.any(String) }]);
  expect(texts[0]?.text).toMatch(
    /^\d{6} is your code to answer the quotation of .*\. It works for 10 minutes\.$/,
  );
  expect(await site.codesTo('both@example.com')).toHaveLength(0);
  // Both typed: both get the same code.
  await ask('9000000888', 'both@example.com');
  expect((await site.codesTo('both@example.com'))[0]).toBe((await site.codesTo('9000000888'))[0]);

  // Known by its mobile alone, and accepted elsewhere: a code by SMS lets this browser pay it, and no other.
  const bare = await site.draft({ mobile: '9000000889', email: '' });
  await handOverQuotation(site.office, { quotationId: bare.id });
  await site.db.update(quotations).set({ status: 'accepted' }).where(eq(quotations.id, bare.id));
  const payer = site.browser();
  const pay = (as = payer) =>
    as<{ checkoutPageUrl?: string; message?: string }>('POST', `/api/quotations/${bare.publicId}/pay`);
  expect(await pay()).toMatchObject({ status: 403 });
  const mobile = { mobile: '******0889', email: '', quotationId: bare.publicId };
  await payer('POST', '/api/send-otp', mobile);
  const [otp] = await site.codesTo('9000000889');
  expect(await site.browser()('POST', '/api/verify-otp', { ...mobile, otp: '000000' })).toMatchObject({
    status: 400,
  });
  expect(await payer('POST', '/api/verify-otp', { ...mobile, otp })).toMatchObject({ status: 200 });
  const began = await pay();
  expect(began).toMatchObject({ status: 200, body: { checkoutPageUrl: expect.stringContaining('/pay/') } });
  expect(await pay(site.browser())).toMatchObject({ status: 403 });
  const token = began.body.checkoutPageUrl?.split('/').at(-1) ?? '';
  const { order, payer: who } = await payableByLink(site.ctx, { token, amountPaise: null });
  expect({ order, who }).toMatchObject({
    order: { totalPaise: bare.totalPaise, buyer: { phone: '9000000889', email: '' } },
    who: { customerId: null },
  });
  // What its invoice would lack nobody can enter here.
  await site.db.update(quotations).set({ stateCode: '' }).where(eq(quotations.id, bare.id));
  expect((await pay()).body.message).toContain('billing address');
  await site.db.update(settings).set({ value: before[0]?.value }).where(eq(settings.key, 'site'));
});

test('nobody can answer for somebody else', async () => {
  const [mine, theirs] = [
    await site.sent({ email: 'mine@example.com' }),
    await site.sent({ email: 'theirs@example.com' }),
  ];
  const nobody = site.browser();
  expect(
    await nobody(
      'POST',
      '/api/quotation-response',
      answerTo(theirs.publicId, { email: 'theirs@example.com' }),
    ),
  ).toMatchObject(unproven);

  // A contact that is not on the quotation: the same answer, no mail, and no code that would work.
  const asked = { mobile: '', email: 'mine@example.com', quotationId: theirs.publicId };
  const [known, unknown] = [
    await nobody('POST', '/api/send-otp', { ...asked, email: 'theirs@example.com' }),
    await nobody('POST', '/api/send-otp', asked),
  ];
  expect(unknown).toMatchObject({ status: known.status, body: known.body });
  expect(await site.codesTo('mine@example.com')).toHaveLength(0);
  const ghost = await nobody('POST', '/api/send-otp', { ...asked, quotationId: '0'.repeat(32) });
  expect(ghost).toMatchObject({ status: known.status, body: known.body });

  // The code of one quotation does not open the other, nor does its grant.
  const visit = site.browser();
  await visit('POST', '/api/send-otp', { ...asked, quotationId: mine.publicId });
  const [otp] = await site.codesTo('mine@example.com');
  expect(await visit('POST', '/api/verify-otp', { ...asked, otp })).toMatchObject({ status: 400 });
  expect(await visit('POST', '/api/verify-otp', { ...asked, quotationId: mine.publicId, otp })).toMatchObject(
    { status: 200 },
  );
  for (const email of ['mine@example.com', 'theirs@example.com'])
    expect(
      await visit('POST', '/api/quotation-response', answerTo(theirs.publicId, { email })),
    ).toMatchObject(unproven);
  // A grant is for the contact that was proven, in the browser that did.
  expect(
    await visit(
      'POST',
      '/api/quotation-response',
      answerTo(mine.publicId, { email: '', mobile: addressee.mobile }),
    ),
  ).toMatchObject(unproven);
  const [cookie = ''] = [...visit.jar.values()];
  await site.db.update(quotationGrants).set({ expiresAt: sql`now() - interval '1 second'` });
  expect(
    await visit('POST', '/api/quotation-response', answerTo(mine.publicId, { email: 'mine@example.com' })),
  ).toMatchObject(unproven);
  expect(await site.db.select().from(quotationGrants).where(eq(quotationGrants.tokenHash, cookie))).toEqual(
    [],
  );
  expect(await getQuotation(site.office, { quotationId: theirs.id })).toMatchObject({
    state: 'sent',
    responses: [],
  });
});

test('a code ends after five tries, and opens no account', async () => {
  const offer = await site.sent({ email: 'tries@example.com' });
  const visit = site.browser();
  const who = { mobile: '', email: 'tries@example.com', quotationId: offer.publicId };
  await visit('POST', '/api/send-otp', who);
  const [otp = ''] = await site.codesTo('tries@example.com');
  expect(
    await visit('POST', '/verify-otp', { email: who.email, otp, password: 'a kettle of chai' }),
  ).toMatchObject({ status: 400 });
  const wrong = otp === '000000' ? '111111' : '000000';
  for (let i = 0; i < 5; i++) await visit('POST', '/api/verify-otp', { ...who, otp: wrong });
  expect(await visit('POST', '/api/verify-otp', { ...who, otp })).toMatchObject({ status: 400 });
  const stored = await site.db.select().from(customerCodes).where(eq(customerCodes.purpose, 'quotation'));
  expect(JSON.stringify(stored)).not.toContain(otp);
});
