import type { Page } from '@playwright/test';
import { codeFrom, existingCustomer, nextEmail, password, paste } from './customers.ts';
import { expect, expectAccessible, expectWellMade, holdBack, test, toast } from './support.ts';

/** Opens the window from the header, or from the drawer where that stands for it. */
async function openWindow(page: Page) {
  await page.locator('[data-ready]').first().waitFor({ state: 'attached' });
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'Sign up' }).click();
  const window = page.getByRole('dialog', { name: 'Log in or sign up' });
  await expect(window.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  return window;
}

async function proceed(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** The account in the header, or in the drawer. */
async function openAccount(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu' });
  const account = page.getByRole('button', { name: /^Account of / });
  await menu.or(account).first().click();
}

test('a new user: address, code, password; then the header shows who is in, and logging out @phone', async ({
  page,
  mailbox,
}) => {
  const email = nextEmail('shraddhananda');
  await page.goto('/about-us');
  await openWindow(page);
  await expect(page).toHaveURL('/about-us#account');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeHidden();
  await expectWellMade(page);
  await proceed(page, 'shraddha');
  await expect(page.getByText('Enter Valid Email ID')).toBeVisible();
  await expectWellMade(page);
  // While the server is flooded it asks for a proof of work, which the page gives without a word.
  const work = { challenge: 'a-challenge-of-the-server-which-is-long-enough', bits: 14 };
  const flooded = { success: false, message: 'Too many requests.', code: 'work_needed', work };
  await page.route('**/send-otp', (route) => route.fulfill({ status: 429, json: flooded }), { times: 1 });
  const proven = page.waitForRequest((request) => request.headers()['x-proof'] !== undefined);
  await proceed(page, email);
  expect((await proven).headers()['x-proof']).toMatch(new RegExp(`^${work.challenge}\\.\\d+$`));
  await expect(toast(page, 'Check your email for the verification code.')).toBeVisible();

  const window = page.getByRole('dialog', { name: 'Create your account' });
  await expect(window.getByLabel('Digit 1 of 6')).toBeFocused();
  await expect(window.getByText('At least 8 characters.')).toBeVisible();
  // However long an address is, nothing of the window leaves a small screen.
  expect(await window.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expectWellMade(page);
  await window.getByRole('button', { name: 'Sign Up' }).click();
  await expect(toast(page, 'Enter the OTP sent to your email')).toBeVisible();
  // The one before may still stand behind it.
  await expect(page.locator('[data-sonner-toast][data-front=true]')).toHaveAttribute('data-type', 'warning');
  await expect(window.getByText('Enter the OTP sent to your email')).toBeVisible();
  await expect(window.getByText('Password should be at least 8 characters long.')).toBeVisible();
  await expectWellMade(page);
  await window.getByLabel('New password', { exact: true }).fill(password);
  await window.getByLabel('Digit 1 of 6').focus();
  await paste(page, '123');
  await page.keyboard.press('Enter');
  await expect(window.getByText('Enter complete 6-digit OTP')).toBeVisible();
  const code = await codeFrom(mailbox, email);
  await paste(page, code === '111111' ? '222222' : '111111');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Failed to verify OTP.')).toBeVisible();
  await expect(window.getByText('Invalid OTP. Please try again.')).toBeVisible();
  await window.getByLabel('Digit 1 of 6').focus();
  await paste(page, code);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'OTP verified successfully. Proceeding with sign-up.')).toBeVisible();
  await expect(window).toBeHidden();
  await expect(page).toHaveURL('/about-us');

  const name = email.split('@')[0] ?? '';
  await openAccount(page);
  if (await page.getByRole('button', { name: /^Account of / }).isVisible()) {
    const account = page.getByRole('button', { name: `Account of ${name}` });
    await expect(account).toHaveAttribute('title', name);
    await expect(account).toContainText('shraddhana…');
    await expect(account).toHaveAttribute('aria-expanded', 'true');
  } else await expect(page.getByRole('dialog', { name: 'Menu' })).toContainText(name);
  await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  await expect(page.getByRole('link', { name: 'Sign up' })).toBeHidden();
  await expectWellMade(page);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'Logout successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(
    await page.evaluate(() => ['login', 'userEmail', 'logoutToast'].map((key) => localStorage.getItem(key))),
  ).toEqual([null, null, null]);
  const session = await page.request.get('/account/session');
  expect(await session.json()).toMatchObject({ user: null });
});

