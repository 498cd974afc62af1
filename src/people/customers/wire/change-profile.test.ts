import { afterAll, beforeAll, expect, test } from 'vitest';
import { isGstin } from '#kit/india/gstin.ts';
import {
  form,
  openTwoAccounts,
  prove,
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

test('name and number change at once; keys of authority in the body change nothing', async () => {
  const path = `/user-register/change/${mine.id}`;
  const before = await accounts.rowOf(mine.id);
  const saved = await mine(
    'PUT',
    path,
    form({
      full_name: ' Ravi M Kale ',
      mobile: '+91 90000-12345',
      id: other.id,
      emplyee_ID: 'CUS-000001',
      code: 'CUS-000001',
      blockedAt: '2020-01-01',
      passwordHash: 'x',
      role: 'owner',
    }),
  );
  expect(saved).toMatchObject({
    status: 200,
    body: {
      success: true,
      pendingEmail: null,
      user: { full_name: 'Ravi M Kale', mobile: '9000012345', phone: '9000012345' },
    },
  });
  const { fullName: _name, phone: _phone, search: _search, ...rest } = (await accounts.rowOf(mine.id)) ?? {};
  expect(before).toMatchObject(rest);
  for (const [fields, errors] of [
    [{ full_name: ' ' }, { full_name: 'Name is required' }],
    [{ full_name: 'x'.repeat(121) }, { full_name: 'Use at most 120 characters' }],
    [{ mobile: '12345' }, { mobile: 'Phone number must be 10 digits long' }],
    [{ email: 'nonsense' }, { email: 'Invalid email format, must contain "@" and a domain' }],
  ] as const)
    expect(await mine('PUT', path, form(fields))).toMatchObject({ status: 422, body: { errors } });
  expect(await mine('PUT', path, form({ mobile: '' }))).toMatchObject({ body: { user: { mobile: '' } } });
});

test('a new address waits for its code; the old one is told; a taken one is not betrayed', async () => {
  const path = `/user-register/change/${mine.id}`;
  const asked = await mine('PUT', path, form({ full_name: 'Ravi', email: 'Mine.New@example.com' }));
  expect(asked).toMatchObject({
    status: 200,
    body: {
      message: 'OTP sent to your email.',
      pendingEmail: 'mine.new@example.com',
      user: { email: mine.email },
    },
  });
  const confirm = (visit: typeof mine, email: string, otp: string) =>
    visit('POST', '/account/email', { email, otp });
  const code = await accounts.codeFor('mine.new@example.com');
  await prove(mine);
  await prove(other);
  // Another account cannot use the code, nor this one another address.
  expect((await confirm(other, 'mine.new@example.com', code)).status).toBe(400);
  expect((await confirm(mine, 'elsewhere@example.com', code)).status).toBe(400);
  expect(await confirm(mine, 'mine.new@example.com', code)).toMatchObject({
    status: 200,
    body: { user: { email: 'mine.new@example.com', emplyee_ID: mine.code } },
  });
  // Where the answer was lost it is sent once more.
  expect(await confirm(mine, 'mine.new@example.com', code)).toMatchObject({
    status: 200,
    body: { user: { email: 'mine.new@example.com' } },
  });
  const mails = (await accounts.mailsTo(mine.email)).map(({ subject }) => subject);
  expect(mails.filter((subject) => subject === 'Your e-mail address was changed')).toHaveLength(1);

  const taken = await mine('PUT', path, form({ email: other.email }));
  expect(taken).toMatchObject({ status: 200, body: { pendingEmail: other.email } });
  await prove(mine);
  const [told] = (await accounts.mailsTo(other.email)).slice(-1);
  expect(told).toMatchObject({ subject: 'You already have an account', sealed: null });
  expect((await confirm(mine, other.email, '123456')).status).toBe(400);
  expect((await accounts.rowOf(other.id))?.email).toBe(other.email);
});

test('google-update takes phone and GST number, never the address', async () => {
  const path = `/user-register/api/google-update/${mine.id}`;
  const saved = await mine('PUT', path, {
    email: 'taken@example.com',
    phone: '09000012345',
    gst: '27aapfu0939f1zv',
  });
  expect(saved).toMatchObject({
    status: 200,
    body: { user: { phone: '9000012345', gst: '27AAPFU0939F1ZV', email: 'mine.new@example.com' } },
  });
  for (const [body, errors] of [
    [{ phone: '1', gst: '' }, { phone: 'Phone number must be 10 digits long' }],
    [{ phone: '9000012345', gst: '27AAPFU0939F1ZX' }, { gst: 'This is not a valid GST number' }],
    [{ gst: '' }, { phone: expect.any(String) }],
    [{ phone: 9000012345 }, { phone: expect.any(String) }],
  ] as const)
    expect(await mine('PUT', path, body)).toMatchObject({ status: 422, body: { errors } });
  // The last begins with a state that there is no more, its check digit right.
  const numbers = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '27AAPFU0939F1Z5', 'x', '', '28AAAAA0000A1Z0'];
  expect(numbers.map(isGstin)).toEqual([true, true, false, false, false, false]);
});
