import { boxOf, expect, expectWellMade, overlap, test } from './support.ts';

test('a contact enquiry says what is missing, goes out with the keys of the wire and is thanked for @phone', async ({
  page,
  mailbox,
}) => {
  const email = 'asha.writes@example.com';
  await page.goto('/contact-us?utm_source=newspaper');
  await expect(page.locator('form[novalidate]')).toBeAttached();
  const send = page.getByRole('button', { name: 'Send message' });
  // The first field is in sight, its label under the header.
  await send.focus();
  await page.getByLabel('Name').evaluate((name) => scrollBy(0, name.getBoundingClientRect().top - 70));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  const [header, label] = [page.getByRole('banner'), page.locator('label').first()];
  await expect.poll(async () => overlap(await boxOf(header), await boxOf(label))).toBe(false);

  for (const [label, complaint] of [
    ['Name', 'Please enter your name'],
    ['E-mail', 'Please enter your e-mail address'],
    ['Mobile', 'Please enter your phone number'],
    ['Service', 'Please choose a service'],
    ['Message', 'Please write a message'],
    ['I am a person, not a program', "Please confirm you're human"],
  ] as const)
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(complaint);
  await expect(page.getByText('You must agree to the terms')).toBeVisible();
  await expect(page.getByText('Please check 7 fields above')).toBeVisible();
  await expectWellMade(page);

  await page.getByLabel('I am a person').check();
  await expect(page.getByText("Please confirm you're human")).toBeHidden();
  await page.getByLabel('I agree to').check();
  await page.getByLabel('Name').fill('Asha Example');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Service', { exact: true }).selectOption('Google Ads');
  await page.getByLabel('Message').fill('Please call after five.');

  const mobile = page.getByLabel('Mobile');
  await mobile.fill('09000000001');
  await expect(mobile).toHaveValue('9000000001');
  await expect(mobile).toHaveAccessibleDescription('Phone number cannot start with 0');
  await mobile.fill('+91 90000');
  await mobile.blur();
  await expect(mobile).toHaveAccessibleDescription('Phone number must be 10 digits long');

  // Who fills a form in under two seconds is taken for a program and gets no mail.
  await page.clock.setSystemTime(Date.now() + 20_000);
  // An incomplete number does not keep the form back.
  const [request] = await Promise.all([page.waitForRequest('**/inquiry'), send.click()]);
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  expect(request.postDataJSON()).toMatchObject({
    name: 'Asha Example',
    mobile: '9190000',
    email,
    school: 'Google Ads',
    parent_name: 'Contact Inquiry',
    remark: 'Please call after five.',
    dob: 'Website',
    skates_category: page.url(),
    isHuman: true,
    terms: true,
    attribution: { utmSource: 'newspaper' },
  });
  await expect(page.getByText('Thank you! Our team will contact you soon.')).toBeVisible();
  const done = page.getByRole('heading', { name: 'Your enquiry is with us' });
  await expect(done).toBeInViewport();
  expect(overlap(await boxOf(page.locator('[data-sonner-toast]')), await boxOf(done))).toBe(false);
  await expectWellMade(page);
  await expect.poll(async () => (await mailbox(email)).length).toBe(1);

  await page.getByRole('button', { name: 'Send another' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.getByLabel('I agree to')).not.toBeChecked();
});

test('a server that is away loses no words: they stay, and go out by themselves once it is back', async ({
  page,
  mailbox,
}) => {
  await page.clock.install();
  await page.route('**/inquiry', (route) => route.fulfill({ status: 503, json: { success: false } }));
  await page.goto('/contact-us');
  await expect(page.locator('form[novalidate]')).toBeAttached();
  await page.getByLabel('Name').fill('Asha Example');
  await page.getByLabel('E-mail').fill('asha.waits@example.com');
  await page.getByLabel('Mobile').fill('9000000001');
  await page.getByLabel('Service', { exact: true }).selectOption('Google Ads');
  await page.getByLabel('Message').fill('Please call after five.');
  await page.getByLabel('I am a person').check();
  await page.getByLabel('I agree to').check();
  // Who fills a form in under two seconds is taken for a program and gets no mail.
  await page.clock.fastForward(20_000);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('form').getByText('Please try again!')).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toHaveText(/Please try again!/);
  await expect(page.getByLabel('Message')).toHaveValue('Please call after five.');
  await expect(page.getByLabel('I agree to')).toBeChecked();
  await expect(page.getByRole('form').getByText('What you wrote is kept on this device')).toBeVisible();
  await expectWellMade(page);

  await page.unroute('**/inquiry');
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('heading', { name: 'Your enquiry is with us' })).toBeVisible();
  await expect.poll(async () => (await mailbox('asha.waits@example.com')).length).toBe(1);
});
