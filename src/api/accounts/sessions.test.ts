import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerSessions, customerTokens } from '#db/schema/customer-sessions.server.ts';
import { customerEvents, customers } from '#db/schema/customers.server.ts';
import { dropAllCustomers } from '#domain/customers/session-cache.ts';
import { eraseDueAccounts } from '#domain/customers/delete-account.ts';
import { forgetEndedSignIns } from '#domain/customers/forget-ended.ts';
import { openAccounts, password, type Accounts } from './test-customers.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.close());

const who = async (visit: ReturnType<Accounts['browser']>, headers?: Record<string, string>) =>
  (await visit('GET', '/account/sessions', undefined, headers)).status;

test('both sign-ins answer with the record, refuse with one text, and hash also for nobody', async () => {
  const { email, id, code } = await accounts.customer('esha@example.com', 'Esha');
  for (const [path, message] of [
    ['/user-login', 'Logged In'],
    ['/check-login', 'Login successful.'],
  ] as const) {
    const visit = accounts.browser();
    const good = await visit<{ user: object }>('POST', path, { email: ' ESHA@example.com', password });
    expect(good).toMatchObject({
      status: 200,
      body: { success: true, message, user: { id, emplyee_ID: code, email, full_name: 'Esha' } },
    });
    expect(Object.keys(good.body.user)).toHaveLength(8);
    expect(await who(visit)).toBe(200);

    const wrong = await accounts.browser()('POST', path, { email, password: 'not the kettle' });
    const unknown = await accounts.browser()('POST', path, { email: 'nobody@example.com', password });
    expect(wrong).toMatchObject({
      status: 401,
      body: { message: 'Invalid email or password.', code: 'no_session' },
    });
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.headers.getSetCookie()).toEqual([]);
  }
});

test('signing in never takes over a session that the browser brought along, and ends it', async () => {
  const { email } = await accounts.customer('fixed@example.com');
  const planted = accounts.browser();
  planted.jar.set('sid', 'planted-by-somebody-else-planted-by-somebody');
  await planted('POST', '/user-login', { email, password });
  expect(planted.jar.get('sid')).not.toContain('planted');
  const first = planted.jar.get('sid') ?? '';
  await planted('POST', '/check-login', { email, password });
  expect(planted.jar.get('sid')).not.toBe(first);
  expect(await who(accounts.browser({ Cookie: `sid=${first}` }))).toBe(401);
  expect(await who(planted)).toBe(200);
  // The database knows neither.
  const rows = await accounts.db.select().from(customerTokens);
  expect(JSON.stringify(rows)).not.toContain(planted.jar.get('sid'));
});

test('signing out ends the session at once; without one it is no error', async () => {
  const visit = await accounts.customer('out@example.com');
  const sid = visit.jar.get('sid') ?? '';
  const refresh = visit.jar.get('refresh') ?? '';
  expect(await who(visit)).toBe(200);
  const out = await visit('POST', '/user-logout');
  expect(out).toMatchObject({ status: 200, body: { success: true } });
  // Never cookies or storage: the answers about cookies and the features picked stay.
  expect(out.headers.get('Clear-Site-Data')).toBe('"cache"');
  expect([visit.jar.has('sid'), visit.jar.has('refresh')]).toEqual([false, false]);
  const thief = accounts.browser({ Cookie: `sid=${sid}; refresh=${refresh}` });
  expect(await who(thief)).toBe(401);
  expect((await thief('POST', '/user-login/refresh', {})).status).toBe(401);
  expect((await visit('POST', '/user-logout')).status).toBe(200);
});

