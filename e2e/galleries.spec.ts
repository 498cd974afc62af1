import { hydrated, expect, expectAccessible, expectWellMade, test } from './support.ts';

test('the galleries are listed and open on @phone', async ({ page }) => {
  await page.goto('/gallery');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(6);
  const cover = main.getByRole('article').first().locator('img');
  await expect(cover).toHaveJSProperty('complete', true);
  expect(await cover.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /\/media\/\w{26}-\d+\.avif$/,
  );
  await expectWellMade(page);

  await main.getByRole('link', { name: 'Shop fronts' }).click();
  await expect(page).toHaveURL(/\/event-gallery\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop fronts');
  await expect(page).toHaveTitle(/^Shop fronts/);
  await expect(page.getByRole('figure')).toHaveCount(7);
  await expectWellMade(page);
});

test('a category shows its own pictures; one opens large, by keyboard too, and closes where it was opened', async ({
  page,
}) => {
  await page.goto('/gallery');
  await page.getByRole('link', { name: 'Shop fronts' }).click();
  await page.getByRole('button', { name: 'Food' }).click();
  await expect(page.getByRole('button', { name: 'Food' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('figure')).toHaveCount(3);

  const links = page.getByRole('figure').getByRole('link');
  await links.first().focus();
  await page.keyboard.press('Enter');
  const pictures = page.getByRole('dialog', { name: 'Pictures' });
  await expect(pictures.getByText('A bakery. The shelf is the home page')).toBeVisible();
  await expect(pictures.getByText('1 / 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(pictures.getByText('2 / 3')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(pictures).toBeHidden();
  await expect(links.nth(1)).toBeFocused();
});

test('a finger turns the pages', async ({ browser, site }) => {
  const phone = await browser.newPage({
    baseURL: site,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  await phone.goto('/gallery');
  // Before the scripts a picture's link leads to the picture itself.
  await hydrated(phone);
  await phone.getByRole('link', { name: 'Patterns' }).tap();
  await phone.route('**/media/*.webp', () => {});
  await phone.getByRole('figure').getByRole('link').first().tap();
  const pictures = phone.getByRole('dialog', { name: 'Pictures' });
  await expect(pictures.getByText('1 / 9')).toBeVisible();
  // The picture is late; its blur stands in its room.
  await expect(pictures.locator('[data-preview]').first()).toBeVisible();
  const stage = pictures.locator('.yarl__container');
  const swipe = async (type: string, clientX: number) =>
    stage.dispatchEvent(type, {
      pointerId: 1,
      pointerType: 'touch',
      isPrimary: true,
      clientX,
      clientY: 300,
      buttons: 1,
    });
  await swipe('pointerdown', 320);
  for (const x of [260, 180, 100, 40]) await swipe('pointermove', x);
  await swipe('pointerup', 40);
  await expect(pictures.getByText('2 / 9')).toBeVisible();
  await phone.close();
});

test('without JavaScript every picture is there and a link', async ({ browser, site }) => {
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: site });
  await plain.goto('/gallery');
  await plain.getByRole('link', { name: 'Numbers on the wall' }).click();
  await expect(plain.getByRole('figure')).toHaveCount(6);
  await expect(plain.getByRole('button', { name: 'Growth' })).toBeHidden();
  await plain.getByRole('figure').getByRole('link').first().click();
  await expect(plain).toHaveURL(/\/media\/\w{26}-1600\.webp$/);
  await plain.close();
});

test('a gallery that is not there says so and leads back', async ({ page }) => {
  const answer = await page.goto('/event-gallery/12');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery not found');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'All galleries' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What hangs on our walls');
});

test('at /gallery programs get JSON and browsers the page, kept or not', async ({ request }) => {
  const page = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
  for (let i = 0; i < 3; i++) {
    const html = await request.get('/gallery', { headers: page });
    expect(html.headers()['content-type']).toBe('text/html; charset=utf-8');
    expect(html.headers().vary).toMatch(/^Accept\b/);
    const json = await request.get('/gallery', { headers: { Accept: '*/*' } });
    expect(json.headers()['content-type']).toBe('application/json');
    expect(json.headers().vary).toMatch(/\bAccept\b/);
    expect(await json.json()).toHaveLength(6);
  }
  // By now the page is kept: it answers with its tag.
  expect((await request.get('/gallery', { headers: page })).headers().etag).toBeTruthy();
});
