import { becomeCustomer, nextEmail } from './customers.ts';
import { expect, expectAccessible, signIn, test } from './support.ts';

test('benefits, GST rates and carts in the back office', async ({ page, browser, baseURL }) => {
  const visitor = await browser.newContext({ baseURL: baseURL ?? '' });
  const buyer = await visitor.newPage();
  await becomeCustomer(buyer, { name: 'Gita Sample', address: nextEmail('office-cart') });
  const benefits = (await (await buyer.request.get('/benefit/getall/details')).json()) as {
    id: string;
    title: string;
  }[];
  const chosen = benefits.find(({ title }) => title === 'Stock keeping');
  await buyer.request.post('/cart', { data: { item_id: chosen?.id } });

  await signIn(page);
  await page.getByRole('menuitem', { name: 'Carts' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Gita Sample' });
  await expect(row).toContainText('Stock keeping');
  await expect(row).toContainText('₹129');
  await expectAccessible(page);

  await page.getByRole('menuitem', { name: 'Benefits' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Android app' })).toContainText('Inactive');
  await page.getByRole('button', { name: 'Move UPI and card payments up' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('UPI and card payments');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Stock keeping' }).click();
  await page.getByLabel('Sale price (₹ a month)').fill('149');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Stock keeping' })).toContainText('₹149');

  // The site shows the new order and price at once, and the cart says what has changed.
  await buyer.goto('/cart');
  await expect(
    buyer.getByText('The price has changed since you added it: ₹149 a month instead of ₹129.'),
  ).toBeVisible();
  await expect(buyer.getByRole('heading', { level: 4 }).first()).toHaveText('UPI and card payments');

  await page.getByRole('menuitem', { name: 'GST rates' }).click();
  await expect(page.getByText('Charged now')).toBeVisible();
  await page.getByRole('link', { name: 'GST on services' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This is the last rate. Change it, or add another one first.')).toBeVisible();
  await visitor.close();
});
