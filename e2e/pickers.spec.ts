import { becomeCustomer, nextEmail } from './customers.ts';
import {
  expect,
  expectAccessible,
  expectFits,
  expectReflows,
  expectWellMade,
  hydrated,
  openBeforeScripts,
  test,
} from './support.ts';
import { expectFocusSeen } from './uncovered.ts';

const pickers = [
  ['/ecommerce-price', 'Ecommerce Software', 'Product Management', '₹680'],
  ['/vendor-price', 'Multi Vendor', 'Vendor Registration & Management', '₹890'],
  ['/ottplatform-price', 'OTT Platform', 'Content Library Management', '₹1,010'],
  ['/crm-price', 'CRM Software', 'Customer Data Management', '₹1,255'],
  ['/staff-price', 'Staff Management', 'Employee Attendance Tracking', '₹1,005'],
  ['/login-price', 'Login/Logout', 'Two-Factor Authentication', '₹890'],
] as const;

test('six pickers of ten features add up as one goes @phone', async ({ page }) => {
  for (const [path, name, first, total] of pickers) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('switch')).toHaveCount(10);
    await expect(page.getByRole('switch').first()).toHaveAccessibleName(new RegExp(`^${first}`));
    for (const one of await page.getByRole('switch').all()) await one.check();
    await expect(page.getByRole('form').getByRole('status')).toContainText(total);
    await expectFits(page);
    await expectReflows(page);
  }
  await expectWellMade(page);
});

test('by keyboard each feature, and each field of its popup, is seen beside the sum and the bars, on a tablet and enlarged to 400 %', async ({
  page,
}) => {
  await page.goto('/ecommerce-price');
  const [first, last] = [page.getByRole('switch').first(), page.getByRole('switch').last()];
  const proceed = page.getByRole('button', { name: 'Proceed' });
  await first.check();
  for (const screen of [
    { width: 768, height: 600 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(screen);
    await first.focus();
    await expectFocusSeen(page, 'Tab', 9);
    await expect(last).toBeFocused();
    await expectFocusSeen(page, 'Shift+Tab', 9);
    await expect(first).toBeFocused();
  }
  await proceed.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Your quotation' });
  await popup.getByRole('button').last().focus();
  await expectFocusSeen(page, 'Shift+Tab', 6);
  await page.keyboard.press('Escape');
  await expect(proceed).toBeFocused();
});

test('a switch is drawn by the browser where a reader’s own colours are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/ecommerce-price');
  const thumb = page.getByRole('switch').first();
  expect(await thumb.evaluate((box) => getComputedStyle(box, '::before').content)).toBe('none');
});

