import type { Page } from '@playwright/test';
import { holdBack, hydrated, expect, expectAccessible, expectWellMade, test } from './support.ts';

async function fill(page: Page, phone: string) {
  await page.getByLabel('Name').fill('Ravi Example');
  await page.getByLabel('Mobile').fill(phone);
  await page.getByLabel('I am a person').check();
  await page.getByLabel('I agree to').check();
}

test('the enquiry page knows the service asked for, insists on ten digits and sends its own keys @phone', async ({
  page,
}) => {
  await page.goto('/enquiry?service=Meta%20Ads');
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('Meta Ads');
  await expect(page.getByRole('complementary')).toContainText('Monday to Saturday, 11 am to 7 pm');
  await fill(page, '0900');
  const send = page.getByRole('button', { name: 'Send enquiry' });
  await send.click();
  await expect(page.getByLabel('Mobile')).toHaveAccessibleDescription('Phone number must be 10 digits long');
  await expectWellMade(page);

  await page.getByLabel('Mobile').fill('+91 90000 00002');
  await page.route('**/inquiry', async (route) => {
    await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled();
    await route.continue();
  });
  const [request] = await Promise.all([page.waitForRequest('**/inquiry'), send.click()]);
  expect(request.postDataJSON()).toMatchObject({
    form: 'enquiry',
    name: 'Ravi Example',
    mobile: '9000000002',
    age: 'Meta Ads',
    school: 'Meta Ads',
    parent_name: 'Ravi Example',
    dob: 'Website',
  });
  await expect(page.getByText('Thank you! Our team will contact you soon.')).toBeVisible();
});

test('a lost network keeps the enquiry on the device and sends it once when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/enquiry?service=Google%20Ads');
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('Google Ads');
  await fill(page, '9000000003');
  await hydrated(page);
  await context.setOffline(true);
  const send = page.getByRole('button', { name: 'Send enquiry' });
  await send.press('Enter');
  await expect(
    page.getByRole('form').getByText('No connection. Please check the network and try again.'),
  ).toBeVisible();
  // Another Enter tries again: the focus is not nowhere.
  await expect(send).toBeFocused();
  await expect(page.getByRole('form').getByText('What you wrote is kept on this device')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ravi Example');
  await expectAccessible(page);

  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/inquiry')) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Your enquiry is with us' })).toBeVisible();
  await expect(page.getByText('Thank you! Our team will contact you soon.')).toBeVisible();
  await page.getByRole('button', { name: 'Send another' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('');
  expect(keys).toHaveLength(1);
});

test('what is written while a kept enquiry waits stays in the form when that has gone out', async ({
  page,
  context,
}) => {
  await page.goto('/enquiry?service=Google%20Ads');
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('Google Ads');
  await fill(page, '9000000015');
  await hydrated(page);
  await context.setOffline(true);
  const send = page.getByRole('button', { name: 'Send enquiry' });
  await send.click();
  await expect(page.getByRole('form').getByText('What you wrote is kept on this device')).toBeVisible();
  const message = page.getByLabel('Message');
  await message.fill('And a shop in Thane.');
  await context.setOffline(false);
  await expect(page.getByText('the enquiry kept on this device has been sent')).toBeVisible();
  await expect(message).toHaveValue('And a shop in Thane.');
  const [request] = await Promise.all([page.waitForRequest('**/inquiry'), send.click()]);
  expect(request.postDataJSON()).toMatchObject({ mobile: '9000000015', remark: 'And a shop in Thane.' });
  await expect(page.getByRole('heading', { name: 'Your enquiry is with us' })).toBeVisible();
});

test('an enquiry kept when the visitor left goes out on the next visit', async ({ page }) => {
  await page.route('**/inquiry', (route) => route.abort());
  await page.goto('/enquiry?service=Google%20Ads');
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('Google Ads');
  await fill(page, '9000000007');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByRole('form').getByText('What you wrote is kept on this device')).toBeVisible();

  await page.goto('/');
  await expect(page.getByText('Your enquiry is kept on this device.')).toBeVisible();
  await page.unroute('**/inquiry');
  await page.goto('/contact-us');
  await expect(page.getByText('the enquiry kept on this device has been sent')).toBeVisible();
  await page.getByRole('button', { name: 'Close this note' }).click();
  await expect(page.getByText('has been sent')).toBeHidden();
});

test('the whole form can be filled and sent with the keyboard alone', async ({ page }) => {
  await page.goto('/enquiry');
  await expect(page.locator('form[novalidate]')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Ravi Example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9000000004');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Real');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A site for a new tower.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'the terms' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your enquiry is with us' })).toBeVisible();
});

test('a form that was refused before the scripts had come says nothing of that any more once it has gone out', async ({
  page,
}) => {
  const letScriptsIn = await holdBack(page, '**/assets/*.js');
  await page.goto('/enquiry', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Service', { exact: true }).selectOption('Meta Ads');
  await fill(page, '900');
  const send = page.getByRole('button', { name: 'Send enquiry' });
  await Promise.all([page.waitForResponse((answer) => answer.status() === 422), send.click()]);
  const mobile = page.getByLabel('Mobile');
  await expect(mobile).toHaveAccessibleDescription('Phone number must be 10 digits long');
  letScriptsIn();
  await hydrated(page);
  await expect(mobile).toHaveValue('900');
  await mobile.fill('9000000014');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Your enquiry is with us' })).toBeVisible();

  await page.getByRole('button', { name: 'Send another' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(mobile).toHaveValue('');
  await expect(mobile).toHaveAccessibleDescription('Ten digits, without +91');
  await expect(page.getByLabel('I am a person')).not.toBeChecked();
  await expect(page.getByLabel('I agree to')).not.toBeChecked();
});
