import { expect, test } from 'vitest';
import { ignoredSettings } from './ignored-settings.ts';

test.each([
  ['RAZORPAY_KEYID', 'RAZORPAY_KEY_ID'],
  ['RAZORPAY_WEBHOK_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['PUBLIC_RUL', 'PUBLIC_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['WORKER', 'WORKERS'],
  ['S3_ACCES_KEY', 'S3_ACCESS_KEY_ID'],
])('%s is taken for a slip of %s', (name, meant) => {
  expect(ignoredSettings({ [name]: 'hush' }, [])).toEqual([
    `${name} is not a setting. Did you mean ${meant}?`,
  ]);
});

test('what is empty is not set; what belongs to others is nobody’s slip; in our own file every name must be known', () => {
  const others = Object.fromEntries(
    'PATH HOME HOSTNAME PWD SHELL TERM USER LOGNAME MAIL LANG EDITOR TZ CI NODE_ENV NODE_OPTIONS http_proxy npm_config_loglevel GOOGLE_APPLICATION_CREDENTIALS XDG_DATA_DIRS PGHOST PGPORT'
      .split(' ')
      .map((name) => [name, 'hush']),
  );
  expect(ignoredSettings(others, [])).toEqual([]);
  expect(ignoredSettings({ S3_REGIO: ' ' }, [])).toEqual([]);
  expect(
    ignoredSettings({ RAZORPAY_ACCOUNT: 'hush', CURRENCY: 'INR', NODE_ENV: 'x' }, ['CURRENCY', 'NODE_ENV']),
  ).toEqual([
    'CURRENCY is not a setting: .env.example lists them all',
    'RAZORPAY_ACCOUNT is not a setting: .env.example lists them all',
  ]);
});
