import { existingCustomer, password } from './customers.ts';
import { addAddress, checkout } from './payments.ts';
import { expect, expectWellMade, hydrated, test } from './support.ts';

test('prices are said with GST or without, for as long as one pays ahead; a plan is bought in four screens by keyboard @phone', async ({
  page,
  mailbox,
}) => {
  const { email } = await existingCustomer(page.request, mailbox, { fullName: 'Usha Kadam' });
  await addAddress(page);
  await page.context().clearCookies();
  const screens = new Set<string>();
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) screens.add(new URL(frame.url()).pathname);
  });

  await page.goto('/pricing');
  await hydrated(page);
  const year = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '1 Year', exact: true }) });
  await expect(year).toContainText('₹14,099 today, for 12 months');
  await expect(year).toContainText('₹1,175 a month');
  const store = page.getByRole('region', { name: 'E-commerce Website' });
  await expect(store).toContainText(
    '₹999 a month, which you may have seen on its page, is an introductory price',
  );
  await page.getByText('Without GST').click();
  await expect(store).toContainText('₹847 a month, with GST the ₹999 that you may have seen on its page');
  await expect(year).toContainText('₹11,948 today, for 12 months');
  const backup = page.getByRole('listitem').filter({ hasText: 'Daily backup' });
  await expect(backup).toContainText('₹49 a month · ₹1,235 today for 36 months, 30% less');
  await page.getByRole('radio', { name: '1 year' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(backup).toContainText(/₹49 a month(?! ·)/);
  await page.getByText('With GST', { exact: true }).click();
  await expect(backup).toContainText('₹58 a month');
  // What every plan does already is no add-on.
  await expect(page.getByRole('heading', { name: 'Stock keeping' })).toBeHidden();
  await expectWellMade(page);
  // On paper there is nothing to press; it says which prices these are.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('With GST', { exact: true })).toBeVisible();
  for (const words of ['Without GST', 'Ask first']) await expect(page.getByText(words).first()).toBeHidden();
  await page.emulateMedia({ media: null });

  await year.getByRole('link', { name: /^Buy this plan/ }).press('Enter');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  // The account knows everything but the number.
  await page.getByLabel('Phone', { exact: true }).fill('9000000048');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Review', level: 2 })).toBeVisible();
  await expect(page.getByText('₹14,099').first()).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Submit' }).press('Enter');
  await checkout(page).getByRole('radio', { name: 'UPI' }).press('Space');
  await checkout(page).getByRole('button', { name: 'success@razorpay' }).press('Enter');
  await checkout(page).getByRole('button', { name: 'Pay ₹14,099' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  // The admission of somebody unknown is the sign-in: it is seen once.
  expect([...screens].toSorted()).toEqual(['/admission', '/login', '/pricing', '/success']);
});

test('who adds something before signing in comes back to it; then a plan is bought by thumb in three taps @phone', async ({
  page,
  mailbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email, record } = await existingCustomer(page.request, mailbox, { fullName: 'Nitin Pai' });
  await addAddress(page);
  const known = { email, phone: '9000000049' };
  await page.request.put(`/user-register/api/google-update/${record.id}`, { data: known });
  await page.context().clearCookies();
  await page.goto('/pricing');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add Search check-up' }).tap();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  const added = page.getByRole('button', { name: 'Added Search check-up' });
  await expect(added).toBeVisible();
  await expect(added).toBeInViewport();

  const screens = [new URL(page.url()).pathname];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) screens.push(new URL(frame.url()).pathname);
  });
  await page.getByRole('link', { name: 'Buy this plan for 1 Year' }).tap();
  // The account knows all of it.
  await page.getByRole('button', { name: 'Submit ₹14,099' }).tap();
  await checkout(page).getByRole('radio', { name: 'UPI' }).tap();
  await checkout(page).getByRole('button', { name: 'success@razorpay' }).tap();
  await checkout(page).getByRole('button', { name: 'Pay ₹14,099' }).tap();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  expect(screens.filter((path, at) => path !== screens[at - 1])).toEqual([
    '/pricing',
    '/admission',
    '/success',
  ]);
});
