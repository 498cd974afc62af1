import { enquire } from './enquiries.ts';
import { expect, expectAccessible, expectFits, signIn, test } from './support.ts';

test('the dashboard shows the days in its address, as pictures, tables and CSV @widths', async ({
  page,
  request,
}, { project }) => {
  const source = `Dashboard ${project.name}`;
  await enquire(request, {
    name: `Dashed ${project.name}`,
    mobile: `90000420${project.name.length}0`,
    source,
  });
  await signIn(page);
  await page.goto('/admin/dashboard');
  const bySource = page.getByRole('region', { name: 'Leads by source' }).first();
  await bySource.getByText('As a table').click();
  await expect(bySource.getByRole('row', { name: source })).toContainText('1');
  await expect(bySource.locator('svg').first()).toBeAttached();
  await expectAccessible(page);
  await expectFits(page);

  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page).toHaveURL(/from=2\d{3}-\d\d-\d\d&to=2\d{3}-\d\d-\d\d/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('dashboard.csv');
});
