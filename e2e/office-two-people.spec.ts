import { enquire } from './enquiries.ts';
import { overwriting, expect, expectFits, expectWellMade, signIn, test } from './support.ts';

test('two people in the site settings: the second chooses between both texts, and nothing typed is lost', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  await signIn(page, '/admin/settings');
  const colleague = { email: 'kiran@example.com', password: 'a first password' };
  await page.request.post('/staff/staff', { data: { ...colleague, name: 'Kiran', role: 'admin' } });
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize() });
  const theirs = await context.newPage();
  expect((await theirs.request.post('/staff/session', { data: colleague })).ok()).toBe(true);
  await theirs.goto('/admin/settings');

  const fill = async (whose: typeof page, words: Record<string, string>) => {
    for (const [label, text] of Object.entries(words)) await whose.getByLabel(label).fill(text);
  };
  const before = (await (await page.request.get('/staff/settings')).json()) as { tagline: string };
  await fill(page, { Tagline: 'My line', 'Founded in': '2011' });
  await fill(theirs, { Tagline: 'Their line', About: 'What Kiran says about us.' });
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs.getByText('Saved. The website shows it now.')).toBeVisible();

  // A piece of news loads again what is shown; what is typed stays.
  const again = page.waitForResponse(
    (answer) => answer.url().endsWith('/staff/settings') && answer.request().method() === 'GET',
  );
  await enquire(request, { name: 'Nilima Doshi', mobile: '9000077711' });
  await again;
  await expect(page.getByLabel('Tagline')).toHaveValue('My line');

  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kiran has changed this too' });
  const field = (name: string) => dialog.getByRole('group', { name });
  // Only one of the two has changed these.
  await expect(field('About').getByLabel(/^Kiran/)).toBeChecked();
  await expect(field('Founded in').getByLabel(/^Yours/)).toBeChecked();
  await expect(field('Tagline').getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(field('Tagline')).toContainText('YoursMy line');
  await expect(field('Tagline')).toContainText('KiranTheir line');
  await expectWellMade(page);
  await expectFits(page);

  // Whoever would rather go on writing finds every word.
  await dialog.getByRole('button', { name: 'Go on writing' }).click();
  await expect(page.getByLabel('Tagline')).toHaveValue('My line');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('button', { name: '1 left to choose' })).toBeDisabled();
  await field('Tagline')
    .getByLabel(/^Yours/)
    .check();
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await expect(page.getByText('Saved. The website shows it now.')).toBeVisible();
  await expect(page.getByLabel('About')).toHaveValue('What Kiran says about us.');
  expect(await (await page.request.get('/staff/settings')).json()).toMatchObject({
    tagline: 'My line',
    blurb: 'What Kiran says about us.',
    foundedYear: 2011,
  });
  await page.request.put('/staff/settings', { data: before, headers: overwriting });
  await context.close();
});
