import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerIdentities, customers } from '#people/customers/table.server.ts';
import { startGoogleStub } from '../../../../../scripts/lib/google-stub.ts';
import { openAccounts, password, type Accounts } from '../../wire/test-customers.ts';

let accounts: Accounts;
let google: Awaited<ReturnType<typeof startGoogleStub>>;
beforeAll(async () => {
  google = await startGoogleStub();
  accounts = await openAccounts({
    GOOGLE_CLIENT_ID: 'web-client',
    GOOGLE_NATIVE_CLIENT_IDS: 'android-client,ios-client',
    GOOGLE_ISSUER: google.issuer,
  });
});
afterAll(async () => {
  await accounts.close();
  await google.stop();
});

/** A browser that has begun a sign-in, and the nonce it was given. */
async function begin() {
  const visit = accounts.browser();
  const begun = await visit<{ url: string; nonce: string }>('GET', '/account/google');
  return { visit, ...begun.body };
}
const claims = (nonce: string, over: object = {}) => ({
  sub: 'g-1',
  aud: 'web-client',
  nonce,
  email: 'Gita@example.com',
  email_verified: true,
  name: 'Gita Rao',
  ...over,
});
const enter = (visit: ReturnType<Accounts['browser']>, idToken: string) =>
  visit('POST', '/user-register/api/google-login', { idToken });

test('the browser is sent to Google with a nonce of its own and comes back signed in', async () => {
  const { visit, url, nonce } = await begin();
  const there = new URL(url);
  expect(there.origin).toBe(google.issuer);
  expect(Object.fromEntries(there.searchParams)).toMatchObject({
    client_id: 'web-client',
    response_type: 'id_token',
    redirect_uri: 'http://localhost:3000/login',
    nonce,
  });
  expect(visit.jar.get('nonce')).toBe(nonce);
  const token = await google.token(claims(nonce));
  expect(await enter(visit, token)).toMatchObject({
    status: 200,
    body: { success: true, user: { full_name: 'Gita Rao', email: 'gita@example.com' } },
  });
  expect((await visit('GET', '/account/session')).body).toMatchObject({
    google: true,
    user: { full_name: 'Gita Rao' },
  });
  // The same token a second time, and in another browser.
  expect((await enter(visit, token)).status).toBe(401);
  expect((await enter((await begin()).visit, token)).status).toBe(401);
  expect((await enter(accounts.browser(), token)).status).toBe(401);
  // Without a password of its own, no password opens it.
  expect((await visit('POST', '/user-login', { email: 'gita@example.com', password })).status).toBe(401);
});

test('the account is told by Google’s own id: a changed address opens the same one', async () => {
  const { visit, nonce } = await begin();
  await enter(
    visit,
    await google.token(claims(nonce, { email: 'gita.new@example.com', email_verified: false })),
  );
  expect((await visit('GET', '/account/session')).body).toMatchObject({
    user: { email: 'gita@example.com' },
  });
});

test('a verified address is linked to the account that has it, an unverified one is not', async () => {
  const known = await accounts.customer('known@example.com', 'Known');
  const gone = async (over: object) => {
    const { visit, nonce } = await begin();
    const { status } = await enter(
      visit,
      await google.token(claims(nonce, { sub: 'g-2', email: known.email, ...over })),
    );
    return status;
  };
  expect(await gone({ email_verified: false })).toBe(401);
  expect(await gone({ email_verified: 'false' })).toBe(401);
  expect(await gone({ email: 'fresh@example.com', email_verified: false })).toBe(401);
  expect(await accounts.db.select().from(customers).where(eq(customers.email, 'fresh@example.com'))).toEqual(
    [],
  );
  expect(await gone({})).toBe(200);
  expect(
    await accounts.db.select().from(customerIdentities).where(eq(customerIdentities.subject, 'g-2')),
  ).toMatchObject([{ customerId: known.id, provider: 'google' }]);
  expect((await known('POST', '/user-login', { email: known.email, password })).status).toBe(200);
});

test('a token with a wrong signature, audience, issuer, age or nonce opens nothing', async () => {
  const wrong: [over: object, how?: { forged?: boolean; expiresIn?: string }][] = [
    [{}, { forged: true }],
    [{ aud: 'another-site' }],
    [{ iss: 'https://evil.example' }],
    [{}, { expiresIn: '-2 minutes' }],
    [{ nonce: 'another-nonce' }],
    [{ nonce: undefined }],
    [{ email: 'a@example.com, b@example.com' }],
    [{ email: undefined }],
    [{ sub: '' }],
  ];
  for (const [over, how] of wrong) {
    const { visit, nonce } = await begin();
    const answer = await enter(visit, await google.token(claims(nonce, over), how));
    expect({ over, how, ...answer }).toMatchObject({ status: 401, body: { code: 'no_session' } });
    expect(visit.jar.has('sid')).toBe(false);
  }
  for (const text of ['x', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.']) {
    const { visit } = await begin();
    expect((await enter(visit, text)).status).toBe(401);
  }
});

test('the token of an app of ours carries no nonce; the browser that began is asked for all the same', async () => {
  const token = (over: object) =>
    google.token(claims('', { sub: 'g-3', email: 'app@example.com', nonce: undefined, ...over }));
  const android = await token({ azp: 'android-client' });
  expect((await enter((await begin()).visit, android)).status).toBe(200);
  expect((await enter(accounts.browser(), android)).status).toBe(401);
  expect((await enter((await begin()).visit, await token({ aud: 'ios-client' }))).status).toBe(200);
  expect((await enter((await begin()).visit, await token({ azp: 'another-app' }))).status).toBe(401);
});
