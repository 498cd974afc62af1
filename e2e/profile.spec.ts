import { becomeCustomer, codeFrom, digitsIn, password, paste, signInAgain } from './customers.ts';
import { expect, expectReflows, expectWellMade, loseAnswer, test } from './support.ts';
import { expectUncovered } from './uncovered.ts';

test('without a login record nothing of the profile shows, and the sign-in comes back to the same tab', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const served = await (await page.request.get('/profile')).text();
  expect(served).toContain('name="robots" content="noindex"');
  await page.goto('/profile?tab=profilePaymentInfo');
  await page.waitForURL('**/login?next=%2Fprofile%3Ftab%3DprofilePaymentInfo');
  await expect(page.getByText('No payments yet')).toHaveCount(0);
  // Only the sign-in page asks, whether somebody is signed in.
  const ofAccounts = asked.filter((path) => /^\/(account|user-register)\//.test(path));
  expect(ofAccounts.filter((path) => path !== '/account/session')).toEqual([]);
});

test('view, edit, save: name, mobile and photo at once, a new address only after its code', async ({
  page,
  mailbox,
}) => {
  const { code } = await becomeCustomer(page, { name: 'Lata Bhide', address: 'lata@example.com' });
  await page.clock.install();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Lata Bhide' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: code })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Profile' }).click();

  const form = page.getByRole('form', { name: 'Edit your profile' });
  await expect(form).toBeFocused();
  await expect(form.getByLabel('User ID')).toHaveValue(code);
  await expect(form.getByLabel('User ID')).toHaveAttribute('readonly', '');
  await form.getByLabel('Name').fill(' ');
  await form.getByLabel('E-mail').fill('lata');
  await form.getByLabel('Mobile').fill('90000');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await expect(form.getByText('Invalid email format, must contain "@" and a domain')).toBeVisible();
  await expect(form.getByText('Phone number must be 10 digits long')).toBeVisible();
  await expect(form.getByText('Please check 3 fields above')).toBeVisible();

  const file = form.locator('input[type=file]');
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
  await expect(form.getByText('Choose an image file')).toBeVisible();
  // What only calls itself a picture is found out by the server, and said at the photo.
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await form.getByLabel('Name').fill('Lata Bhide-Rao');
  await form.getByLabel('E-mail').fill('lata.rao@example.com');
  await form.getByLabel('Mobile').fill('+91 90000 00031');
  await expect(form.getByLabel('Mobile')).toHaveValue('9000000031');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.locator('input[type=file]')).toHaveAttribute('aria-invalid', 'true');

  await file.setInputFiles('public/favicon-32.png');
  await expect(form.getByText('favicon-32.png will be saved')).toBeVisible();
  await expect(form.getByRole('img', { name: 'Lata Bhide' })).toHaveAttribute('src', /^data:image/);
  await form.getByRole('button', { name: 'Save' }).click();

  const confirm = page.getByRole('dialog', { name: 'Confirm your new e-mail' });
  // A session alone moves no address.
  await confirm.getByLabel('Password', { exact: true }).fill('not the one');
  await confirm.getByRole('button', { name: 'Yes, it is me' }).click();
  await expect(confirm.getByText('This is not your password.')).toBeVisible();
  await expectWellMade(page);
  await confirm.getByLabel('Password', { exact: true }).fill(password);
  await confirm.getByRole('button', { name: 'Yes, it is me' }).click();
  await expect(confirm).toContainText('lata.rao@example.com');
  await expect(confirm.getByLabel('Digit 1 of 6')).toBeFocused();
  await paste(page, '123');
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirm.getByText('Enter complete 6-digit OTP')).toBeVisible();
  await expect(confirm.getByLabel('Digit 4 of 6')).toBeFocused();
  const right = await codeFrom(mailbox, 'lata.rao@example.com');
  await confirm.getByLabel('Digit 1 of 6').fill(right === '000000' ? '000001' : '000000');
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirm.getByText('Invalid OTP. Please try again.')).toBeVisible();
  await page.clock.runFor(31_000);
  await confirm.getByRole('button', { name: 'Resend OTP' }).click();
  await expect.poll(() => digitsIn(page)).toEqual(['', '', '', '', '', '']);
  const newest = await codeFrom(mailbox, 'lata.rao@example.com', 2);
  await expect(page.getByRole('definition').filter({ hasText: 'lata@example.com' })).toHaveCount(1);
  // Whoever goes to look for the mail comes back to where the code is asked for.
  await confirm.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('lata.rao@example.com is not confirmed yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  await page.getByRole('button', { name: 'Enter the code' }).click();
  await confirm.getByLabel('Digit 1 of 6').fill(newest);
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirm).toBeHidden();
  await expect(page.getByText('is not confirmed yet')).toBeHidden();

  await expect(page.getByRole('heading', { level: 1, name: 'Lata Bhide-Rao' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '+91 90000 00031' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'lata.rao@example.com' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'Lata Bhide-Rao' })).toHaveAttribute('src', /^\/media\//);
  const record = await page.evaluate(() => JSON.parse(localStorage.getItem('login') ?? '{}') as object);
  expect(record).toMatchObject({
    full_name: 'Lata Bhide-Rao',
    email: 'lata.rao@example.com',
    emplyee_ID: code,
  });

  // The old address can take it back, which locks the account.
  await expect
    .poll(async () => (await mailbox('lata@example.com')).map(({ subject }) => subject))
    .toContain('Your e-mail address was changed');
  expect((await page.request.get('/account/sessions')).status()).toBe(200);

  await page.getByRole('button', { name: 'Add GST number' }).click();
  const gst = page.getByRole('form', { name: 'GST number' });
  await gst.getByLabel('GST number').fill('27ABC');
  await gst.getByRole('button', { name: 'Save GST number' }).click();
  await expect(gst.getByText('This is not a valid GST number')).toBeVisible();
  await gst.getByLabel('GST number').fill('27aapfu0939f1zv');
  await gst.getByRole('button', { name: 'Save GST number' }).click();
  await expect(page.getByText('27AAPFU0939F1ZV')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change GST number' })).toBeFocused();
});

