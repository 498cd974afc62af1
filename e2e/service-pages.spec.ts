import type { Page } from '@playwright/test';
import { expect, expectWellMade, test } from './support.ts';

const pages = [
  ['/website-development', 'Website Development', 'Website Development', 'Planning'],
  ['/application-development', 'Application Development', 'application-development', 'Planning'],
  ['/get-your-online-store', 'E-commerce Website', 'E-Commerce', 'Discovery'],
  ['/digital-marketing', 'Digital Marketing', 'Digital Marketing', 'Research'],
  ['/google-ads', 'Google Ads', 'Google Ads', 'Research'],
  ['/meta-ads', 'Meta Ads', 'Meta Ads', 'Research'],
  ['/real-estate-website-development-service', 'Real Estate', 'Real Estate', 'Planning'],
] as const;

const formOf = (page: Page) => page.getByRole('form', { name: 'Get Started Today' });

async function fill(page: Page, email: string) {
  const form = formOf(page);
  await form.getByLabel('Name').fill(' Asha Example ');
  await form.getByLabel('Mobile').fill('9000000001');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('I am a person').check();
  await form.getByLabel('I agree to').check();
}

for (const [path, service, source, firstStep] of pages) {
  test(`${path} shows everything a service page has, and one question at a time @phone`, async ({ page }) => {
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Try It Now' }).first()).toHaveAttribute(
      'href',
      '/contact-us',
    );
    // A call has one button on each screen: the first screen's own, on a phone that of the bar at its foot.
    const first = page.locator('main section').first();
    const call = first.or(page.locator('[data-contact-bar]')).locator('a[href^="tel:+91"]:visible');
    await expect(call).toHaveCount(1);
    await expect(main.locator('a[href*="wa.me"]').first()).toHaveAttribute(
      'href',
      new RegExp(`wa\\.me/91\\d{10}\\?text=.*${encodeURIComponent(service)}`),
    );
    await expect(page.getByRole('link', { name: `Ask about ${service} on WhatsApp` })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Get Started Today' })).toBeVisible();
    const steps = page.getByRole('region', { name: await headingOf(page, 'process') }).getByRole('listitem');
    await expect(steps).toHaveCount(6);
    await expect(steps.first()).toContainText(firstStep);
    await expect(main.getByRole('link', { name: 'See the work' }).first()).toHaveAttribute(
      'href',
      /^\/work\/[\w-]+$/,
    );
    // The shop's price stands in its first screen; the others name what the price list begins at.
    if (path !== '/get-your-online-store')
      await expect(main.getByRole('region', { name: 'Price', exact: true })).toContainText(/From ₹[\d,]+/);
    const why = page.getByRole('region', { name: await headingOf(page, 'why') }).getByRole('listitem');
    await expect(why).toHaveCount(4);

    const questions = page.locator('main details');
    await questions.nth(0).locator('summary').click();
    await questions.nth(1).locator('summary').click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await expect(questions.nth(1)).toHaveAttribute('open');
    await expectWellMade(page);
    // Paper has all the answers.
    await page.emulateMedia({ media: 'print' });
    await expect(questions.locator('> p').filter({ visible: true })).toHaveCount(await questions.count());
    expect(faults).toEqual([]);
  });

  test(`a lead from ${path} goes out with its label`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('form[novalidate]')).toBeAttached();
    const form = formOf(page);
    const send = form.getByRole('button', { name: 'Ask for a call' });
    await send.click();
    await expect(page.getByText("Please confirm you're human")).toBeVisible();
    await expect(page.getByText('You must agree to the terms')).toBeVisible();
    await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Please enter your name');
    await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription('Please enter your e-mail address');
    await expect(form.getByLabel('Service', { exact: true })).toHaveValue(service);

    const email = `${source.replace(/\W/g, '')}@example.com`.toLowerCase();
    await fill(page, email);
    const [request] = await Promise.all([page.waitForRequest('**/inquiry'), send.click()]);
    const key = path === '/application-development' ? 'related_service' : 'school';
    expect(request.postDataJSON()).toMatchObject({
      name: path === '/meta-ads' ? 'Asha Example' : ' Asha Example ',
      mobile: '9000000001',
      age: email,
      [key]: service,
      parent_name: source,
      dob: 'Website',
      skates_category: page.url(),
    });
    await expect(page.locator('[data-sonner-toast]')).toHaveText(
      'Thank you! Our team will contact you soon.',
    );
    await page.getByRole('button', { name: 'Send another' }).click();
    await expect(form.getByLabel('Service', { exact: true })).toBeFocused();
    await expect(form.getByLabel('Name')).toHaveValue('');
    // The e-commerce page alone leaves the boxes as they were.
    await expect(form.getByLabel('I agree to')).toBeChecked({ checked: path === '/get-your-online-store' });
    await expect(form.getByLabel('I am a person')).toBeChecked({
      checked: path === '/get-your-online-store',
    });
  });
}

