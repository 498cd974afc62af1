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
