import { enquire } from './enquiries.ts';
import {
  becomeOwner,
  expect,
  expectAccessible,
  expectWellMade,
  signIn,
  test,
  pauseClock,
} from './support.ts';

test('Ctrl-K finds records, places and actions by keyboard, and remembers what was opened', async ({
  page,
  request,
}) => {
  const name = 'Palettewala';
  await enquire(request, { name, mobile: '9000041070' });
  await signIn(page);
  const field = page.getByPlaceholder('A name, a number, a place, what to do …');
  const option = (text: string) => page.getByRole('option', { name: text });

  await page.keyboard.press('Control+k');
  await field.fill(name.toLowerCase());
  await expect(option(name)).toHaveAttribute('aria-selected', 'true');
  await expectWellMade(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name })).toBeVisible();

  await page.getByRole('button', { name: 'Search, Ctrl K' }).click();
  await expect(page.getByRole('group', { name: 'Opened last' }).getByRole('option')).toContainText([name]);
  await field.fill('gst rates');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'GST rates' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await field.fill('no such thing anywhere');
  await expect(page.getByText('Nothing is called that.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
});

test('the office and its search stand there as soon as their code does: no timer has to run out', async ({
  page,
}) => {
  await page.clock.install();
  await pauseClock(page);
  await signIn(page);
  // What is read passes from timer to timer without any time between.
  const inMilliseconds = async () => {
    await page.clock.runFor(10);
    return page.getByLabel('Whose leads').isVisible();
  };
  await expect.poll(inMilliseconds).toBe(true);
  await page.keyboard.press('Control+k');
  await expect(page.getByPlaceholder('A name, a number, a place, what to do …')).toBeVisible();
});

test('an office or a search that cannot be fetched says so, and is there once it can', async ({ page }) => {
  // Watched all the time: a browser that is told to watch again may let the next request pass.
  let isAway = true;
  await page.route(/\/(office|palette)-[^/]*\.js$/, (route) => (isAway ? route.abort() : route.continue()));
  await becomeOwner(page);
  await page.goto('/admin');
  await expect(page.getByText('The office did not load. Please check your connection.')).toBeVisible();
  await expectWellMade(page);
  isAway = false;
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();

  isAway = true;
  await page.keyboard.press('Control+k');
  await expect(page.getByText('The search did not load.')).toBeVisible();
  await expectAccessible(page);
  isAway = false;
  await page.keyboard.press('Control+k');
  await expect(page.getByPlaceholder('A name, a number, a place, what to do …')).toBeVisible();
});

test('an office that is older than what the server gives out offers to load that', async ({ page }) => {
  const older = '/admin/assets/index-before.js';
  await page.route(`**${older}`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.route('**/admin/', async (route) => {
    const response = await route.fetch();
    const newer = await response.text();
    const body = newer.replace('<script', `<script type="module" src="${older}"></script><script`);
    await route.fulfill({ response, body });
  });
  await becomeOwner(page);
  await page.goto('/admin/');
  const update = page.getByRole('button', { name: 'Update to the newer office' });
  await expect(update).toBeVisible();
  await expectWellMade(page);
  await page.unrouteAll();
  await update.click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(update).toHaveCount(0);
});

test('letters lead to places and through lists, and ? tells which', async ({ page }) => {
  await signIn(page);
  await page.keyboard.press('g');
  await page.keyboard.press('w');
  await expect(page.getByRole('heading', { name: 'Posts' })).toBeVisible();
  const rows = page.locator('[data-row]');
  await expect(rows.nth(1)).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toContainText('Search everything');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('gj');
  await expect(page.getByRole('heading', { name: 'Posts' })).toBeVisible();
});
