import type { Page } from '@playwright/test';
import { codeFrom, digitsIn, existingCustomer, nextEmail, openForm, password, paste } from './customers.ts';
import { expect, expectWellMade, loseAnswer, test, toast, pauseClock } from './support.ts';

async function fillRegister(page: Page, email: string) {
  await page.getByLabel('Full name').fill('Asha Sample');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test('/register: details, a code in six boxes, and the customer is in @phone', async ({ page, mailbox }) => {
  const email = nextEmail('asha');
  await openForm(page, '/register?next=%2Fabout-us');
  await expect(page).toHaveTitle('Create an account · Nirmaan');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectWellMade(page);

  await page.getByLabel('E-mail').fill('asha');
  await page.getByRole('button', { name: 'Register' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Please correct the errors before submitting.' });
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();
  for (const words of [
    'Name is required',
    'Invalid email format, must contain "@" and a domain',
    'Password should be at least 8 characters long.',
  ])
    await expect(page.getByText(words)).toBeVisible();
  await expectWellMade(page);

  await fillRegister(page, email);
  const [sent] = await Promise.all([
    page.waitForRequest('**/user-register/api/send-otp'),
    page.getByRole('button', { name: 'Register' }).click(),
  ]);
  expect(sent.postDataJSON()).toEqual({ email, full_name: 'Asha Sample' });
  await expect(page.getByText('Otp sent successfully')).toBeVisible();
  const popup = page.getByRole('dialog', { name: 'Verify your e-mail' });
  const boxes = popup.getByLabel(/^Digit \d of 6$/);
  await expect(boxes).toHaveCount(6);
  await expect(boxes.first()).toBeFocused();
  await expect(boxes.first()).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(boxes.first()).toHaveAttribute('inputmode', 'numeric');
  await expect(popup.getByRole('group', { name: 'Code from your e-mail' })).toBeVisible();
  await expectWellMade(page);

  await popup.getByRole('button', { name: 'Verify' }).click();
  await expect(popup.getByText('Enter complete 6-digit OTP')).toBeVisible();
  const code = await codeFrom(mailbox, email);
  const wrong = code === '111111' ? '222222' : '111111';
  await boxes.first().focus();
  await paste(page, wrong);
  await popup.getByRole('button', { name: 'Verify' }).click();
  await expect(popup.getByText('Invalid OTP. Please try again.')).toBeVisible();
  await expectWellMade(page);

  await boxes.nth(3).focus();
  await paste(page, `Your code: ${code.slice(0, 3)} ${code.slice(3)}`);
  const [verified] = await Promise.all([
    page.waitForRequest('**/user-register/api/verify-otp'),
    popup.getByRole('button', { name: 'Verify' }).click(),
  ]);
  expect(verified.postDataJSON()).toEqual({ email, full_name: 'Asha Sample', password, otp: code });
  await expect(page).toHaveURL('/about-us');
  expect(await page.evaluate(() => localStorage.getItem('userEmail'))).toBe(email);
});

test('the six boxes by keyboard: on by typing, back by Backspace, digits only, a digit replaced, arrows, a code filled in at once', async ({
  page,
}) => {
  await openForm(page, '/register');
  await fillRegister(page, nextEmail('keys'));
  await page.keyboard.press('Enter');
  const boxes = page.getByLabel(/^Digit \d of 6$/);
  await expect(boxes.first()).toBeFocused();

  await page.keyboard.type('1a2-3');
  expect(await digitsIn(page)).toEqual(['1', '2', '3', '', '', '']);
  await expect(boxes.nth(3)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(boxes.nth(2)).toBeFocused();
  expect(await digitsIn(page)).toEqual(['1', '2', '3', '', '', '']);
  await page.keyboard.press('Backspace');
  expect(await digitsIn(page)).toEqual(['1', '2', '', '', '', '']);
  await expect(boxes.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('9');
  expect(await digitsIn(page)).toEqual(['1', '9', '', '', '', '']);
  await expect(boxes.nth(2)).toBeFocused();
  // A keyboard that offers the code from a message writes it into one box.
  await boxes.nth(2).fill('654321');
  expect(await digitsIn(page)).toEqual(['6', '5', '4', '3', '2', '1']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Sample');
});

test('another code may be asked for after thirty seconds, and only the newest works', async ({
  page,
  mailbox,
}) => {
  const email = nextEmail('again');
  await page.clock.install();
  await openForm(page, '/register');
  await fillRegister(page, email);
  // What the server and the mail take is no part of the thirty seconds.
  await pauseClock(page);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('You can ask for a new code in 30 s.')).toBeVisible();
  const first = await codeFrom(mailbox, email);
  await page.clock.runFor(29_000);
  await expect(page.getByRole('button', { name: 'Resend OTP' })).toBeHidden();
  await page.clock.runFor(2_000);
  await page.getByRole('button', { name: 'Resend OTP' }).click();
  await expect(page.getByText('You can ask for a new code in 30 s.')).toBeVisible();
  await page.clock.resume();
  const second = await codeFrom(mailbox, email, 2);
  expect(second).not.toBe(first);
  await page.getByLabel('Digit 1 of 6').fill(first);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Invalid OTP. Please try again.')).toBeVisible();
  await page.getByLabel('Digit 1 of 6').fill(second);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/profile');
});

test('a code that cannot be sent: the server says why in a toast, and what was typed stays', async ({
  page,
}) => {
  await openForm(page, '/register');
  await fillRegister(page, 'asha@example.com');
  await page.route('**/user-register/api/send-otp', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '24' },
      json: { success: false, message: 'Too many requests. Please wait a moment and try again.' },
    }),
  );
  await page.getByRole('button', { name: 'Register' }).click();
  const words = 'Too many requests. Please wait a moment and try again. You can try again in 24 seconds.';
  await expect(toast(page, words)).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(words);
  await page.route('**/user-register/api/send-otp', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('No connection.');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('E-mail')).toHaveValue('asha@example.com');
});

test('on a bad line no second code is asked for, and whoever is signed up already is let in', async ({
  page,
  mailbox,
}) => {
  const email = nextEmail('lost');
  const asks = '**/user-register/api/send-otp';
  await openForm(page, '/register');
  await fillRegister(page, email);
  await page.route(asks, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '24' },
      json: { success: false, message: 'Please wait 24 seconds before you ask for another code.' },
    }),
  );
  await loseAnswer(page, asks);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('No connection.');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByLabel('Digit 1 of 6').fill(await codeFrom(mailbox, email));
  await loseAnswer(page, '**/user-register/api/verify-otp');
  const popup = page.getByRole('dialog', { name: 'Verify your e-mail' });
  await popup.getByRole('button', { name: 'Verify' }).click();
  await expect(popup.getByText('No connection.')).toBeVisible();
  await popup.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
});

