import { randomBytes } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { allow, type Actor } from '#kit/context.ts';
import { EnvError, readEnv } from '#server/env.server.ts';
import { createSettable, withStored } from '#server/settable.ts';
import { createTestApp } from '#server/test-app.ts';
import { openOffice, password } from '#office/test-office.ts';
import { createSecrets } from '#kit/secrets/sealed.ts';
import type { ServerSettingGroup } from './server-setting.ts';
import { readStored } from './read-stored.ts';
import { saveServerSettings } from './save-server-settings.ts';
import { serverSettings } from './table.server.ts';

const mail = {
  SMTP_HOST: 'smtp.agency.in',
  SMTP_USER: 'farah',
  SMTP_PASSWORD: 'a password of the mail server',
  MAIL_FROM: 'Agency <hello@agency.in>',
};
const keys = {
  RAZORPAY_KEY_ID: 'rzp_test_abcdefghijklmn',
  RAZORPAY_KEY_SECRET: 'a key secret',
  RAZORPAY_WEBHOOK_SECRET: 'a webhook secret',
};

const offices: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(offices.map((one) => one.close())));

test('an owner sets a group with password; secrets stand sealed, are shown to nobody and stay out of the audit', async () => {
  const office = await openOffice();
  offices.push(office);
  const owner = await office.as('owner', 'Farah');
  const groups = async () =>
    (await owner<{ groups: ServerSettingGroup[] }>('GET', '/server-settings')).body.groups;
  expect((await groups()).map(({ key, from }) => `${key} ${from}`)).toEqual([
    'mail nowhere',
    'sms nowhere',
    'whatsapp nowhere',
    'payments nowhere',
    'model nowhere',
  ]);

  const save = (key: string, values: Record<string, string | null>, proof = password) =>
    owner<{ fields?: unknown; errors?: unknown }>('POST', `/server-settings/${key}`, {
      values,
      password: proof,
    });
  expect((await save('mail', mail, 'not the password')).status).toBe(422);
  expect((await save('mail', { SMTP_USER: 'farah' })).status).toBe(422);
  expect((await save('payments', { RAZORPAY_KEY_ID: 'key_1' })).status).toBe(422);
  expect((await save('mail', { RAZORPAY_KEY_ID: keys.RAZORPAY_KEY_ID })).status).toBe(422);
  expect(await office.db.$count(serverSettings)).toBe(0);
  expect((await save('mail', mail)).status).toBe(204);

  const set = (await groups())[0];
  expect(set?.from).toBe('here');
  expect(set?.fields.map(({ name, isSet, value }) => [name, isSet, value])).toEqual([
    ['SMTP_HOST', true, mail.SMTP_HOST],
    ['SMTP_PORT', false, ''],
    ['SMTP_USER', true, mail.SMTP_USER],
    ['SMTP_PASSWORD', true, ''],
    ['MAIL_FROM', true, mail.MAIL_FROM],
  ]);
  const kept = JSON.stringify([
    await office.db.select().from(serverSettings),
    await office.db.select().from(auditLog),
  ]);
  for (const value of Object.values(mail)) expect(kept).not.toContain(value);
  expect(kept).toContain('"set":["SMTP_HOST","SMTP_USER","SMTP_PASSWORD","MAIL_FROM"]');

  // What is not named stays; all of it forgotten leaves nothing behind.
  expect((await save('mail', { SMTP_HOST: 'mail.agency.in' })).status).toBe(204);
  expect((await readStored(office.ctx)).values).toEqual({ ...mail, SMTP_HOST: 'mail.agency.in' });
  const strange = createSecrets([randomBytes(32).toString('base64')]);
  expect((await readStored({ ...office.ctx, secrets: strange })).lost).toHaveLength(4);
  expect((await save('mail', Object.fromEntries(Object.keys(mail).map((name) => [name, null])))).status).toBe(
    204,
  );
  expect(await office.db.$count(serverSettings)).toBe(0);
  expect((await owner('POST', '/server-settings/sms/trial')).status).toBe(409);
  expect((await owner('POST', '/server-settings/mail/trial')).status).toBe(409);
  expect((await owner('POST', '/server-settings/payments/trial')).body).toMatchObject({ ok: true });
});

test('what the environment says of a group is all of it; a group that is wrong by now counts as not set', () => {
  const inPart = readEnv({ SMTP_URL: 'smtps://a%40b:secret@smtp.example.in', MAIL_FROM: 'a@example.in' });
  expect(withStored(inPart, mail)).toEqual({ env: inPart, skipped: [] });
  expect(createSettable(inPart).fromEnvironment('mail')).toMatchObject({
    SMTP_HOST: 'smtp.example.in',
    SMTP_USER: 'a@b',
  });
  const none = readEnv({});
  expect(createSettable(none).fromEnvironment('sms')).toBeNull();
  expect(withStored(none, { ...mail, ...keys }).env).toMatchObject({ ...mail, ...keys });
  const { RAZORPAY_KEY_SECRET: _, ...half } = keys;
  expect(withStored(none, { ...mail, ...half })).toMatchObject({
    env: mail,
    skipped: ['payments'],
  });
  expect(createSettable(none).faults('mail', {})).toEqual({});
});

test('a change is in force without a restart; live mode starts with what was set here, and keeps it', async () => {
  const app = await createTestApp();
  offices.push(app);
  const { ctx } = app;
  expect([ctx.mail, ctx.gateway.mode]).toEqual([null, 'sandbox']);
  const id = '01990000-0000-7000-8000-000000000001';
  const actor: Actor = { kind: 'staff', id, name: 'Farah', email: 'farah@example.com', role: 'owner' };
  const asFarah = { ...ctx, actor, passwords: { ...ctx.passwords, matches: async () => true } };
  allow(actor, 'server-settings:edit');
  const proof = { password };
  const env = readEnv({});
  await saveServerSettings(asFarah, createSettable(env), { key: 'mail', values: mail, proof });
  await saveServerSettings(asFarah, createSettable(env), { key: 'payments', values: keys, proof });
  await vi.waitFor(() => expect(ctx.gateway).toMatchObject({ mode: 'test', keyId: keys.RAZORPAY_KEY_ID }));
  expect(ctx.mail).not.toBeNull();

  const live = createSettable({ ...env, APP_MODE: 'live', RAZORPAY_TEST: 'on' });
  expect(live.faults('mail', {})).toMatchObject({ SMTP_HOST: expect.stringContaining('Is missing') });
  const nothing = Object.fromEntries(Object.keys(keys).map((name) => [name, null]));
  await expect(
    saveServerSettings(asFarah, live, { key: 'payments', values: nothing, proof }),
  ).rejects.toMatchObject({ errors: { RAZORPAY_KEY_ID: expect.stringContaining('Is missing') } });
  await saveServerSettings(asFarah, createSettable(env), { key: 'payments', values: nothing, proof });
  await vi.waitFor(() => expect(ctx.gateway.mode).toBe('sandbox'));
  await expect(
    createTestApp({
      APP_MODE: 'live',
      DATABASE_URL: 'postgres://nobody@localhost/none',
      PUBLIC_URL: 'https://agency.in',
      SECRETS_KEY: randomBytes(32).toString('base64'),
      OWNER_EMAIL: 'farah@agency.in',
      OWNER_PASSWORD: 'correct horse battery',
      RATE_LIMITS: 'on',
    }),
  ).rejects.toThrow(EnvError);
});
