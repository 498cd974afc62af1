import { PassThrough } from 'node:stream';
import { Hono } from 'hono';
import pino from 'pino';
import { expect, test } from 'vitest';
import { sendError } from './errors.ts';

test('the log says which call failed, by its route and not by what stood in its address', async () => {
  const lines = new PassThrough({ encoding: 'utf8' });
  const log = pino({}, lines);
  const app = new Hono();
  app.onError((error, c) => sendError(c, error, log));
  app.delete('/staff/leads/:id', () => {
    throw new Error('no such column');
  });
  expect((await app.request('/staff/leads/asha@example.com?q=Asha', { method: 'DELETE' })).status).toBe(500);
  const line = String(lines.read());
  expect(JSON.parse(line)).toMatchObject({
    msg: 'request failed',
    method: 'DELETE',
    route: '/staff/leads/:id',
  });
  expect(line).not.toMatch(/asha/i);
});
