import { expect, expectWellMade, test } from './support.ts';

test('a link that stops offers and is not whole says so, and asks for no sign-in @phone', async ({
  page,
}) => {
  await page.goto('/offers/stop/not-a-token');
  await expect(page.getByRole('heading', { name: 'This link is not valid any more' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop the offers' })).toHaveCount(0);
  await expectWellMade(page);
});
