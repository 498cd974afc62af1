import { expectWithin } from './promised-time.ts';
import { expect, expectAccessible, signIn, test } from './support.ts';

test('an enquiry from the home page is in the open back office within two seconds, with both mails in the mailbox', async ({
  page,
  browser,
  baseURL,
  mailbox,
}) => {
  const office = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(office);
  await office.getByRole('menuitem', { name: 'Leads', exact: true }).click();
  await expect(office.getByRole('heading', { name: 'Leads' })).toBeVisible();
  const stayed = await office.evaluateHandle(() => Object.assign(window, { stayed: true }));
  const lead = office.getByRole('main').getByText('Ruhi Example');
  await expect(lead).toHaveCount(0);

  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /contact/i })
    .first()
    .click();
  await page.getByLabel('Name').fill('Ruhi Example');
  await page.getByLabel('E-mail').fill('ruhi@example.com');
  await page.getByLabel('Mobile').fill('9000000097');
  await page.getByLabel('Service', { exact: true }).selectOption('Website Development');
  // At a person's pace: what is sent within two seconds is filed as suspected.
  await page
    .getByLabel('Message')
    .pressSequentially('A site for our bakery in Nashik, please.', { delay: 60 });
  await page.getByLabel('I am a person').check();
  await page.getByLabel('I agree to').check();
  const answered = page.waitForResponse('**/inquiry');
  await page.getByRole('button', { name: 'Send message' }).click();
  expect((await answered).status()).toBe(200);

  await expectWithin(2_000, () => expect(lead).toBeVisible());
  expect(await office.evaluate(() => 'stayed' in window)).toBe(true);
  await expect(page.getByText('Thank you! Our team will contact you soon.')).toBeVisible();
  await expectAccessible(office);

  await lead.click();
  await expect(office.getByText('A site for our bakery in Nashik, please.', { exact: true })).toBeVisible();
  await expect.poll(async () => (await mailbox('ruhi@example.com')).length).toBe(1);
  const notices = (await mailbox('owner@example.com')).filter(({ text }) => text.includes('Ruhi Example'));
  expect(notices).toHaveLength(1);
  await stayed.dispose();
  await office.context().close();
});
