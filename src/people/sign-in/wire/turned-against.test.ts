import { like, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { sendResetCode } from '#people/customers/wire/client.ts';
import { solveProofOfWork } from '#kit/calls/solve-proof-of-work.ts';
import { rateLimits } from '#adapters/limits/table.server.ts';
import { serverErrors } from '#desk/operations/table.server.ts';
import type { ProofOfWorkChallenge } from '#kit/errors.ts';
import { signedToken } from '#agency/settings/signed-link.ts';
import { openAccounts, password, type Accounts } from './test-customers.ts';

/** What one person does to the limits must not keep another one out. */
let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
});
beforeEach(() => accounts.db.delete(rateLimits));
afterAll(() => accounts.close());

const from = (ip: string) => accounts.browser({ 'X-Forwarded-For': ip });
const stranger = '203.0.113.66';
const home = '198.51.100.20';

/** So often within the present window. */
const reached = (key: string, points: number) =>
  accounts.db.insert(rateLimits).values({ key, points, expire: sql`now() + interval '10 minutes'` });
/** Half a minute later. */
const afterPause = () => accounts.db.delete(rateLimits).where(like(rateLimits.key, 'code-pause:%'));

test('fifty wrong codes from one network, and all the codes it may ask for, leave the address to everybody else', async () => {
  const { email } = await accounts.customer('locked@example.com');
  const bad = from(stranger);
  const asked: number[] = [];
  for (let n = 0; n < 11; n++) {
    await afterPause();
    asked.push((await bad('POST', '/reset-send-otp', { email })).status);
  }
  expect(asked.at(-1)).toBe(429);
  const guessed: number[] = [];
  for (let n = 0; n < 50; n++)
    guessed.push((await bad('POST', '/reset-verify-code', { email, otp: '000000' })).status);
  expect([guessed[0], guessed.at(-1)]).toEqual([400, 429]);

  const good = from(home);
  expect((await good('POST', '/reset-send-otp', { email })).status).toBe(200);
  const otp = await accounts.codeFor(email);
  expect((await good('POST', '/reset-verify-code', { email, otp })).status).toBe(200);
});

test('one line with IPv6 is one network, whatever address of it is used; the next line is another', async () => {
  await reached('check-user:2001:db8:1:2::/64', 20);
  const ask = async (ip: string) =>
    (await from(ip)('POST', '/check-user', { email: 'six@example.com' })).status;
  expect(await ask('2001:db8:1:2::1')).toBe(429);
  expect(await ask('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe(429);
  expect(await ask('2001:db8:1:3::1')).toBe(200);
  // Counted beside an address of mail, too.
  const email = 'v6@example.com';
  for (let n = 0; n < 11; n++)
    await from(`2001:db8:9:9::${n}`)('POST', '/user-login', { email, password: 'wrong' });
  expect((await from('2001:db8:9:9::ffff')('POST', '/user-login', { email, password })).status).toBe(429);
});

test('past three hundred codes an hour nobody is refused: a code costs a proof of work, and the staff see why', async () => {
  const email = 'campaign@example.com';
  await reached('code-all:all', 300);
  const visit = from(home);
  const asked = await visit<{ work: ProofOfWorkChallenge }>('POST', '/send-otp', { email });
  expect(asked).toMatchObject({ status: 429, body: { code: 'work_needed', work: { bits: 14 } } });
  expect(await accounts.codeFor(email)).toBe('');
  const proof = await solveProofOfWork(asked.body.work);
  const withProof = async (sent: string) =>
    (await from(home)('POST', '/send-otp', { email }, { 'X-Proof': sent })).status;

  const [challenge = ''] = proof.split('.');
  const forged = challenge.replace(/.{9}$/, '-forged--');
  const late = await signedToken(accounts.ctx, 'work', v7({ msecs: Date.now() - 700_000 }));
  for (const sent of [
    `${challenge}.`,
    `${challenge}.x`,
    await solveProofOfWork({ challenge: forged, bits: 14 }),
    await solveProofOfWork({ challenge: late, bits: 14 }),
    await solveProofOfWork({ challenge: await signedToken(accounts.ctx, 'offers', v7()), bits: 14 }),
  ])
    expect([sent, await withProof(sent)]).toEqual([sent, 429]);
  expect(await withProof(proof)).toBe(200);
  expect(await accounts.codeFor(email)).toMatch(/^\d{6}$/);
  await afterPause();
  expect(await withProof(proof)).toBe(429);

  const told = await accounts.db.select().from(serverErrors);
  expect(told.filter(({ route }) => route === 'code-all')).toHaveLength(1);
});

test('a page does the work by itself', async () => {
  await reached('code-all:all', 300);
  const visit = from(home);
  const calls: string[] = [];
  const real = globalThis.fetch;
  onTestFinished(() => void Object.assign(globalThis, { fetch: real }));
  globalThis.fetch = async (path, init) => {
    const proof = new Headers(init?.headers).get('X-Proof');
    const sent = await visit(
      'POST',
      String(path),
      JSON.parse(String(init?.body)),
      proof ? { 'X-Proof': proof } : {},
    );
    calls.push(`${String(path)} ${sent.status}`);
    return Response.json(sent.body, { status: sent.status });
  };
  expect(await sendResetCode('page@example.com')).toMatchObject({ ok: true });
  expect(calls).toEqual(['/reset-send-otp 429', '/reset-send-otp 200']);
});

test('who guesses one password from many networks is slowed in each; the device of its owner goes on', async () => {
  const { email } = await accounts.customer('guessed@example.com');
  const own = from(home);
  await own('POST', '/user-login', { email, password });
  await own('POST', '/user-logout');
  for (let n = 0; n < 51; n++)
    await from(`203.0.113.${n + 1}`)('POST', '/user-login', { email, password: 'wrong' });

  const guesser = from(stranger);
  const guess = async () => {
    const asked = await guesser<{ work: ProofOfWorkChallenge }>('POST', '/user-login', {
      email,
      password: 'wrong',
    });
    expect(asked).toMatchObject({ status: 429, body: { code: 'work_needed' } });
    const headers = { 'X-Proof': await solveProofOfWork(asked.body.work) };
    return (await guesser('POST', '/user-login', { email, password: 'wrong' }, headers)).status;
  };
  expect([await guess(), await guess(), await guess()]).toEqual([401, 401, 429]);

  expect((await own('POST', '/user-login', { email, password })).status).toBe(200);
  // A known device is no way to guess for ever either.
  for (let n = 0; n < 10; n++) await own('POST', '/user-login', { email, password: 'wrong' });
  expect((await own('POST', '/user-login', { email, password })).status).toBe(429);
  // Nor is one that is known to another account, and nobody but this account is slowed.
  const other = await accounts.customer('other-device@example.com');
  const device = { Cookie: `device=${other.jar.get('device')}`, 'X-Forwarded-For': '203.0.113.99' };
  expect(await accounts.browser(device)('POST', '/user-login', { email, password })).toMatchObject({
    status: 429,
  });
  expect((await from(stranger)('POST', '/user-login', { email: other.email, password })).status).toBe(200);
});

test('what is dear to draw is counted by network: cards that nobody has drawn yet', async () => {
  await reached(`drawing:${home}`, 120);
  const card = (ip: string) => from(ip)('GET', '/og/page/contact-us.png');
  expect((await card(home)).status).toBe(429);
  expect((await card(stranger)).status).toBe(200);
  // It costs nothing any more.
  expect((await card(home)).status).toBe(200);
});
