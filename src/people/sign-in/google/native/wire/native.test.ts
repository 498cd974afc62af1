import { createHash, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settings } from '#agency/settings/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { googleSecret, startGoogleStub } from '../../../../../../scripts/lib/google-stub.ts';
import { purgeEndedSignIns } from '../../../purge-ended-sign-ins.ts';
import { openAccounts, who, type Accounts } from '../../../wire/test-customers.ts';
import { googleHandoffs } from '../table.server.ts';

let accounts: Accounts;
let google: Awaited<ReturnType<typeof startGoogleStub>>;
beforeAll(async () => {
  google = await startGoogleStub();
  accounts = await openAccounts({
    GOOGLE_CLIENT_ID: 'web-client',
    GOOGLE_CLIENT_SECRET: googleSecret,
    GOOGLE_NATIVE_CLIENT_IDS: 'ios-client, android-client',
    GOOGLE_ISSUER: google.issuer,
  });
  await accounts.db
    .update(settings)
    .set({
      value: sql`${settings.value} || '{"androidPackage":"in.example.agency","appleBundleId":"in.example.agency"}'::jsonb`,
    })
    .where(eq(settings.key, 'site'));
});
afterAll(async () => {
  await accounts.close();
  await google.stop();
});

type Platform = 'ANDROID_APP' | 'IOS_APP';
const person = (email: string, over: object = {}) => ({
  sub: email,
  email,
  email_verified: true,
  name: 'Gita Rao',
  ...over,
});

/** An app: it keeps its state and its secret to itself. */
function phone(platform: Platform) {
  const state = randomBytes(32).toString('base64url');
  const codeVerifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const start = `/native/google/start?${new URLSearchParams({
    platform,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })}`;
  return { platform, state, codeVerifier, start };
}

/** The phone's browser goes to Google and comes back. @returns where it ends */
async function through(app: ReturnType<typeof phone>, browser = accounts.browser()) {
  const begun = await browser('GET', app.start);
  const atGoogle = await fetch(begun.headers.get('Location') ?? '', { redirect: 'manual' });
  const back = new URL(atGoogle.headers.get('Location') ?? '');
  const ended = await browser('GET', back.pathname + back.search);
  const done = new URL(ended.headers.get('Location') ?? '', 'http://localhost:3000');
  return { begun, back, ended, done, code: done.searchParams.get('code') ?? '' };
}
const bring = (
  code: string,
  { platform, codeVerifier }: Pick<ReturnType<typeof phone>, 'platform' | 'codeVerifier'>,
  visit = accounts.browser(),
) => visit('POST', '/auth/google/native', { platform, token: code, tokenKind: 'handoff_code', codeVerifier });

