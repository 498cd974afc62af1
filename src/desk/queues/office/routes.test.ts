import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staff } from '#agency/staff/table.server.ts';
import { ensureOwner } from '#agency/staff/ensure-owner.ts';
import { createTestApp, type TestApp } from '#server/test-app.ts';

const password = 'correct-horse-battery';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const signIn = async (email: string) => {
  const answer = await app.post('/staff/session', { email, password });
  return { Cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
};

test('who may only read cannot join as an owner with what waits for another', async () => {
  await ensureOwner(app.ctx, { email: 'owner@example.com', password });
  const owner = await signIn('owner@example.com');
  const passwordHash = await app.ctx.passwords.hash(password);
  await app.db
    .insert(staff)
    .values({ id: v7(), email: 'reads@example.com', name: 'Leela', role: 'readonly', passwordHash });
  const reader = await signIn('reads@example.com');
  const read = async <T = object[]>(path: string) => (await (await app.get(path, reader)).json()) as T;

  const asked = await app.post('/staff/staff-invites', { email: 'new@example.com', role: 'owner' }, owner);
  const { id: inviteId } = (await asked.json()) as { id: string };
  expect(await read('/staff/jobs/staff-invite-mail')).toMatchObject([{ data: { inviteId } }]);

  await app.product.work();
  type Mailbox = { messages: { text: string }[] };
  const mailbox = () => read<Mailbox>('/dev/mailbox.json?to=new@example.com');
  await expect.poll(async () => (await mailbox()).messages.length).toBe(1);
  // Its receiver gets the link; demo mode's mailbox stands for theirs.
  const link = /invitation#([\w-]{43})/.exec((await mailbox()).messages[0]?.text ?? '')?.[1] ?? '';
  expect((await app.post('/staff/session/invitation', { token: link })).status).toBe(200);

  const { data } = await read<{ data: { id: string; recipient: string }[] }>('/staff/messages');
  const mail = data.find(({ recipient }) => recipient === 'new@example.com');
  const seen = JSON.stringify([
    await read('/staff/jobs/staff-invite-mail'),
    await read('/staff/jobs/deliver-message'),
    await read(`/staff/messages/${mail?.id}`),
  ]);
  expect(seen).toContain('/admin/invitation#••••••');
  expect(seen).not.toContain(link);
}, 40_000);
