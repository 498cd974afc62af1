import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { sendCsv } from './send-file.ts';
import { patience } from '#kit/test-patience.ts';

test('a file comes piece by piece, and whoever breaks it off ends the work behind it', async () => {
  let made = 0;
  let ended = false;
  async function* pieces() {
    try {
      for (; made < 1_000; made++) yield `line ${made}\n`;
    } finally {
      ended = true;
    }
  }
  const app = new Hono().get('/', (c) => sendCsv(c, 'list.csv', pieces()));
  const answer = await app.request('/');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="list.csv"');
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe('line 0\n');
  await reader?.cancel();
  await vi.waitUntil(() => ended, patience);
  expect(made).toBeLessThan(10);
});

test('a file whose work fails is broken off, before its first piece with an answer', async () => {
  async function* pieces(good: number) {
    for (let made = 0; made < good; made++) yield `line ${made}\n`;
    throw new Error('the database is gone');
  }
  const app = new Hono()
    .get('/:good', (c) => sendCsv(c, 'list.csv', pieces(Number(c.req.param('good')))))
    .onError((error, c) => c.text(error.message, 503));
  const broken = await app.request('/2');
  expect(broken.status).toBe(200);
  await expect(broken.text()).rejects.toThrow('list.csv broke off: the database is gone');
  const refused = await app.request('/0');
  expect([refused.status, refused.headers.get('Content-Disposition')]).toEqual([503, null]);
});
