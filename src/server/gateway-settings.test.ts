import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';
import { readEnv } from './env.server.ts';
import { gatewaySettings } from './gateway-settings.ts';
import { mountSandbox } from './mount-sandbox.ts';

const folder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'nirmaan-gateway-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
};

test('#40 with its three keys Razorpay itself is called, and there is no sandbox to fall back to', async () => {
  const env = readEnv({
    DATA_DIR: await folder(),
    RAZORPAY_KEY_ID: 'rzp_test_abcdefghijklmn',
    RAZORPAY_KEY_SECRET: 'a key secret',
    RAZORPAY_WEBHOOK_SECRET: 'a webhook secret',
  });
  const settings = gatewaySettings(env);
  expect(settings).toMatchObject({
    mode: 'test',
    apiBase: null,
    checkoutScriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
  });
  expect(mountSandbox(env, settings)).toBeNull();
});

test("without keys the sandbox's secrets are made once and kept for its owner alone", async () => {
  const env = readEnv({ DATA_DIR: await folder() });
  const made = gatewaySettings(env);
  expect(made).toMatchObject({ mode: 'sandbox', apiBase: 'http://127.0.0.1:3000/sandbox' });
  expect(made.keyId).toMatch(/^rzp_test_[0-9a-f]{14}$/);
  expect(gatewaySettings(env)).toEqual(made);
  expect(await readFile(join(env.DATA_DIR, 'sandbox', 'secrets.json'), 'utf8')).toContain(made.keySecret);
});

test('the sandbox is called where the server listens', async () => {
  const DATA_DIR = await folder();
  const baseAt = (HOST: string) => gatewaySettings(readEnv({ DATA_DIR, HOST })).apiBase;
  expect(baseAt('192.168.1.7')).toBe('http://192.168.1.7:3000/sandbox');
  expect(baseAt('::1')).toBe('http://[::1]:3000/sandbox');
  for (const every of ['0.0.0.0', '::']) expect(baseAt(every)).toBe('http://127.0.0.1:3000/sandbox');
});

test("#41 only pages that open the checkout may load the provider's hosts, and no others", () => {
  expect(contentSecurityPolicy()).not.toContain('razorpay');
  const hosts = contentSecurityPolicy({
    checkoutScript: 'https://checkout.razorpay.com/v1/checkout.js',
  }).match(/https:\S+[^;\s]/g);
  expect(new Set(hosts)).toEqual(
    new Set(['checkout', 'cdn', 'api', 'lumberjack'].map((name) => `https://${name}.razorpay.com`)),
  );
});
