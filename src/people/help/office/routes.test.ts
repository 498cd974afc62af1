import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearWebhooks } from '#agency/webhooks/test-webhooks.ts';
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
