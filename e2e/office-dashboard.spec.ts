import { enquire } from './enquiries.ts';
import { expect, expectWellMade, signIn, test } from './support.ts';

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
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('dashboard.csv');
});
