import { enquire } from './enquiries.ts';
import { expect, expectWellMade, signIn, test } from './support.ts';

test('what waits is listed by urgency, dealt with in one click, and taken back', async ({
  page,
  request,
}) => {
  const name = 'Todayed Tambe';
  await enquire(request, { name, mobile: '9000040007' });
  await signIn(page);
  const today = page.getByRole('region', { name: 'Today' });
  const row = today.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Nobody has answered yet');
  await expect(row.getByRole('link', { name: `Call ${name}` })).toHaveAttribute('href', /^tel:\+9190000400/);
  // Its deadline is said in the words of the list of leads, and in no others.
  await expect(row.getByText(/^answer (within|by) /)).toBeVisible();
  await expect(row).not.toContainText(/in \d+ (minute|hour)/);
  await expectWellMade(page);

  await row.getByRole('button', { name: `Contacted: ${name}` }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('a menu group folds away and stays so', async ({ page }) => {
  await signIn(page);
  const prices = page.getByRole('menuitem', { name: 'Prices' });
  const coupons = page.getByRole('menuitem', { name: 'Coupons' });
  await expect(coupons).toBeVisible();
  await prices.click();
  await expect(prices).toHaveAttribute('aria-expanded', 'false');
  await expect(coupons).toHaveCount(0);
  await page.reload();
  await expect(prices).toBeVisible();
  await expect(coupons).toHaveCount(0);
  await prices.click();
  await expect(coupons).toBeVisible();
});
