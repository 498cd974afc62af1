import { beginPayment, checkout, payByUpi } from './payments.ts';
import { expect, expectWellMade, test } from './support.ts';

test('#2 the page opens the checkout at once, and paying leads to the receipt @phone', async ({ page }) => {
  const { address, id } = await beginPayment(page, 'Asha Sample');
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(address);
  await expect(checkout(elsewhere).getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
  await page.goto(address);
  await payByUpi(page, 'success@razorpay');
  await page.waitForURL(`**/success/${id}`);
  // The same open in another tab no longer asks for it once somebody looks at that.
  await elsewhere.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await elsewhere.waitForURL(`**/success/${id}`);
  await elsewhere.close();
  const receipt = page.getByRole('heading', { name: 'Payment Successful' });
  await expect(receipt).toBeVisible();
  await page.goto(address);
  await expect(receipt).toBeVisible();
  // Back leads past the payment, not to its receipt for ever.
  const before = page.getByText('User-agent');
  for (let pages = 0; pages < 6 && (await before.isHidden()); pages++) {
    await page.goBack();
    await expect(receipt.or(before)).toBeVisible();
  }
  await expect(before).toBeVisible();
});

test('#3 a payment that fails leads to /failure, from where the same order is paid, and its receipt leads on', async ({
  page,
}) => {
  const { address, id } = await beginPayment(page, 'Ravi Sample');
  await page.goto(address);
  await payByUpi(page, 'failure@razorpay');
  await page.waitForURL(`**/failure/${id}`);
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  await page.getByRole('link', { name: 'Resume payment' }).click();
  await payByUpi(page, 'success@razorpay');
  await page.waitForURL(`**/success/${id}`);
  await expect(page.getByText('Taking you to the offer page …')).toBeVisible();
  await page.waitForURL(`**${encodeURI('/start-growing-your-business-at-₹1999/Month')}`);
});

test('a checkout that does not load says so in a dialog and can be tried again; leaving leads to /failure @phone', async ({
  page,
}) => {
  const { address, id } = await beginPayment(page, 'Meera Sample');
  await page.route('**/sandbox/v1/checkout.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto(address);
  const alert = page.getByRole('alertdialog', { name: 'Razorpay SDK Failed to load. Are You online?' });
  await expect(alert).toBeVisible();
  await expectWellMade(page);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('status')).toHaveText('Razorpay SDK Failed to load. Are You online?');
  await expectWellMade(page);
  await page.unroute('**/sandbox/v1/checkout.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(checkout(page).getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
  await checkout(page).getByRole('dialog').press('Escape');
  const ways: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) ways.push(new URL(request.url()).pathname);
  });
  await checkout(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await page.waitForURL(`**/failure/${id}`);
  expect(ways).toEqual([`/failure/${id}`]);
});

/** What an app puts into its pages before any script of theirs runs, and a note of what the checkout is opened with. */
const asApp = (iface: 'AndroidInterface' | 'webkit') => {
  Object.assign(window, {
    [iface]: iface === 'webkit' ? { messageHandlers: { iosInterface: { postMessage() {} } } } : {},
  });
  let Real: new (options: object) => object;
  Object.defineProperty(window, 'Razorpay', {
    get: () =>
      Real &&
      function (options: object) {
        sessionStorage.setItem('opened-with', JSON.stringify(options));
        return new Real(options);
      },
    set(given: typeof Real) {
      Real = given;
    },
  });
};

for (const { app, iface, intents } of [
  { app: 'Android', iface: 'AndroidInterface', intents: true },
  { app: 'iOS', iface: 'webkit', intents: undefined },
] as const)
  test(`in the ${app} app the gateway leads back to the receipt by itself @phone`, async ({ page }) => {
    await page.addInitScript(asApp, iface);
    const { address, id } = await beginPayment(page, 'Gita Sample');
    await page.goto(address);
    await payByUpi(page, 'success@razorpay');
    await page.waitForURL(`**/success/${id}`);
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
    const opened = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem('opened-with') ?? '{}') as Record<string, unknown>,
    );
    expect(opened).toMatchObject({
      redirect: true,
      callback_url: expect.stringContaining(`/payment-pay/return/${id}`),
    });
    expect(opened.webview_intent).toBe(intents);
    expect(opened).not.toHaveProperty('handler');
  });
