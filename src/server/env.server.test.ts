import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { needsOfLive, readEnv, settings } from './env.server.ts';
import { smtpUrl } from './mail-settings.ts';
import { createSms } from './sms-settings.ts';
import { createWhatsApp } from './whatsapp-settings.ts';
import { s3Options } from './s3-settings.ts';

const live = {
  APP_MODE: 'live',
  DATABASE_URL: 'postgres://user:secret@db.internal/nirmaan',
  PUBLIC_URL: 'https://agency.example.in/ignored/path',
  SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
  SMTP_URL: 'smtps://user:secret@mail.example.in',
  MAIL_FROM: 'Agency <hello@agency.example.in>',
  OWNER_EMAIL: 'owner@agency.example.in',
  OWNER_PASSWORD: 'a long enough password',
  RAZORPAY_KEY_ID: 'rzp_live_nobody',
  RAZORPAY_KEY_SECRET: 'a key secret',
  RAZORPAY_WEBHOOK_SECRET: 'a webhook secret',
};

test('an empty environment is a demo on port 3000', () => {
  expect(readEnv({ SMTP_URL: '' })).toMatchObject({
    APP_MODE: 'demo',
    PORT: 3000,
    HOST: '0.0.0.0',
    PUBLIC_URL: 'http://localhost:3000',
    OWNER_EMAIL: 'owner@example.com',
    RATE_LIMITS: 'on',
    WORKERS: 1,
  });
});

test('every fault is named at once, one line each', () => {
  expect(() =>
    readEnv({
      PORT: 'http',
      PUBLIC_URL: 'example.com',
      APP_MODE: 'prod',
      RATE_LIMITS: 'no',
      WORKERS: '0',
      LOG_LEVEL: 'all',
    }),
  ).toThrow(
    /^PORT must be a whole number from 1 to 65535\nPUBLIC_URL must be a full address like https:\/\/example.com\nAPP_MODE must be demo or live\nRATE_LIMITS must be on or off\nWORKERS must be a whole number from 1 to 64\nLOG_LEVEL must be fatal, error, warn, info, debug or silent$/,
  );
  expect(() => readEnv({ WORKERS: '2' })).toThrow('WORKERS above 1 needs DATABASE_URL');
  expect(() => readEnv({ SMTP_URL: 'smtp://localhost' })).toThrow('MAIL_FROM is needed with SMTP_URL');
  const host = { SMTP_HOST: 'smtp.example.in', MAIL_FROM: 'a@example.in' };
  expect(smtpUrl(readEnv({ ...host, SMTP_USER: 'a@b', SMTP_PASSWORD: 'p/w' }))).toBe(
    'smtps://a%40b:p%2Fw@smtp.example.in:465',
  );
  expect(smtpUrl(readEnv({ ...host, SMTP_PORT: '587' }))).toBe('smtp://smtp.example.in:587?requireTLS=true');
  expect(() => readEnv({ SMTP_PASSWORD: 'secret' })).toThrow('SMTP_HOST is missing');
  expect(() => readEnv({ ...host, SMTP_PASSWORD: 'secret' })).toThrow(
    'SMTP_USER is missing: SMTP_PASSWORD needs it',
  );
  const whole = { SMTP_URL: 'smtp://smtp.example.in', MAIL_FROM: 'a@example.in' };
  expect(() => readEnv({ ...whole, SMTP_USER: 'a@b', SMTP_PASSWORD: 'p/w' })).toThrow(
    /^SMTP_USER does not go with SMTP_URL.*\nSMTP_PASSWORD does not go with SMTP_URL/,
  );
  const imap = { IMAP_URL: 'imaps://office:secret@imap.example.in' };
  expect(readEnv({ ...imap, MAIL_REPLY_TO: 'answers+*@example.in' })).toMatchObject(imap);
  expect(() => readEnv({ IMAP_URL: 'imaps://imap.example.in' })).toThrow('IMAP_URL needs user and password');
  expect(() => readEnv({ ...imap, MAIL_REPLY_TO: 'Answers' })).toThrow('MAIL_REPLY_TO must be an e-mail');
  expect(() => readEnv({ MAIL_REPLY_TO: 'a@example.in' })).toThrow('MAIL_REPLY_TO needs IMAP_URL');
});

