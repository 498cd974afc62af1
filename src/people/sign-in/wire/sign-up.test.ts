import { eq, like, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerCodes } from '../codes/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { rateLimits } from '#adapters/limits/table.server.ts';
import { deliverMessage } from '#agency/messages/deliver-message.ts';
import { getMessage } from '#agency/messages/get-message.ts';
import { blank } from '#agency/messages/secret-part.ts';
import { openAccounts, password, type Accounts } from './test-customers.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.close());

const keys = ['email', 'emplyee_ID', 'full_name', 'gst', 'id', 'mobile', 'phone', 'profilePic'];

test('the window in the header: an unknown address gets a code, and the code an account', async () => {
  const visit = accounts.browser();
  const email = 'asha@example.com';
  expect(await visit('POST', '/check-user', { email: ' ASHA@example.com ' })).toMatchObject({
    status: 200,
    body: { exists: false },
  });
  expect((await visit('POST', '/send-otp', { email })).status).toBe(200);
  const signedUp = await visit<{ user: Record<string, string> }>('POST', '/verify-otp', {
    email,
    otp: await accounts.codeFor(email),
    password,
    role: 'admin',
    emplyee_ID: 'CUS-000001',
    status: 'Paid',
  });
  expect(signedUp).toMatchObject({
    status: 200,
    body: { success: true, message: 'OTP verified successfully. Proceeding with sign-up.' },
  });
  expect(Object.keys(signedUp.body.user).toSorted()).toEqual(keys);
  expect(signedUp.body.user).toMatchObject({ email, full_name: 'asha', mobile: '', phone: '', gst: '' });
  expect(signedUp.body.user.emplyee_ID).toMatch(/^CUS-\d{6}$/);
  expect(await visit('GET', '/account/session')).toMatchObject({ body: { user: { email } } });
  expect((await visit('POST', '/check-user', { email })).body).toEqual({ exists: true });

  // The code is used up, and the account is there once.
  const again = { email, otp: await accounts.codeFor(email), password };
  expect(await accounts.browser()('POST', '/verify-otp', again)).toMatchObject({
    status: 400,
    body: { message: 'Invalid OTP. Please try again.', error: 'Invalid OTP. Please try again.' },
  });
});

test('the registration page: a name, a code, an account that is signed in, and its number', async () => {
  const visit = accounts.browser();
  const email = 'bina@example.com';
  expect(await visit('POST', '/user-register/api/send-otp', { email, full_name: 'Bina Shah' })).toMatchObject(
    { status: 200, body: { success: true, message: 'Otp sent successfully' } },
  );
  const made = await visit<{ newUser: Record<string, string> }>('POST', '/user-register/api/verify-otp', {
    email: 'Bina@Example.com',
    full_name: ' Bina Shah ',
    password,
    otp: await accounts.codeFor(email),
  });
  expect(made).toMatchObject({
    status: 200,
    body: { success: true, newUser: { full_name: 'Bina Shah', email } },
  });
  expect(Object.keys(made.body.newUser).toSorted()).toEqual(keys);
  // Tokens go to browsers in cookies only.
  expect(JSON.stringify(made.body)).not.toMatch(/token/i);
  const set = made.headers.getSetCookie().join('\n');
  for (const name of ['sid', 'refresh', 'device'])
    expect(set).toMatch(new RegExp(`^${name}=[\\w-]{43}; .*Path=/; .*HttpOnly.*SameSite=Lax`, 'm'));
});

test('each wrong field of both families is named', async () => {
  const email = 'wrong@example.com';
  const invalid = 'Invalid email format, must contain "@" and a domain';
  const short = 'Password should be at least 8 characters long.';
  const digits = 'Enter complete 6-digit OTP';
  const otp = '123456';
  const cases: [path: string, body: object, errors: Record<string, unknown>][] = [
    ['/check-user', { email: 'asha' }, { email: invalid }],
    ['/check-user', { email: 'a@example.com, b@example.com' }, { email: invalid }],
    ['/check-user', { email: 'a@example.com\r\nBcc: b@example.com' }, { email: invalid }],
    ['/check-user', { email: `${'x'.repeat(120)}@example.com` }, { email: expect.any(String) }],
    ['/check-user', { email: ['a@example.com'] }, { email: expect.any(String) }],
    ['/send-otp', {}, { email: expect.any(String) }],
    [
      '/check-login',
      { email: '', password: '' },
      { email: 'Email is required', password: 'Password is required' },
    ],
    ['/check-login', { email, password: 'x'.repeat(129) }, { password: 'Use at most 128 characters' }],
    ['/verify-otp', { email, otp: '12345', password }, { otp: digits }],
    ['/verify-otp', { email, otp: 'abcdef', password }, { otp: digits }],
    ['/verify-otp', { email, otp, password: 'short' }, { password: short }],
    ['/verify-otp', { email, otp, password: 'x'.repeat(129) }, { password: 'Use at most 128 characters' }],
    ['/verify-otp', { email, otp, password: 'Password@123' }, { password: expect.stringContaining('guess') }],
    ['/reset-send-otp', { email: '@' }, { email: invalid }],
    ['/reset-verify-code', { email, otp: '' }, { otp: digits }],
    ['/reset-password', { email, password: '1234567' }, { password: short }],
    ['/user-login', { email }, { password: expect.any(String) }],
    ['/user-register/api/send-otp', { email: 'x', full_name: 'X' }, { email: invalid }],
    ['/user-register/api/verify-otp', { email, otp, password }, { full_name: expect.any(String) }],
    [
      '/user-register/api/verify-otp',
      { email, otp, password, full_name: ' ' },
      { full_name: 'Name is required' },
    ],
    [
      '/user-register/api/verify-otp',
      { email, otp, password, full_name: 'x'.repeat(121) },
      { full_name: 'Use at most 120 characters' },
    ],
    ['/user-register/api/resetsend-otp', { email: 'x@' }, { email: invalid }],
    ['/user-register/api/verifyreset-otp', { email, otp: '1' }, { otp: digits }],
    [
      '/user-register/api/reset-password',
      { email, newPassword: 'qwerty123' },
      { newPassword: expect.any(String) },
    ],
    ['/user-register/api/google-login', {}, { idToken: expect.any(String) }],
  ];
  const header = /^\/(check-user|send-otp|check-login|verify-otp|reset-)/;
  for (const [path, body, errors] of cases) {
    const answer = await accounts.browser()('POST', path, body);
    expect({ path, ...answer }).toMatchObject({
      status: 422,
      body: { success: false, code: 'invalid', errors },
    });
    expect([path, answer.body.error === answer.body.message]).toEqual([path, header.test(path)]);
  }
});

