import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerTokens } from '#people/sessions/table.server.ts';
import { openAccounts, password, who, type Accounts } from './test-customers.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.close());

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