test('the choice is kept per picker under one key, by keyboard too, and goes out as a request for a quotation', async ({
  page,
}) => {
  await page.goto('/ecommerce-price');
  const total = page.getByRole('form').getByRole('status');
  await expect(total).toHaveAttribute('aria-live', 'polite');
  // Its prices go on paper.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('form').getByText('₹100')).toBeVisible();
  await expect(total).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proceed' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('Choose at least one feature')).toBeVisible();
  await page.getByRole('switch', { name: 'Product Management' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('switch', { name: 'Secure Checkout' }).check();
  await expect(total).toContainText('₹220');
  await expect(total).toContainText('2 features');
  await page.goto('/login-price');
  await page.getByRole('switch', { name: 'Captcha Verification' }).check();
  await page.goto('/ecommerce-price');
  await expect(total).toContainText('₹220');
  await expect(page.getByRole('switch', { name: 'Secure Checkout' })).toBeChecked();
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('selectedFeatures'))) ?? '')).toEqual({
    ecommerce: ['ecommerce-1', 'ecommerce-4'],
    login: ['login-9'],
  });

  await page.getByRole('button', { name: 'Proceed' }).click();
  const popup = page.getByRole('dialog', { name: 'Your quotation' });
  await expect(popup).toContainText('₹220');
  await expectAccessible(page);
  await page.goBack();
  await expect(popup).toBeHidden();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(popup.getByLabel('Name')).toHaveValue('');
  await popup.getByLabel('Mobile').fill('09000000034');
  await expect(popup.getByLabel('Mobile')).toHaveAccessibleDescription('Phone number cannot start with 0');

  // Who is signed in finds their own name and number there.
  const { record } = await becomeCustomer(page, { name: 'Meera Example', address: nextEmail('meera') });
  const phone = '9000000034';
  await page.request.put(`/user-register/api/google-update/${record.id}`, {
    data: { email: record.email, phone },
  });
  await page.evaluate((login) => localStorage.setItem('login', JSON.stringify(login)), {
    ...record,
    phone,
    mobile: phone,
  });
  await page.goto('/ecommerce-price');
  await hydrated(page);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(popup.getByLabel('Name')).toHaveValue('Meera Example');
  await expect(popup.getByLabel('Mobile')).toHaveValue(phone);
  await popup.getByLabel('I am a person').check();
  await popup.getByLabel('I agree to').check();
  const [request] = await Promise.all([
    page.waitForRequest('**/inquiry'),
    popup.getByRole('button', { name: 'Ask for a quotation' }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({
    form: 'picker',
    name: 'Meera Example',
    mobile: '9000000034',
    parent_name: 'Ecommerce Software',
    dob: 'Website',
    features: ['ecommerce-1', 'ecommerce-4'],
    remark: 'Ecommerce Software\nProduct Management — ₹100\nSecure Checkout — ₹120\nTotal — ₹220',
  });
  await expect(popup.getByRole('heading', { name: 'Your enquiry is with us' })).toBeVisible();
});

test('a feature that is no longer on sale is named as the reason, and the form goes out once it is back', async ({
  page,
}) => {
  await page.goto('/vendor-price');
  await hydrated(page);
  await page.getByRole('switch', { name: 'Vendor Payouts' }).check();
  await page.getByRole('button', { name: 'Proceed' }).click();
  const popup = page.getByRole('dialog', { name: 'Your quotation' });
  await popup.getByLabel('Name').fill('Meera Example');
  await popup.getByLabel('Mobile').fill('9000000036');
  await popup.getByLabel('I am a person').check();
  await popup.getByLabel('I agree to').check();

  const why = 'Some of these features are no longer available. Please choose again.';
  await page.route('**/inquiry', (route) =>
    route.fulfill({ status: 422, json: { success: false, message: why, errors: { features: why } } }),
  );
  const send = popup.getByRole('button', { name: 'Ask for a quotation' });
  await send.click();
  const failure = popup.getByRole('alert').filter({ hasText: 'Please try again!' });
  await expect(failure).toContainText(why);
  await page.unroute('**/inquiry');
  await send.click();
  await expect(popup.getByRole('heading', { name: 'Your enquiry is with us' })).toBeVisible();
});

test('what is ticked before the scripts have come counts', async ({ page }) => {
  const letScriptsIn = await openBeforeScripts(page, '/crm-price');
  await page.getByRole('switch', { name: 'Lead Scoring' }).check();
  await letScriptsIn();
  await expect(page.getByRole('switch', { name: 'Lead Scoring' })).toBeChecked();
  await expect(page.getByRole('form').getByRole('status')).toContainText('1 feature');
  await page.getByRole('switch', { name: 'Mobile Access' }).check();
  await expect(page.getByRole('form').getByRole('status')).toContainText('₹150');
});

test('without JavaScript the list is posted, totalled and asked for', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site });
  await page.goto('/crm-price');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('Choose at least one feature')).toBeVisible();
  await page.getByRole('switch', { name: 'Lead Scoring' }).check();
  await page.getByRole('switch', { name: 'Mobile Access' }).check();
  await page.getByRole('button', { name: 'Proceed' }).click();
  const pick = page.getByRole('region', { name: 'Your choice' });
  await expect(pick).toContainText('₹150');
  await pick.getByLabel('Name').fill('Meera Example');
  await pick.getByLabel('Mobile').fill('900');
  await pick.getByLabel('I am a person').check();
  await pick.getByLabel('I agree to').check();
  await pick.getByRole('button', { name: 'Ask for a quotation' }).click();
  await expect(pick.getByLabel('Mobile')).toHaveAccessibleDescription('Phone number must be 10 digits long');
  await expect(pick).toContainText('₹150');
  await pick.getByLabel('Mobile').fill('9000000035');
  await pick.getByRole('button', { name: 'Ask for a quotation' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await page.close();
});
