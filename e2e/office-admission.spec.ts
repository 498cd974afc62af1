import { becomeCustomer, nextEmail } from './customers.ts';
import { expect, expectWellMade, signIn, test } from './support.ts';

test('the office sells plans, gives coupons, and works on an admission', async ({ page }) => {
  const { record } = await becomeCustomer(page, { name: 'Chitra Rao', address: nextEmail('chitra') });
  const plans = (await (await page.request.get('/pricing/admin1997')).json()) as {
    id: string;
    plan_name: string;
  }[];
  const made = await page.request.post('/admission', {
    multipart: {
      full_name: 'Chitra Rao',
      phone: '9000000061',
      email: record.email ?? '',
      address: '7 Lake Road',
      pincode: '400078',
      center_name: 'Google Ads',
      pricing_plan: JSON.stringify(plans.find(({ plan_name: name }) => name === 'Campaigns')),
    },
  });
  expect(made.status()).toBe(200);

  await signIn(page, '/admin/pricing-plans');
  await expect(page.getByText('₹14,099, as on the offer page')).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('link', { name: 'Growth' }).click();
  await expect(page.getByLabel('What is in it')).toHaveValue(/Four channels/);
  await expectWellMade(page);

  const code = `CHAI${Date.now().toString(36)}`.toUpperCase();
  await page.goto('/admin/coupons/create');
  await page.getByLabel('Code').fill(code);
  await page.getByLabel('Percentage').fill('5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`${code}.*5%`) })).toBeVisible();
  const checked = await page.request.get(`/coupon/check/${code}`);
  expect(await checked.json()).toMatchObject({ couponData: { percentage_offer: 5 } });

  await page.goto('/admin/class-levels');
  await expect(page.getByRole('link', { name: 'Intermediate' })).toBeVisible();
  await page.goto('/admin/class-schedules');
  await page.getByRole('link', { name: 'Website Development' }).first().click();
  await expect(page.getByLabel('Ages')).toHaveValue('18 - 99');

  await page.goto('/admin/admissions');
  await page.getByRole('link', { name: 'Chitra Rao' }).first().click();
  await page.getByLabel('Note').fill('Paid by cheque');
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Active. Paid by cheque')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete' })).toBeVisible();
  await expectWellMade(page);
});