test('an existing user: the wrong password, the right one; and by keyboard alone @phone', async ({
  page,
  request,
  mailbox,
}) => {
  const { email } = await existingCustomer(request, mailbox);
  await page.goto('/blog');
  await openWindow(page);
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  const window = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(window.getByLabel('Password', { exact: true })).toBeFocused();
  await expectWellMade(page);
  await page.keyboard.type('not my password');
  await page.keyboard.press('Enter');
  const refusal = toast(page, 'Invalid email or password.');
  await expect(refusal).toBeVisible();
  const said = Date.now();
  await expect(
    page
      .locator('[data-sonner-toaster][data-x-position=center][data-y-position=top]')
      .filter({ has: refusal }),
  ).toHaveCount(1);
  await expect(refusal).toBeHidden();
  expect(Date.now() - said).toBeGreaterThan(2_000);
  await expect(window.getByText('Invalid email or password.')).toBeVisible();
  await expectWellMade(page);
  await window.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Login successful.')).toBeVisible();
  await expect(window).toBeHidden();
  await expect(page).toHaveURL('/blog');
  expect(await page.evaluate(() => localStorage.getItem('userEmail'))).toBe(email);
});

test('from a page to sign in the window leads on like that page itself', async ({
  page,
  request,
  mailbox,
}) => {
  const { email } = await existingCustomer(request, mailbox);
  const signIn = async (address: string) => {
    await page.goto(address);
    const window = await openWindow(page);
    await window.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog', { name: 'Welcome back' })
      .getByLabel('Password', { exact: true })
      .fill(password);
    await page.keyboard.press('Enter');
  };
  await signIn('/login?next=%2Fabout-us');
  await expect(page).toHaveURL('/about-us');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.setItem('checkstate', 'true'));
  await signIn('/register');
  await expect(page).toHaveURL(encodeURI('/start-growing-your-business-at-₹1999/Month'));
  expect(await page.evaluate(() => localStorage.getItem('checkstate'))).toBeNull();
});

test('the window keeps what was typed when nobody answers, and Back and Escape close it', async ({
  page,
}) => {
  await page.goto('/');
  const window = await openWindow(page);
  await page.route('**/check-user', (route) => route.abort('internetdisconnected'));
  await proceed(page, 'meera@example.com');
  await expect(toast(page, 'Error checking user or sending OTP')).toBeVisible();
  await expect(window.getByRole('alert')).toContainText('No connection.');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('meera@example.com');
  await page.route('**/check-user', (route) => route.fulfill({ json: { exists: false } }));
  await page.route('**/send-otp', (route) =>
    route.fulfill({ status: 429, json: { success: false, message: 'Too many requests.' } }),
  );
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(toast(page, 'Error checking user or sending OTP')).toBeVisible();
  await expect(window.getByRole('alert')).toHaveText('Too many requests.');

  await page.goBack();
  await expect(window).toBeHidden();
  await expect(page).toHaveURL('/');
  await openWindow(page);
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(page.getByRole('link', { name: 'Sign up' })).toBeFocused();

  // A link from elsewhere opens it, and closing it leaves the page as it is.
  await page.goto('/blog?auth=open&utm_source=mail');
  await expect(window).toBeVisible();
  await page.context().setOffline(true);
  await window.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/blog?utm_source=mail');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().setOffline(false);
});

