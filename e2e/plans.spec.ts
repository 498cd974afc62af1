import type { Page } from '@playwright/test';
import { besidePlans } from '#catalogue/benefits/beside-plans.ts';
import samples from '#sample/benefits.json' with { type: 'json' };
import {
  atEachWidth,
  becomeOwner,
  hydrated,
  expect,
  expectAccessible,
  expectFits,
  expectWellMade,
  holdBack,
  overwriting,
  runUntilShown,
  test,
  toast,
  pauseClock,
} from './support.ts';

const offer = '/start-growing-your-business-at-₹1999/Month';
const plans = [
  ['1 Month', '₹1,999', 'For Trial', '₹1,999 a month'],
  ['1 Year', '₹14,099', '41% off', '₹1,175 a month'],
  ['2 Years', '₹19,790', '59% off', '₹825 a month'],
  ['3 Years', '₹24,108', '66% off', '₹670 a month'],
] as const;
const modules =
  'Website, Admin panel, CRM, Staff panel, Ecommerce, Payment gateway, Salary, Attendance, Inventory, Performance report, Leads, Payment management, Field tracking, Renewals, WhatsApp integration, Invoice, Announcements, Expenses';

const tick = async (page: Page) => {
  await page.getByLabel('I am a person').check();
  await page.getByLabel('I agree to').check();
};
const select = (page: Page, duration: string) =>
  page.getByRole('button', { name: `Select Plan for ${duration}`, exact: true });

test('the offer page names its price, its banner, eighteen modules and every way on @phone', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(offer);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start growing your business at ₹1,999');
  await expect(page.getByRole('complementary')).toContainText('₹999/Month');
  await expect(page.getByRole('heading', { level: 2, name: '18 modules' })).toBeVisible();
  await expect(page.locator('section', { hasText: '18 modules' }).getByRole('heading', { level: 3 })).toHaveText(modules.split(', ')); // prettier-ignore
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book Free Consultation' }).first()).toHaveAttribute(
    'href',
    '/book-consultation',
  );
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /at-%E2%82%B91999\/Month$/);
  await expectWellMade(page);
  expect(errors).toEqual([]);
});

