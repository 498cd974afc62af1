import type { Locator } from '@playwright/test';
import {
  boxOf,
  expect,
  expectAccessible,
  expectFits,
  holdBack,
  hydrated,
  openBeforeScripts,
  test,
} from './support.ts';

const offer = '/start-growing-your-business-at-₹1999/Month';
const menu = [
  'Real Estate',
  'Website Development',
  'Application Development',
  'E-commerce Website',
  'Google Ads',
  'Meta Ads',
  'Digital Marketing',
];

test('the header carries its links in order', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const links = header.getByRole('navigation', { name: 'Main' }).locator(':scope > a');
  await expect(links).toHaveText(['Home', 'OMS', 'About', 'Blog', 'Contact']);
  expect(await links.evaluateAll((all) => all.map((a) => decodeURI(a.getAttribute('href') ?? '')))).toEqual([
    '/',
    offer,
    '/about-us',
    '/blog',
    '/contact-us',
  ]);
  await expect(header.getByRole('link', { name: 'Enquiry' })).toHaveAttribute('href', '/enquiry');
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

test('a mouse opens the services by hovering; keys and clicks open and close them', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-ready]')).toBeAttached();
  const button = page.getByRole('button', { name: 'Our Service' });
  const items = page.getByRole('navigation', { name: 'Main' }).locator('ul a');

  await button.hover();
  await expect(items).toHaveText(menu);
  await expect(items.first()).toBeVisible();
  await expectAccessible(page);
  await page.mouse.move(5, 500);
  await expect(items.first()).toBeHidden();

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items.first()).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await button.click();
  await expect(items.first()).toBeVisible();
  await button.click();
  await expect(items.first()).toBeHidden();
});

test('touching a large screen opens the services by tapping', async ({ browser, site }) => {
  const page = await browser.newPage({
    hasTouch: true,
    viewport: { width: 1280, height: 800 },
    baseURL: site,
  });
  await page.goto('/');
  await expect(page.locator('[data-ready]')).toBeAttached();
  const button = page.getByRole('button', { name: 'Our Service' });
  await button.tap();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.tap();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.close();
});

test('small screens have the same links in a drawer, with Contact at /contact', async ({ browser, site }) => {
  const context = await browser.newContext({
    viewport: { width: 768, height: 900 },
    hasTouch: true,
    baseURL: site,
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await drawer.getByText('Our Service').click();
  await expect(drawer.locator('details a')).toHaveText(menu);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  // A press beside it closes it, also in Safari, which knows no `closedby`.
  await page.locator('#site-menu').evaluate((menu) => menu.removeAttribute('closedby'));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.mouse.click(100, 400);
  await expect(drawer).toBeHidden();
  // A scrollbar that takes room, as on a desk: it goes, the drawer takes its room, and the page stays as wide.
  await page.evaluate(() => {
    const bar = new CSSStyleSheet();
    bar.replaceSync('html:not(:has(dialog:modal)) { scrollbar-gutter: stable }');
    document.adoptedStyleSheets.push(bar);
  });
  const { width } = await boxOf(page.getByRole('main'));
  expect(width).toBeLessThan(768);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(() => drawer.evaluate((shown) => shown.getBoundingClientRect().right)).toBe(768);
  expect(await page.locator('main').evaluate((main: HTMLElement) => main.offsetWidth)).toBe(width);
  await drawer.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact-us$/);
  await context.close();
});

test('the drawer opens before any script has run', async ({ browser, site }) => {
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
    baseURL: site,
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'About' })).toBeVisible();
  await page.close();
});

test('before its scripts run a page leads to Login, Sign up and Enquiry, and what was pressed is done once they do', async ({
  page,
}) => {
  const letScriptsIn = await openBeforeScripts(page, '/login');
  const header = page.getByRole('banner');
  for (const [name, path] of [
    ['Login', '/login'],
    ['Sign up', '/register'],
    ['Enquiry', '/enquiry'],
  ] as const)
    await expect(header.getByRole('link', { name })).toHaveAttribute('href', path);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await letScriptsIn();
  // Sent by that press: the form says what it lacks.
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');

  const letMoreIn = await openBeforeScripts(page, '/');
  const services = header.getByRole('button', { name: 'Our Service' });
  await services.click();
  await letMoreIn();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
});

test('a new page starts at its top with the focus on its heading; Back returns to the old place', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Know more' }).scrollIntoViewIfNeeded();
  const tall = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await tall();
  // What comes late above it moves the place along: it is the one that is left.
  const place = await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Contact us' })
    .evaluate((a: HTMLElement) => {
      a.click();
      return window.scrollY;
    });
  expect(place).toBeGreaterThan(500);
  await expect(page).toHaveURL(/contact-us$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // The drawings of the page, fetched for the first time, take long: nothing may grow once the place is found.
  const drawings = /assets\/[a-z-]*scenes?-/;
  const letThrough = await holdBack(page, drawings);
  const asked = page.waitForRequest(drawings);
  await page.goBack();
  await asked;
  letThrough();
  await expect.poll(tall).toBe(before);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('the footer names every way to reach the agency and the year in India', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const path of ['/privacy-policy', '/refund-policy', '/terms-and-conditions'])
    await expect(footer.locator(`a[href="${path}"]`)).toBeAttached();
  await expect(footer.locator('ul a[href^="/"]')).toContainText(menu);
  await expect(footer.locator('address a[href^="tel:+91"]')).toHaveCount(2);
  await expect(footer.locator('address a[href^="mailto:"]')).toBeVisible();
  await expect(footer).toContainText('Kandivali West');
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Kolkata' }).format();
  await expect(footer).toContainText(`© ${year}`);
  // Where it is too long for its column it breaks before its @, not within a name.
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await linesOf(footer.locator('address a[href^="mailto:"] span'))).toEqual(['hello', '@example.com']);
  // A number stands in one line and the brand in one piece, with the room between letters that readers may ask for, too.
  const phone = footer.locator('address a[href^="tel:"]').first();
  const brand = page.getByRole('banner').locator('a[aria-label$="home"] svg + span');
  const [number, name] = [await phone.innerText(), await brand.innerText()];
  expect([await linesOf(phone), await linesOf(brand)]).toEqual([[number], [name]]);
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets.push(spaced);
  });
  expect([await linesOf(phone), await linesOf(brand)]).toEqual([[number], [name]]);
  await expectFits(page);
});

/** The words of a place as its lines break. */
const linesOf = (place: Locator) =>
  place.evaluate((words) => {
    const tops = new Map<number, string>();
    for (const node of words.childNodes)
      for (let at = 0; node instanceof Text && at < node.length; at++) {
        const letter = new Range();
        letter.setStart(node, at);
        letter.setEnd(node, at + 1);
        const { top } = letter.getBoundingClientRect();
        tops.set(top, (tops.get(top) ?? '') + letter.toString());
      }
    return [...tops.values()];
  });
