import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { overwriting, expect, expectAccessible, signIn, test } from './support.ts';

const drafted = (page: Page) => page.getByText('Saved as a draft. Visitors do not see it yet.');
const published = (page: Page) => page.getByText('Published. The website shows it now.');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

/** Saves, and goes to another place before the server has answered. */
async function saveAndLeave(page: Page, place: string) {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  await page.route('**/staff/**', async (route) => {
    if (route.request().method() === 'PUT') await left;
    await route.continue();
  });
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await save(page);
  await sent;
  await page.getByRole('menuitem', { name: place, exact: true }).click();
  leave();
  await page.unrouteAll({ behavior: 'wait' });
}
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Other stories look at the same pages: what a story changes here it puts back as it was. */
async function keeping(page: Page, path: string, story: () => Promise<void>) {
  const { content } = (await (await page.request.get(`/staff${path}`)).json()) as { content: object };
  await story();
  expect((await page.request.put(`/staff${path}`, { data: content, headers: overwriting })).ok()).toBe(true);
  // What says the same as the website is no draft.
  const published = await page.request.post(`/staff${path}/publish`, { headers: overwriting });
  expect([200, 409]).toContain(published.status());
}

test('the home page is written part by part; a section moves and another hides by keyboard; previewed, published, restored', async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole('menuitem', { name: 'Home page' }).click();
  await expect(page.getByText('This is sample content.')).toBeVisible();
  const headline = page.getByLabel('Headline, first line');
  const number = page.getByRole('spinbutton', { name: 'Number 1' });
  await expect(headline).toBeHidden();
  await press(page, 'First screen');
  await headline.fill('');
  await press(page, 'Numbers that count up');
  await expect(headline).toBeHidden();
  await number.fill('21.5');
  // Of what is complained about, what comes first opens.
  await press(page, 'Save draft');
  await expect(headline).toBeFocused();
  await expect(page.getByText('Required')).toBeVisible();
  await headline.fill('Customers ring.');
  await press(page, 'Save draft');
  await expect(page.getByText('Enter a whole number')).toBeVisible();
  await expect(number).toBeFocused();
  await number.fill('21');

  await press(page, 'Client logos');
  const logos = section(page, 'Client logos');
  await logos.getByRole('listitem').first().getByLabel('Hide').check();
  await logos.getByRole('button', { name: 'Add', exact: true }).click();
  const added = logos.getByRole('listitem').last();
  await added.getByRole('textbox', { name: 'Client' }).fill('Kite Works');
  await press(page, 'Save draft');
  await expect(added.getByText('Choose a picture')).toBeFocused();
  await added.getByRole('button', { name: 'Choose the logo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add pictures' });
  const logo = sharp({ create: { width: 200, height: 80, channels: 4, background: '#1b683e' } }).png();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'kite.png', mimeType: 'image/png', buffer: await logo.toBuffer() });
  await dialog.getByLabel('What it shows').fill('Kite Works');
  await dialog.getByRole('button', { name: 'Add one picture' }).click();
  await expect(dialog).toHaveCount(0);
  await added.getByRole('button', { name: 'Move up' }).click();
  // What the pointer stands on afterwards would tell its name beside the page's own parts.
  await page.mouse.move(0, 0);
  await expectAccessible(page);

  const up = page.getByRole('button', { name: 'Move Prices up' });
  await up.focus();
  for (const place of [3, 2, 1]) {
    await expect(up).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Prices is number ${place} of 8 now.`)).toBeAttached();
  }
  await expect(page.getByRole('button', { name: 'Move Prices down' })).toBeFocused();
  await page.getByRole('button', { name: 'Hide One case' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Show One case' })).toBeFocused();
  await press(page, 'Save draft');
  await expect(drafted(page)).toBeVisible();

  const visitor = await page.context().newPage();
  const preview = page.getByRole('link', { name: 'Preview', exact: true });
  const first = visitor.getByRole('heading', { level: 1 });
  const shows = async (words: string, { prices, work }: { prices: boolean; work: boolean }) => {
    await expect(first).toContainText(words, { timeout: 1_000 });
    const second = visitor.getByRole('heading', { level: 2 }).first();
    await expect(second.and(visitor.locator('#prices'))).toHaveCount(prices ? 1 : 0);
    await expect(visitor.locator('#past-work')).toHaveCount(work ? 1 : 0);
  };
  // The page that was kept is dropped a moment after the answer.
  const reads = (...said: Parameters<typeof shows>) =>
    expect(async () => {
      await visitor.goto('/');
      await shows(...said);
    }).toPass();
  await visitor.goto((await preview.getAttribute('href')) ?? '');
  await expect(visitor.getByText('Preview. Visitors do not see this yet.')).toBeVisible();
  await shows('Customers ring.', { prices: true, work: false });
  await reads('Customers find you.', { prices: false, work: true });

  await press(page, 'Publish');
  await expect(published(page)).toBeVisible();
  await expect(page.getByText('This is sample content.')).toHaveCount(0);
  await reads('Customers ring.', { prices: true, work: false });
  await expect(visitor.locator('dl .sr-only').first()).toHaveText('21');
  const row = visitor.getByRole('region', { name: 'Client logos' }).getByRole('listitem');
  await expect(row).toHaveCount(12);
  await expect(row.nth(10).getByRole('img', { name: 'Kite Works' })).toBeAttached();
  await expect(row.filter({ hasText: 'Kokum & Kairi' })).toHaveCount(0);

  // Other stories look at this page: it ends as it was.
  const versions = section(page, 'Versions').getByRole('listitem');
  await expect(versions.first()).toContainText('Changed: Hero, Counters, Clients, Sections');
  await versions.last().getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('button', { name: 'Hide One case' })).toBeVisible();
  await press(page, 'Publish');
  await expect(versions).toHaveCount(3);
  await reads('Customers find you.', { prices: false, work: true });
  await visitor.close();
});

test('a service page is written as a draft, previewed, published and restored; the server’s complaint stands at its field', async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole('menuitem', { name: 'Service pages' }).click();
  await expect(page.getByRole('row').filter({ hasText: '/google-ads' })).toContainText('Sample');
  await page.getByRole('link', { name: 'Be there when somebody needs you now' }).click();
  await expect(page.getByRole('link', { name: 'View page', exact: true })).toHaveAttribute(
    'href',
    '/google-ads',
  );
  const title = page.getByLabel('Title for search engines');
  await press(page, 'In search results');
  await title.fill('x'.repeat(65));
  await expect(page.getByText('5 characters too long')).toBeVisible();
  await press(page, 'Questions');
  const questions = section(page, 'Questions');
  const before = await questions.getByRole('listitem').count();
  await questions.getByRole('button', { name: 'Add', exact: true }).click();
  const added = questions.getByRole('listitem').last();
  await added.getByRole('textbox', { name: 'Question' }).fill('Why? '.repeat(40));
  await added.getByRole('textbox', { name: 'Answer' }).fill('Because people ask.');
  await press(page, 'Save draft');
  await expect(added.getByText('Use at most 160 characters')).toBeVisible();
  await expect(added.getByRole('textbox', { name: 'Question' })).toBeFocused();
  await expectAccessible(page);

  // Leaving asks first, however fast somebody clicks; staying loses nothing, and nobody is taken away by the next save.
  await page.removeAllListeners('dialog');
  page.on('dialog', (dialog) => dialog.dismiss());
  const asked = page.waitForEvent('dialog');
  await page.getByRole('menuitem', { name: 'Services', exact: true }).evaluate(async (item: HTMLElement) => {
    for (let times = 0; times < 15; times++) {
      item.click();
      await new Promise((done) => setTimeout(done, 1));
    }
  });
  await asked;
  await expect(added.getByRole('textbox', { name: 'Answer' })).toHaveValue('Because people ask.');

  await added.getByRole('textbox', { name: 'Question' }).fill('Why now?');
  for (let place = before; place > 0; place--)
    await questions.getByRole('listitem').nth(place).getByRole('button', { name: 'Move up' }).click();
  await questions.getByRole('listitem').nth(1).getByRole('button', { name: 'Remove' }).click();
  await press(page, 'In search results');
  await title.fill('Google Ads, shown to those who look');
  await press(page, 'Six steps');
  await page.getByLabel('Step 1: name').fill('Listening');
  await press(page, 'Hide A sum of its own');
  await press(page, 'Save draft');
  await expect(drafted(page)).toBeVisible();

  const visitor = await page.context().newPage();
  const listening = visitor.getByRole('heading', { name: 'Listening' });
  const preview = page.getByRole('link', { name: 'Preview', exact: true });
  await visitor.goto((await preview.getAttribute('href')) ?? '');
  await expect(visitor.getByText('Preview. Visitors do not see this yet.')).toBeVisible();
  await expect(visitor).toHaveTitle(/Google Ads, shown to those who look/);
  await expect(listening).toBeVisible();
  await expect(visitor.locator('#exhibit')).toHaveCount(0);
  const questionsRead = visitor.locator('details[name=faq] summary');
  await expect(questionsRead).toHaveCount(before);
  await expect(questionsRead.first()).toContainText('Why now?');
  await visitor.goto('/google-ads');
  await expect(visitor.locator('#exhibit')).toBeAttached();
  await expect(listening).toHaveCount(0);

  await press(page, 'Publish');
  await expect(published(page)).toBeVisible();
  await expect(async () => {
    await visitor.goto('/google-ads');
    await expect(listening).toBeVisible({ timeout: 1_000 });
  }).toPass();

  // Other stories look at the same page: it ends as it was.
  const versions = section(page, 'Versions').getByRole('listitem');
  await versions.last().getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('button', { name: 'Hide A sum of its own' })).toBeVisible();
  await press(page, 'Publish');
  await expect(versions).toHaveCount(3);
  await visitor.close();
});

test('the heading of past work and the price of the shop page are changed, and the price taken off', async ({
  page,
}) => {
  await signIn(page, '/admin/service-pages/get-your-online-store');
  await keeping(page, '/service-pages/get-your-online-store', async () => {
    await press(page, 'Past work');
    await page.getByLabel('Past work: heading').fill('Shops on every phone');
    await press(page, 'Price on the first screen');
    await page.getByLabel('Price a month').fill('500');
    await page.getByLabel('Struck-through price').fill('400');
    await page.getByLabel('Words about the price').fill('a month, set up included');
    await press(page, 'Save draft');
    await expect(page.getByText('The struck price must be the higher one')).toBeVisible();
    await page.getByLabel('Struck-through price').fill('900');
    await press(page, 'Save and publish');
    await expect(published(page)).toBeVisible();
    const visitor = await page.context().newPage();
    await visitor.goto('/get-your-online-store');
    await expect(visitor.getByRole('heading', { name: 'Shops on every phone' })).toBeAttached();
    await expect(visitor.getByText('a month, set up included')).toBeVisible();
    await press(page, 'Show no price');
    await press(page, 'Save and publish');
    await expect(async () => {
      await visitor.reload();
      await expect(visitor.getByText('a month, set up included')).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
    await visitor.close();
  });
});

test('features of real estate websites are added, hidden, moved by keyboard, changed and deleted', async ({
  page,
  request,
}) => {
  const shown = async () =>
    JSON.stringify(await (await request.get('/features-realestate/getall/details')).json());
  await signIn(page);
  await page.getByRole('menuitem', { name: 'Real estate features' }).click();
  await page.getByRole('link', { name: 'Add a feature' }).click();
  await page.getByLabel('Feature').fill('x'.repeat(81));
  await page.getByLabel('Description').fill('Walk through a flat at night.');
  await save(page);
  await expect(page.getByText('Please check the marked fields.').or(page.getByText(/80/))).toBeVisible();
  await expect(page.getByLabel('Feature')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Feature').fill('Night tours');
  await save(page);
  const row = page.getByRole('row').filter({ hasText: 'Night tours' });
  await expect(row).toBeVisible();
  await expect.poll(shown).toContain('Night tours');

  await row.getByRole('button', { name: 'Move Night tours up' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').nth(-2)).toContainText('Night tours');
  await row.getByRole('switch', { name: 'Night tours is active' }).click();
  await expect(row.getByRole('switch', { name: 'Night tours is active' })).not.toBeChecked();
  await expect.poll(shown).not.toContain('Night tours');

  await row.getByRole('link', { name: 'Night tours' }).click();
  await page.getByLabel('Feature').fill('Evening tours');
  await page.getByLabel('Status').click();
  await page.getByRole('option', { name: 'Active', exact: true }).click();
  await save(page);
  await expect(page.getByRole('row').filter({ hasText: 'Evening tours' })).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto('/real-estate-website-development-service');
  await expect(visitor.getByRole('heading', { name: 'Evening tours' })).toBeVisible();

  await page.getByRole('link', { name: 'Evening tours' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Delete this feature?')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('link', { name: 'Project pages' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Evening tours' })).toHaveCount(0);
  await expect.poll(shown).not.toContain('Evening tours');
});

test('offer page, plans and pickers are changed where they stand, with complaints at their fields', async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole('menuitem', { name: 'Offer page' }).click();
  await expect(page.getByText(/no plan comes to that/)).toBeVisible();
  await keeping(page, '/offer', async () => {
    await press(page, 'Modules');
    await page.getByRole('textbox', { name: 'Module' }).first().fill('m'.repeat(61));
    await press(page, 'Save draft');
    await expect(page.getByRole('textbox', { name: 'Module' }).first()).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await page.getByRole('textbox', { name: 'Module' }).first().fill('Shop window');
    await press(page, 'Banner');
    await page.getByLabel('I confirm the banner').check();
    await expect(page.getByText(/no plan comes to that/)).toHaveCount(0);
    await press(page, 'Save draft');
    await expect(drafted(page)).toBeVisible();
    const visitor = await page.context().newPage();
    const preview = page.getByRole('link', { name: 'Preview', exact: true });
    await visitor.goto((await preview.getAttribute('href')) ?? '');
    await expect(visitor.getByText('Shop window').first()).toBeVisible();
    await visitor.goto('/oms');
    await expect(visitor.getByText('Shop window')).toHaveCount(0);
    await press(page, 'Publish');
    await expect(published(page)).toBeVisible();
    await visitor.close();
  });

  await page.getByRole('menuitem', { name: 'Plans', exact: true }).click();
  await page.getByRole('link', { name: '1 Year' }).click();
  await expect(page.getByText('This is sample content.')).toBeVisible();
  // Whoever leaves while it is saved is not asked, stays where it is refused and goes on where it is not.
  await page.getByLabel('Struck-through price').fill('10');
  await saveAndLeave(page, 'Coupons');
  await expect(page.getByText('The struck-through price must be above the price')).toBeVisible();
  await page.getByLabel('Struck-through price').fill('23988');
  await saveAndLeave(page, 'Coupons');
  await expect(page.getByRole('link', { name: 'Add a coupon' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Plans', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: '1 Year' })).not.toContainText('Sample');

  await page.getByRole('menuitem', { name: 'Feature pickers' }).click();
  await page.getByRole('link', { name: 'CRM Software', exact: true }).click();
  const features = page.getByRole('textbox', { name: 'Feature', exact: true });
  await expect(features).toHaveCount(10);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await features.last().fill('Data import');
  await page.getByRole('spinbutton', { name: 'Price (₹)' }).last().fill('0.5');
  await save(page);
  await expect(page.getByText('Enter a price')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Price (₹)' }).last().fill('50');
  await save(page);
  const row = page.getByRole('row').filter({ hasText: 'CRM Software' });
  await expect(row).toContainText('11');
  const visitor = await page.context().newPage();
  await visitor.goto('/crm-price');
  await expect(visitor.getByText('Data import')).toBeVisible();
  await visitor.close();
  await row.getByRole('link', { name: 'CRM Software', exact: true }).click();
  await expect(features).toHaveCount(11);
  await page.getByRole('listitem').filter({ has: features }).last().getByLabel('Remove').click();
  await save(page);
  await expect(row).toContainText('10');
});