test('refreshing: three tabs at once succeed, each token is good once, and a replay ends the family', async () => {
  const visit = await accounts.customer('tabs@example.com');
  const old = visit.jar.get('refresh') ?? '';
  const from = (refresh: string) => accounts.browser({ Cookie: `refresh=${refresh}` });
  const tabs = [from(old), from(old), from(old)];
  const answers = await Promise.all(tabs.map((tab) => tab('POST', '/user-login/refresh', {})));
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
    Array.from({ length: 3 }, () => ({ status: 200, body: { accessToken: '', refreshToken: '' } })),
  );
  const next = tabs.map((tab) => tab.jar.get('refresh') ?? '');
  expect(new Set(next).size).toBe(3);
  for (const tab of tabs)
    expect(await who(accounts.browser({ Cookie: `sid=${tab.jar.get('sid')}` }))).toBe(200);

  // One of the three goes on; the first token is now two generations old: somebody has copied it.
  const later = from(next[0] ?? '');
  expect((await later('POST', '/user-login/refresh', {})).status).toBe(200);
  expect((await from(old)('POST', '/user-login/refresh', {})).status).toBe(401);
  expect(await who(accounts.browser({ Cookie: `sid=${later.jar.get('sid')}` }))).toBe(401);
  expect((await from(later.jar.get('refresh') ?? '')('POST', '/user-login/refresh', {})).status).toBe(401);
  const events = await accounts.db
    .select()
    .from(customerEvents)
    .where(eq(customerEvents.customerId, visit.id));
  expect(events.map(({ kind }) => kind)).toContain('refresh-reused');
  expect((await accounts.mailsTo(visit.email)).map(({ subject }) => subject)).toContain(
    'A device was signed out',
  );
});

test('the token before the newest is taken for twenty seconds and not longer', async () => {
  const visit = await accounts.customer('grace@example.com');
  const old = visit.jar.get('refresh') ?? '';
  await visit('POST', '/user-login/refresh', {});
  await accounts.db
    .update(customerSessions)
    .set({ refreshedAt: sql`now() - interval '21 seconds'` })
    .where(eq(customerSessions.customerId, visit.id));
  expect(
    (await accounts.browser({ Cookie: `refresh=${old}` })('POST', '/user-login/refresh', {})).status,
  ).toBe(401);
  expect(await who(visit)).toBe(401);
});

test('an app holds its tokens itself, and neither kind is taken for the other', async () => {
  const { email } = await accounts.customer('app@example.com');
  const app = accounts.browser({ 'X-Client': 'native' });
  const entered = await app<{ accessToken: string; refreshToken: string }>('POST', '/user-login', {
    email,
    password,
  });
  expect(entered.headers.getSetCookie()).toEqual([]);
  const { accessToken, refreshToken } = entered.body;
  expect(await who(app, { Authorization: `Bearer ${accessToken}` })).toBe(200);
  expect(await who(accounts.browser({ Cookie: `sid=${accessToken}` }))).toBe(401);
  const web = accounts.browser();
  await web('POST', '/user-login', { email, password });
  expect(await who(app, { Authorization: `Bearer ${web.jar.get('sid')}` })).toBe(401);
  expect((await accounts.browser()('POST', '/user-login/refresh', { refreshToken })).status).toBe(401);
  const next = await app<{ accessToken: string }>('POST', '/user-login/refresh', { refreshToken });
  expect(next.status).toBe(200);
  expect(await who(app, { Authorization: `Bearer ${next.body.accessToken}` })).toBe(200);
  await app('POST', '/user-logout', undefined, { Authorization: `Bearer ${next.body.accessToken}` });
  expect(await who(app, { Authorization: `Bearer ${next.body.accessToken}` })).toBe(401);
});

test('a session ends after seven quiet days and after thirty in all; a use keeps it', async () => {
  const visit = await accounts.customer('quiet@example.com');
  const session = eq(customerSessions.customerId, visit.id);
  const [row] = await accounts.db.select().from(customerSessions).where(session);
  const tokens = eq(customerTokens.sessionId, row?.id ?? '');
  const expires = async () => {
    const { rows } = await accounts.db.execute<{ days: number }>(sql`
      select round(extract(epoch from expires_at - now()) / 86400)::int as days from customer_tokens
      where session_id = ${row?.id} and use = 'access'`);
    return rows[0]?.days;
  };
  await accounts.db
    .update(customerTokens)
    .set({ expiresAt: sql`now() + interval '1 hour'` })
    .where(tokens);
  await accounts.db
    .update(customerSessions)
    .set({ seenAt: sql`now() - interval '6 days'` })
    .where(session);
  dropAllCustomers();
  expect(await who(visit)).toBe(200);
  expect(await expires()).toBe(7);
  await accounts.db
    .update(customerTokens)
    .set({ expiresAt: sql`now()` })
    .where(tokens);
  dropAllCustomers();
  expect(await who(visit)).toBe(401);
  await accounts.db
    .update(customerTokens)
    .set({ expiresAt: sql`now() + interval '1 day'` })
    .where(tokens);
  await accounts.db
    .update(customerSessions)
    .set({ expiresAt: sql`now()` })
    .where(session);
  expect(await who(visit)).toBe(401);
  expect((await visit('POST', '/user-login/refresh', {})).status).toBe(401);
  await forgetEndedSignIns(accounts.ctx);
  expect(await accounts.db.select().from(customerTokens).where(tokens)).toEqual([]);
});

