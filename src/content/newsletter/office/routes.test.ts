import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOffice } from '#office/test-office.ts';
import { subscribe } from '../subscribe.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

test('subscribers are listed, exported without formulas, and forgotten', async () => {
  const editor = await office.as('content');
  await subscribe(office.ctx, { email: '+sum@example.com', honeypot: '' });
  const { body } = await editor<{ data: { id: string; email: string; status: string }[] }>(
    'GET',
    '/subscribers?q=%2Bsum',
  );
  expect(body.data).toMatchObject([{ email: '+sum@example.com', status: 'pending' }]);
  expect(body.data[0]).not.toHaveProperty('token');
  const csv = await editor<string>('GET', '/subscribers/export.csv');
  expect(csv.body).toContain("'+sum@example.com,pending");
  expect((await editor('DELETE', `/subscribers/${body.data[0]?.id}`)).status).toBe(204);
  expect((await editor('DELETE', `/subscribers/${body.data[0]?.id}`)).status).toBe(404);
});
