import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccounts, password, type Accounts } from './test-customers.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.close());

const keys = ['email', 'emplyee_ID', 'full_name', 'gst', 'id', 'mobile', 'phone', 'profilePic'];

test('the window in the header: an unknown address gets a code, and the code an account', async () => {
  const visit = accounts.browser();
  const email = 'asha@example.com';
  expect(await visit('POST', '/check-user', { email: ' ASHA@example.com ' })).toMatchObject({
    status: 200,
    body: { exists: false },
  });
  expect((await visit('POST', '/send-otp', { email })).status).toBe(200);
  const signedUp = await visit<{ user: Record<string, string> }>('POST', '/verify-otp', {
    email,
    otp: await accounts.codeFor(email),
    password,
    role: 'admin',
    emplyee_ID: 'CUS-000001',
    status: 'Paid',
  });
  expect(signedUp).toMatchObject({
    status: 200,
    body: { success: true, message: 'OTP verified successfully. Proceeding with sign-up.' },
  });
  expect(Object.keys(signedUp.body.user).toSorted()).toEqual(keys);
  expect(signedUp.body.user).toMatchObject({ email, full_name: 'asha', mobile: '', phone: '', gst: '' });
  expect(signedUp.body.user.emplyee_ID).toMatch(/^CUS-\d{6}$/);
  expect(await visit('GET', '/account/session')).toMatchObject({ body: { user: { email } } });
  expect((await visit('POST', '/check-user', { email })).body).toEqual({ exists: true });

  // The code is used up, and the account is there once.
  const again = { email, otp: await accounts.codeFor(email), password };
  expect(await accounts.browser()('POST', '/verify-otp', again)).toMatchObject({
    status: 400,
    body: { message: 'Invalid OTP. Please try again.', error: 'Invalid OTP. Please try again.' },
  });
});
