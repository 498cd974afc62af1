import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { grievances } from '#desk/grievances/table.server.ts';
import { messages } from '#agency/messages/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { eraseDueAccounts } from './delete-account.ts';
import { openAccounts, password, prove, who, type Accounts } from '#people/sign-in/wire/test-customers.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.close());

test('an account asked to be deleted works for fourteen days, can be kept, and is then erased', async () => {
  const visit = await accounts.customer('leaver@example.com', 'Leaver');
  const { email, id } = visit;
  const told = await hearWebhooks(accounts.ctx);
  const question = { text: 'What do you keep?', email, dueOn: '2027-01-31' };
  await accounts.db.insert(grievances).values([
    { ...question, id: v7(), status: 'answered' },
    { ...question, id: v7() },
  ]);
  await visit('POST', '/help', { name: 'Leaver', student_id: 'x', remark: 'Please help' });
  await prove(visit);
  const asked = await visit<{ eraseAt: string }>('POST', '/account/deletion');
  expect(asked.status).toBe(200);
  const days = (new Date(asked.body.eraseAt).getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThan(14.1);
  // Where the answer was lost it is asked once more.
  const again = await visit<{ eraseAt: string }>('POST', '/account/deletion');
  expect([again.status, again.body]).toEqual([200, asked.body]);
  expect((await visit('GET', '/account/session')).body).toMatchObject({ eraseAt: asked.body.eraseAt });
  expect((await accounts.mailsTo(email)).map(({ subject }) => subject)).toContain(
    'Your account will be deleted',
  );
  await eraseDueAccounts(accounts.ctx);
  expect((await visit('DELETE', '/account/deletion')).status).toBe(204);
  expect((await visit('GET', '/account/session')).body).toMatchObject({ eraseAt: null });

  await prove(visit);
  await visit('POST', '/account/deletion');
  expect(await accounts.mailsTo(email)).toHaveLength(3);
  // Staff were told what they asked.
  const notices = () => accounts.db.$count(messages, sql`lower(${messages.replyTo}) = ${email}`);
  await expect.poll(notices).toBeGreaterThan(0);
  await accounts.db.update(messages).set({ sentAt: new Date() });
  await accounts.db
    .update(customers)
    .set({ eraseAt: sql`now()` })
    .where(eq(customers.id, id));
  await eraseDueAccounts(accounts.ctx);
  expect(await who(visit)).toBe(401);
  expect((await visit('POST', '/user-login', { email, password })).status).toBe(401);
  expect((await visit('POST', '/check-user', { email })).body).toEqual({ exists: false });
  const [left] = await accounts.db.select().from(customers).where(eq(customers.id, id));
  expect(left).toMatchObject({
    fullName: 'Deleted customer',
    phone: '',
    passwordHash: null,
    code: visit.code,
  });
  expect(JSON.stringify(left)).not.toContain('leaver');
  expect(await accounts.mailsTo(email)).toEqual([]);
  // One that waits for its answer gets it.
  expect(await accounts.db.select({ status: grievances.status }).from(grievances)).toEqual([
    { status: 'open' },
  ]);
  expect(await notices()).toBe(0);
  // Once for each word of theirs, and nothing of who they were.
  const events = await told('customer.updated', 'customer.erased');
  expect(events.map(([event, { change }]) => change ?? event)).toEqual(
    expect.arrayContaining(['deletion-asked', 'deletion-undone', 'customer.erased']),
  );
  expect(JSON.stringify(events)).not.toContain('leaver');
});
