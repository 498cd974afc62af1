import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
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

test('a call whose answer was lost is one call when it is sent again, twenty times at once too; so is what is written in it', async () => {
  const told = await hearWebhooks(accounts.ctx);
  const remark = 'My shop does not open';
  const ask = () => other<{ id: string }>('POST', '/help', { name: '', student_id: '', remark });
  const asked = await Promise.all(Array.from({ length: 20 }, ask));
  const [id = '', ...others] = new Set([...asked, await ask()].map(({ body }) => body.id));
  expect([asked[0]?.status, others]).toEqual([200, []]);
  const write = (text: string) => other('POST', `/account/help/${id}`, { remark: text });
  await Promise.all(Array.from({ length: 20 }, () => write('Nor does the cart')));
  expect((await write('Nor does the cart')).status).toBe(200);
  expect((await write('It opens again')).status).toBe(200);
  expect((await write('Nor does the cart')).status).toBe(200);
  const { body } = await other<{ requests: { messages: { text: string }[] }[] }>('GET', '/account/help');
  expect(body.requests.map(({ messages }) => messages.map(({ text }) => text))).toEqual([
    [remark, 'Nor does the cart', 'It opens again', 'Nor does the cart'],
  ]);
  expect(await told('help.asked')).toHaveLength(1);
  const mails = await accounts.mailsTo('owner@example.com');
  expect(mails.filter(({ text }) => text.includes(remark))).toHaveLength(1);
});
