import { expect, expectWellMade, test } from './support.ts';

test('the About page tells of founder, company, vision, mission and whom it is not for on @phone', async ({
  page,
}) => {
  await page.goto('/about-us');
  await expect(page.getByText('Founded in 2016')).toBeVisible();
  for (const name of ['Our founder', 'The company', 'Our vision', 'Our mission', 'When we are not for you'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expectWellMade(page);
});

const policies = [
  ['/privacy-policy', 'Privacy policy', 'not for children under 13'],
  ['/refund-policy', 'Refund policy', 'An approved refund is processed in 10–14 business days.'],
  ['/terms-and-conditions', 'Terms and conditions', 'Indian law applies'],
  ['/ownership', 'Code ownership', 'usage licence only'],
] as const;

for (const [path, title, fact] of policies)
  test(`the page ${path} is dated and can be read on @phone`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Last Updated March 2025')).toBeVisible();
    await expect(page.getByRole('main').getByText(fact).first()).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const last = contents.last();
    await last.click();
    await expect(page.getByRole('heading', { level: 2, name: await last.innerText() })).toBeInViewport();
    await expectWellMade(page);
  });

test('policies are complete without JavaScript and printed without what is around them', async ({
  browser,
  site,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: site });
  await plain.goto('/refund-policy');
  await expect(plain.getByText('We review a refund request within 7 business days.')).toBeVisible();
  await plain.emulateMedia({ media: 'print' });
  await expect(plain.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(plain.getByRole('heading', { name: 'Versions of this page' })).toBeHidden();
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
  await plain.close();
});

test('a version that never was is not found', async ({ page }) => {
  for (const path of ['/refund-policy/version/9', '/refund-policy/version/x', '/other-policy/version/1']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Version not found');
  }
});