test('a code is good once, for its purpose, its address and five tries, however many come at once', async () => {
  const visit = accounts.browser();
  const email = 'guess@example.com';
  const wrongThan = (code: string, n: number) => String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0');
  const verify = (otp: string) => accounts.browser()('POST', '/verify-otp', { email, otp, password });
  const send = () => visit('POST', '/send-otp', { email });

  await send();
  const first = await accounts.codeFor(email);
  expect(first).toMatch(/^\d{6}$/);
  await send();
  const second = await accounts.codeFor(email);
  // Two random codes are the same once in a million runs.
  expect(second).not.toBe(first);
  expect(await verify(first)).toMatchObject({
    status: 400,
    body: { message: 'Invalid OTP. Please try again.' },
  });

  // For another purpose, and for another address, it opens nothing.
  const elsewhere = { email, otp: second, password, full_name: 'X', newPassword: password };
  for (const path of [
    '/user-register/api/verify-otp',
    '/reset-verify-code',
    '/user-register/api/verifyreset-otp',
  ])
    expect([path, (await visit('POST', path, elsewhere)).status]).toEqual([path, 400]);
  expect((await visit('POST', '/verify-otp', { ...elsewhere, email: 'other@example.com' })).status).toBe(400);

  // 200 guesses at once, the right one last: the tries are used up before it is looked at.
  const guesses = Array.from({ length: 199 }, (_, n) => wrongThan(second, n));
  const answers = await Promise.all([...guesses, second].map(verify));
  // Of so many at once a crowded machine turns some away, as it would anybody.
  const judged = answers.map(({ status }) => status).filter((status) => status !== 503);
  expect(new Set(judged)).toEqual(new Set([400]));
  expect((await visit('POST', '/check-user', { email })).body).toEqual({ exists: false });

  // The right code four times at once: one account, one answer.
  await send();
  const third = await accounts.codeFor(email);
  const twins = await Promise.all([third, third, third, third].map(verify));
  expect(twins.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);

  // After ten minutes it is worth nothing.
  await visit('POST', '/user-register/api/send-otp', { email: 'late@example.com', full_name: 'Late' });
  const late = await accounts.codeFor('late@example.com');
  await accounts.db.update(customerCodes).set({ expiresAt: sql`now() - interval '1 second'` });
  const tooLate = { email: 'late@example.com', full_name: 'Late', password, otp: late };
  expect((await visit('POST', '/user-register/api/verify-otp', tooLate)).status).toBe(400);
});

