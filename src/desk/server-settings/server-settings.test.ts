import { randomBytes } from 'node:crypto';
import { like } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { auditLog } from '#agency/audit/table.server.ts';
import { allow, type Actor, type Ctx } from '#kit/context.ts';
import { openDatabase } from '#kit/database.server.ts';
import { createTestDb } from '#kit/test-db.ts';
import { EnvError, readEnv } from '#server/env.server.ts';
import { createSettable, withStored } from '#server/settable.ts';
import { createTestApp } from '#server/test-app.ts';
import { openOffice, password } from '#office/test-office.ts';
import { createSecrets } from '#kit/secrets/sealed.ts';
import type { ServerSettingGroup } from './server-setting.ts';
import { readStored } from './read-stored.ts';
import { saveServerSettings } from './save-server-settings.ts';
import { serverSettings } from './table.server.ts';
import { patience } from '#kit/test-patience.ts';

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
// One after the other: an app says goodbye to its database before that goes.
afterAll(async () => {
  for (const one of offices) await one.close();
});

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
  const actor: Actor = {
    kind: 'staff',
    id,
    name: 'Farah',
    email: 'farah@example.com',
    role: 'owner',
    ownLeadsOnly: false,
  };
  const asFarah = { ...ctx, actor, passwords: { ...ctx.passwords, matches: async () => true } };
  allow(actor, 'server-settings:edit');
  const proof = { password };
  const env = readEnv({});
  await saveServerSettings(asFarah, createSettable(env), { key: 'mail', values: mail, proof });
  await saveServerSettings(asFarah, createSettable(env), { key: 'payments', values: keys, proof });
  await vi.waitFor(
    () => expect(ctx.gateway).toMatchObject({ mode: 'test', keyId: keys.RAZORPAY_KEY_ID }),
    patience,
  );
  expect(ctx.mail).not.toBeNull();

  const live = createSettable({ ...env, APP_MODE: 'live', RAZORPAY_TEST: 'on' });
  expect(live.faults('mail', {})).toMatchObject({ SMTP_HOST: expect.stringContaining('Is missing') });
  const nothing = Object.fromEntries(Object.keys(keys).map((name) => [name, null]));
  await expect(
    saveServerSettings(asFarah, live, { key: 'payments', values: nothing, proof }),
  ).rejects.toMatchObject({ errors: { RAZORPAY_KEY_ID: expect.stringContaining('Is missing') } });
  await saveServerSettings(asFarah, createSettable(env), { key: 'payments', values: nothing, proof });
  await vi.waitFor(() => expect(ctx.gateway.mode).toBe('sandbox'), patience);
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

const liveSettings = {
  APP_MODE: 'live',
  DATABASE_URL: 'postgres://nobody@localhost/none',
  PUBLIC_URL: 'https://agency.in',
  OWNER_EMAIL: 'farah@agency.in',
  OWNER_PASSWORD: 'correct horse battery',
  RATE_LIMITS: 'on',
};
const aKey = () => randomBytes(32).toString('base64');

test('live mode starts with what no key opens: nothing goes out as if it had, and nobody pays', async () => {
  const database = await createTestDb('seeded');
  const ours = aKey();
  const stranger = createSecrets([aKey()]);
  const damaged = (await createSecrets([ours]).seal('a key secret')).replace(/.{6}$/, 'AAAAAA');
  const rows = await Promise.all(
    Object.entries({ ...mail, ...keys }).map(async ([name, value]) => ({
      name,
      sealed: name === 'RAZORPAY_KEY_SECRET' ? damaged : await stranger.seal(value),
    })),
  );
  await database.db.insert(serverSettings).values(rows.map((row) => ({ ...row, updatedAt: new Date() })));
  const app = await createTestApp({ ...liveSettings, SECRETS_KEY: ours }, database);
  offices.push(app, database);
  expect((await readStored(app.ctx)).lost.toSorted()).toEqual(Object.keys({ ...mail, ...keys }).toSorted());
  const words = { subject: 'Hello', text: 'Hello', html: null, replyTo: null, unsubscribeUrl: null };
  await expect(
    app.ctx.mail?.send({ id: '1', to: 'asha@example.com', attachments: [], ...words }),
  ).rejects.toThrow('SECRETS_KEY');
  expect(app.ctx.gateway.mode).toBe('sandbox');
  // One that was never set still stops the start.
  await database.db.delete(serverSettings).where(like(serverSettings.name, 'RAZORPAY%'));
  await expect(createTestApp({ ...liveSettings, SECRETS_KEY: ours }, database)).rejects.toThrow(
    'RAZORPAY_KEY_ID',
  );
});

test('of two processes on one database each hears what was set at the other', async () => {
  const database = await createTestDb('seeded');
  const second = database.url ? await openDatabase({ url: database.url, dataDir: '' }) : database;
  const SECRETS_KEY = aKey();
  const one = await createTestApp({ SECRETS_KEY }, database);
  const two = await createTestApp({ SECRETS_KEY }, second);
  offices.push(one, two, ...new Set([second, database]));
  const env = readEnv({});
  const set = (ctx: Ctx, values: Record<string, string | null>) => {
    const id = '01990000-0000-7000-8000-000000000002';
    const actor: Actor = {
      kind: 'staff',
      id,
      name: 'Farah',
      email: 'farah@example.com',
      role: 'owner',
      ownLeadsOnly: false,
    };
    const asFarah = { ...ctx, actor, passwords: { ...ctx.passwords, matches: async () => true } };
    const change = { key: 'mail' as const, values, proof: { password } };
    return saveServerSettings(asFarah, createSettable(env), change);
  };
  await set(one.ctx, mail);
  await vi.waitFor(() => expect([one.ctx.mail, two.ctx.mail]).not.toContain(null), patience);
  // Two that follow each other at once: the last one holds everywhere.
  await set(two.ctx, { SMTP_HOST: 'mail.agency.in' });
  await set(two.ctx, Object.fromEntries(Object.keys(mail).map((name) => [name, null])));
  await vi.waitFor(() => expect([one.ctx.mail, two.ctx.mail]).toEqual([null, null]), patience);
});
