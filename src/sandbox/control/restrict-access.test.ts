import { expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';
import { keys } from '../testing/open.ts';

test('control calls are for this machine, or for who has the token', async () => {
  const sandbox = createSandbox({
    ...keys,
    journalFile: null,
    baseUrl: 'http://localhost',
    webhookUrl: null,
    controlToken: 'a long token',
  });
  const ask = async (remoteAddress: string, headers: Record<string, string> = {}) => {
    const env = { incoming: { socket: { remoteAddress } } };
    return (
      await sandbox.app.request('/_control/state', { headers: { Host: 'shop.example', ...headers } }, env)
    ).status;
  };
  expect(await ask('127.0.0.1')).toBe(200);
  expect(await ask('::1', { Origin: 'http://shop.example', 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
  expect(await ask('203.0.113.9')).toBe(403);
  expect(await ask('127.0.0.1', { 'X-Forwarded-For': '203.0.113.9' })).toBe(403);
  expect(await ask('127.0.0.1', { Origin: 'https://elsewhere.example' })).toBe(403);
  expect(await ask('127.0.0.1', { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await ask('203.0.113.9', { Authorization: 'Bearer a long token' })).toBe(200);
  expect(await ask('203.0.113.9', { Authorization: 'Bearer another token' })).toBe(403);
  sandbox.close();
});