test('live mode starts with real settings only, and names each that is not', () => {
  expect(readEnv(live).PUBLIC_URL).toBe('https://agency.example.in');
  const missing = (change: Record<string, string | undefined>) => () => readEnv({ ...live, ...change });
  expect(missing({ DATABASE_URL: undefined })).toThrow('DATABASE_URL is missing');
  expect(missing({ PUBLIC_URL: undefined })).toThrow('PUBLIC_URL is missing');
  expect(missing({ PUBLIC_URL: 'http://agency.example.in' })).toThrow('PUBLIC_URL must start with https://');
  expect(missing({ SECRETS_KEY: undefined })).toThrow('SECRETS_KEY is missing');
  expect(missing({ SECRETS_KEY: 'c2hvcnQ=' })).toThrow('SECRETS_KEY must be 32 random bytes');
  expect(missing({ OWNER_EMAIL: undefined })).toThrow('OWNER_EMAIL is missing');
  expect(missing({ OWNER_PASSWORD: 'too short' })).toThrow('OWNER_PASSWORD is missing or shorter');
  expect(missing({ RATE_LIMITS: 'off' })).toThrow('RATE_LIMITS=off');
  for (const name of ['META_GRAPH_URL', 'GOOGLE_DATA_URL', 'GOOGLE_ADS_URL', 'GOOGLE_TOKEN_URL', 'GA_URL'])
    expect(missing({ [name]: 'http://ads.example.in' })).toThrow(`${name} must start with https://`);
  expect(missing({ GOOGLE_ISSUER: 'http://localhost:9000' })).toThrow('GOOGLE_ISSUER is for a stand-in');
  expect(missing({ RAZORPAY_KEY_ID: 'rzp_test_abcdefghijklmn' })).toThrow('RAZORPAY_KEY_ID is a test key');
  expect(missing({ RAZORPAY_KEY_ID: 'rzp_test_abcdefghijklmn', RAZORPAY_TEST: 'on' })).not.toThrow();
  const all = missing({ DATABASE_URL: '', PUBLIC_URL: '', OWNER_PASSWORD: '' });
  expect(all).toThrow(/DATABASE_URL.*\nPUBLIC_URL.*\nOWNER_PASSWORD/);
  // These may stand in the database instead, so they are asked for when it is open.
  const without = { SMTP_URL: '', RAZORPAY_KEY_ID: '', RAZORPAY_KEY_SECRET: '', RAZORPAY_WEBHOOK_SECRET: '' };
  expect(needsOfLive(readEnv({ ...live, ...without })).map((line) => line.split(' ', 1)[0])).toEqual([
    'SMTP_URL',
    'RAZORPAY_KEY_ID',
  ]);
  expect([...needsOfLive(readEnv(live)), ...needsOfLive(readEnv({}))]).toEqual([]);
});

test('#39 one or two of the three keys, or an empty webhook secret, start nothing; the missing ones are named', () => {
  const keys = {
    RAZORPAY_KEY_ID: 'rzp_test_abcdefghijklmn',
    RAZORPAY_KEY_SECRET: 'a key secret',
    RAZORPAY_WEBHOOK_SECRET: 'a webhook secret',
  };
  const names = Object.keys(keys) as (keyof typeof keys)[];
  for (const name of names) {
    expect(() => readEnv({ ...keys, [name]: ' ' })).toThrow(`${name} is missing`);
    const others = names.filter((other) => other !== name);
    for (const other of others) expect(() => readEnv({ [name]: keys[name] })).toThrow(`${other} is missing`);
  }
  expect(readEnv(keys)).toMatchObject(keys);
  expect(() => readEnv({ ...keys, RAZORPAY_KEY_ID: 'key_1' })).toThrow('RAZORPAY_KEY_ID must begin');
});

