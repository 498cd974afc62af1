import { afterAll, beforeAll, expect, test } from 'vitest';
import { form, openTwoAccounts, type Accounts, type Customer } from '#people/sign-in/wire/test-customers.ts';

let accounts: Accounts;
let mine: Customer;
let other: Customer;
beforeAll(async () => {
  ({ accounts, mine, other } = await openTwoAccounts());
});
afterAll(() => accounts.close());

test('the record has exactly its eight keys, under the id and under the public number', async () => {
  const byId = await mine('GET', `/user-register/single/${mine.id}`);
  expect(byId).toMatchObject({
    status: 200,
    body: { id: mine.id, emplyee_ID: mine.code, full_name: 'Ravi Kale' },
  });
  expect(Object.keys(byId.body).toSorted()).toEqual([
    'email',
    'emplyee_ID',
    'full_name',
    'gst',
    'id',
    'mobile',
    'phone',
    'profilePic',
  ]);
  expect(byId.headers.get('Cache-Control')).toBe('private, no-store');
  expect((await mine('GET', `/user-register/single/${mine.code}`)).body).toEqual(byId.body);
});

test("without a session 401; for another's id the same 404 as for one that nobody has, and nothing changes", async () => {
  const before = await accounts.rowOf(other.id);
  const calls = (id: string) =>
    [
      ['GET', `/user-register/single/${id}`, undefined],
      ['PUT', `/user-register/change/${id}`, form({ full_name: 'Stolen', email: 'stolen@example.com' })],
      [
        'PUT',
        `/user-register/api/google-update/${id}`,
        { email: 'x@example.com', phone: '9000000099', gst: '' },
      ],
    ] as const;
  for (const [index, [method, path, body]] of calls(other.id).entries()) {
    const nobody = calls('01975d3c-0000-7000-8000-000000000000')[index];
    const [foreign, unknown, anonymous] = [
      await mine(method, path, body),
      await mine(method, nobody?.[1] ?? '', body),
      await accounts.browser()(method, path, body),
    ];
    expect({ path, ...foreign }).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(unknown.body).toEqual(foreign.body);
    expect([path, anonymous.status]).toEqual([path, 401]);
  }
  expect((await mine('GET', `/user-register/single/${other.code}`)).status).toBe(404);
  expect(await accounts.rowOf(other.id)).toEqual(before);
  for (const [method, path] of [
    ['GET', '/account/sessions'],
    ['DELETE', `/account/sessions/${mine.id}`],
    ['POST', '/account/sessions/end'],
    ['POST', '/account/email'],
    ['GET', '/account/consents'],
    ['POST', '/account/consents'],
    ['GET', '/account/export'],
    ['GET', '/account/proof'],
    ['POST', '/account/proof'],
    ['POST', '/account/proof/code'],
    ['POST', '/account/deletion'],
    ['DELETE', '/account/deletion'],
    ['POST', '/help'],
  ] as const) {
    const answer = await accounts.browser()(method, path, method === 'POST' ? {} : undefined);
    expect([path, answer.status, answer.body.code]).toEqual([path, 401, 'no_session']);
  }
});
