import { expect, test } from 'vitest';
import { spawnApp, startApp, temporaryDataDir } from '../../scripts/lib/app-server.ts';
import { dataDirOfFirstStart, startCopy } from '../../scripts/lib/installations.ts';

const lazy = { PAGE_CACHE: 'lazy' };

async function refusal(settings: Record<string, string>, dataDir?: string) {
  const data = temporaryDataDir();
  const app = await spawnApp(dataDir ?? data.folder, settings);
  const code = await app.exited;
  data.remove();
  return { code, text: app.output() };
}

test('a second process on the same DATA_DIR is refused at once, and the first one does not notice', async () => {
  const data = dataDirOfFirstStart();
  const first = await startApp(data.folder, lazy);
  const { code, text } = await refusal({}, data.folder);
  expect(code).toBe(1);
  expect(text).toContain(`Another process is using ${data.folder}`);
  expect(text).not.toMatch(/\n\s+at /);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  expect(await first.stop()).toBe(0);

  // The lock ends with the process, however that dies.
  const second = await startApp(data.folder, lazy);
  await second.stop('SIGKILL');
  const third = await startApp(data.folder, lazy);
  expect(await third.stop()).toBe(0);
  data.remove();
});

test('a port that is taken is said in one line, and so are half a store and a setting that nothing reads', async () => {
  const first = await startCopy({ S3_SECRET: 'hush' });
  // What is set and not used is said at the start, without its value.
  expect(first.output()).toContain('S3_SECRET is not a setting: ');
  expect(first.output()).not.toContain('hush');
  const { code, text } = await refusal({ PORT: new URL(first.url).port });
  expect(code).toBe(1);
  expect(text).toMatch(/port \d+ is (taken|in use)/i);
  expect(text).not.toMatch(/\n\s+at /);
  expect((await refusal({ S3_BUCKET: 'a-bucket' })).text).toContain('S3_ENDPOINT is missing: a store needs');
  await first.stop();
});

test('wrong settings are named all at once, one line each', async () => {
  const { code, text } = await refusal({
    PORT: 'many',
    PUBLIC_URL: 'example.com',
    APP_MODE: 'production',
    DATABASE_URL: 'mysql://localhost',
    RATE_LIMITS: 'maybe',
    WORKERS: '0',
    RAZORPAY_KEYID: 'hush',
  });
  expect(code).toBe(1);
  for (const name of ['PORT', 'PUBLIC_URL', 'APP_MODE', 'DATABASE_URL', 'RATE_LIMITS', 'WORKERS'])
    expect(text).toMatch(new RegExp(`^\\s*${name} .+`, 'm'));
  expect(text).toMatch(/^\s*RAZORPAY_KEYID is not a setting. Did you mean RAZORPAY_KEY_ID\?$/m);
  expect(text).not.toContain('hush');
  expect((await refusal({ WORKERS: '2' })).text).toContain('WORKERS above 1 needs DATABASE_URL');
  expect((await refusal({ SMTP_URL: 'smtp://localhost' })).text).toContain('MAIL_FROM');
});

test('live mode refuses every setting that is unsafe, naming each', async () => {
  const { code, text } = await refusal({
    APP_MODE: 'live',
    PUBLIC_URL: 'http://example.com',
    RATE_LIMITS: 'off',
    OWNER_EMAIL: '',
    OWNER_PASSWORD: 'short-one',
  });
  expect(code).toBe(1);
  for (const name of [
    'DATABASE_URL',
    'PUBLIC_URL',
    'SECRETS_KEY',
    'SMTP_URL',
    'OWNER_EMAIL',
    'OWNER_PASSWORD',
    'RATE_LIMITS',
  ])
    expect(text).toMatch(new RegExp(`^\\s*${name}.+`, 'm'));
});