test('Help & Support counts to 500, clears the message, says who will call, and closes on × and overlay', async ({
  page,
  mailbox,
}) => {
  const { code } = await becomeCustomer(page, { name: 'Om Shinde', address: 'om@example.com' });
  await page.goto('/profile');
  const open = page.getByRole('button', { name: 'Help & Support' });
  const help = page.getByRole('dialog', { name: 'Help & Support' });
  await open.click();
  await expect(help.getByLabel('Message')).toBeFocused();
  await expect(help.getByLabel('Name')).toHaveValue('Om Shinde');
  await expect(help.getByLabel('User ID')).toHaveValue(code);
  await expect(help.getByText('0/500')).toBeVisible();
  await help.getByRole('button', { name: 'Send message' }).click();
  await expect(help.getByText('Please write what you need help with')).toBeVisible();
  await help.getByLabel('Message').fill(`${'x'.repeat(500)}🪔`);
  await expect(help.getByText('501/500')).toBeVisible();
  await help.getByRole('button', { name: 'Send message' }).click();
  await expect(help.getByText('Use at most 500 characters')).toBeVisible();
  await help.getByLabel('Message').fill('My photo does not show in the header 🪔');
  await expect(help.getByText('38/500')).toBeVisible();
  await help.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Our team will contact you soon.')).toBeVisible();
  await expect(help.getByLabel('Message')).toHaveValue('');
  await expect(help.getByText('0/500')).toBeVisible();
  const mine = help.getByRole('region', { name: 'Your requests' });
  await expect(mine.getByText('Waits for us')).toBeVisible();
  await mine.getByText('My photo does not show').first().click();
  await mine.getByLabel('Write again').fill('It shows now, thank you');
  await mine.getByRole('button', { name: 'Send' }).click();
  await expect(mine.getByRole('listitem')).toHaveText([/^My photo/, /^It shows now/]);
  await help.getByRole('button', { name: 'Close' }).click();
  await expect(help).toBeHidden();
  await open.click();
  await expect(help).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(help).toBeHidden();
  await expect(open).toBeFocused();
  // On a phone held sideways the way out stays in sight.
  await page.setViewportSize({ width: 740, height: 360 });
  await open.click();
  await help.getByRole('button', { name: 'Send message' }).focus();
  await expect(help.getByRole('button', { name: 'Close' })).toBeInViewport();
  await page.keyboard.press('Escape');
  // Where a reader's own colours are forced, one sees which tab is open.
  await page.emulateMedia({ forcedColors: 'active' });
  const lines = await page
    .getByRole('navigation', { name: 'Parts of your profile' })
    .getByRole('link')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
  expect(lines.filter((line) => line === lines[0])).toHaveLength(1);
  await expect(async () => {
    const told = (await mailbox('owner@example.com')).map(({ text }) => text);
    expect(told.join()).toContain('My photo does not show in the header');
  }).toPass();
});

