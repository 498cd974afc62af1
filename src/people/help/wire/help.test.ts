import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { helpMessages, helpRequests } from '../table.server.ts';
import {
  openAccounts,
  openTwoAccounts,
  type Accounts,
  type Customer,
} from '#people/sign-in/wire/test-customers.ts';

let accounts: Accounts;
let mine: Customer;
let other: Customer;
beforeAll(async () => {
  ({ accounts, mine, other } = await openTwoAccounts());
});
afterAll(() => accounts.close());

test('help: whose it is the session says; 500 characters as people count them; the staff are told', async () => {
  const remark = `${'🙂'.repeat(499)}!`;
  const asked = await mine<{ id: string }>('POST', '/help', {
    name: 'Ravi\r\nBcc: all@example.com',
    student_id: other.code,
    remark,
  });
  expect(asked).toMatchObject({
    status: 200,
    body: { success: true, message: 'Our team will contact you soon.' },
  });
  const [request] = await accounts.db.select().from(helpRequests).where(eq(helpRequests.id, asked.body.id));
  expect(request).toMatchObject({ customerId: mine.id, status: 'open' });
  const [message] = await accounts.db
    .select()
    .from(helpMessages)
    .where(eq(helpMessages.requestId, asked.body.id));
  expect(message).toMatchObject({ text: remark, staffName: null });
  const notice = (await accounts.mailsTo('owner@example.com')).at(-1);
  expect(notice).toMatchObject({ subject: `Help request from ${mine.code}`, recipient: 'owner@example.com' });

  for (const wrong of ['', ' ', 'x'.repeat(501), '🙂'.repeat(501)])
    expect(await mine('POST', '/help', { name: 'Ravi', student_id: mine.code, remark: wrong })).toMatchObject(
      {
        status: 422,
        body: { errors: { remark: expect.any(String) } },
      },
    );
  const strict = await openAccounts({ RATE_LIMITS: 'on' });
  const often = await strict.customer('often@example.com');
  const statuses = [];
  for (let n = 0; n < 6; n++)
    statuses.push((await often('POST', '/help', { name: '', student_id: '', remark: 'Help' })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await strict.close();
});
