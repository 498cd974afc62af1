import { count, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiToken, MadeToken } from '#agency/api-tokens/office/answers.ts';
import { leads } from '#sales/leads/table.server.ts';
import { leadTasks } from '#sales/leads/tasks/table.server.ts';
import { aLead, openOffice, password } from '#office/test-office.ts';
import { purgeOldKeys } from '../do-once.ts';
import { idempotencyKeys } from '../table.server.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let owner: Awaited<ReturnType<typeof office.as>>;
const lead = aLead();
beforeAll(async () => {
  office = await openOffice();
  owner = await office.as('owner', 'Farah');
  await office.db.insert(leads).values(lead);
});
afterAll(() => office.close());

const once = () => ({ 'Idempotency-Key': v7() });
const note = (title: string, headers?: Record<string, string>, by = owner) =>
  by('POST', `/leads/${lead.id}/tasks`, { title, dueAt: '2030-01-07T06:00:00Z' }, headers);
const noted = async (title: string) => {
  const [sum] = await office.db.select({ n: count() }).from(leadTasks).where(eq(leadTasks.title, title));
  return sum?.n;
};
const said = ({ status, body }: { status: number; body: unknown }) => ({ status, body });

test('what comes twenty times at once under one key is done once, and every answer is the same', async () => {
  const key = once();
  const answers = await Promise.all(Array.from({ length: 20 }, () => note('Ring', key)));
  expect(answers[0]?.status).toBe(201);
  for (const answer of answers) expect(said(answer)).toEqual(said(answers[0] ?? answer));
  expect(await noted('Ring')).toBe(1);
  // Under another key, or none, it is another wish.
  await note('Ring', once());
  await note('Ring');
  expect(await noted('Ring')).toBe(3);
});

test('a key stands for one thing said by one person; what is no key is refused', async () => {
  const key = once();
  await note('Write', key);
  expect(await note('Write more', key)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  const sales = await office.as('sales', 'Bela');
  expect(await note('Write', key, sales)).toMatchObject({ status: 201 });
  expect(await noted('Write')).toBe(2);
  expect(await note('Write', { 'Idempotency-Key': 'short' })).toMatchObject({
    status: 422,
    body: { errors: { 'idempotency-key': expect.any(String) } },
  });
});

test('a refusal is forgotten; what was done without words is told again without words', async () => {
  const key = once();
  expect(await note(' ', key)).toMatchObject({ status: 422 });
  expect(await note('Visit', key)).toMatchObject({ status: 201 });
  const template = { name: 'Thanks', channel: 'whatsapp', subject: '', text: 'Thank you for your call.' };
  const { body } = await owner<{ id: string }>('POST', '/lead-templates', template);
  const gone = once();
  for (const headers of [gone, gone])
    expect(await owner('DELETE', `/lead-templates/${body.id}`, undefined, headers)).toMatchObject({
      status: 204,
      body: '',
    });
  expect(await owner('DELETE', `/lead-templates/${body.id}`)).toMatchObject({ status: 404 });
});

test('an answer that tells a secret is kept sealed, for a day', async () => {
  const wish = { name: 'Ledger', scopes: ['leads:read'], days: 30, password };
  const key = once();
  const made = await owner<MadeToken>('POST', '/api-tokens', wish, key);
  expect(said(await owner('POST', '/api-tokens', wish, key))).toEqual(said(made));
  expect((await owner<ApiToken[]>('GET', '/api-tokens')).body).toHaveLength(1);
  const stored = JSON.stringify(await office.db.select().from(idempotencyKeys));
  expect(stored).not.toContain(made.body.token);
  expect(stored).not.toContain(key['Idempotency-Key']);
  await office.db.update(idempotencyKeys).set({ at: sql`now() - interval '25 hours'` });
  await note('Today', once());
  await purgeOldKeys(office.ctx);
  expect(await office.db.select().from(idempotencyKeys)).toHaveLength(1);
});

test('where nobody knows whether it was done, the office is told to look', async () => {
  const key = once();
  const title = 'Half done';
  expect(await note(title, key)).toMatchObject({ status: 201 });
  // As a process leaves it that dies before it answers.
  await office.db
    .update(idempotencyKeys)
    .set({ status: null, answer: null, at: sql`now() - interval '11 seconds'` });
  expect(await note(title, key)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Please look before you send it again.') },
  });
  expect(await noted(title)).toBe(1);
});
