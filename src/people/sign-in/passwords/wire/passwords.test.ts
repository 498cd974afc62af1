import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { customerSessions } from '#people/sessions/table.server.ts';
import { hashToken, newToken } from '#kit/secrets/token.ts';
import { isCommonPassword } from '#kit/secrets/common-passwords.ts';
import { signIn } from '../../sign-in.ts';
import { customerProofs } from '../../table.server.ts';
import { openAccounts, password, who, type Accounts } from '../../wire/test-customers.ts';
import { resetPassword } from '../reset-password.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.close());

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

test('a sign-in under way when the password is set anew opens nothing with the old one', async () => {
  const { email } = await accounts.customer('at-the-same-moment@example.com');
  const [ctx, proof] = [accounts.ctx, newToken()];
  const expiresAt = sql`now() + interval '1 minute'`;
  await ctx.db
    .insert(customerProofs)
    .values({ tokenHash: hashToken(proof), purpose: 'reset', email, expiresAt });
  const passwords = {
    ...ctx.passwords,
    // The new password stands as soon as the old one was found right.
    matches: async (...given: Parameters<typeof ctx.passwords.matches>) => {
      const isRight = await ctx.passwords.matches(...given);
      await resetPassword(ctx, { email, password: 'a fresh kettle', proof });
      return isRight;
    },
  };
  const open = () => ctx.db.$count(customerSessions);
  const before = await open();
  const late = signIn({ ...ctx, passwords }, { email, password, place: { kind: 'cookie' } });
  await expect(late).rejects.toThrow('Invalid email or password.');
  expect(await open()).toBe(before - 1);
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

test('passwords that everybody tries first are known in any case of letters; a phrase is not one', () => {
  for (const common of [
    'password',
    'Password1',
    'QWERTY123',
    'welcome@123',
    '12345678',
    'iloveyou2',
    'mumbai2024',
  ])
    expect([common, isCommonPassword(common)]).toEqual([common, true]);
  for (const fine of ['chai-at-sunrise', 'a kettle of chai', 'correct-horse-battery', 'Xk4!pq9z'])
    expect([fine, isCommonPassword(fine)]).toEqual([fine, false]);
});
