import { boxOf, countedClicks, expect, expectWellMade, signIn, test } from './support.ts';
import { expectUncovered } from './uncovered.ts';

test('a retainer is set up in four clicks; its first draft waits in Today, its buyer agrees to a mandate, and it is paused and stopped @phone', async ({
  page,
}) => {
  const company = `Retained ${Date.now()}`;
  await signIn(page, '/admin/recurring-invoices');
  const buyer = { name: 'Kabir Sample', company, email: 'retained@example.com', mobile: '9000000018', stateCode: '27' }; // prettier-ignore
  expect((await page.request.post('/staff/buyers', { data: buyer })).status()).toBe(201);

  const { click, count } = countedClicks();
  await click(page.getByRole('link', { name: 'Set up a recurring invoice' }));
  await page.getByRole('combobox', { name: 'Buyer' }).fill(company);
  await click(page.getByRole('option', { name: company }));
  // What is said of the form stands above the bar that saves it.
  await page.getByRole('button', { name: 'Save' }).click();
  // What the office announces of orders stands in another corner.
  const said = page.locator('.MuiSnackbar-root').filter({ hasText: 'The form is not valid' });
  await expect(said).toBeVisible();
  const [above, below] = [await boxOf(said), await boxOf(page.getByRole('button', { name: 'Save' }))];
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
  await expect(said).toBeHidden();
  await page.getByLabel('What for').fill('Retainer');
  await page.getByLabel('Price (₹)').fill('45000');
  await expect(page.getByRole('status', { name: 'What it comes to' })).toContainText('₹53,100');
  await expectWellMade(page);
  await click(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('heading', { name: /^Next on / })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(4);

  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: 'A draft waits' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Ends').click();
  await page.getByRole('option', { name: 'After so many' }).click();
  await page.getByLabel('How many in all').fill('12');
  await page.getByLabel('Issue and send by itself').check();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('After 12')).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('heading', { name: /^Next on / })).toBeVisible();
  await page.getByRole('button', { name: 'Ask for a mandate' }).click();
  await expect(page.getByText('Asked, not agreed yet')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Its page' }).click();
  const customer = await opened;
  await expect(customer.getByRole('heading', { name: 'Pay by UPI Autopay' })).toBeVisible();
  await expectWellMade(customer);
  await expectUncovered(customer);
  await customer.getByRole('link', { name: 'Agree in your UPI app' }).click();
  await customer.getByRole('button', { name: 'Agree' }).click();
  await expect(customer.getByText('The mandate is confirmed.')).toBeVisible();
  const address = page.getByRole('link', { name: 'Its page' });
  await customer.goto((await address.getAttribute('href')) ?? '');
  await expect(async () => {
    await customer.reload();
    await expect(customer.getByRole('heading', { name: 'UPI Autopay is on' })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await expectWellMade(customer);
  await customer.close();
  await page.reload();
  await expect(page.getByText('Agreed', { exact: true })).toBeVisible();
  await expectWellMade(page);

  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { name: 'Stopped' })).toBeVisible();

  await page.goto('/admin');
  const waiting = page.getByRole('region', { name: 'Recurring invoices' });
  await expect(waiting).toContainText('waits to be issued');
  await waiting.getByRole('link', { name: `Open: ${company}` }).click();
  await expect(page.getByRole('button', { name: 'Issue' })).toBeVisible();
  await expect(page.getByText(/^For .+ 20\d\d/)).toBeVisible();
});
