import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureSecondFactor, readSignInRules } from '#agency/staff/sign-in-rules.ts';
import { EnvError, readEnv } from './env.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { firstPeople } from './first-people.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const owner = { email: 'owner@agency.example.in', password: 'kettle on the second shelf' };
const rules = eq(settings.key, 'staff-sign-in');
const live = readEnv({
  APP_MODE: 'live',
  SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
  DATABASE_URL: 'postgres://user:secret@db.internal/nirmaan',
  PUBLIC_URL: 'https://agency.example.in',
  SMTP_URL: 'smtps://user:secret@mail.example.in',
  MAIL_FROM: 'Agency <hello@agency.example.in>',
  OWNER_EMAIL: owner.email,
  OWNER_PASSWORD: owner.password,
  RAZORPAY_KEY_ID: 'rzp_live_nobody',
  RAZORPAY_KEY_SECRET: 'a key secret',
  RAZORPAY_WEBHOOK_SECRET: 'a webhook secret',
});

test('live, the first sign-in sets a second step up; what an owner says later outlives the next start', async () => {
  await expect(firstPeople({ ...live, OWNER_PASSWORD: 'Superman123456' }, app.ctx)).rejects.toThrow(EnvError);
  expect(await firstPeople(live, app.ctx)).toMatchObject({ email: owner.email, created: true });
  const first = await app.post('/staff/session', owner);
  expect([first.status, await first.json()]).toEqual([202, { secondStep: 'enrol' }]);
  // Until it is set up, the password opens nothing.
  const Cookie = first.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  expect((await app.get('/staff/session', { Cookie })).status).toBe(401);
  const begun = await app.send('POST', '/staff/session/enrolment', undefined, { Cookie });
  expect(begun.status).toBe(200);

  await app.db
    .update(settings)
    .set({ value: { requireSecondFactor: false } })
    .where(rules);
  await ensureSecondFactor(app.ctx);
  expect(await readSignInRules(app.ctx)).toEqual({ requireSecondFactor: false });
});

test('a demo asks for a password only', async () => {
  await app.db.delete(settings).where(rules);
  await firstPeople(readEnv({ OWNER_EMAIL: owner.email }), app.ctx);
  expect(await readSignInRules(app.ctx)).toEqual({ requireSecondFactor: false });
});