test('the devices are listed and ended one by one or all; a new one is told by mail', async () => {
  const visit = await accounts.customer('many@example.com');
  const { email } = visit;
  const phone = accounts.browser({ 'User-Agent': 'A phone\r\nBcc: x@example.com'.replace(/[\r\n]+/, ' ') });
  await phone('POST', '/user-login', { email, password });
  type Listed = { sessions: { id: string; isThis: boolean; userAgent: string }[] };
  const { sessions } = (await visit<Listed>('GET', '/account/sessions')).body;
  expect(sessions.map(({ isThis }) => isThis)).toEqual([false, true]);
  expect(sessions[0]?.userAgent).toContain('A phone');
  const told = (await accounts.mailsTo(email)).filter(
    ({ subject }) => subject === 'A new sign-in to your account',
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('A phone');
  // The same browser again is no news.
  await phone('POST', '/user-logout');
  await phone('POST', '/user-login', { email, password });
  expect(
    (await accounts.mailsTo(email)).filter(({ subject }) => subject.startsWith('A new sign-in')),
  ).toHaveLength(1);

  const stranger = await accounts.customer('stranger@example.com');
  const [other] = (await visit<Listed>('GET', '/account/sessions')).body.sessions;
  for (const id of [other?.id ?? '', '01975d3c-0000-7000-8000-000000000000', 'x'])
    expect((await stranger('DELETE', `/account/sessions/${id}`)).status).toBe(404);
  expect(await who(phone)).toBe(200);
  expect((await visit('DELETE', `/account/sessions/${other?.id}`)).status).toBe(204);
  expect(await who(phone)).toBe(401);
  await phone('POST', '/user-login', { email, password });
  expect((await visit('POST', '/account/sessions/end', { others: true })).body).toEqual({ ended: 1 });
  expect([await who(phone), await who(visit)]).toEqual([401, 200]);
  expect((await visit('POST', '/account/sessions/end', {})).body).toEqual({ ended: 1 });
  expect(await who(visit)).toBe(401);
});

for (const family of [
  { send: '/reset-send-otp', verify: '/reset-verify-code', reset: '/reset-password', key: 'password' },
  {
    send: '/user-register/api/resetsend-otp',
    verify: '/user-register/api/verifyreset-otp',
    reset: '/user-register/api/reset-password',
    key: 'newPassword',
  },
])
  test(`${family.reset}: only after the code, for this address, once, and every device is signed out`, async () => {
    const { send, verify, reset, key } = family;
    const owner = await accounts.customer(`reset-${key}@example.com`.toLowerCase());
    const { email } = owner;
    const victim = await accounts.customer(`victim-${key}@example.com`.toLowerCase());
    const visit = accounts.browser();
    const change = (mail = email, next = 'a fresh kettle') =>
      visit('POST', reset, { email: mail, [key]: next });
    expect(await change()).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    await visit('POST', send, { email });
    expect((await change()).status).toBe(403);
    expect((await visit('POST', verify, { email, otp: '000000' })).status).toBe(400);
    expect((await change()).status).toBe(403);
    const verified = await visit('POST', verify, { email, otp: await accounts.codeFor(email) });
    expect(verified).toMatchObject({ status: 200, body: { success: true } });
    if (key === 'newPassword') expect(verified.body.data).toEqual({ success: true });
    expect(verified.headers.getSetCookie().join()).toMatch(
      /^proof=[\w-]{43}; Max-Age=600; .*HttpOnly; SameSite=Strict/,
    );
    // The proof is for one address, and the browser that earned it.
    expect((await change(victim.email)).status).toBe(403);
    expect((await accounts.browser()('POST', reset, { email, [key]: 'a fresh kettle' })).status).toBe(403);

    const four = await Promise.all(
      ['one', 'two', 'three', 'four'].map((n) => change(email, `a kettle ${n}`)),
    );
    expect(four.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403]);
    const chosen = ['one', 'two', 'three', 'four'][four.findIndex(({ status }) => status === 200)];
    expect(await who(owner)).toBe(401);
    expect((await owner('POST', '/user-login/refresh', {})).status).toBe(401);
    expect((await visit('POST', '/user-login', { email, password })).status).toBe(401);
    expect((await visit('POST', '/user-login', { email, password: `a kettle ${chosen}` })).status).toBe(200);
    expect((await change()).status).toBe(403);
    expect(await who(victim)).toBe(200);
    expect((await accounts.mailsTo(email)).map(({ subject }) => subject)).toContain(
      'Your password was changed',
    );
  });