test('an app hands the sign-in to the browser of its phone and comes back signed in', async () => {
  google.signIn(person('handed@example.com'));
  const app = phone('ANDROID_APP');
  const { begun, back, ended, done, code } = await through(app);

  const there = new URL(begun.headers.get('Location') ?? '');
  expect(begun.status).toBe(302);
  expect(there.origin).toBe(google.issuer);
  expect(Object.fromEntries(there.searchParams)).toMatchObject({
    client_id: 'web-client',
    response_type: 'code',
    redirect_uri: 'http://localhost:3000/native/google/callback',
    code_challenge_method: 'S256',
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  // What Google is told is nothing of what the app keeps or was told by it.
  expect(there.href).not.toContain(app.state);
  expect(there.href).not.toContain(new URLSearchParams(app.start.split('?')[1]).get('code_challenge'));
  expect(back.pathname).toBe('/native/google/callback');
  expect(ended.status).toBe(303);
  for (const { headers } of [begun, ended]) expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(done.pathname).toBe('/native/google/done');
  expect(done.searchParams.get('state')).toBe(app.state);

  const kept = await accounts.db.select().from(googleHandoffs);
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(code);

  const inApp = accounts.browser();
  expect(await bring(code, app, inApp)).toMatchObject({
    status: 200,
    body: { success: true, user: { email: 'handed@example.com', full_name: 'Gita Rao' } },
  });
  expect(await who(inApp)).toBe(200);
  // The account is new, so nobody is told of a new device.
  expect((await accounts.mailsTo('handed@example.com')).map(({ subject }) => subject)).not.toContain(
    'A new sign-in to your account',
  );
  expect(await bring(code, app)).toMatchObject({
    status: 401,
    body: { success: false, code: 'no_session', message: expect.stringContaining('Google') },
  });
});

test('a client without cookies gets its tokens in the answer', async () => {
  google.signIn(person('tokens@example.com'));
  const app = phone('IOS_APP');
  const { code } = await through(app);
  const client = accounts.browser({ 'X-Client': 'native' });
  const entered = await bring(code, app, client);
  expect(entered.headers.getSetCookie()).toEqual([expect.stringMatching(/^nonce=;/)]);
  const { accessToken, refreshToken } = entered.body as Record<string, string>;
  expect(await who(client, { Authorization: `Bearer ${accessToken}` })).toBe(200);
  const next = await client<Record<string, string>>('POST', '/user-login/refresh', { refreshToken });
  expect(next.status).toBe(200);
  const present = { Authorization: `Bearer ${next.body.accessToken}` };
  expect([await who(client, present), await who(client)]).toEqual([200, 401]);
  await client('POST', '/user-logout', undefined, present);
  expect(await who(client, present)).toBe(401);
});

test('the code opens nothing with another secret, in another app, too late, or for two at once', async () => {
  google.signIn(person('code@example.com'));
  const app = phone('ANDROID_APP');
  const another = phone('ANDROID_APP');
  const refused = async (bringIt: (code: string) => Promise<{ status: number }>) => {
    const { code } = await through(app);
    expect((await bringIt(code)).status).toBe(401);
    // Whoever has it may try once.
    expect((await bring(code, app)).status).toBe(401);
  };
  await refused((code) => bring(code, another));
  await refused((code) => bring(code, { ...app, platform: 'IOS_APP' }));
  await refused(async (code) => {
    await accounts.db.update(googleHandoffs).set({ expiresAt: sql`now()` });
    return bring(code, app);
  });
  expect((await bring('x'.repeat(43), app)).status).toBe(401);

  const { code } = await through(app);
  const all = await Promise.all([1, 2, 3, 4].map(() => bring(code, app)));
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);

  const late = await through(app);
  const { rows } = await accounts.db.execute<{ seconds: number }>(
    sql`select max(extract(epoch from expires_at - now()))::int as seconds from google_handoffs`,
  );
  expect(late.code).not.toBe('');
  expect(rows[0]?.seconds).toBeGreaterThan(110);
  expect(rows[0]?.seconds).toBeLessThanOrEqual(120);
  await accounts.db.update(googleHandoffs).set({ expiresAt: sql`now()` });
  await purgeEndedSignIns(accounts.ctx);
  expect(await accounts.db.select().from(googleHandoffs)).toEqual([]);
});

test('Google’s answer counts once, in the browser that began, and says no to the app where Google does', async () => {
  const app = phone('IOS_APP');
  const endOf = ({ done }: { done: URL }) => Object.fromEntries(done.searchParams);
  google.signIn(null);
  expect(endOf(await through(app))).toEqual({
    error: 'access_denied',
    state: app.state,
    platform: 'IOS_APP',
  });
  google.signIn(person('unproven@example.com', { email_verified: false }));
  expect(endOf(await through(app))).toEqual({ error: 'failed', state: app.state, platform: 'IOS_APP' });
  google.signIn(person('nonce@example.com', { nonce: 'another' }));
  expect(endOf(await through(app))).toMatchObject({ error: 'failed' });
  google.signIn(person('aud@example.com', { aud: 'another-site' }));
  expect(endOf(await through(app))).toMatchObject({ error: 'failed' });
  expect(
    await accounts.db.select().from(customers).where(eq(customers.email, 'unproven@example.com')),
  ).toEqual([]);

  google.signIn(person('once@example.com'));
  const browser = accounts.browser();
  const begun = await browser('GET', app.start);
  const atGoogle = await fetch(begun.headers.get('Location') ?? '', { redirect: 'manual' });
  const { pathname, search } = new URL(atGoogle.headers.get('Location') ?? '');
  const answered = async (visit = browser, path = pathname + search) =>
    (await visit('GET', path)).headers.get('Location');
  const held = browser.jar.get('handoff') ?? '';
  expect(await answered(accounts.browser())).toBe('/native/google/done');
  const forged = `${pathname}?state=${'x'.repeat(43)}&code=4/x`;
  expect(await answered(accounts.browser({ Cookie: `handoff=${held}` }), forged)).toBe('/native/google/done');
  expect(await answered()).toContain('/native/google/done?code=');
  expect(await answered(accounts.browser({ Cookie: `handoff=${held}` }))).toBe('/native/google/done');
});

test('the page leads into our app alone, in the phone’s language, and tells nobody', async () => {
  const visit = accounts.browser();
  const code = 'c'.repeat(43);
  const state = 's'.repeat(43);
  const page = (query: Record<string, string>, language = 'en') =>
    visit<string>('GET', `/native/google/done?${new URLSearchParams(query)}`, undefined, {
      'Accept-Language': language,
    });
  const android = await page({ platform: 'ANDROID_APP', code, state });
  expect(android.status).toBe(200);
  expect(android.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(android.headers.get('Cache-Control')).toBe('private, no-store');
  expect(android.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(android.body).not.toContain('<script');
  expect(android.body).toContain(
    `href="intent://localhost:3000/native/google/done?code=${code}&amp;state=${state}#Intent;scheme=http;package=in.example.agency;end"`,
  );
  expect((await page({ platform: 'IOS_APP', error: 'access_denied', state })).body).toContain(
    `href="in.example.agency:/native/google/done?error=access_denied&amp;state=${state}"`,
  );
  expect((await page({ platform: 'IOS_APP', code, state }, 'hi-IN,hi')).body).toContain('<html lang="hi-IN"');
  const empty: Record<string, string>[] = [
    {},
    { code },
    { state },
    { platform: 'WEBSITE', code: '"><script>', state },
    { platform: 'ANDROID_APP', code, state: 'a"b#Intent;package=evil;end' },
  ];
  for (const nothing of empty) expect((await page(nothing)).body).not.toContain('<a ');
});

test('an app that asks wrongly is refused in the envelope of every call', async () => {
  const visit = accounts.browser();
  const { start } = phone('ANDROID_APP');
  const asked = new URL(start, 'http://x').searchParams;
  for (const [name, value] of [
    ['platform', 'WEBSITE'],
    ['state', 'short'],
    ['code_challenge', 'x'.repeat(42)],
    ['code_challenge_method', 'plain'],
  ] as const) {
    const query = new URLSearchParams({ ...Object.fromEntries(asked), [name]: value });
    expect(await visit('GET', `/native/google/start?${query}`)).toMatchObject({
      status: 422,
      body: { success: false, code: 'invalid', errors: { [name]: expect.any(String) } },
    });
  }
  for (const body of [{}, { platform: 'ANDROID_APP', token: 'x', tokenKind: 'handoff_code' }])
    expect((await visit('POST', '/auth/google/native', body)).status).toBe(422);
  const without = await openAccounts();
  expect((await without.browser()('GET', start)).status).toBe(404);
  await without.close();
});

test('an ID token that the phone made is checked like any other', async () => {
  const begin = async () => {
    const visit = accounts.browser();
    const { nonce } = (await visit<{ nonce: string }>('GET', '/account/google')).body;
    return { visit, nonce };
  };
  const tries: [over: object, status: number, how?: { forged?: boolean; expiresIn?: string }][] = [
    [{}, 200],
    [{ nonce: undefined, azp: 'android-client' }, 200],
    [{ aud: 'another-site' }, 401],
    [{ nonce: 'another' }, 401],
    [{ nonce: undefined, azp: 'another-app' }, 401],
    [{ iss: 'https://evil.example' }, 401],
    [{ sub: 'unproven', email_verified: false }, 401],
    [{}, 401, { expiresIn: '-2 minutes' }],
    [{}, 401, { forged: true }],
  ];
  for (const [over, status, how] of tries) {
    const { visit, nonce } = await begin();
    const token = await google.token(
      { ...person('made@example.com'), aud: 'web-client', nonce, ...over },
      how,
    );
    const brought = { platform: 'ANDROID_APP', token };
    expect({ over, ...(await visit('POST', '/auth/google/native', brought)) }).toMatchObject({ status });
    // Without the cookie of whoever began it, or a second time, never.
    expect((await accounts.browser()('POST', '/auth/google/native', brought)).status).toBe(401);
    expect((await visit('POST', '/auth/google/native', brought)).status).toBe(401);
  }
});
