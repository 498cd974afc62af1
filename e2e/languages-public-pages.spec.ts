import { expect, expectAccessible, test } from './support.ts';

test('a reader of the Marathi blog: the article is English and says so, all around it is not', async ({
  page,
}) => {
  await page.goto('/mr/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आज वाचा, उद्या वापरा');
  await expect(page.locator('time').first()).toHaveText(/^\d{1,2} \p{Script=Devanagari}+, 20\d\d$/u);
  await expect(page.getByText('लीड आणि WhatsApp').first()).toBeVisible();
  await page.getByRole('link', { name: /^पुढे वाचा Your website has three seconds/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await expect(page.getByText('हा लेख फक्त इंग्रजीत आहे.')).toBeVisible();
  await expect(page.locator('form[novalidate]').first()).toBeAttached();
  await page.getByLabel('तुमची कमेंट').fill('छान लेख');
  await page.getByRole('button', { name: 'कमेंट पाठवा' }).click();
  await expect(page.getByText('छान लेख')).toBeVisible();
  const form = page.getByRole('form', { name: 'न्यूजलेटर' });
  await form.getByRole('textbox').fill('marathi.reader@example.com');
  await form.getByRole('button', { name: 'सबस्क्राइब करा' }).click();
  await expect(page.getByText('आम्ही आत्ताच तुम्हाला एक ईमेल पाठवला आहे.')).toBeVisible();
  await expectAccessible(page);
});

test('a policy is English and says in Marathi since when it holds', async ({ page }) => {
  await page.goto('/mr/privacy-policy');
  await expect(page.getByText('शेवटचा बदल: मार्च 2025')).toBeVisible();
  await expect(page.getByText('हे पेज फक्त इंग्रजीत आहे.')).toBeVisible();
  // What is said in Marathi is not called English.
  await expect(page.locator('[lang=en]').getByText('आवृत्ती')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^आवृत्ती 1, मार्च 2025/ })).toBeVisible();
});

test.describe('whoever comes for the first time', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('is asked about cookies in Marathi, told what they do, and says no', async ({ page }) => {
    await page.goto('/mr/newsletter');
    const asking = page.getByRole('region', { name: 'कुकी' });
    await asking.getByRole('link', { name: 'निवडा' }).click();
    const panel = page.getByRole('dialog', { name: 'कुकीची निवड' });
    await expect(panel.getByRole('switch', { name: 'आकडेवारी' })).not.toBeChecked();
    await panel.getByRole('button', { name: 'सर्व नामंजूर करा' }).click();
    await expect(asking).toHaveCount(0);
  });
});