test('the reset window: three steps, every complaint, then back to the password @phone', async ({
  page,
  request,
  mailbox,
}) => {
  const { email } = await existingCustomer(request, mailbox);
  await page.goto('/?auth=open');
  await proceed(page, email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const reset = page.getByRole('dialog', { name: 'Reset Password' });
  const address = reset.getByRole('textbox', { name: 'E-mail' });
  await expect(address).toHaveValue(email);
  await expectWellMade(page);
  const send = reset.getByRole('button', { name: 'Send code' });

  await address.fill('ravi');
  await send.click();
  await expect(toast(page, 'Please enter a valid email address.')).toBeVisible();
  await address.fill(nextEmail('nobody'));
  await send.click();
  await expect(toast(page, 'Invalid email. Please try again.')).toBeVisible();
  await address.fill(email);
  await page.route('**/reset-send-otp', (route) => route.fulfill({ status: 500, body: '' }));
  await send.click();
  await expect(toast(page, 'Failed to send OTP. Please try again.')).toBeVisible();
  await page.unroute('**/reset-send-otp');
  const letThrough = await holdBack(page, '**/reset-send-otp');
  await send.click();
  await expect(reset.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  letThrough();
  await expect(toast(page, 'OTP sent to your email.')).toBeVisible();

  await expect(reset.getByLabel('Digit 1 of 6')).toBeFocused();
  await expectWellMade(page);
  const code = await codeFrom(mailbox, email, 2);
  await paste(page, code === '111111' ? '222222' : '111111');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Invalid OTP. Please try again.')).toBeVisible();
  await expect(reset.getByText('Invalid OTP. Please try again.')).toBeVisible();
  await reset.getByLabel('Digit 1 of 6').focus();
  await paste(page, code);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'OTP verified successfully.')).toBeVisible();

  const secret = reset.getByLabel('New password', { exact: true });
  const again = reset.getByLabel('Confirm password', { exact: true });
  await secret.fill('a new kettle');
  await again.fill('an old kettle');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Passwords do not match!')).toBeVisible();
  await secret.fill('short');
  await again.fill('short');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Password should be at least 8 characters long.')).toBeVisible();
  await expectWellMade(page);
  await secret.fill('a new kettle');
  await again.fill('a new kettle');
  await page.route('**/reset-password', (route) => route.abort('internetdisconnected'));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Error resetting password.')).toBeVisible();
  await expect(again).toHaveValue('a new kettle');
  await page.unroute('**/reset-password');
  await reset.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'Password reset successfully!')).toBeVisible();
  await expect(reset).toBeHidden();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('a new kettle');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Login successful.')).toBeVisible();
});

test('the header draws who is remembered without moving, opens by hovering, and hears of other tabs', async ({
  page,
  request,
  mailbox,
}) => {
  const { email, record } = await existingCustomer(request, mailbox, { fullName: 'Anjali Deshpande-Rao' });
  await page.request.post('/user-login', { data: { email, password } });
  await page.goto('/');
  const header = page.getByRole('banner');
  const enquiry = header.getByRole('link', { name: 'Enquiry' });
  const before = await enquiry.boundingBox();
  await page.evaluate((kept) => {
    // As another tab would: the event reaches only the tabs that did not write.
    localStorage.setItem('login', JSON.stringify(kept));
    dispatchEvent(new StorageEvent('storage', { key: 'login' }));
  }, record);
  const account = header.getByRole('button', { name: 'Account of Anjali Deshpande-Rao' });
  await expect(account).toHaveText('Anjali Des…');
  expect(await enquiry.boundingBox()).toEqual(before);
  await expect(header.getByRole('link', { name: 'Login' })).toBeHidden();
  await account.hover();
  await expect(header.getByRole('link', { name: 'Profile' })).toBeVisible();
  await page.mouse.move(5, 500);
  await expect(header.getByRole('link', { name: 'Profile' })).toBeHidden();
  await account.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(header.getByRole('link', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await expect(header.getByRole('link', { name: 'Profile' })).toBeHidden();

  await page.context().setOffline(true);
  await account.click();
  await header.getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'No connection: you are still signed in.')).toBeVisible();
  await page.context().setOffline(false);
});

test('a session that has ended elsewhere: the header forgets it, and the window says what happened', async ({
  page,
  request,
  mailbox,
}) => {
  const { record } = await existingCustomer(request, mailbox);
  await page.goto('/about-us');
  await page.evaluate((kept) => localStorage.setItem('login', JSON.stringify(kept)), record);
  await page.reload();
  const window = page.getByRole('dialog', { name: 'Log in or sign up' });
  await expect(window.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('login'))).toBeNull();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});
