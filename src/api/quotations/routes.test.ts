import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerCodes } from '#db/schema/customer-codes.server.ts';
import { quotationGrants, quotationResponses, quotations } from '#db/schema/quotations.server.ts';
import { settings } from '#db/schema/settings.server.ts';
import { demoSite } from '#db/seed/demo-site.ts';
import { reviseQuotation, reopenQuotation, acceptCounter } from '#domain/quotations/revise-quotation.ts';
import { sendQuotation } from '#domain/quotations/send-quotation.ts';
import { getQuotation } from '#domain/quotations/staff-quotations.ts';
import { addressee, openQuotations, type Quotations } from './test-quotations.ts';

let site: Quotations;
beforeAll(async () => {
  site = await openQuotations();
});
afterAll(() => site.close());

const unproven = { status: 403, body: { success: false, message: 'OTP verification failed' } };
const answerTo = (quotationId: string, over: object = {}) => ({
  quotationId,
  action: 'accept',
  description: 'I accept this quotation.',
  mobile: '',
  email: addressee.email,
  ...over,
});

test('a link shows what is offered, with contacts masked; nobody else finds it', async () => {
  const offer = await site.sent();
  const visit = site.browser();
  const seen = await visit('GET', `/api/quotations/${offer.publicId}`);
  expect(seen).toMatchObject({
    status: 200,
    body: {
      id: offer.publicId,
      mobile: '******0123',
      email: 'a***@example.com',
      state: 'sent',
      canRespond: true,
      netPaise: 2_043_051,
      gstPaise: 367_749,
      totalPaise: 2_410_800,
      newest: null,
    },
  });
  expect(JSON.stringify(seen.body)).not.toMatch(/9000000123|asha@/);
  expect(seen.headers.get('Cache-Control')).toContain('no-store');
  expect(seen.headers.get('Referrer-Policy')).toBe('no-referrer');
  const hidden = await site.draft();
  for (const id of [hidden.publicId, offer.id, 'f'.repeat(32), '1', offer.publicId.toUpperCase(), '%00'])
    expect(await visit('GET', `/api/quotations/${id}`)).toMatchObject({ status: 404 });
});

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
  expect(after.responses[0]?.contentHash).toMatch(/^[0-9a-f]{64}$/);

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
  expect(mails[1]?.confidential).toBe(true);
  const notices = await site.mailsTo(demoSite.noticeEmails[0] ?? '');
  expect(notices.map(({ subject }) => subject)).toContain(`Quotation ${offer.code} was accepted`);
});