test('/new-register: two steps in their fixed words, and back to mend the address @phone', async ({
  page,
  mailbox,
}) => {
  await openForm(page, '/new-register');
  await expect(page).toHaveTitle('Sign up in two steps · Nirmaan');
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const words of [
    'Name is required',
    'Email is required',
    'Password is required',
    'Confirm your password',
  ])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expectWellMade(page);

  await page.getByLabel('Name').fill('Neel Sample');
  await page.getByLabel('Email').fill('neel');
  const [secret, again] = [
    page.getByLabel('Password', { exact: true }),
    page.getByLabel('Confirm Password', { exact: true }),
  ];
  await secret.fill('short');
  await again.fill('other');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Invalid email', { exact: true })).toBeVisible();
  await expect(page.getByText('Password should be at least 8 characters long.')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  for (const [field, name] of [
    [secret, 'password'],
    [again, 'confirm password'],
  ] as const) {
    await page.getByRole('button', { name: `Show ${name}`, exact: true }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: `Hide ${name}`, exact: true }).click();
    await expect(field).toHaveAttribute('type', 'password');
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');

  const [first, email] = [nextEmail('nele'), nextEmail('neel')];
  await page.getByLabel('Email').fill(first);
  await secret.fill(password);
  await again.fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Otp sent successfully')).toBeVisible();
  await expect(page.getByText(first)).toBeVisible();
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Wrong email? Go back' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Neel Sample');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByText('Enter complete 6-digit OTP')).toBeVisible();
  await page.getByLabel('Digit 1 of 6').focus();
  await paste(page, await codeFrom(mailbox, email));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile');
  expect(await page.evaluate(() => localStorage.getItem('userEmail'))).toBe(email);
});

test('an address that has an account is answered like a wrong code, and its owner is told by mail', async ({
  page,
  request,
  mailbox,
}) => {
  const { email } = await existingCustomer(request, mailbox);
  await openForm(page, '/register');
  await fillRegister(page, email);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('dialog', { name: 'Verify your e-mail' })).toBeVisible();
  await expect
    .poll(async () => (await mailbox(email)).map(({ subject }) => subject))
    .toContain('You already have an account');
});
