import { overwriting, expect, expectWellMade, signIn, test } from './support.ts';

const english = 'Six ways to be found and chosen';

test('the owner translates a heading: the Hindi page shows it, the English one stays, a changed text is missing', async ({
  page,
}) => {
  const visitor = await page.context().newPage();
  await visitor.goto('/hi');
  await expect(visitor.getByRole('heading', { name: 'दिखने और चुने जाने के छह तरीके' })).toBeVisible();

  await signIn(page, '/admin/translations');
  await expect(page.getByText(/^\d+ of \d+ in Hindi, \d+ of \d+ in Marathi/)).toBeVisible();
  await page.getByPlaceholder('Words in any language').fill(english);
  const field = page.getByRole('textbox', { name: `Hindi of “${english}”` });
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('textbox') })).toHaveCount(1);
  await expectWellMade(page);
  await field.fill('मिलने के छह रास्ते');
  await field.press('Tab');
  await expect(page.getByText('Hindi saved.')).toBeVisible();
  await expect
    .poll(async () => {
      await visitor.goto('/hi');
      return visitor.getByRole('heading', { name: 'मिलने के छह रास्ते' }).count();
    })
    .toBe(1);
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { name: english })).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back')).toBeVisible();
  await expect(field).toHaveValue('दिखने और चुने जाने के छह तरीके');

  const stored = await (await page.request.get('/staff/home')).json();
  const withHeading = async (heading: string) => {
    await page.request.put('/staff/home', {
      headers: overwriting,
      data: { ...stored.content, services: { ...stored.content.services, heading } },
    });
    return page.request.post('/staff/home/publish', { headers: overwriting });
  };
  expect((await withHeading('Six ways to be seen')).status()).toBe(200);
  await page.goto('/admin/translations');
  await page.getByPlaceholder('Words in any language').fill('Six ways to be seen');
  await page.getByLabel('Missing only').check();
  await expect(page.getByText('Six ways to be seen')).toBeVisible();
  expect((await withHeading(english)).status()).toBe(200);
});

test('a form sends the English name of what is chosen in Hindi', async ({ page }) => {
  await page.goto('/hi/contact-us');
  const option = page.getByRole('option', { name: 'डिजिटल मार्केटिंग' });
  await expect(option).toHaveAttribute('value', 'Digital Marketing');
});
