import type { APIRequestContext } from '@playwright/test';
import { owner } from '../scripts/lib/app-server.ts';
import { expect, overwriting, test } from './support.ts';
import { banner, hidePage, listen, outside } from './visits.ts';

test.use({ storageState: { cookies: [], origins: [] } });

/** Sets the ids of the outside services, as the owner does. */
async function setServices(request: APIRequestContext, ids: { ga4Id: string; metaPixelId: string }) {
  await request.post('/staff/session', { data: owner });
  const settings = (await (await request.get('/staff/settings')).json()) as object;
  const saved = await request.put('/staff/settings', {
    data: { ...settings, ...ids },
    headers: overwriting,
  });
  expect(saved.status()).toBe(200);
}

test('Google Analytics and the Meta pixel are loaded after the matching yes, never before, and fall silent after a no', async ({
  page,
  request,
}) => {
  const policyOf = async () => (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(await policyOf()).not.toMatch(outside);
  await setServices(request, { ga4Id: 'G-TEST12345', metaPixelId: '123456789' });
  await expect.poll(policyOf).toMatch(/script-src [^;]*googletagmanager[^;]*connect\.facebook\.net/);
  expect(await policyOf()).not.toMatch(/script-src [^;]*'unsafe-inline'/);

  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.route(outside, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `document.cookie = '_ga=1; path=/'` }),
  );
  const { foreign } = await listen(page);
  const told = () =>
    page.evaluate(() => {
      const { dataLayer = [], fbq } = window as {
        dataLayer?: ArrayLike<unknown>[];
        fbq?: { queue: unknown[][] };
      };
      const google = dataLayer.map((words) => Array.from(words)).filter(([what]) => what === 'event');
      return { google: google.length, meta: (fbq?.queue ?? []).map(([what]) => what) };
    });
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await hidePage(page);
  expect(foreign).toEqual([]);

  await banner(page).getByRole('link', { name: 'Choose' }).click();
  const panel = page.getByRole('dialog', { name: 'Cookie choices' });
  await panel.getByRole('switch', { name: 'Statistics' }).check();
  await panel.getByRole('button', { name: 'Save my choice' }).click();
  await expect.poll(() => foreign).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST12345']);
  expect(await told()).toEqual({ google: 1, meta: [] });

  const reopen = () => page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }).click();
  await reopen();
  await panel.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => foreign.at(-1)).toBe('https://connect.facebook.net/en_US/fbevents.js');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/contact/);
  await expect.poll(told).toEqual({ google: 2, meta: ['init', 'track', 'track'] });
  expect(foreign).toHaveLength(2);
  expect(complaints).toEqual([]);

  // The pixel tells of a lead under the id under which our server does: nobody counts it twice.
  await page.getByLabel('Name').fill('Asha Sample');
  await page.getByLabel('E-mail').fill('asha@example.com');
  await page.getByLabel('Mobile').fill('9000099901');
  await page.getByLabel('Service', { exact: true }).selectOption('Google Ads');
  await page.getByLabel('Message').fill('A shop for saris');
  await page.getByLabel('I am a person').check();
  await page.getByLabel('I agree to').check();
  const sending = page.waitForRequest('**/inquiry');
  await page.getByRole('button', { name: 'Send message' }).click();
  const sent = await sending;
  const { adMarks } = sent.postDataJSON() as { adMarks: object };
  expect(adMarks).toMatchObject({ statistics: true, marketing: true, gaClientId: '1' });
  const lead = ['track', 'Lead', {}, { eventID: sent.headers()['idempotency-key'] }];
  const lastTold = () => page.evaluate(() => (window as { fbq?: { queue: unknown[] } }).fbq?.queue.at(-1));
  await expect
    .poll(async () => Array.from(((await lastTold()) as unknown[] | undefined) ?? []))
    .toEqual(lead);

  // An address that belongs to one person is nobody else's business.
  await page.goto('/newsletter/confirm/0123456789abcdef');
  await hidePage(page);
  expect(foreign).toHaveLength(2);

  await page.goto('/contact-us');
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga=1');
  await expect.poll(() => foreign.length).toBe(4);
  await reopen();
  await panel.getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('_ga');
  expect(
    await page.evaluate(() => (window as unknown as Record<string, unknown>)['ga-disable-G-TEST12345']),
  ).toBe(true);
  await page.goto('/');
  await hidePage(page);
  expect(foreign).toHaveLength(4);
  expect(await told()).toEqual({ google: 0, meta: [] });

  await setServices(request, { ga4Id: '', metaPixelId: '' });
  await expect.poll(policyOf).not.toMatch(outside);
});
