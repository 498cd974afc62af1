import type { Page } from '@playwright/test';
import { becomeOwner, expect, expectWellMade, hydrated, overwriting, test } from './support.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page, and waits until the browser has what it shows without a network. */
async function openWithWorker(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
}
const keptBy = (page: Page) => page.evaluate(() => caches.keys());
const hasWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);

test('without a network a page gives way to one with the phone number, in its language, and comes back by itself @phone', async ({
  page,
  context,
}) => {
  await openWithWorker(page, '/');
  await context.setOffline(true);
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call \d{5} \d{5}$/ })).toHaveAttribute(
    'href',
    /^tel:\+91\d{10}$/,
  );
  await expectWellMade(page);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/about-us');

  await page.goto('/hi/contact-us');
  await expect(page.getByRole('heading', { level: 1, name: 'आप ऑफ़लाइन हैं' })).toBeVisible();
  await expectWellMade(page);
  await page.goto('/mr');
  await expect(page.getByRole('heading', { level: 1, name: 'तुम्ही ऑफलाइन आहात' })).toBeVisible();

  await page.goto('/about-us');
  await context.setOffline(false);
  await expect(page).toHaveTitle(/^About/);
});

test('an enquiry written without a network waits on the device, past the offline page, and arrives once', async ({
  page,
  context,
}) => {
  await openWithWorker(page, '/enquiry?service=Google%20Ads');
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('Google Ads');
  await page.getByLabel('Name').fill('Ravi Example');
  await page.getByLabel('Mobile').fill('9000000088');
  await page.getByLabel('I am a person').check();
  await page.getByLabel('I agree to').check();
  const arrived: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/inquiry')) arrived.push(response.status());
  });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByRole('form').getByText('What you wrote is kept on this device')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('An enquiry that is kept on this device goes out then, too.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('the enquiry kept on this device has been sent')).toBeVisible();
  expect(arrived).toEqual([200]);
});

test('a new version throws away what the last one kept; switched off, nothing is left in any browser', async ({
  page,
}) => {
  await openWithWorker(page, '/');
  await page.goto('/about-us');
  const [first, ...others] = await keptBy(page);
  expect(others).toEqual([]);
  // Pages are never kept, built files are.
  const pathsKept = () =>
    page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(async () => (await pathsKept()).some((path) => path.endsWith('.js'))).toBe(true);
  const kept = await pathsKept();
  expect(kept).toEqual(expect.arrayContaining(['/offline', '/hi/offline', '/mr/offline']));
  expect(kept.filter((path) => !/^\/(assets\/.*|(hi\/|mr\/)?offline)$/.test(path))).toEqual([]);

  await becomeOwner(page);
  const settings = (await (await page.request.get('/staff/settings')).json()) as object;
  const save = (change: object) =>
    page.request.put('/staff/settings', { data: { ...settings, ...change }, headers: overwriting });
  await save({ phones: ['9000012345'] });
  await page.reload();
  await expect.poll(() => keptBy(page)).not.toContain(first);
  expect(await keptBy(page)).toHaveLength(1);

  await save({ worksOffline: false });
  await page.reload();
  await expect.poll(() => hasWorker(page)).toBe(false);
  expect(await keptBy(page)).toEqual([]);
  await page.reload();
  await expect(page).toHaveTitle(/^About/);
  expect(await hasWorker(page)).toBe(false);
  await save({});
});

test('installing is offered to who stays a while, once, and never inside an app', async ({
  page,
  browser,
  site,
}) => {
  const offering = () => {
    Object.assign(window, { prompted: 0 });
    addEventListener('load', () => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(
        Object.assign(offer, {
          prompt: async () => void (window as unknown as { prompted: number }).prompted++,
        }),
      );
    });
  };
  const offer = (of: Page) => of.getByText(/ on your home screen: one tap opens it\./);
  await page.clock.install();
  await page.addInitScript(offering);
  await page.goto('/');
  // A link that is pressed before the scripts have taken over loads the next page anew, as a first one.
  await hydrated(page);
  await page.clock.fastForward('01:30');
  await expect(offer(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about-us$/);
  const shows = async () => {
    await page.clock.fastForward('00:06');
    return offer(page).isVisible();
  };
  await expect.poll(shows).toBe(true);
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Install' }).click();
  await expect(offer(page)).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { prompted: number }).prompted)).toBe(1);
  await page.clock.fastForward('40:00');
  await page.goto('/');
  await page.clock.fastForward('00:10');
  await hydrated(page);
  await expect(offer(page)).toBeHidden();

  const inApp = await browser.newPage();
  await inApp.addInitScript(offering);
  await inApp.addInitScript(() => void Object.assign(window, { AndroidInterface: {} }));
  await inApp.clock.install();
  await inApp.goto(site);
  await hydrated(inApp);
  await inApp.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(inApp).toHaveURL(/\/about-us$/);
  await inApp.clock.fastForward('02:00');
  await expect(offer(inApp)).toBeHidden();
  expect(await hasWorker(inApp)).toBe(false);
  await inApp.close();
});
