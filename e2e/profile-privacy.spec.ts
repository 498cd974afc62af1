import { becomeCustomer, codeFrom, password } from './customers.ts';
import { expect, holdBack, hydrated, loseAnswer, test } from './support.ts';

test('devices are signed out one by one, or all after a question', async ({ page, playwright, site }) => {
  await becomeCustomer(page, { name: 'Ila More', address: 'ila@example.com' });
  const phone = await playwright.request.newContext({
    baseURL: site,
    userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  });
  await phone.post('/user-login', { data: { email: 'ila@example.com', password } });
  await page.goto('/profile');
  const devices = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(devices.getByText('This device')).toBeVisible();
  await devices.getByRole('button', { name: /^Sign out Chrome on Android, last used/ }).click();
  await expect(page.getByText('That device is signed out')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  expect((await phone.get('/account/sessions')).status()).toBe(401);

  await phone.post('/user-login', { data: { email: 'ila@example.com', password } });
  await devices.getByRole('button', { name: 'Log out of all devices' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to log out?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect((await phone.get('/account/sessions')).status()).toBe(200);
  await devices.getByRole('button', { name: 'Log out of all devices' }).click();
  await question.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('login'))).toBeNull();
  expect((await phone.get('/account/sessions')).status()).toBe(401);
  await phone.dispose();
});

test('logging out here ends this session and leads home', async ({ page }) => {
  await becomeCustomer(page, { name: 'Jai Naik', address: 'jai@example.com' });
  // What the page had asked before is answered while the home page is on its way: nobody is signed in any more.
  const letDevices = await holdBack(page, '**/account/sessions');
  const letHome = await holdBack(page, /:\d+\/$/);
  await page.goto('/profile');
  const goesHome = page.waitForRequest(/:\d+\/$/);
  // Where the way home begins soon, a press ends with it.
  const pressed = page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
  await goesHome;
  letDevices();
  await page.waitForResponse('**/account/sessions');
  letHome();
  await pressed;
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('login'))).toBeNull();
  expect((await page.request.get('/account/sessions')).status()).toBe(401);
});

test('privacy: offers on and off with a ledger, a copy of everything, deletion that can be undone, and is asked for once on a bad line', async ({
  page,
  mailbox,
}) => {
  await becomeCustomer(page, { name: 'Tara Sen', address: 'tara@example.com' });
  await page.goto('/profile');
  const data = page.getByRole('region', { name: 'Your data' });
  const offers = data.getByRole('switch', { name: /^Offers by e-mail/ });
  await expect(offers).not.toBeChecked();
  await offers.click();
  await expect(offers).toBeChecked();
  await offers.click();
  await expect(offers).not.toBeChecked();
  await data.getByText('Everything you agreed to').click();
  await expect(data.getByRole('listitem')).toHaveCount(3);
  await expect(data.getByRole('listitem').first()).toContainText('Withdrawn: Send me offers by e-mail');

  const file = page.waitForEvent('download');
  await data.getByRole('button', { name: 'Download my data' }).click();
  const copy = page.getByRole('dialog', { name: 'Download my data' });
  await copy.getByLabel('Password', { exact: true }).fill(password);
  await copy.getByRole('button', { name: 'Yes, it is me' }).click();
  expect((await file).suggestedFilename()).toBe('my-data.json');

  await data.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await question.getByRole('button', { name: 'Send me a code instead' }).click();
  await question.getByLabel('Digit 1 of 6').fill(await codeFrom(mailbox, 'tara@example.com', 2));
  // What has arrived on a bad line is known as soon as that is back, and not refused when it is sent again.
  await loseAnswer(page, '**/account/proof');
  await question.getByRole('button', { name: 'Yes, it is me' }).click();
  await expect(question).toContainText('Invoices and payment records stay');
  const erase = question.getByRole('button', { name: 'Delete my account' });
  await loseAnswer(page, '**/account/deletion');
  await erase.click();
  await expect(question.getByText('No connection.')).toBeVisible();
  await erase.click();
  const banner = page.getByRole('region', { name: 'Your account will be deleted' });
  await expect(banner).toContainText(/Your account will be deleted on \d+ \w+ \d{4}\./);
  await expect(data.getByRole('button', { name: 'Delete my account' })).toBeHidden();
  await page.reload();
  await banner.getByRole('button', { name: 'Keep my account' }).click();
  await expect(banner).toBeHidden();
  await expect(data.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('a session that ended elsewhere leads to the sign-in and back, where a message that was not sent still stands', async ({
  page,
  context,
}) => {
  await becomeCustomer(page, { name: 'Nila Das', address: 'nila@example.com' });
  await page.goto('/profile');
  const help = page.getByRole('dialog', { name: 'Help & Support' });
  const message = help.getByLabel('Message');
  await page.getByRole('button', { name: 'Help & Support' }).click();
  await message.fill('My shop does not open');
  await context.clearCookies();
  await help.getByRole('button', { name: 'Send message' }).click();
  await page.waitForURL('**/login?next=%2Fprofile');
  await hydrated(page);
  expect(await page.evaluate(() => localStorage.getItem('login'))).toBeNull();
  await page.getByLabel('E-mail').fill('nila@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Help & Support' }).click();
  await expect(message).toHaveValue('My shop does not open');
  await help.getByRole('button', { name: 'Send message' }).click();
  await expect(message).toHaveValue('');
});
