import { existingCustomer, openForm, password, signInAgain } from './customers.ts';
import { expect, expectAccessible, expectWellMade, test } from './support.ts';

const badEmail = 'Invalid email format, must contain "@" and a domain';

test('a wrong password is an error state of three seconds; the right one signs in and leads home @phone', async ({
  page,
  request,
  mailbox,
}) => {
  const { email, record } = await existingCustomer(request, mailbox);
  await openForm(page, '/login');
  await expect(page).toHaveTitle('Login · Nirmaan');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeHidden();
  await expectWellMade(page);

  const secret = page.getByLabel('Password', { exact: true });
  await page.getByLabel('E-mail').fill(email);
  await secret.fill('not my password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(secret).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(secret).toHaveAttribute('type', 'password');

  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  const failedAt = Date.now();
  await expect(secret).toHaveAttribute('aria-invalid', 'true');
  await expectWellMade(page);
  await expect(secret).not.toHaveAttribute('aria-invalid', 'true');
  expect(Date.now() - failedAt).toBeGreaterThan(2_000);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);

  await expect(secret).toBeFocused();
  await secret.fill(password);
  await secret.press('Enter');
  await expect(page.getByText('Logged In')).toBeVisible();
  await expect(page).toHaveURL('/profile');
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('login') ?? 'null') as object);
  expect(kept).toEqual(record);
  expect(await page.evaluate(() => localStorage.getItem('userEmail'))).toBe(email);
});

test('what is no address is refused, in a dialog that then leads to it, and marked until it is mended', async ({
  page,
}) => {
  await openForm(page, '/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByLabel('E-mail').fill('meera-at-example');
  await page.getByLabel('Password', { exact: true }).fill('whatever it is');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alertdialog', { name: 'Please correct the errors before submitting.' });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(alert).toBeHidden();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByText(badEmail)).toBeVisible();
  await page.getByLabel('E-mail').fill('meera@example.com');
  await expect(page.getByText(badEmail)).toBeHidden();
});

test('the server says why and for how long beside the words; without an answer what was typed stays', async ({
  page,
}) => {
  await openForm(page, '/login');
  await page.getByLabel('E-mail').fill('meera@example.com');
  await page.getByLabel('Password', { exact: true }).fill('some password');
  const submit = page.getByRole('button', { name: 'Login', exact: true });
  const answer = (status: number, message: string, headers = {}) =>
    page.route('**/user-login', (route) =>
      route.fulfill({ status, headers, json: { success: false, message, code: 'any' } }),
    );

  await answer(429, 'Too many requests. Please wait a moment and try again.', { 'Retry-After': '600' });
  await submit.click();
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Too many requests. Please wait a moment and try again. You can try again in 10 minutes.',
  );

  await answer(503, 'We could not reach our records just now. Please try again in a moment.');
  await submit.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We could not reach our records');
  await expect(page.getByText('Invalid credentials')).toBeHidden();

  await page.route('**/user-login', (route) => route.abort('internetdisconnected'));
  await submit.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'No connection. What you typed is still here; please try again.',
  );
  await expect(page.getByLabel('E-mail')).toHaveValue('meera@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('some password');
});

test('after signing in: next first, then the offer page that is waited for, which is then forgotten, else the account', async ({
  page,
  request,
  mailbox,
  site,
}) => {
  const { email } = await existingCustomer(request, mailbox);
  // A page that is still asking for its data would hear that nobody is signed in, and leave by itself.
  const signOut = async () => {
    await page.goto('about:blank');
    await page.context().clearCookies();
  };
  const signIn = async (address: string) => {
    await signOut();
    await openForm(page, address);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).not.toHaveURL(/\/login/);
    return decodeURI(page.url().slice(site.length));
  };
  await page.goto('/');
  const wish = () => page.evaluate(() => localStorage.setItem('checkstate', 'true'));
  await wish();
  expect(await signIn('/login?next=%2Fblog%3Fa%3Db')).toBe('/blog?a=b');
  await page.evaluate(() => localStorage.removeItem('login'));
  await wish();
  expect(await signIn('/login')).toBe('/start-growing-your-business-at-₹1999/Month');
  expect(await page.evaluate(() => localStorage.getItem('checkstate'))).toBeNull();
  expect(await signIn('/login')).toBe('/profile');
  for (const foreign of [
    '//evil.example',
    String.raw`/\evil.example`,
    '/%09/evil.example',
    'https://evil.example',
  ])
    expect(await signIn(`/login?next=${encodeURIComponent(decodeURIComponent(foreign))}`)).toBe('/profile');

  // Who was sent here is told why; who is signed in already goes straight on.
  await signOut();
  await openForm(page, '/login?next=%2Fprofile');
  await expect(
    page.getByText(
      'You are not signed in, or your session has ended. Sign in, and you go on where you were.',
    ),
  ).toBeVisible();
  expect(await signIn('/login?next=%2Fgallery')).toBe('/gallery');
  await page.goto('/login?next=%2Fabout-us');
  await expect(page).toHaveURL('/about-us');
});

test('the pages lead to each other with the same wish, and say plainly that they need JavaScript', async ({
  page,
  browser,
  site,
}) => {
  await openForm(page, '/login?next=%2Fblog');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/register?next=%2Fblog');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot?next=%2Fblog');
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page).toHaveURL('/login?next=%2Fblog');

  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: site });
  const titles = new Set<string>();
  for (const address of ['/login', '/register', '/new-register', '/forgot']) {
    await plain.goto(address);
    titles.add(await plain.title());
    const note = plain.locator('noscript p');
    await expect(note).toContainText('Accounts need JavaScript, and it does not run in this browser.');
    await expect(note.locator('a[href^="tel:"]')).toBeVisible();
    await expect(note.locator('a[href^="mailto:"]')).toBeVisible();
    // Nothing that was typed gets into an address.
    const secret = plain.getByLabel('Password', { exact: true });
    if (await secret.isVisible()) await secret.fill('a secret of mine');
    await plain.locator('main form .btn').click();
    expect(plain.url()).toBe(`${site}${address}`);
  }
  expect(titles.size).toBe(4);
  await plain.close();
});

test('a browser that keeps nothing lets somebody in, from page to page and when one is loaded anew, and out again', async ({
  page,
  request,
  mailbox,
}) => {
  const { email, fullName } = await existingCustomer(request, mailbox);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    // The other one the router asks for how far down each page was, and takes no refusal.
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await openForm(page, '/login?next=/profile');
  await signInAgain(page, email);
  const name = page.getByRole('heading', { level: 1, name: fullName });
  await expect(name).toBeVisible();
  await page.reload();
  await expect(name).toBeVisible();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.waitForURL('/');
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();

  const refused = page.getByRole('alert').filter({ hasText: 'This browser refuses cookies' });
  await expect(refused).toHaveCount(0);
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }));
  await page.reload();
  await expect(refused).toBeVisible();
  await expectWellMade(page);
});
