import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
import { helpMessages } from '../table.server.ts';
import { openAccounts, type Accounts } from '#people/sign-in/wire/test-customers.ts';

let accounts: Accounts;
let office: ReturnType<Accounts['browser']>;
beforeAll(async () => {
  accounts = await openAccounts();
  office = await accounts.owner();
});
afterAll(() => accounts.close());

test('a call for help is answered by mail, and its state is kept', async () => {
  const told = await hearWebhooks(accounts.ctx);
  const visit = await accounts.customer('asks@example.com', 'Asks');
  const { id } = (
    await visit<{ id: string }>('POST', '/help', { name: 'Asks', student_id: '', remark: 'Slow site' })
  ).body;
  type Listed = { data: { id: string; status: string; customerCode: string }[] };
  const found = await office<Listed>('GET', `/staff/help-requests?status=open&customerId=${visit.id}`);
  expect(found.body.data).toMatchObject([{ id, status: 'open', customerCode: visit.code }]);
  const path = `/staff/help-requests/${id}`;
  expect((await office('POST', `${path}/replies`, { text: ' ' })).status).toBe(422);
  expect((await office('POST', `${path}/replies`, { text: 'It is <b>fast</b> now' })).status).toBe(204);
  expect((await office('GET', path)).body).toMatchObject({
    status: 'answered',
    messages: [
      { staffName: null, text: 'Slow site' },
      { staffName: 'Owner', text: 'It is <b>fast</b> now' },
    ],
  });
  const mail = (await accounts.mailsTo(visit.email)).at(-1);
  expect(mail).toMatchObject({ subject: 'An answer to your request for help' });
  expect(mail?.html).toContain('It is &lt;b&gt;fast&lt;/b&gt; now');
  expect((await office('PATCH', path, { status: 'closed' })).status).toBe(204);
  expect((await office('PATCH', path, { status: 'gone' })).status).toBe(422);
  expect((await office('GET', '/staff/help-requests?status=closed')).body).toMatchObject({ data: [{ id }] });
  expect(await told('customer.created', 'help.asked', 'help.changed')).toEqual([
    ['customer.created', { customerId: visit.id }],
    ['help.asked', { requestId: id, customerId: visit.id }],
    ['help.changed', { requestId: id, status: 'answered' }],
    ['help.changed', { requestId: id, status: 'closed' }],
  ]);
});

test('what a customer or a colleague has written meanwhile is neither answered nor closed unread', async () => {
  const visit = await accounts.customer('writes-on@example.com', 'Writes');
  const { id } = (await visit<{ id: string }>('POST', '/help', { remark: 'My shop is down' })).body;
  const path = `/staff/help-requests/${id}`;
  type Thread = { status: string; messages: { id: string; text: string }[] };
  const read = async () => (await office<Thread>('GET', path)).body;
  const lastOf = ({ messages }: Thread) => messages.at(-1)?.id;
  const seen = lastOf(await read());
  await visit('POST', `/account/help/${id}`, { remark: 'It is up again, but the cart is empty' });
  const meanwhile = {
    status: 409,
    body: { message: 'Something was written here meanwhile. Read it first.' },
  };
  expect(await office('POST', `${path}/replies`, { text: 'Fine now?', seen })).toMatchObject(meanwhile);
  expect(await office('PATCH', path, { status: 'closed', seen })).toMatchObject(meanwhile);
  const now = await read();
  expect([now.status, now.messages.length]).toEqual(['open', 2]);
  expect((await accounts.mailsTo(visit.email)).map(({ subject }) => subject)).not.toContain(
    'An answer to your request for help',
  );
  const reply = { text: 'We look after the cart', seen: lastOf(now) };
  expect((await office('POST', `${path}/replies`, reply)).status).toBe(204);
  // Two people with the same thread before them: the second reads the first's answer; one's own is known.
  const mine = eq(helpMessages.text, reply.text);
  await accounts.db.update(helpMessages).set({ staffName: 'Asha' }).where(mine);
  expect(await office('POST', `${path}/replies`, { ...reply, text: 'Please wait' })).toMatchObject(meanwhile);
  await accounts.db.update(helpMessages).set({ staffName: 'Owner' }).where(mine);
  expect((await office('PATCH', path, { status: 'closed', seen: reply.seen })).status).toBe(204);
});