test('the specification’s own keys are enough, and the masked contact stands for the one on file', async () => {
  const offer = await site.sent({ email: 'keys@example.com' });
  const bare = site.browser();
  const who = { mobile: '', email: 'keys@example.com' };
  await bare('POST', '/api/send-otp', who);
  const [first] = await site.codesTo('keys@example.com');
  expect(await bare('POST', '/api/verify-otp', { ...who, otp: first })).toMatchObject({ status: 200 });
  // A code asked for without a quotation opens one of this contact's, not somebody else's.
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
  // No sender is registered for SMS, so the code goes to the e-mail, and the answer says so (decision 102).
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
  expect(row).toMatchObject({ mobile: '9000000777', email: '', verified: true });
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
  expect(texts).toMatchObject([{ channel: 'sms', confidential: true }]);
  expect(texts[0]?.text).toMatch(
    /^\d{6} is your code to answer the quotation of .*\. It works for 10 minutes\.$/,
  );
  expect(await site.codesTo('both@example.com')).toHaveLength(0);
  // Both typed: both get the same code.
  await ask('9000000888', 'both@example.com');
  expect((await site.codesTo('both@example.com'))[0]).toBe((await site.codesTo('9000000888'))[0]);
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

test('a counter-offer names lines and a sum; accepting it makes the revision that meets it', async () => {
  const offer = await site.sent({ email: 'counters@example.com' });
  const [website, hosting] = offer.lines;
  const visit = await site.proven(offer.publicId, { email: 'counters@example.com' });
  const counter = answerTo(offer.publicId, {
    action: 'counter',
    description: 'We host it ourselves.',
    email: 'counters@example.com',
    counter_total: 20_000,
  });
  for (const lines of [[{ id: 'nothing', keep: true }], offer.lines.map(({ id }) => ({ id, keep: false }))])
    expect(await visit('POST', '/api/quotation-response', { ...counter, lines })).toMatchObject({
      status: 422,
      body: { errors: { lines: expect.any(String) } },
    });
  expect(
    await visit('POST', '/api/quotation-response', { ...counter, lines: [{ id: hosting?.id, keep: false }] }),
  ).toMatchObject({ status: 200, body: { state: 'countered' } });
  expect((await getQuotation(site.office, { quotationId: offer.id })).responses).toMatchObject([
    {
      counterTotalPaise: 2_000_000,
      counterLines: [
        { id: website?.id, keep: true },
        { id: hosting?.id, keep: false },
      ],
    },
  ]);
  const { id } = await acceptCounter(site.office, { quotationId: offer.id, validUntil: '2999-12-31' });
  const revision = await getQuotation(site.office, { quotationId: id });
  expect(revision).toMatchObject({
    state: 'draft',
    code: `${offer.code}-R2`,
    totalPaise: 2_000_000,
    lines: [{ id: website?.id, unitPricePaise: 1_000_000, quantity: 2 }],
  });

  // Once it is sent, the earlier one leads to it.
  await sendQuotation(site.office, { quotationId: id });
  expect(await visit('GET', `/api/quotations/${offer.publicId}`)).toMatchObject({
    body: { state: 'superseded', canRespond: false, newest: `/quotation/${revision.publicId}` },
  });
  expect(await visit('POST', '/api/quotation-response', { ...counter, action: 'reject' })).toMatchObject({
    status: 409,
    body: { state: 'superseded', newest: `/quotation/${revision.publicId}` },
  });
});

test('an expired quotation takes no answer and sends no code', async () => {
  const offer = await site.sent({ email: 'late@example.com' });
  await site.db.update(quotations).set({ validUntil: '2020-01-01' }).where(eq(quotations.id, offer.id));
  const visit = site.browser();
  expect(await visit('GET', `/api/quotations/${offer.publicId}`)).toMatchObject({
    body: { state: 'expired', canRespond: false },
  });
  expect(
    await visit('POST', '/api/send-otp', {
      mobile: '',
      email: 'late@example.com',
      quotationId: offer.publicId,
    }),
  ).toMatchObject({ status: 200 });
  expect(await site.codesTo('late@example.com')).toEqual([]);
  for (const action of ['accept', 'reject'])
    expect(
      await visit('POST', '/api/quotation-response', answerTo(offer.publicId, { action })),
    ).toMatchObject({
      status: 409,
      body: { state: 'expired' },
    });
  const { id } = await reviseQuotation(site.office, { quotationId: offer.id, validUntil: '2999-12-31' });
  await expect(
    reviseQuotation(site.office, { quotationId: offer.id, validUntil: '2999-12-31' }),
  ).rejects.toThrow(/newer revision/);
  await sendQuotation(site.office, { quotationId: id });
  expect(await getQuotation(site.office, { quotationId: offer.id })).toMatchObject({ state: 'superseded' });
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

test('a look counts once in ten minutes, and only when a browser says so', async () => {
  const offer = await site.sent();
  const visit = site.browser();
  await visit('GET', `/api/quotations/${offer.publicId}`);
  for (let i = 0; i < 2; i++)
    expect(await visit('POST', `/api/quotations/${offer.publicId}/views`)).toMatchObject({ status: 204 });
  expect(await getQuotation(site.office, { quotationId: offer.id })).toMatchObject({
    state: 'viewed',
    views: 1,
  });
});

test('Proceed of a feature picker makes an enquiry and a draft with the same number space', async () => {
  const { body } = await site.browser()<{ id: string }>('POST', '/inquiry', {
    form: 'picker',
    parent_name: 'Feature Picker',
    name: 'Bina Shah',
    mobile: '9000000456',
    features: await featureIds(),
    isHuman: true,
    terms: true,
    elapsedMs: 9_000,
  });
  const drafts = await site.db.select().from(quotations).where(eq(quotations.leadId, body.id));
  expect(drafts).toMatchObject([
    {
      status: 'draft',
      name: 'Bina Shah',
      mobile: '9000000456',
      revision: 1,
      lines: [{ quantity: 1, gstPercent: 18 }, {}],
    },
  ]);
});

async function featureIds() {
  const { rows } = await site.db.execute<{ features: { id: string }[] }>(
    sql`select features from pickers limit 1`,
  );
  return rows[0]?.features.slice(0, 2).map(({ id }) => id);
}

test('limits: looking, asking for codes', async () => {
  const limited = await openQuotations({ RATE_LIMITS: 'on' });
  try {
    const offer = await limited.sent();
    const visit = limited.browser();
    const looks = [];
    for (let i = 0; i < 61; i++) looks.push((await visit('GET', `/api/quotations/${offer.publicId}`)).status);
    expect(looks.filter((status) => status === 200)).toHaveLength(60);
    expect(looks.at(-1)).toBe(429);
    const who = { mobile: '', email: addressee.email, quotationId: offer.publicId };
    expect(await visit('POST', '/api/send-otp', who)).toMatchObject({ status: 200 });
    const again = await visit('POST', '/api/send-otp', who);
    expect(again.status).toBe(429);
    expect(Number(again.headers.get('Retry-After'))).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});
