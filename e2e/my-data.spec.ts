import { codeFrom } from './customers.ts';
import { enquire } from './enquiries.ts';
import { expect, expectWellMade, hydrated, test } from './support.ts';

test('without an account: a code shows what is kept, a question stands among it, and all but that is erased @phone', async ({
  page,
  mailbox,
}) => {
  const email = 'sunita.more@example.com';
  await enquire(page.request, { name: 'Sunita Mor', mobile: '9000071234', email });
  await expect.poll(() => mailbox(email)).toHaveLength(1);
  await page.goto('/my-data');
  await hydrated(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Digit 1 of 6').fill(await codeFrom(mailbox, email, 2));
  // The code is good once; what it opens may have to be asked for again.
  await page.route('**/my-data/kept', (route) => route.abort('connectionreset'), { times: 1 });
  await page.getByRole('button', { name: 'Show my data' }).click();
  await expect(page.getByText('No connection.')).toBeVisible();
  await page.getByRole('button', { name: 'Show my data' }).click();
  const enquiries = page.getByRole('region', { name: 'Enquiries' });
  await expect(enquiries.getByRole('listitem')).toHaveText(/Sunita Mor, Google Ads$/);

  // What is pressed makes room for what comes: the focus is there each time.
  const focused = page.locator('main :focus');
  await expect(focused).toContainText('Sunita Mor, Google Ads');

  await page.getByRole('button', { name: 'Correct my data' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Sunita More');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(enquiries.getByRole('listitem')).toHaveText(/Sunita More, Google Ads$/);
  await expect(focused).toContainText('Sunita More, Google Ads');

  await page.getByRole('button', { name: 'Ask or complain' }).click();
  await expect(page.getByLabel('What is it about?')).toBeFocused();
  await page.getByLabel('What is it about?').fill('Who has seen my number?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status')).toHaveText(/by \d+ \w+ \d{4} at the latest/);
  await expect(page.getByRole('status')).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  const questions = page.getByRole('region', { name: 'Questions about your data' });
  await expect(questions.getByRole('listitem')).toHaveText(/Who has seen my number\?$/);
  await expectWellMade(page);

  await page.getByRole('button', { name: 'Erase my data' }).click();
  const question = page.getByRole('dialog', { name: 'Erase your data?' });
  const stays = 'A question that we have not answered yet stays until it is.';
  await expect(question).toContainText(stays);
  await expectWellMade(page);
  await question.getByRole('button', { name: 'Erase my data' }).click();
  await expect(page.getByRole('heading', { name: 'Erased' })).toBeVisible();
  await expect(focused).toContainText('Erased');
  await expect(page.getByText(stays)).toBeVisible();
});
