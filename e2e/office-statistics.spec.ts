import { chooseDay, freeDay } from './bookings.ts';
import { expect, expectAccessible, hydrated, signIn, test } from './support.ts';
import { banner, hidePage } from './visits.ts';

test.use({ storageState: { cookies: [], origins: [] } });

test('what visitors do stands in the back office: views, a form, a booking, speed and answers', async ({
  page,
  browser,
  request,
  site,
}) => {
  // Two people's way through the whole of it.
  test.slow();
  // The test browser says that it is one, and robots are not counted.
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
  const visitor = await (await browser.newContext({ baseURL: site, userAgent })).newPage();
  await visitor.goto('/?utm_source=diwali&utm_medium=paid');
  await hydrated(visitor);
  await banner(visitor).getByRole('button', { name: 'Accept' }).click();
  await visitor.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click();
  await visitor.getByLabel('Name').fill('Asha Example');
  await visitor.getByLabel('E-mail').fill('asha@example.com');
  await visitor.getByLabel('Mobile').fill('9000000088');
  await visitor.getByLabel('Service', { exact: true }).selectOption('Website Development');
  await visitor.getByLabel('Message').fill('A site for our shop.');
  await visitor.getByLabel('I am a person').check();
  await visitor.getByLabel('I agree to').check();
  await visitor.getByRole('button', { name: 'Send message' }).click();
  await expect(visitor.getByText('Your enquiry is with us')).toBeVisible();
  await hidePage(visitor);

  await visitor.goto('/book-consultation');
  await visitor.getByLabel('Name').fill('Asha Example');
  await visitor.getByLabel('Phone').fill('9000000088');
  await chooseDay(visitor, await freeDay(request, 0));
  await visitor.getByRole('radio', { name: '4:00 pm', exact: true }).check({ force: true });
  await visitor.getByRole('button', { name: 'Book my consultation' }).click();
  await expect(visitor.getByText('Thank you! Your appointment has been scheduled.').first()).toBeVisible();
  await hidePage(visitor);

  await signIn(page);
  await page.getByRole('menuitem', { name: 'Statistics' }).click();
  const row = (table: string, name: RegExp) =>
    page.getByRole('table', { name: table }).getByRole('row', { name });
  for (const [table, name] of [
    ['From visit to booking', /^Visits [1-9]/],
    ['From visit to booking', /^Forms sent [1-9]/],
    ['From visit to booking', /^Bookings [1-9]/],
    ['By day', /202\d [1-9]/],
    ['Pages', /^\/contact/],
    ['Forms', /^Contact [1-9]/],
    ['Forms', /^Consultation [1-9]/],
    ['Campaigns', /^diwali · paid [1-9]/],
    ['Speed', /^All pages .*(good|needs work|poor)/],
  ] as const)
    await expect(row(table, name).first()).toBeVisible();
  await expect(page.getByText(/answers, [1-9]\d* of them yes to statistics/)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('From', { exact: true }).fill('2024-01-01');
  await page.getByLabel('To', { exact: true }).fill('2024-01-07');
  await expect(page.getByText('Nothing was counted in these days')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '7 days' }).click();
  await expect(row('From visit to booking', /^Visits [1-9]/)).toBeVisible();
  await visitor.context().close();
});
