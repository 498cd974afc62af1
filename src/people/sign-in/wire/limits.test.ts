import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerSessions } from '#people/sessions/table.server.ts';
import { rateLimits } from '#adapters/limits/table.server.ts';
import { openAccounts, password, type Accounts } from './test-customers.ts';

let accounts: Accounts;
let person: Awaited<ReturnType<Accounts['customer']>>;
const ip = '198.51.100.20';
beforeAll(async () => {
  accounts = await openAccounts({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
  person = await accounts.customer('limited@example.com');
});
afterAll(() => accounts.close());

const minute = 60;
const hour = 3_600;
const day = 86_400;
const email = 'limited@example.com';
const here = `${email}|${ip}`;
const guess = { email, otp: '000000' };
const noPhoto = () => {
  const form = new FormData();
  form.set('profilePic', new File(['not a picture'], 'me.png', { type: 'image/png' }));
  return form;
};

/** What of whom may happen how often. Source: design of the sign-in, its limits */
const table: {
  limit: string;
  who?: string;
  most: number;
  seconds: number;
  path: string;
  body: unknown;
  /** What the last one that is let through answers. */
  answers: number;
  /** What the next one hears. */
  refused?: 'work_needed';
}[] = [
  { limit: 'check-user', most: 20, seconds: minute, path: '/check-user', body: { email }, answers: 200 },
  { limit: 'check-user-day', most: 200, seconds: day, path: '/check-user', body: { email }, answers: 200 },
  {
    limit: 'code-pause',
    who: `sign-up:${here}`,
    most: 1,
    seconds: 30,
    path: '/send-otp',
    body: { email },
    answers: 200,
  },
  {
    limit: 'code-hour',
    who: here,
    most: 5,
    seconds: hour,
    path: '/send-otp',
    body: { email },
    answers: 200,
  },
  { limit: 'code-day', who: here, most: 10, seconds: day, path: '/send-otp', body: { email }, answers: 200 },
  { limit: 'code-network', most: 20, seconds: hour, path: '/send-otp', body: { email }, answers: 200 },
  {
    limit: 'code-all',
    who: 'all',
    most: 300,
    seconds: hour,
    path: '/send-otp',
    body: { email },
    answers: 200,
    refused: 'work_needed',
  },
  {
    limit: 'code-mail',
    who: email,
    most: 20,
    seconds: day,
    path: '/send-otp',
    body: { email },
    answers: 200,
    refused: 'work_needed',
  },
  {
    limit: 'code-mail-most',
    who: email,
    most: 40,
    seconds: 6 * hour,
    path: '/send-otp',
    body: { email },
    answers: 200,
  },
  {
    limit: 'code-tries-network',
    most: 100,
    seconds: 15 * minute,
    path: '/reset-verify-code',
    body: guess,
    answers: 400,
  },
  {
    limit: 'hash',
    most: 400,
    seconds: 15 * minute,
    path: '/check-login',
    body: { email, password: 'wrong' },
    answers: 401,
  },
  {
    limit: 'customer-sign-in-account',
    who: email,
    most: 50,
    seconds: hour,
    path: '/user-login',
    body: { email, password: 'wrong' },
    answers: 401,
    refused: 'work_needed',
  },
  {
    limit: 'code-tries',
    who: here,
    most: 10,
    seconds: hour,
    path: '/reset-verify-code',
    body: guess,
    answers: 400,
  },
  {
    limit: 'customer-sign-in',
    who: here,
    most: 10,
    seconds: 15 * minute,
    path: '/check-login',
    body: { email, password: 'wrong' },
    answers: 401,
  },
  {
    limit: 'customer-sign-in-network',
    most: 100,
    seconds: 15 * minute,
    path: '/user-login',
    body: { email, password: 'wrong' },
    answers: 401,
  },
];

for (const { limit, who = ip, most, seconds, path, body, answers, refused: code = 'too_many' } of table)
  test(`${limit}: ${most} in ${seconds} s, then 429 with Retry-After`, async () => {
    await accounts.db.delete(rateLimits);
    const key = `${limit}:${who}`;
    const visit = accounts.browser({ 'X-Forwarded-For': ip });
    // The last but one has been let through a moment ago.
    if (most > 1)
      await accounts.db
        .insert(rateLimits)
        .values({ key, points: most - 1, expire: sql`now() + interval '1 minute'` });
    expect((await visit('POST', path, body)).status).toBe(answers);
    if (limit !== 'code-pause') await accounts.db.delete(rateLimits).where(sql`key like 'code-pause:%'`);
    const refused = await visit('POST', path, body);
    expect(refused).toMatchObject({ status: 429, body: { success: false, code } });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    // Counted from nothing, it is forgotten after its time and no sooner.
    await accounts.db.delete(rateLimits);
    await visit('POST', path, body);
    const [counted] = await accounts.db
      .select({ seconds: sql<number>`extract(epoch from expire - now())::int` })
      .from(rateLimits)
      .where(sql`key = ${key}`);
    expect(counted?.seconds).toBeGreaterThan(seconds - 10);
    expect(counted?.seconds).toBeLessThanOrEqual(seconds);
  });

test('a photo ten times an hour, a family of tokens thirty refreshes an hour', async () => {
  await accounts.db.delete(rateLimits);
  const upload = () => person('PUT', `/user-register/change/${person.id}`, noPhoto());
  for (let n = 0; n < 10; n++) expect([n, (await upload()).status]).toEqual([n, 422]);
  expect((await upload()).status).toBe(429);
  // Many accounts of one network together may not either.
  await accounts.db
    .update(rateLimits)
    .set({ points: 60 })
    .where(sql`key like 'photo-network:%'`);
  await accounts.db.delete(rateLimits).where(sql`key like 'photo:%'`);
  expect((await upload()).status).toBe(429);
  const refresh = () => person('POST', '/user-login/refresh', {});
  for (let n = 0; n < 30; n++) expect([n, (await refresh()).status]).toEqual([n, 200]);
  expect((await refresh()).status).toBe(429);
  expect(await accounts.db.$count(customerSessions)).toBe(1);
  // Somebody else is not held up.
  const other = await accounts.customer('free@example.com');
  expect((await other('POST', '/user-login/refresh', {})).status).toBe(200);
});

test('an address is taken as it is written but for capitals: dots and tags make another account', async () => {
  await accounts.db.delete(rateLimits);
  await accounts.customer('asha.rao@example.com');
  const visit = accounts.browser();
  const exists = async (address: string) =>
    (await visit('POST', '/check-user', { email: address })).body.exists;
  expect(await exists('Asha.Rao@Example.com')).toBe(true);
  for (const near of ['asharao@example.com', 'asha.rao+shop@example.com', 'asha.rao@example.co'])
    expect([near, await exists(near)]).toEqual([near, false]);
  expect((await visit('POST', '/user-login', { email: 'asharao@example.com', password })).status).toBe(401);
});