test('a store is set up whole or not at all; what is missing is named', () => {
  const store = {
    S3_ENDPOINT: 'https://s3.ap-south-1.amazonaws.com',
    S3_REGION: 'ap-south-1',
    S3_BUCKET: 'nirmaan-files',
    S3_ACCESS_KEY_ID: 'a key',
    S3_SECRET_ACCESS_KEY: 'a secret',
  };
  for (const name of Object.keys(store)) {
    const others = { ...store, [name]: '' };
    expect(() => readEnv(others)).toThrow(`${name} is missing: a store needs S3_ENDPOINT, S3_REGION, `);
  }
  expect(() => readEnv({ S3_FORCE_PATH_STYLE: 'on' })).toThrow('S3_BUCKET is missing');
  expect(() => readEnv({ ...store, S3_ENDPOINT: 's3.amazonaws.com' })).toThrow('S3_ENDPOINT must be a full');
  expect(() => readEnv({ ...store, S3_BUCKET: 'My Bucket' })).toThrow('S3_BUCKET must have');
  expect(() => readEnv({ ...store, S3_FORCE_PATH_STYLE: 'maybe' })).toThrow('must be on or off');
  expect(s3Options(readEnv({}))).toBeNull();
  expect(s3Options(readEnv(store))).toMatchObject({ bucket: 'nirmaan-files', pathStyle: false });
  expect(s3Options(readEnv({ ...store, S3_FORCE_PATH_STYLE: 'true' }))).toMatchObject({ pathStyle: true });
});

test('.env.example and docs/operations.md name every setting there is, and no other', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'));
  expect(Object.keys(example).sort()).toEqual([...settings].sort());
  expect(readEnv(example)).toEqual(readEnv({}));

  const docs = /^## Settings$(.*?)^## /ms.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? '';
  const named = docs
    .split('\n')
    .flatMap((line) => /^\| (`.*?`) +\|/.exec(line)?.[1]?.split(', ') ?? [])
    .map((name) => name.replaceAll('`', ''));
  expect(named.sort()).toEqual([...settings].sort());
});

test('a carrier of SMS comes with all that it needs, or not at all', () => {
  const carried = (given: Record<string, string>) => createSms(readEnv(given));
  expect(carried({})).toBeNull();
  expect(carried({ SMS_CARRIER: 'msg91', SMS_KEY: 'key' })).toMatchObject({ byTemplate: true });
  const http = { SMS_CARRIER: 'http', SMS_URL: 'https://sms.example.in/send' };
  expect(carried(http)).toMatchObject({ byTemplate: false });
  expect(carried({ ...http, SMS_BODY: '{"template":"{template}"}' })).toMatchObject({ byTemplate: true });

  const reading = (given: Record<string, string>) => () => readEnv(given);
  expect(reading({ SMS_KEY: 'key' })).toThrow('SMS_CARRIER is missing');
  expect(reading({ SMS_REPORT_SECRET: 'a-secret-of-the-reports' })).toThrow('SMS_CARRIER is missing');
  expect(reading({ SMS_CARRIER: 'twilio', SMS_KEY: 'key' })).toThrow(
    /^SMS_ACCOUNT is missing.*\nSMS_FROM is missing/,
  );
  expect(reading({ ...http, SMS_METHOD: 'GET', SMS_BODY: 'x' })).toThrow(
    'SMS_BODY does not go with SMS_METHOD=GET',
  );
  expect(reading({ ...http, SMS_HEADERS: 'nonsense' })).toThrow('SMS_HEADERS must be a JSON object');
  expect(reading({ ...http, SMS_SUCCESS: '(' })).toThrow('SMS_SUCCESS must be a regular expression');
  expect(reading({ ...live, ...http, SMS_URL: 'http://sms.example.in' })).toThrow(
    'SMS_URL must start with https://',
  );
});

test('WhatsApp comes with all five of its settings, or not at all', () => {
  const all = {
    WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
    WHATSAPP_BUSINESS_ID: '102290129340398',
    WHATSAPP_TOKEN: 'a-token-of-a-system-user',
    WHATSAPP_APP_SECRET: 'a-secret-of-the-app',
    WHATSAPP_VERIFY_TOKEN: 'a-word-of-our-own',
  };
  expect(createWhatsApp(readEnv({}))).toBeNull();
  expect(createWhatsApp(readEnv(all))).not.toBeNull();
  const { WHATSAPP_APP_SECRET: _, ...some } = all;
  expect(() => readEnv(some)).toThrow(/^WHATSAPP_APP_SECRET is missing: WhatsApp needs all five$/);
  expect(() => readEnv({ ...all, WHATSAPP_PHONE_NUMBER_ID: '+91 90000' })).toThrow(
    'must be the digits of the id',
  );
  expect(() => readEnv({ ...live, ...all, WHATSAPP_URL: 'http://stand-in.example.in' })).toThrow(
    'WHATSAPP_URL must start with https://',
  );
});
