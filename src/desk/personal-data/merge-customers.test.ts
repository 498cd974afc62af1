import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { form, openAccounts, password, prove, type Accounts } from '#people/sign-in/wire/test-customers.ts';
import { auditLog } from '#agency/audit/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { customerMerges, customers } from '#people/customers/table.server.ts';
import { purgeOldMerges } from './undo-merge.ts';
import { eraseDueAccounts } from './delete-account.ts';

let accounts: Accounts;
let office: ReturnType<Accounts['browser']>;
beforeAll(async () => {
  accounts = await openAccounts();
  office = await accounts.owner();
});
afterAll(() => accounts.close());

test('two accounts of one person become one: what hangs on the first moves, its address is free again', async () => {
  const from = await accounts.customer('twin-a@example.com', 'Twin');
  const into = await accounts.customer('twin-b@example.com', 'Twin');
  await from('PUT', `/user-register/api/google-update/${from.id}`, {
    email: '',
    phone: '9000000031',
    gst: '',
  });
  await from('POST', '/help', { name: 'Twin', student_id: '', remark: 'Two accounts' });
  const merge = (id: string, intoId: string) => office('POST', `/staff/customers/${id}/merge`, { intoId });
  expect((await merge(from.id, from.id)).status).toBe(409);
  expect((await merge(from.id, '01975d3c-0000-7000-8000-000000000000')).status).toBe(404);
  expect((await merge(from.id, into.id)).status).toBe(204);
  expect((await merge(from.id, into.id)).status).toBe(409);
  expect((await from('GET', '/account/sessions')).status).toBe(401);
  expect((await from('POST', '/user-login', { email: from.email, password })).status).toBe(401);
  expect((await from('POST', '/check-user', { email: from.email })).body).toEqual({ exists: false });
  expect((await office('GET', `/staff/customers/${into.id}`)).body).toMatchObject({
    phone: '9000000031',
    help: [{ status: 'open' }],
    events: expect.arrayContaining([expect.objectContaining({ kind: 'merged' })]),
  });
  expect((await office('GET', `/staff/customers/${from.id}`)).body).toMatchObject({
    state: 'closed',
    mergedInto: into.id,
  });
});

test('erasing an account erases what became part of it: it was the same person', async () => {
  const [a, b, c] = [
    await accounts.customer('erase-a@example.com', 'Erase Me'),
    await accounts.customer('erase-b@example.com', 'Erase Me'),
    await accounts.customer('erase-c@example.com', 'Erase Me'),
  ];
  await office('POST', `/staff/customers/${a.id}/merge`, { intoId: b.id });
  await office('POST', `/staff/customers/${b.id}/merge`, { intoId: c.id });
  // Later the history alone tells which addresses were theirs.
  await accounts.db.update(customerMerges).set({ at: sql`now() - interval '31 days'` });
  await purgeOldMerges(accounts.ctx);
  const before = ['erase-a@example.com', 'erase-b@example.com', 'erase-c@example.com', 'erase-d@example.com'];
  const told = () => accounts.db.$count(messages, inArray(messages.recipient, before));
  await prove(c);
  const email = 'erase-d@example.com';
  await c('PUT', `/user-register/change/${c.id}`, form({ email }));
  const moved = await c('POST', '/account/email', { email, otp: await accounts.codeFor(email) });
  expect(moved.status).toBe(200);
  await accounts.mailsTo(c.email);
  expect(await told()).toBeGreaterThan(3);
  await prove(c);
  await c('POST', '/account/deletion');
  await accounts.db
    .update(customers)
    .set({ eraseAt: sql`now()` })
    .where(eq(customers.id, c.id));
  await eraseDueAccounts(accounts.ctx);
  const left = await accounts.db
    .select()
    .from(customers)
    .where(inArray(customers.id, [a.id, b.id, c.id]));
  expect(left.map(({ fullName }) => fullName)).toEqual(Array(3).fill('Deleted customer'));
  expect(JSON.stringify([left, await accounts.db.select().from(customerMerges)])).not.toContain('erase-a');
  expect(await told()).toBe(0);
  // Nothing is erased from the audit: so nothing of a person stands in it.
  const audited = await accounts.db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.subjectId, [a.id, b.id]));
  expect(audited.map(({ after }) => after)).toEqual([{ mergedInto: b.code }, { mergedInto: c.code }]);
  expect(JSON.stringify(audited)).not.toContain('erase-');
});
