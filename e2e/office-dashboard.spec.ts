import { expect, expectAccessible, signIn, test } from './support.ts';

test('the dashboard shows the days in its address, as pictures, tables and CSV @widths', async ({
  page,
  request,
}, { project }) => {
  const source = `Dashboard ${project.name}`;
  const answer = await request.post('/inquiry', {
    data: {
      name: `Dashed ${project.name}`,
      mobile: `90000420${project.name.length}0`,
      age: 'a@example.com',
      school: 'Google Ads',
      parent_name: source,
      remark: 'x',
      form: 'service',
      isHuman: true,
      terms: true,
      elapsedMs: 9_000,
    },
  });
  expect(answer.ok()).toBe(true);
  await signIn(page);
  await page.goto('/admin/dashboard');
  const bySource = page.getByRole('region', { name: 'Leads by source' }).first();
  await bySource.getByText('As a table').click();
  await expect(bySource.getByRole('row', { name: source })).toContainText('1');
  await expect(bySource.locator('svg').first()).toBeAttached();
  await expectAccessible(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page).toHaveURL(/from=2\d{3}-\d\d-\d\d&to=2\d{3}-\d\d-\d\d/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('dashboard.csv');
});
