import { enquire } from './enquiries.ts';
import { boxOf, expect, expectAccessible, expectWellMade, signIn, test } from './support.ts';

test('what waits is listed by kind, dealt with in one click, and taken back', async ({ page, request }) => {
  const name = 'Todayed Tambe';
  await enquire(request, { name, mobile: '9000040007' });
  await enquire(request, { name: 'Beside Bhide', mobile: '9000040009' });
  await signIn(page);
  const today = page.getByRole('region', { name: 'New leads', exact: true });
  const row = today.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Nobody has answered yet');
  await expect(row.getByRole('link', { name: `Call ${name}` })).toHaveAttribute('href', /^tel:\+9190000400/);
  // Its deadline is said in the words of the list of leads, and in no others.
  await expect(row.getByText(/^answer (within|by) /)).toBeVisible();
  await expect(row).not.toContainText(/in \d+ (minute|hour)/);
  await expectWellMade(page);
  // A short name is as wide as its words: what is said of it stands beside it.
  const link = row.getByRole('link', { name, exact: true });
  const words = await link.evaluate((at) => {
    const range = new Range();
    range.selectNodeContents(at);
    return range.getBoundingClientRect().width;
  });
  expect((await boxOf(link)).width).toBeCloseTo(words, 0);

  // By keyboard the focus goes on to the row in its place, and is there again once that is taken back.
  await row.getByRole('button', { name: `Contacted: ${name}` }).press('Enter');
  await expect(row).toHaveCount(0);
  const focused = page.getByRole('main').locator('[data-row]:focus');
  await expect(focused).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(row).toBeVisible();
  await expect(focused).toHaveCount(1);
  await page.keyboard.press('Escape');
  await link.click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('what is put off is gone until its time, stands under “Put off”, and comes back with one click', async ({
  page,
  request,
}) => {
  const name = 'Snoozed Sathe';
  await enquire(request, { name, mobile: '9000040008' });
  await signIn(page);
  const newLeads = page.getByRole('region', { name: 'New leads', exact: true });
  const row = newLeads.getByRole('listitem').filter({ hasText: name });
  const putOff = async () => {
    await row.getByRole('button', { name: `Put off: ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Tomorrow, 9:00' }).click();
    await expect(page.getByText(new RegExp(`${name} comes back on .*09:00`))).toBeVisible();
    await expect(row).toHaveCount(0);
  };
  await putOff();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await page.keyboard.press('Escape');

  await row.getByRole('button', { name: `Put off: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Pick a time…' }).click();
  const dialog = page.getByRole('dialog', { name: `Put off: ${name}` });
  await dialog.getByLabel('It comes back on').fill('2020-01-01T09:00');
  await expect(dialog.getByRole('button', { name: 'Put it off' })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await putOff();
  await page.getByRole('button', { name: /^Put off \(\d+\)$/ }).click();
  await expect(row).toContainText('put off until');
  await expectWellMade(page);
  await row.getByRole('button', { name: `Bring back: ${name}` }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: /^Put off/ }).click();
  await expect(row).toBeVisible();
});

test('several of a kind are dealt with, taken back and put off together', async ({ page, request }) => {
  const names = ['Together Thakur', 'Together Thomas'];
  for (const [i, name] of names.entries()) await enquire(request, { name, mobile: `900004001${i}` });
  await signIn(page);
  const rows = page
    .getByRole('region', { name: 'New leads' })
    .getByRole('listitem')
    .filter({ hasText: 'Together' });
  const chooseBoth = async () => {
    for (const name of names) await page.getByRole('checkbox', { name: `Choose ${name}` }).check();
  };
  await chooseBoth();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Contacted: 2 chosen' }).click();
  await expect(page.getByText('Marked as contacted: 2')).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('Escape');

  await chooseBoth();
  await page.getByRole('button', { name: 'Put off: 2 chosen' }).click();
  await page.getByRole('menuitem', { name: 'Tomorrow, 9:00' }).click();
  await expect(page.getByText(/^2 items come back on .*09:00/)).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: /^Put off \(\d+\)$/ }).click();
  await expect(rows.filter({ hasText: 'put off until' })).toHaveCount(2);
});

test('a call and a message from the list are written down, and who was reached leaves it', async ({
  page,
  request,
}) => {
  const [called, written] = ['Called Chitnis', 'Written Waikar'];
  await enquire(request, { name: called, mobile: '9000040020' });
  await enquire(request, { name: written, mobile: '9000040021' });
  await signIn(page);
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      // What else a click does still happens; the address is of another program.
      if ((event.target as Element).closest('a[href^="tel:"], a[href*="wa.me"]')) event.preventDefault();
    }),
  );
  const row = (name: string) =>
    page.getByRole('region', { name: 'New leads' }).getByRole('listitem').filter({ hasText: name });
  await row(called)
    .getByRole('link', { name: `Call ${called}` })
    .click();
  const question = page.getByRole('region', { name: 'How did the call go?' });
  await expect(question).toBeVisible();
  await expectWellMade(page);
  await question.getByRole('button', { name: 'Spoke' }).click();
  await expect(row(called)).toHaveCount(0);
  await row(written)
    .getByRole('link', { name: `Write to ${written} on WhatsApp` })
    .click();
  await expect(page.getByText('Noted: wrote on WhatsApp.')).toBeVisible();
  await expect(row(written)).toHaveCount(0);
});

test('a menu group folds away and stays so', async ({ page }) => {
  await signIn(page);
  const prices = page.getByRole('menuitem', { name: 'Prices' });
  const coupons = page.getByRole('menuitem', { name: 'Coupons' });
  await expect(coupons).toBeVisible();
  await prices.click();
  await expect(prices).toHaveAttribute('aria-expanded', 'false');
  await expect(coupons).toHaveCount(0);
  await page.reload();
  await expect(prices).toBeVisible();
  await expect(coupons).toHaveCount(0);
  await prices.click();
  await expect(coupons).toBeVisible();
});
