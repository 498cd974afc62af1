import { becomeCustomer, nextEmail } from './customers.ts';
import { addAddress, payByUpi } from './payments.ts';
import { expect, expectWellMade, holdBack, test, toast } from './support.ts';
import { expectUncovered } from './uncovered.ts';

test('a customer fills in four steps, pays in the provider’s window, and reads the receipt @phone', async ({
  page,
}) => {
  await becomeCustomer(page, { name: 'Asha Rao', address: nextEmail('asha') });
  await page.goto('/admission');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const dialog = page.getByRole('alertdialog');

  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao');
  await next.click();
  await expect(dialog).toContainText(/^Please fill all {2}fields/);
  // As it is written: both of its spaces are seen.
  await expect(dialog.getByText('Please fill all')).toHaveCSS('white-space', 'pre-wrap');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await page.getByText('More about you').click();
  await page.getByLabel('Date of birth').fill('2999-01-01');
  await page.getByLabel('Emergency contact').pressSequentially('+91 12345 67890 123456');
  await expect(page.getByLabel('Emergency contact')).toHaveValue('911234567890');
  await page.getByLabel('Phone', { exact: true }).fill('9000000041');
  await next.click();
  await expect(page.getByText('Invalid DOB')).toBeVisible();
  // Folded away again, it is still seen where it is wrong.
  await page.reload();
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('9000000041');
  await next.click();
  await expect(page.getByText('Invalid DOB')).toBeVisible();
  await expect(page.getByLabel('Date of birth')).toBeFocused();
  await page.getByLabel('Date of birth').fill('');
  // Next needs the phone alone; what else is empty is asked for at the end.
  await page.getByLabel('Name', { exact: true }).fill('');
  await expectWellMade(page);
  await next.click();

  await page.getByLabel('Address', { exact: true }).fill('4 Lake Road');
  await page.getByLabel('PIN code').fill('400078');
  await expect(page.getByLabel('State')).toHaveValue('Maharashtra');
  await next.click();

  // What was typed stays on the device.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Programme and plan' })).toBeVisible();
  await next.click();
  await expect(dialog).toContainText(/^Please fill all {2}fields/);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await page.getByLabel('Programme').selectOption('Website Development');
  await page.getByLabel('Coupon').fill('welcome10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(toast(page, 'Please select a plan first')).toBeVisible();
  await next.click();
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Name is required');
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  // The phone's own way back leads a step back, and forward again.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Review', level: 2 })).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao');
  // The address is known: it is not asked for again.
  for (const step of ['Programme and plan', 'Review']) {
    await next.click();
    await expect(page.getByRole('heading', { name: step, level: 2 })).toBeVisible();
  }
  await submit.click();
  await expect(dialog).toContainText('Please select a pricing plan');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Edit Programme and plan' }).click();

  const card = page.getByRole('listitem').filter({ hasText: 'Website, 1 Year' });
  await card.getByRole('button', { name: /^Select/ }).click();
  await expect(card.getByRole('button', { name: /^Selected/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(card).toContainText('1 year, billed once. GST included.');
  await expect(card).toContainText("Ends by itself. Renewing it costs ₹14,099 at today's prices.");
  await page.getByLabel('Coupon').fill('nothing');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(toast(page, 'Invalid coupon')).toBeVisible();
  await page.getByLabel('Coupon').fill('welcome10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(toast(page, 'Coupon applied successfully!')).toBeVisible();
  await expect(page.getByText('₹1,409.90 off, kept for you for 30 minutes.')).toBeVisible();
  // The new price stands where the coupon was applied.
  await expect(page.getByText('To pay: ₹12,689.10 instead of ₹14,099')).toBeVisible();
  // One slot a day: Thursday's takes the place of none, Tuesday's stays.
  await page.getByRole('button', { name: /^Tuesday/ }).click();
  await page.getByRole('button', { name: /^Thursday/ }).click();
  await expectWellMade(page);
  await expectUncovered(page);
  await next.click();
  await expect(page.getByText('Onboarding session: Tuesday, 11:30 am to 12:30 pm')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '₹12,689.10' })).toBeVisible();
  await expectWellMade(page);

  await page.getByRole('button', { name: 'Submit ₹12,689.10' }).click();
  const frame = page.frameLocator('iframe[title="Sandbox checkout"]');
  await expect(frame.getByRole('button', { name: 'Pay ₹12,689.10' })).toBeVisible();
  // Given up: the admission is kept, and the page says how to go on.
  await frame.getByRole('button', { name: 'Close the checkout' }).click();
  await frame
    .getByRole('button', { name: /^(Yes|Leave)/ })
    .click({ timeout: 2_000 })
    .catch(() => undefined);
  await expect(toast(page, 'The payment was not made.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/admission');
  await expect(page.getByRole('heading', { name: 'Website Development' })).toBeVisible();
  await page.getByRole('button', { name: 'PAY NOW' }).click();
  await frame.getByText('Test cards').click();
  await frame.getByRole('button', { name: '4100 2800 0000 1007' }).click();
  await frame.getByRole('button', { name: /^Pay ₹14,099/ }).click();
  await frame.getByLabel('One-time password').fill('1234567890');
  const letIn = await holdBack(page, /\/feespay\/[^/]+$/);
  await frame.getByRole('button', { name: 'Submit' }).click();

  await expect(page).toHaveURL(/\/success$/);
  // The sheet is there at once, with the amount.
  await expect(page.getByText('Loading your receipt …')).toBeVisible();
  await expect(page.getByText('₹14,099', { exact: true })).toBeVisible();
  letIn();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expect(page.getByText('₹14,099, GST included')).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('link', { name: 'See your plan' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  // Reached by a link, the page has loaded as a document of its own: only that may open the checkout.
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name))
    .toMatch(/\/admission$/);
  await page.getByRole('button', { name: 'Renew or change' }).click();
  await expect(page.getByRole('heading', { name: 'Programme and plan' })).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('+91 9000000041')).toBeVisible();

  // A higher plan takes its place: what is unused of it – on its first day all – is credited.
  await page.goto('/profile?tab=profilePaymentInfo');
  await page.getByRole('link', { name: /^Upgrade Website Development/ }).click();
  await expect(page.getByText(/Your plan Website, 1 Year \(Website Development\) runs until/)).toBeVisible();
  await page.getByRole('button', { name: 'Pay the difference' }).click();
  await expect(page.getByText('Please select a pricing plan')).toBeVisible();
  await page.getByRole('radio', { name: /2 Years/ }).check();
  await expectWellMade(page);
  await expectUncovered(page);
  await page.getByRole('button', { name: 'Pay ₹5,691', exact: true }).click();
  await page.waitForURL('**/payment-pay/checkout/*');
  await payByUpi(page, 'success@razorpay');
  await page.waitForURL('**/success/*');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByRole('main')).toContainText('Credit for the unused days−₹14,099');
  await expect(page.getByRole('link', { name: /^Credit note/ })).toBeVisible();
  await expectWellMade(page);
});

test('without a login record the page shows nothing and asks to sign in; a missing script is said', async ({
  page,
}) => {
  await page.goto('/admission');
  await expect(page).toHaveURL(/\/login\?next=%2Fadmission$/);
  expect(await page.evaluate(() => localStorage.getItem('admission'))).toBe('true');

  await becomeCustomer(page, { name: 'Bina Rao', address: nextEmail('bina') });
  await addAddress(page);
  await page.route('**/v1/checkout.js', (route) => route.abort());
  const plans = (await (await page.request.get('/pricing/admin1997')).json()) as Record<string, string>[];
  const bought = plans.find(({ plan_name }) => plan_name === 'Website, 1 Year');
  await page.goto(`/admission?plan=${bought?.id}`);
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('admission'))).toBeNull();
  await page.getByLabel('Phone', { exact: true }).fill('9000000042');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.click();
  await expect(page.getByText('Website, 1 Year')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Programme and plan' }).click();
  await page.getByLabel('Programme').selectOption('Google Ads');
  await page.getByRole('button', { name: /^Select/ }).click();
  // What is chosen holds through a reload, whatever plan the link here has named.
  await page.reload();
  await expect(page.getByLabel('Programme')).toHaveValue('Google Ads');
  await expect(page.getByRole('button', { name: /^Selected/ })).toBeVisible();
  await next.click();
  // What the account knows is not asked for again.
  await expect(page.getByText('12 Example Lane, Mumbai, 400078, Maharashtra, India')).toBeVisible();
  // What is sent after an answer that was lost, and is something else, is taken as that.
  await page.route('**/admission', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'No connection.')).toBeVisible();
  await page.unroute('**/admission');
  await page.getByRole('button', { name: 'Edit Your details' }).click();
  await page.getByLabel('Phone', { exact: true }).fill('9000000046');
  await next.click();
  await next.click();
  await page.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Razorpay SDK Failed to load. Are You online?');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: /^PAY NOW ₹\d/ })).toBeVisible();

  // In an app the provider's window could not answer the page: the payment has a page of its own, which leads on.
  await page.unroute('**/v1/checkout.js');
  await page.addInitScript(() => Object.assign(window, { AndroidInterface: {} }));
  await page.goto('/admission');
  await page.getByRole('button', { name: 'PAY NOW' }).click();
  await page.waitForURL('**/payment-pay/checkout/*');
  await payByUpi(page, 'failure@razorpay');
  await page.waitForURL('**/failure/*');
  await expect(page.getByText('Nothing was charged, and your admission is kept.')).toBeVisible();
  await expect(page.getByText('Taking you to')).toHaveCount(0);
  await page.getByRole('link', { name: 'Resume payment' }).click();
  await payByUpi(page, 'success@razorpay');
  await page.waitForURL('**/success');
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
});