test('payments have a tab of their own, chosen by the address', async ({ page }) => {
  await becomeCustomer(page, { name: 'Usha Pai', address: 'usha@example.com' });
  await page.goto('/profile?tab=profilePaymentInfo');
  const tabs = page.getByRole('navigation', { name: 'Parts of your profile' });
  await expect(tabs.getByRole('link', { name: 'Payments' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('No payments yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
  await expect(page.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute('href', '/admission');
  await tabs.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/profile\?tab=profileUserInfo$/);
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await page.goto('/profile?tab=else');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});

test('on a bad line the first code for a new address counts, and what was saved with it is shown', async ({
  page,
}) => {
  await becomeCustomer(page, { name: 'Mira Line', address: 'mira@example.com' });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const form = page.getByRole('form', { name: 'Edit your profile' });
  await form.getByLabel('Name').fill('Mira Bad-Line');
  await form.getByLabel('E-mail').fill('mira.new@example.com');
  const changes = '**/user-register/change/*';
  const wait = { success: false, message: 'Please wait 20 seconds before you ask for another code.' };
  await page.route(changes, (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '20' }, json: wait }),
  );
  await loseAnswer(page, changes);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('No connection.')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm your new e-mail' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Mira Bad-Line' })).toBeAttached();
});

test('without a network the remembered profile stays; nothing typed is lost, nor where the session ended meanwhile', async ({
  page,
}) => {
  await becomeCustomer(page, { name: 'Ved Gore', address: 'ved@example.com' });
  await page.route(/\/(account|user-register)\//, (route) => route.abort());
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Ved Gore' })).toBeVisible();
  const alert = page.getByRole('alert').filter({ hasText: 'This is the copy of your profile' });
  await expect(alert).toContainText('No connection.');
  await expect(page.getByRole('button', { name: 'Load your devices again' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Name').fill('Ved V. Gore');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No connection. Please check the network and try again.').last()).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ved V. Gore');
  // Nor is anybody told that they are out while their session still stands.
  await page.route('**/user-logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByText('No connection: you are still signed in.')).toBeVisible();
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeHidden();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ved V. Gore' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Name').fill('Ved Vasant Gore');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/login?next=%2Fprofile');
  await signInAgain(page, 'ved@example.com');
  await expect(page.getByLabel('Name')).toHaveValue('Ved Vasant Gore');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ved Vasant Gore' })).toBeVisible();
});

test('the profile fits and is accessible in each of its states; an address is made the default and deleted @phone', async ({
  page,
}) => {
  await becomeCustomer(page, {
    name: 'Venkatanarasimharajuvaripeta Krishnamurthy',
    address: 'krishnamurthy.of@example.com',
  });
  const fits = () => expectWellMade(page);
  const office = {
    location_user: 'Office',
    new_address: '12 Example Lane',
    city: 'Mumbai',
    pincode: '400067',
  };
  const home = { location_user: 'Home', new_address: '4 Lake Road', city: 'Pune', pincode: '411001' };
  for (const data of [office, home]) await page.request.post('/user-address', { data });
  await page.goto('/profile');
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Delete \d/ }) });
  await expect(rows).toHaveText([/12 Example Lane, Mumbai 400067, Maharashtra/, /4 Lake Road/]);
  await expectReflows(page);
  await page.getByRole('button', { name: 'Make it the default 4 Lake Road' }).click();
  await expect(page.getByText('Default address changed')).toBeVisible();
  await expect(rows).toHaveText([/^Home.*Default.*4 Lake Road/, /12 Example Lane/]);
  await page.getByRole('button', { name: 'Delete 4 Lake Road' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this address?' });
  await expect(question).toContainText('Your default address will be: 12 Example Lane, Mumbai 400067');
  await fits();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
  await expect(rows).toHaveText([/^Office.*Default.*12 Example Lane/]);
  // Another tab is faster.
  await page.getByRole('button', { name: 'Delete 12 Example Lane' }).click();
  await page.route(
    '**/user-address/*/*',
    async (route) => {
      await page.request.delete(route.request().url());
      await route.continue();
    },
    { times: 1 },
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('None yet. You are asked for one when you pay.')).toBeVisible();
  await page.getByText('Everything you agreed to').click();
  await expect(page.getByText('This device')).toBeVisible();
  await fits();
  await expectUncovered(page);
  await page.getByRole('button', { name: 'Help & Support' }).click();
  await fits();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Log out of all devices' }).click();
  await fits();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('wrong');
  await page.getByRole('button', { name: 'Save' }).click();
  await fits();
  await page.goto('/profile?tab=profilePaymentInfo');
  await expect(page.getByText('No payments yet')).toBeVisible();
  await fits();
});