test('the address works raw, encoded and as /oms, and is kept', async ({ request, site }) => {
  const moved = await request.get('/oms', { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toBe(encodeURI(offer));
  for (const path of [encodeURI(offer), encodeURI(offer).toLowerCase().replace('month', 'Month')])
    expect((await fetch(site + path)).status, path).toBe(200);
  const kept = await fetch(site + offer);
  expect(kept.status).toBe(200);
  expect(kept.headers.get('etag')).toBeTruthy();
});

test('up to 768 px the plans are tabs, wider they stand side by side and grow; on paper stand all', async ({
  page,
}) => {
  await page.goto(offer);
  const section = page.getByRole('region', { name: 'Plan Pricing' });
  await expect(section.getByRole('heading', { name: 'Plan Pricing' })).toBeVisible();
  const headings = section.getByRole('heading', { level: 3 });
  const asTabs = async () => {
    await expect(section.getByRole('tab')).toHaveText(plans.map(([duration]) => duration));
    await section.getByRole('tab').first().click();
    await expect(section.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    for (const [duration, price, ribbon, month] of plans) {
      await section.getByRole('tab', { name: duration }).click();
      const card = section.getByRole('tabpanel');
      await expect(card).toHaveCount(1);
      const renewal = `Renewing it costs ${price} at today's prices.`;
      for (const text of [duration, price, ribbon, month, renewal]) await expect(card).toContainText(text);
      expect(await card.evaluate((panel) => getComputedStyle(panel).animationName)).toBe('fade-scale');
    }
    await expect(section.getByRole('tabpanel')).toContainText('Best Offer');
    await page.keyboard.press('ArrowRight');
    await expect(section.getByRole('tab').first()).toBeFocused();
    await expect(section.getByRole('tabpanel')).toContainText('₹1,999');
  };
  const sideBySide = async () => {
    await expect(section.getByRole('tab')).toHaveCount(0);
    await expect(headings).toHaveText(plans.map(([duration]) => duration));
    await expect(section.locator('s')).toHaveText([/23,988/, /47,976/, /71,964/]);
    await expect(section.getByText('Best Offer')).toHaveCount(1);
    await expect(section.getByText('GST is included.')).toHaveCount(4);
    const card = section.locator('.plan-panel').nth(1);
    await card.hover();
    await expect.poll(() => card.evaluate((panel) => getComputedStyle(panel).scale)).toBe('1.04');
    const tops = await headings.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(12);
  };
  await atEachWidth(page, async (width) => {
    await (width <= 768 ? asTabs() : sideBySide());
    await expectFits(page);
    await expectAccessible(page);
  });
  // A sheet is as narrow as a phone, and nothing can be pressed on it.
  await page.setViewportSize({ width: 680, height: 900 });
  await page.emulateMedia({ media: 'print' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(plans.map(([duration]) => duration));
  await expect(section.getByRole('tablist')).toBeHidden();
});

test('choosing a plan opens the popup, which closes half a second after it is sent; the toast stays', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(offer);
  await hydrated(page);
  // It waits for its code and for no timer, React's own neither.
  await pauseClock(page);
  await select(page, '1 Year').click();
  const popup = page.getByRole('dialog', { name: 'Get Started' });
  await expect(popup).toContainText('₹14,099');
  await page.clock.resume();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  const selected = page.getByRole('button', { name: 'Selected for 1 Year' });
  await expect(selected).toBeFocused();

  await selected.click();
  await page.goBack();
  await expect(popup).toBeHidden();
  await selected.click();
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();

  await selected.click();
  const phone = popup.getByLabel('Phone Number');
  await expect(phone).toHaveAttribute('pattern', '[0-9]{10}');
  await phone.fill('09000000031');
  await expect(phone).toHaveAccessibleDescription('Phone number cannot start with 0');
  await phone.fill('90000');
  await popup.getByRole('button', { name: 'Submit' }).click();
  await expect(popup.getByLabel('Phone Number')).toHaveAccessibleDescription(
    'Phone number must be 10 digits long',
  );
  await expect(popup.getByText("Please confirm you're human")).toBeVisible();
  await expect(popup.getByText('You must agree to the terms')).toBeVisible();
  await popup.getByLabel('Phone Number').fill('9000000031');
  await tick(page);
  await page.route('**/inquiry', async (route) => {
    await expect(popup.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await route.continue();
  });
  await pauseClock(page);
  const [request] = await Promise.all([
    page.waitForRequest('**/inquiry'),
    popup.getByRole('button', { name: 'Submit' }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({
    form: 'plan',
    name: '',
    mobile: '9000000031',
    parent_name: '1175/Month',
    dob: 'Website',
    remark: '1 Year — ₹14,099',
    plan: '1-year',
  });
  const toast = page.getByText('Thank you! Our team will contact you soon.');
  await expect(popup.getByLabel('Phone Number')).toHaveValue('');
  await expect(popup.getByLabel('I am a person')).not.toBeChecked();
  await expect(popup.getByLabel('I agree to')).not.toBeChecked();
  await page.clock.runFor(499);
  await expect(toast).toBeVisible();
  await expect(popup).toBeVisible();
  await page.clock.runFor(1);
  await expect(popup).toBeHidden();
  await expect(toast).toBeVisible();
  await page.clock.runFor(4_500);
  await expect(toast).toBeHidden();
});

test('Get Started asks on the offer page and ends at its top with the toast', async ({ page }) => {
  await page.goto(offer);
  await hydrated(page);
  await page.getByRole('link', { name: 'Get Started' }).last().click();
  const popup = page.getByRole('dialog', { name: 'Get Started' });
  await popup.getByLabel('Name').fill('Ravi Example');
  await popup.getByLabel('Mobile').fill('09000000032');
  await expect(popup.getByLabel('Mobile')).toHaveAccessibleDescription('Phone number cannot start with 0');
  await popup.getByLabel('Remark').fill('Two shops in Thane.');
  await tick(page);
  await expectAccessible(page);
  const [request] = await Promise.all([
    page.waitForRequest('**/inquiry'),
    popup.getByRole('button', { name: 'Send enquiry' }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({
    form: 'offer',
    name: 'Ravi Example',
    mobile: '9000000032',
    parent_name: '999/Month',
    remark: 'Two shops in Thane.',
    dob: 'Website',
  });
  await expect(page.getByText('Thank you! Our team will contact you soon.')).toBeVisible();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL((url) => decodeURI(url.pathname) === offer && url.hash === '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByText('Thank you! Our team will contact you soon.')).toBeVisible();
});

test('whoever closes a popup while it is sent is told that it arrived, and stays where they are', async ({
  page,
}) => {
  await page.goto('/about-us');
  await page.goto(offer);
  await hydrated(page);
  await select(page, '1 Year').click();
  const popup = page.getByRole('dialog', { name: 'Get Started' });
  await popup.getByLabel('Phone Number').fill('9000000037');
  await tick(page);
  let letThrough = await holdBack(page, '**/inquiry');
  await Promise.all([
    page.waitForRequest('**/inquiry'),
    popup.getByRole('button', { name: 'Submit' }).click(),
  ]);
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();
  const thanks = toast(page, 'Thank you! Our team will contact you soon.');
  await pauseClock(page);
  letThrough();
  await runUntilShown(page, thanks);
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL((url) => decodeURI(url.pathname) === offer);
  await page.clock.resume();

  await page.unroute('**/inquiry');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await popup.getByLabel('Name').fill('Ravi Example');
  await popup.getByLabel('Mobile').fill('9000000038');
  await tick(page);
  letThrough = await holdBack(page, '**/inquiry');
  const answered = page.waitForResponse('**/inquiry');
  await Promise.all([
    page.waitForRequest('**/inquiry'),
    popup.getByRole('button', { name: 'Send enquiry' }).click(),
  ]);
  await popup.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Contact us' }).first().click();
  await expect(page).toHaveURL(/\/contact-us$/);
  letThrough();
  await answered;
  await expect(thanks).toBeVisible();
  await expect(page).toHaveURL(/\/contact-us$/);
});

test('a popup that is closed by a double click leaves its page open', async ({ page }) => {
  await page.goto('/about-us');
  await page.goto(offer);
  await hydrated(page);
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true });
  for (const opens of [
    select(page, '1 Year'),
    page.getByRole('link', { name: 'Book Free Consultation' }).first(),
    page.getByRole('link', { name: 'Cookie choices' }),
  ]) {
    await opens.click();
    await close.dblclick();
    await expect(close).toBeHidden();
    await expect(page).toHaveURL((url) => decodeURI(url.pathname) === offer && url.hash === '');
  }
  // Forward opens the last one again, and it closes as before. On a phone the second press of a double tap comes when the
  // page is there again: on the logo, where the arrow was.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goForward();
  await expect(close).toBeVisible();
  const second = page.evaluate(secondPress);
  await close.click();
  expect(await second).toEqual({ on: '/', arrives: false });
  await expect(close).toBeHidden();
  await expect(page).toHaveURL((url) => decodeURI(url.pathname) === offer);
});

/** Presses once more where the next press is, as soon as its dialog is gone. @returns on which link, and whether that learned of it */
const secondPress = () =>
  new Promise<{ on: string | null | undefined; arrives: boolean }>((resolve) => {
    const follow = ({ clientX, clientY, timeStamp }: MouseEvent) => {
      const look = new MutationObserver(() => {
        if (document.querySelector('dialog:modal')) return;
        look.disconnect();
        const link = document.elementFromPoint(clientX, clientY)?.closest('a');
        const press = new MouseEvent('click', {
          clientX,
          clientY,
          detail: 2,
          bubbles: true,
          cancelable: true,
        });
        Object.defineProperty(press, 'timeStamp', { value: timeStamp + 300 });
        let arrives = false;
        link?.addEventListener('click', () => (arrives = true), { once: true });
        link?.dispatchEvent(press);
        resolve({ on: link?.getAttribute('href'), arrives });
      });
      look.observe(document, { childList: true, subtree: true, attributes: true });
    };
    addEventListener('click', follow, { capture: true, once: true });
  });

test('Get Started ends at the top of the page, too, where the owner lets no page return to its old place', async ({
  page,
}) => {
  await becomeOwner(page);
  const settings = (await (await page.request.get('/staff/settings')).json()) as object;
  const save = (change: object) =>
    page.request.put('/staff/settings', { data: { ...settings, ...change }, headers: overwriting });
  expect((await save({ restoreScrollOnBack: false })).status()).toBe(200);
  await page.goto(offer);
  await hydrated(page);
  await page.getByRole('link', { name: 'Get Started' }).last().click();
  const popup = page.getByRole('dialog', { name: 'Get Started' });
  await popup.getByLabel('Name').fill('Ravi Example');
  await popup.getByLabel('Mobile').fill('9000000033');
  await tick(page);
  await popup.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(popup).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect((await save({ restoreScrollOnBack: true })).status()).toBe(200);
});

test('the plans are compared on their own page, with what can be added to them @phone', async ({ page }) => {
  await page.goto('/service-plan');
  await expect(page.getByRole('row')).toHaveText([
    /You pay once/,
    ...plans.map(([duration, price]) => new RegExp(`${duration}.*${price}`)),
  ]);
  const added = page.getByRole('region', { name: 'Add what your shop needs next' });
  // What every plan does already is no add-on: it is folded, for whoever has no plan.
  const sold = samples.filter(({ status }) => status === 'Active');
  const { besides, single } = besidePlans(sold);
  const titles = added.getByRole('heading', { level: 4 });
  await expect(titles).toHaveText(besides.map(({ title }) => title));
  await added.getByText(`Every plan does these ${single.length} things already.`).click();
  await expect(titles).toHaveText([...besides, ...single].map(({ title }) => title));
  await added.getByRole('button', { name: 'Add' }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expectWellMade(page);
});

test('without JavaScript every plan is there and can be asked for', async ({ browser, site }) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    baseURL: site,
    viewport: { width: 360, height: 740 },
  });
  await page.goto(offer);
  for (const [, price] of plans) await expect(page.getByText(price, { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Select Plan for 2 Years' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started');
  await page.getByLabel('Phone Number').fill('9000000033');
  await page.getByLabel('I am a person').check();
  await page.getByLabel('I agree to').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect((await page.goto('/service-plan/9-years'))?.status()).toBe(404);
  await page.close();
});
