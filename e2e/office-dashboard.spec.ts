import { enquire } from './enquiries.ts';
import { column, openBoard, openLead } from './leads.ts';
import {
  overwriting,
  becomeOwner,
  expect,
  expectAccessible,
  expectWellMade,
  signIn,
  test,
} from './support.ts';

test('the dashboard shows the days in its address, as pictures, tables and CSV', async ({
  page,
  request,
}) => {
  const source = 'Dashboard story';
  await enquire(request, {
    name: 'Dashed Dalvi',
    mobile: '9000042070',
    source,
  });
  await signIn(page, '/admin/dashboard');
  const bySource = page.getByRole('region', { name: 'Leads by source' }).first();
  await bySource.getByText('As a table').click();
  await expect(bySource.getByRole('row', { name: source })).toContainText('1');
  await expect(bySource.locator('svg').first()).toBeAttached();
  await expectWellMade(page);

  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page).toHaveURL(/from=2\d{3}-\d\d-\d\d&to=2\d{3}-\d\d-\d\d/);
  // The address is there before the page: what is opened of the old figures closes with them.
  await expect(page.getByRole('button', { name: '7 days', pressed: true })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('dashboard.csv');

  await page.getByLabel('Explain this number: Leads', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'These leads' })).toBeVisible();
  await bySource.getByText('As a table').click();
  await bySource.getByRole('link', { name: source }).click();
  await expect(page.getByRole('link', { name: 'Dashed Dalvi' })).toBeVisible();
  await expect(page.getByLabel('Received from')).not.toHaveValue('');
});

test('the owner sets targets of a month, and the dashboard shows what is won of them, with the leads behind it', async ({
  page,
  request,
}) => {
  const name = 'Targeted Tendulkar';
  await enquire(request, { name, mobile: '9000042072' });
  await becomeOwner(page);
  await openLead(page, name);
  const id = /leads\/([^/]+)/.exec(page.url())?.[1] ?? '';
  for (const change of [{ valuePaise: 40_000_000 }, { status: 'qualified' }, { status: 'won' }])
    expect((await page.request.patch(`/staff/leads/${id}`, { data: change })).status()).toBe(200);

  await page.goto('/admin/dashboard');
  const card = page.getByRole('region', { name: /^Won in/ });
  await card.getByRole('button', { name: 'Set targets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Targets of a month' });
  await dialog.getByLabel('Agency (₹ a month)').fill('9876543');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save the targets' }).click();
  await expect(page.getByText('The targets are set.')).toBeVisible();
  await expect(card).toContainText(/\d % of ₹98,76,543/);
  await card.getByRole('button', { name: 'Change the targets' }).click();
  await dialog.getByLabel('For', { exact: true }).click();
  // Behind “Every month” stands this one.
  await page.getByRole('option').nth(1).click();
  await expect(dialog.getByLabel('Agency (₹ a month)')).toHaveAttribute('placeholder', '9876543');
  await dialog.getByLabel('Agency (₹ a month)').fill('5000000');
  await dialog.getByRole('button', { name: 'Save the targets' }).click();
  await expect(card).toContainText(/\d % of ₹50,00,000/);
  await card.getByText('Explain this number').click();
  await expectWellMade(page);
  await card.getByRole('link', { name: /^Agency: .* won$/ }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByLabel('Won until')).not.toHaveValue('');
});

test('the forecast says how it comes about and leads to the leads behind each bar; the board adds up the same', async ({
  page,
  request,
}) => {
  const name = 'Forecast Furtado';
  await enquire(request, { name, mobile: '9000042071' });
  await becomeOwner(page);
  await openLead(page, name);
  await page.getByRole('button', { name: 'Change the deal' }).click();
  // More than all the demo content together: it adds most.
  await page.getByLabel('Value with GST (₹)').fill('98765400');
  await page.getByLabel('To be decided by').fill('2026-01-05');
  await page.getByRole('button', { name: 'Save the deal' }).click();
  await expect(page.getByText('The deal is changed.')).toBeVisible();

  await page.goto('/admin/dashboard');
  const forecast = page.getByRole('region', { name: 'Forecast by month', exact: true });
  await forecast.getByText('Explain this number').click();
  await expect(forecast.getByRole('listitem').filter({ hasText: name })).toContainText(
    '₹9,87,65,400 × 10 % = ₹98,76,540',
  );
  await forecast.getByText('As a table').click();
  await expect(forecast.getByRole('row', { name: /^Overdue/ })).toContainText('₹98,76,540');
  await expectWellMade(page);
  await forecast.getByRole('link', { name: 'Overdue' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByLabel('Expected until')).not.toHaveValue('');

  await page.goBack();
  await forecast.locator('.recharts-bar-rectangle').first().click();
  await expect(page).toHaveURL(/expectedTo/);
  await expect(page.getByRole('link', { name })).toBeVisible();

  await openBoard(page, 'furtado');
  await expect(column(page, 'New').getByText('Worth ₹9,87,65,400')).toBeVisible();
  await page.getByRole('button', { name: `Move ${name} to…` }).click();
  await page.getByRole('menuitem', { name: 'Contacted' }).click();
  await expect(column(page, 'Contacted').getByText('Worth ₹9,87,65,400')).toBeVisible();
  await expect(column(page, 'New').getByText(/^Worth/)).toHaveCount(0);
});

test('targets of colleagues who have not come yet on a slow line are not taken away', async ({ page }) => {
  await becomeOwner(page);
  const staff = (await (await page.request.get('/staff/staff')).json()) as { id: string; name: string }[];
  const people = { [staff.find(({ name }) => name === 'Owner')?.id ?? '']: 7_000_000 };
  const targets = { agencyPaise: null, people, months: {} };
  const put = await page.request.put('/staff/sales-targets', { data: targets, headers: overwriting });
  expect(put.ok()).toBe(true);
  let isBad = true;
  await page.route(/\/staff\/staff$/, (route) => (isBad ? route.fulfill({ status: 503 }) : route.continue()));
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: 'Change the targets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Targets of a month' });
  await expect(dialog.getByText('The server did not answer properly.')).toBeVisible();
  isBad = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByLabel('Owner (₹ a month)')).toHaveValue('70000');
  await dialog.getByLabel('Agency (₹ a month)').fill('100000');
  await dialog.getByRole('button', { name: 'Save the targets' }).click();
  await expect(page.getByText('The targets are set.')).toBeVisible();
  expect(await (await page.request.get('/staff/sales-targets')).json()).toMatchObject({ people });
  const none = { agencyPaise: null, people: {}, months: {} };
  await page.request.put('/staff/sales-targets', { data: none, headers: overwriting });
});