test('other sites cannot make a browser sign in or out, or change anything', async () => {
  const visit = await accounts.customer('cross@example.com');
  const body = { email: visit.email, password };
  for (const headers of [
    { Origin: 'https://evil.example' },
    { Origin: 'https://sub.localhost:3000' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ] as Record<string, string>[])
    for (const [method, path] of [
      ['POST', '/user-login'],
      ['POST', '/check-login'],
      ['POST', '/user-logout'],
      ['POST', '/reset-password'],
      ['POST', '/account/deletion'],
      ['PUT', `/user-register/api/google-update/${visit.id}`],
    ] as const) {
      const { status } = await visit(method, path, body, headers);
      expect([path, headers, status]).toEqual([path, headers, 403]);
    }
  const plain = await visit('POST', '/user-login', body, { 'Content-Type': 'text/plain' });
  expect(plain).toMatchObject({ status: 415, body: { code: 'wrong_type' } });
  expect(await who(visit)).toBe(200);
});

test('links in mails name our own address, whatever host a request claims', async () => {
  const visit = accounts.browser({ Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' });
  const { email } = await accounts.customer('host@example.com');
  await visit('POST', '/user-login', { email, password });
  await visit('POST', '/send-otp', { email });
  const mails = await accounts.mailsTo(email);
  expect(mails.length).toBeGreaterThan(1);
  expect(mails.map(({ text, html }) => `${text}${html}`).join()).not.toContain('evil.example');
  expect(mails.map(({ text }) => text).join()).toContain('http://localhost:3000/forgot');
});

test('guessing a password stops after ten tries from one place, and not for everybody', async () => {
  const strict = await openAccounts({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
  const { email } = await strict.customer('guessed@example.com');
  const from = (ip: string, given: string) =>
    strict.browser({ 'X-Forwarded-For': ip })('POST', '/user-login', { email, password: given });
  for (let n = 0; n < 10; n++) expect((await from('198.51.100.7', 'wrong')).status).toBe(401);
  const refused = await from('198.51.100.7', password);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await from('198.51.100.8', password)).status).toBe(200);
  await strict.close();
});

test('an account asked to be deleted works for fourteen days, can be kept, and is then erased', async () => {
  const visit = await accounts.customer('leaver@example.com', 'Leaver');
  const { email, id } = visit;
  await visit('POST', '/help', { name: 'Leaver', student_id: 'x', remark: 'Please help' });
  const asked = await visit<{ eraseAt: string }>('POST', '/account/deletion');
  expect(asked.status).toBe(200);
  const days = (new Date(asked.body.eraseAt).getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThan(14.1);
  expect((await visit<{ eraseAt: string }>('POST', '/account/deletion')).body.eraseAt).toBe(
    asked.body.eraseAt,
  );
  expect((await visit('GET', '/account/session')).body).toMatchObject({ eraseAt: asked.body.eraseAt });
  expect((await accounts.mailsTo(email)).map(({ subject }) => subject)).toContain(
    'Your account will be deleted',
  );
  await eraseDueAccounts(accounts.ctx);
  expect((await visit('DELETE', '/account/deletion')).status).toBe(204);
  expect((await visit('GET', '/account/session')).body).toMatchObject({ eraseAt: null });

  await visit('POST', '/account/deletion');
  expect(await accounts.mailsTo(email)).toHaveLength(3);
  await accounts.db
    .update(customers)
    .set({ eraseAt: sql`now()` })
    .where(eq(customers.id, id));
  await eraseDueAccounts(accounts.ctx);
  expect(await who(visit)).toBe(401);
  expect((await visit('POST', '/user-login', { email, password })).status).toBe(401);
  expect((await visit('POST', '/check-user', { email })).body).toEqual({ exists: false });
  const [left] = await accounts.db.select().from(customers).where(eq(customers.id, id));
  expect(left).toMatchObject({
    fullName: 'Deleted customer',
    phone: '',
    passwordHash: null,
    code: visit.code,
  });
  expect(JSON.stringify(left)).not.toContain('leaver');
  expect(await accounts.mailsTo(email)).toEqual([]);
});
