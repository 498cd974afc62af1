import { expect, test } from './support.ts';

test.use({ javaScriptEnabled: false });

test('an enquiry posted before any script has run ends on the thank-you page', async ({ page }) => {
  await page.goto('/enquiry');
  await page.getByLabel('Name').fill('Meera Example');
  await page.getByLabel('Mobile').fill('900');
  await page.getByLabel('Service', { exact: true }).selectOption('Digital Marketing');
  await page.getByLabel('I am a person').check();
  await page.getByLabel('I agree to').check();
  const [refused] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST'),
    page.getByRole('button', { name: 'Send enquiry' }).click(),
  ]);
  expect(refused.status()).toBe(422);
  await expect(page.getByLabel('Mobile')).toHaveAccessibleDescription('Phone number must be 10 digits long');
  await expect(page.getByLabel('Mobile')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('Meera Example');
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('Digital Marketing');
  await expect(page.getByLabel('I agree to')).toBeChecked();

  await page.getByLabel('Mobile').fill('90000 00005');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByText('Thank you! Our team will contact you soon.')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('the contact form reaches its mailbox without scripts', async ({ page, mailbox }) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Meera Example');
  await page.getByLabel('E-mail').fill('meera.plain@example.com');
  await page.getByLabel('Mobile').fill('9000000006');
  await page.getByLabel('Service', { exact: true }).selectOption('Real Estate');
  await page.getByLabel('Message').fill('Forty flats in Thane.');
  await page.getByLabel('I am a person').check();
  await page.getByLabel('I agree to').check();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect.poll(async () => (await mailbox('meera.plain@example.com')).length).toBe(1);
});