const headingOf = (page: Page, id: string) => page.locator(`h2#${id}`).innerText();

test('a refused lead stays written and the toast says so', async ({ page }) => {
  await page.route('**/inquiry', (route) => route.fulfill({ status: 503, json: { success: false } }));
  await page.goto('/google-ads');
  await expect(page.locator('form[novalidate]')).toBeAttached();
  await fill(page, 'asha@example.com');
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  await expect(page.locator('[data-sonner-toast]')).toHaveText(/Please try again!/);
  await expect(formOf(page).getByLabel('E-mail')).toHaveValue('asha@example.com');
  await expect(formOf(page).getByLabel('I agree to')).toBeChecked();
});

test('other names of a page answer with it and name the first one as canonical', async ({ page }) => {
  for (const [alias, first] of [
    ['/web-Store', '/get-your-online-store'],
    ['/Google-ads', '/google-ads'],
  ] as const) {
    expect((await page.goto(alias))?.status()).toBe(200);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${first}$`));
  }
});

test('the store page shows 27 features and ₹1,999 struck beside ₹999', async ({ page }) => {
  await page.goto('/get-your-online-store');
  await expect(page.locator('s')).toContainText('₹1,999');
  await expect(page.getByText('₹999', { exact: true }).first()).toBeVisible();
  const features = page.getByRole('region', { name: await headingOf(page, 'features') });
  await expect(features.getByRole('listitem')).toHaveCount(27);
});

test('real estate shows its Powerful Features', async ({ page, request }) => {
  const kept = (await (await request.get('/features-realestate/getall/details')).json()) as {
    title: string;
  }[];
  await page.goto('/real-estate-website-development-service');
  const features = page.getByRole('region', { name: 'Powerful Features' });
  await expect(features.getByRole('heading', { level: 3 })).toHaveText(kept.map((feature) => feature.title));
});

test('the row of past work shows 1, 2, 3 and 4 slides at 320, 640, 1024 and 1280 px and takes keys', async ({
  page,
}) => {
  await page.goto('/website-development');
  const region = page.getByRole('region', { name: await headingOf(page, 'demos') });
  for (const [width, slides] of [
    [320, 1],
    [640, 2],
    [1024, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const shown = () =>
      region.locator('ul').evaluate((list) => {
        const slide = list.querySelector('li')?.getBoundingClientRect().width ?? 1;
        return Math.round(list.getBoundingClientRect().width / slide);
      });
    await expect.poll(shown).toBe(slides);
  }
  const place = () => region.locator('ul').evaluate((list) => list.getBoundingClientRect().x);
  const before = await place();
  await region.getByRole('button', { name: 'Next work' }).press('ArrowRight');
  await expect.poll(place).toBeLessThan(before - 100);
  await region.getByRole('button', { name: 'Previous work' }).click();
  await expect.poll(place).toBeCloseTo(before, -1);
});

test('without JavaScript questions open and a lead arrives', async ({ browser, site, mailbox }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site });
  await page.goto('/meta-ads');
  await page.locator('main summary').first().click();
  await expect(page.locator('main details').first()).toHaveAttribute('open');
  await expect(page.locator('main a[href="/work/pickles"]')).toBeAttached();
  await fill(page, 'noscript.lead@example.com');
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect.poll(async () => (await mailbox('noscript.lead@example.com')).length).toBe(1);
  await page.close();
});
