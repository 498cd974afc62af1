import { expect, expectAccessible, expectWellMade, signIn, test } from './support.ts';

const person = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
  Accept: 'text/html',
};

test('staff see where visitors were lost and lead them on with one click', async ({ page, request }) => {
  const lost = '/google-ads-2';
  const ask = (language = '') =>
    request.get(`${language}${lost}?utm_source=card`, { headers: person, maxRedirects: 0 });
  for (const language of ['', '/hi']) expect((await ask(language)).status()).toBe(404);

  await signIn(page, '/admin/redirects');
  await expect(page.getByRole('link', { name: 'Add a redirect' })).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('link', { name: 'Lost pages' }).click();
  const row = page.getByRole('row').filter({ hasText: lost });
  await expect(async () => {
    await page.reload();
    await expect(row.getByRole('cell', { name: '2', exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectWellMade(page);
  await row.getByRole('button', { name: 'Lead to /google-ads' }).click();
  await expect(page.getByText(`${lost} leads to /google-ads now.`)).toBeVisible();
  await expect(row).toBeHidden();

  await expect.poll(async () => (await ask()).status()).toBe(301);
  expect((await ask()).headers().location).toBe('/google-ads?utm_source=card');
  expect((await ask('/hi')).headers().location).toBe('/hi/google-ads?utm_source=card');
  const data = await request.get(`${lost}.data`, { headers: person, maxRedirects: 0 });
  expect(await data.text()).toContain('/google-ads');
  await page.goto('/admin/redirects');
  await expect(async () => {
    await page.reload();
    const used = page.getByRole('row').filter({ hasText: lost }).locator('time');
    await expect(used).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('a redirect is written, refused, changed to gone, and deleted', async ({ page, request }) => {
  const visit = (path: string) => request.get(path, { headers: person, maxRedirects: 0 });
  await signIn(page, '/admin/redirects');
  await page.getByRole('link', { name: 'Add a redirect' }).click();
  await page.getByLabel('Old address').fill('/blog');
  await page.getByLabel('Leads to').fill('https://evil.example/');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A page answers here: a redirect would never be reached')).toBeVisible();
  await page.getByLabel('Old address').fill('/Summer Sale');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter an address of this website, like /new-page')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Leads to').fill('/start-growing-your-business-at-₹1999/Month');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: '/summer sale' }).click();
  await expect.poll(async () => (await visit('/summer%20sale/')).status()).toBe(301);
  const offer = '/start-growing-your-business-at-%E2%82%B91999/Month';
  expect((await visit('/Summer%20Sale')).headers().location).toBe(offer);

  await page.getByLabel('How long').click();
  await page.getByRole('option', { name: 'Gone, leads nowhere (410)' }).click();
  await expect(page.getByLabel('Leads to')).toBeHidden();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Gone', { exact: true })).toBeVisible();
  await expect.poll(async () => (await visit('/summer%20sale')).status()).toBe(410);
  expect(await (await visit('/summer%20sale')).text()).toContain('This shutter is down');

  await page.getByRole('link', { name: '/summer sale' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('link', { name: '/summer sale' })).toBeHidden();
  await expect.poll(async () => (await visit('/summer%20sale')).status()).toBe(404);
  // What is there stays there.
  for (const path of ['/blog', '/google-ads']) expect((await visit(path)).status()).toBe(200);
});