test('an address with an account: no new one, no sign-in, and only its owner learns why', async () => {
  const owner = await accounts.customer('owner-of@example.com', 'Owner');
  const visit = accounts.browser();
  expect(
    (await visit('POST', '/user-register/api/send-otp', { email: owner.email, full_name: 'Thief' })).status,
  ).toBe(200);
  // Its mail says that there is an account; a code is not even made.
  await accounts.mailsTo(owner.email);
  const ofOwner = eq(customerCodes.subject, owner.email);
  expect(await accounts.db.select().from(customerCodes).where(ofOwner)).toMatchObject([{ codeHash: null }]);
  const stolen = { email: owner.email, full_name: 'Thief', password: 'a stolen kettle', otp: '123456' };
  expect(await visit('POST', '/user-register/api/verify-otp', stolen)).toMatchObject({
    status: 400,
    body: { message: 'Invalid OTP. Please try again.' },
  });
  expect((await visit('GET', '/account/session')).body).toMatchObject({ user: null });
  expect((await accounts.browser()('POST', '/user-login', { email: owner.email, password })).status).toBe(
    200,
  );
  const mails = await accounts.mailsTo(owner.email);
  expect(mails.map(({ subject }) => subject)).toContain('You already have an account');

  // Asked for a reset, an unknown address is answered alike and written nothing.
  const known = await visit('POST', '/reset-send-otp', { email: owner.email });
  const unknown = await visit('POST', '/reset-send-otp', { email: 'nobody@example.com' });
  expect(unknown).toMatchObject({ status: known.status, body: known.body });
  // The same work for both: that a code was asked for is kept, and made where the mail is written.
  const kept = await accounts.db.select().from(customerCodes).where(eq(customerCodes.purpose, 'reset'));
  expect(kept.map(({ subject }) => subject).toSorted()).toEqual(
    ['nobody@example.com', owner.email].toSorted(),
  );
  expect(kept.every(({ codeHash }) => codeHash === null)).toBe(true);
  expect(await accounts.mailsTo('nobody@example.com')).toEqual([]);
  expect((await accounts.mailsTo(owner.email)).at(-1)?.subject).toBe('Your password reset code');
  const made = await accounts.db.select().from(customerCodes).where(eq(customerCodes.purpose, 'reset'));
  expect(made.find(({ subject }) => subject === owner.email)?.codeHash).toMatch(/^\$argon2id\$/);
  expect(made.find(({ subject }) => subject === 'nobody@example.com')?.codeHash).toBeNull();
});

test('a code stands in its mail, and nowhere else: not in the job, not readable in the outbox, not with the staff', async () => {
  const email = 'mail@example.com';
  await accounts.browser()('POST', '/send-otp', { email });
  const code = await accounts.codeFor(email);
  const [mail] = await accounts.mailsTo(email);
  expect(mail).toMatchObject({ subject: 'Your sign-up code' });
  expect(code).toMatch(/^\d{6}$/);
  const [kept] = await accounts.db.select().from(messages).where(eq(messages.recipient, email));
  expect(kept?.text).toContain(`\n\n${blank}\n\n`);
  const { rows } = await accounts.db.execute<{ data: object }>(
    sql`select data from pgboss.job where data->>'to' = ${email}`,
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify([kept, rows])).not.toContain(code);
  const staff = {
    kind: 'staff',
    id: v7(),
    name: 'Asha',
    email: 'a@example.com',
    role: 'owner',
    ownLeadsOnly: false,
  } as const;
  const shown = await getMessage({ ...accounts.ctx, actor: staff }, { messageId: mail?.id ?? '' });
  expect(shown.text).toBe(kept?.text);
  expect(JSON.stringify(shown)).not.toContain(code);

  const office = await accounts.owner();
  const jobs = await office<{ data: object }[]>('GET', '/staff/jobs/customer-mail');
  expect(jobs.body[0]?.data).toEqual({
    what: 'code',
    key: expect.stringMatching(/^code:/),
    purpose: 'sign-up',
    language: 'en',
  });

  // Delivered, nothing is left that the key could open.
  const sent: string[] = [];
  const mailer = { send: async ({ text }: { text: string }) => void sent.push(text) };
  await deliverMessage({ ...accounts.ctx, mail: mailer }, { messageId: mail?.id ?? '' });
  expect(sent).toEqual([mail?.text]);
  const [after] = await accounts.db.select().from(messages).where(eq(messages.recipient, email));
  expect(after).toMatchObject({ status: 'sent', sealed: null, text: kept?.text });
});

test('limits: a code every thirty seconds, five an hour; asking who has an account, twenty a minute', async () => {
  const strict = await openAccounts({ RATE_LIMITS: 'on' });
  const visit = strict.browser();
  const email = 'victim@example.com';
  expect((await visit('POST', '/send-otp', { email })).status).toBe(200);
  const soon = await visit('POST', '/send-otp', { email });
  expect(soon).toMatchObject({ status: 429, body: { code: 'too_many' } });
  const seconds = Number(soon.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(20);
  expect(seconds).toBeLessThanOrEqual(30);
  expect(soon.body.message).toBe(`Please wait ${seconds} seconds before you ask for another code.`);
  const marathi = await visit('POST', '/send-otp', { email }, { 'Accept-Language': 'mr' });
  expect(marathi.body.message).toMatch(/\d+ सेकंद/);
  // Another purpose has a pause of its own: who has just asked to sign up and finds an account may reset its password.
  expect((await visit('POST', '/reset-send-otp', { email })).status).toBe(200);
  for (let n = 1; n < 5; n++) {
    // Half a minute later.
    await strict.db.delete(rateLimits).where(like(rateLimits.key, 'code-pause:%'));
    const { status } = await visit('POST', '/send-otp', { email });
    expect([n, status]).toEqual([n, n < 4 ? 200 : 429]);
  }
  for (let n = 0; n < 21; n++)
    expect([n, (await visit('POST', '/check-user', { email })).status]).toEqual([n, n < 20 ? 200 : 429]);
  await strict.close();
});
