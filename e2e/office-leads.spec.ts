import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enquire } from './enquiries.ts';
import { card, happened, openBoard, openLead } from './leads.ts';
import {
  atEachWidth,
  becomeOwner,
  boxOf,
  expect,
  expectAccessible,
  goWithin,
  overlap,
  signIn,
  test,
} from './support.ts';

test('the owner’s rule gives a new lead to its people in turn; its clock counts down until somebody calls', async ({
  page,
  request,
}) => {
  await signIn(page);
  await page.getByRole('menuitem', { name: 'Lead rules', exact: true }).click();
  await expect(page.getByRole('switch', { name: 'Owner' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add a rule' }).click();
  await page.getByLabel('Name').fill('Ruled services');
  await page.getByLabel('Services').click();
  await page.getByRole('option', { name: 'Real Estate' }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel('People who take turns').click();
  await page.getByRole('option', { name: 'Owner' }).click();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Ruled services' })).toContainText('Owner');

  await page.getByRole('switch', { name: 'Owner' }).click();
  await expect(page.getByText('Owner gets no new leads for now.')).toBeVisible();
  await enquire(request, { name: 'Ruled Rane', mobile: '9000034001', service: 'Real Estate' });
  await page.getByRole('switch', { name: 'Owner' }).click();
  await expect(page.getByText('Owner takes new leads.')).toBeVisible();
  await enquire(request, { name: 'Ruled Rao', mobile: '9000034002', service: 'Real Estate' });

  await openBoard(page, 'ruled');
  await expect(card(page, 'Ruled Rane')).toContainText('Nobody yet');
  await expect(card(page, 'Ruled Rao')).toContainText('Owner');
  await expect(card(page, 'Ruled Rao')).toContainText(/answer (within|by)/);
  await page.getByRole('link', { name: 'Ruled Rao' }).click();
  await expect(page.getByText('Assigned to Owner by the rule “Ruled services”')).toBeVisible();
  await page.getByRole('button', { name: 'Contacted' }).press('Enter');
  await expect(page.getByText(/answered after/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Move to' })).toBeFocused();

  // Other stories expect leads that nobody has yet.
  await page.goto('/admin/lead-rules');
  await page.getByRole('link', { name: 'Ruled services' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('No rules yet')).toBeVisible();
});

test('two leads of one person are merged, the address of the one leads to the other, and undone', async ({
  page,
  request,
}) => {
  await enquire(request, { name: 'Mergo First', mobile: '9000035001', service: 'Google Ads' });
  await enquire(request, { name: 'Mergo Second', mobile: '9000035001', service: 'Real Estate' });
  await becomeOwner(page);
  await openLead(page, 'Mergo First');
  const address = page.url();
  await page.getByLabel('Add a note').fill('Noted before the merge');
  await page.keyboard.press('Control+Enter');
  await expect(happened(page, 'Noted before the merge')).toBeVisible();

  await expect(page.getByText('Another lead has the same number or address: Mergo Second.')).toBeVisible();
  await expectAccessible(page);
  const compare = page.getByRole('button', { name: 'Compare and merge' });
  await atEachWidth(page, async () => expect((await boxOf(compare)).height).toBeLessThan(48));
  await compare.click();
  await page.getByRole('radio', { name: /Mergo Second/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Mergo Second' })).toBeVisible();
  await expect(happened(page, 'Noted before the merge')).toBeVisible();
  await expect(happened(page, 'Mergo First became part of this lead')).toBeVisible();

  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Mergo Second' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo the merge' }).click();
  await expect(page.getByText('Two leads again.')).toBeVisible();
  await expect(happened(page, 'Noted before the merge')).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Mergo First' })).toBeVisible();
  await expect(happened(page, 'Noted before the merge')).toBeVisible();
});

test('a task is written on a lead, put off, done and opened again, and stands among my tasks', async ({
  page,
  request,
}) => {
  await enquire(request, { name: 'Tasked Tambe', mobile: '9000036001' });
  await becomeOwner(page);
  await openLead(page, 'Tasked Tambe');
  const tasks = page.getByRole('region', { name: 'Tasks' });
  await tasks.getByLabel('What is to be done').fill('Send the price list');
  await tasks.getByLabel('Day and time (IST)').fill('2026-01-05T11:00');
  await tasks.getByRole('button', { name: 'Add the task' }).click();
  await expect(tasks.getByText('Overdue:')).toBeVisible();
  await expect(happened(page, 'Task: Send the price list, 5 Jan 2026, 11:00')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('menuitem', { name: 'My tasks', exact: true }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Tasked Tambe' });
  await expect(line).toContainText('Overdue:');
  await expectAccessible(page);
  await line.getByRole('button', { name: 'Put off “Send the price list”' }).click();
  await page.getByRole('menuitem', { name: 'Tomorrow 11:00' }).click();
  await expect(line).toContainText(/in \d+ hours|tomorrow/);
  await line.getByRole('checkbox', { name: 'Send the price list: done' }).click();
  await expect(line).toHaveCount(0);
  // Until then the notice of the task that was put off stands there, with an Undo of its own.
  await expect(page.getByText('“Send the price list” is done.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line).toBeVisible();
  await leaveToOthers(page);
  // A window that is left keeps its notices: the question stands clear of them.
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await page.getByRole('link', { name: '90000 36001', exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Taken back.' });
  const question = page.getByRole('region', { name: 'How did the call go?' });
  await atEachWidth(page, async () => {
    expect(overlap(await boxOf(notice), await boxOf(question))).toBe(false);
  });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await reach(page, '90000 36001');
});

test('a lead is mailed with a template, written to on WhatsApp and called; the timeline tells what came of it', async ({
  page,
  request,
  mailbox,
}) => {
  await enquire(request, { name: 'Reached Rege', mobile: '9000037001', service: 'Real Estate' });
  await signIn(page);
  await page.getByRole('menuitem', { name: 'Lead templates', exact: true }).click();
  await page.getByRole('link', { name: 'Add a template' }).click();
  await page.getByLabel('Name').fill('Site visit');
  await page.getByLabel('Subject').fill('A visit about {{service}}');
  await page.getByLabel('Text').fill('Hello {{nam}}, may we visit you?');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Nothing is known that could stand for {{nam}}')).toBeVisible();
  await page.getByLabel('Text').fill('Hello {{name}}, may we visit you? {{me}}');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Site visit' })).toBeVisible();

  await openLead(page, 'Reached Rege');
  await page.getByRole('button', { name: 'Mail', exact: true }).click();
  await page.getByLabel('Template').click();
  await page.getByRole('option', { name: 'Site visit' }).click();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('A visit about Real Estate');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the mail' }).click();
  await expect(happened(page, 'Mail to reached.rege@example.com: A visit about Real Estate')).toContainText(
    'Owner',
  );
  await expect
    .poll(async () => (await mailbox('reached.rege@example.com')).map(({ text }) => text))
    .toContain('Hello Reached Rege, may we visit you? Owner');
  await expect(page.getByText(/answered after/)).toBeVisible();

  await page.getByRole('button', { name: 'WhatsApp', exact: true }).click();
  await page.getByLabel('Template').click();
  await page.getByRole('option', { name: 'First words' }).click();
  const link = page.getByRole('link', { name: 'Open WhatsApp' });
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/919000037001\?text=Hello%20Reached%20Rege/);
  await link.evaluate((there: HTMLAnchorElement) => there.removeAttribute('href'));
  await page.getByText('Open WhatsApp').click();
  await expect(happened(page, 'Wrote on WhatsApp')).toContainText('Hello Reached Rege, this is Owner');
  const outcome = page.getByRole('region', { name: 'What came of the message?' });
  await expectAccessible(page);
  await outcome.getByRole('button', { name: 'No answer' }).click();
  await expect(happened(page, 'No answer on WhatsApp')).toBeVisible();

  const phone = page.getByRole('link', { name: 'Call 90000 37001' });
  await expect(phone).toHaveAttribute('href', 'tel:+919000037001');
  // No program here takes calls or messages: the browser would complain.
  await phone.evaluate((there: HTMLAnchorElement) => there.removeAttribute('href'));
  await page.getByText('Call 90000 37001').click();
  const call = page.getByRole('region', { name: 'How did the call go?' });
  await call.getByRole('button', { name: 'Call back' }).click();
  await call.getByRole('button', { name: 'Tomorrow 11:00' }).click();
  await expect(happened(page, 'Called, to be called back')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tasks' }).getByText('Call back')).toBeVisible();
  await page.getByText('Call 90000 37001').click();
  await call.getByRole('button', { name: 'Spoke' }).click();
  await expect(happened(page, 'New → Contacted')).toBeVisible();

  // A row and a card of the lead offer the same, and neither opens the lead instead.
  const address = new URL(page.url()).pathname;
  await leaveToOthers(page);
  const all = encodeURIComponent(JSON.stringify({ view: 'all', q: 'Reached Rege' }));
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await goWithin(page, `/admin/leads?filter=${all}`);
    await reach(page, '90000 37001');
    await goWithin(page, address);
  }
  await expect(happened(page, 'Called, no answer')).toHaveCount(2);
  await expect(happened(page, 'Wrote on WhatsApp')).toHaveCount(3);
});

/** Keeps telephone and WhatsApp from opening: no program here takes calls or messages. What else a click does happens. */
const leaveToOthers = (page: Page) =>
  page.evaluate(() => {
    const stay = (event: Event) => {
      if ((event.target as Element).closest('a[href^="tel:"], a[href*="wa.me"]')) event.preventDefault();
    };
    addEventListener('click', stay, { capture: true });
  });

/** Calls a number in vain and writes to it, where it stands in a list. */
async function reach(page: Page, number: string) {
  await page.getByRole('link', { name: number, exact: true }).click();
  const call = page.getByRole('region', { name: 'How did the call go?' });
  await call.getByRole('button', { name: 'No answer' }).click();
  await expect(call).toHaveCount(0);
  await page.getByRole('link', { name: `WhatsApp ${number}` }).click();
  await expect(page.getByText('Noted: wrote on WhatsApp.').first()).toBeVisible();
}

test('a spreadsheet is checked, taken in, and what was refused comes back as a file', async ({
  page,
  request,
}) => {
  await enquire(request, { name: 'Imported Known', mobile: '9000038001' });
  await signIn(page, '/admin/leads/import');
  await expect(page.getByText('up to 10,000 rows')).toBeVisible();
  const csv = [
    'Customer name,Mobile,Email,Requirement,Remarks',
    'Imported Iyer,90000 38002,iyer@example.com,Google Ads,"Met, at the fair"',
    'Imported Known,9000038001,,,',
    '=Imported(),12345,,,',
  ].join('\n');
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'fair.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByRole('combobox', { name: 'Phone' })).toHaveText('Mobile');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check 3 rows' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('listitem')).toHaveText([
    '1 will be new leads',
    '1 are known and stay as they are',
    '1 cannot be taken in',
  ]);
  await expect(preview.getByRole('row').nth(1)).toContainText('Phone number must be 10 digits long');
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Import 1 row' }).click();
  const report = page.getByRole('region', { name: 'Report' });
  await expect(report.getByRole('listitem').first()).toHaveText('1 are new leads');
  // An iPhone reads it once it has asked what to do with it: its address is not taken back at once.
  await page.evaluate(() => {
    URL.revokeObjectURL = () => document.body.setAttribute('data-revoked', '');
  });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    report.getByRole('button', { name: 'Download refused rows' }).click(),
  ]);
  await expect(page.locator('[data-revoked]')).toHaveCount(0);
  expect(await readFile(await download.path(), 'utf8')).toContain(`"'=Imported()",12345`);
  await openLead(page, 'Imported Iyer');
  await expect(happened(page, 'Import of fair.csv')).toBeVisible();
});

test('words that are not sent yet are asked about before a slip takes them: Escape, a press beside, the way elsewhere', async ({
  page,
  request,
}) => {
  await enquire(request, { name: 'Slipped Sawant', mobile: '9000037101' });
  await signIn(page);
  await openLead(page, 'Slipped Sawant');
  await page.evaluate(() => {
    const here = window as unknown as { asked: number };
    here.asked = 0;
    window.confirm = () => {
      here.asked++;
      return false;
    };
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
  await page.getByRole('button', { name: 'Mail', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await asked()).toBe(0);

  await page.getByRole('button', { name: 'Mail', exact: true }).click();
  const subject = dialog.getByRole('textbox', { name: 'Subject' });
  await subject.fill('What we spoke about');
  await page.keyboard.press('Escape');
  await expect.poll(asked).toBe(1);
  await page.mouse.click(5, 5);
  await expect.poll(asked).toBe(2);
  await expect(subject).toHaveValue('What we spoke about');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(await asked()).toBe(2);

  const note = page.getByLabel('Add a note');
  await note.fill('Wants it before Diwali');
  await page.getByRole('menuitem', { name: 'Customers' }).click();
  await expect.poll(asked).toBe(3);
  await expect(note).toHaveValue('Wants it before Diwali');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(happened(page, 'Wants it before Diwali')).toBeVisible();
  await page.getByRole('link', { name: 'New lead' }).click();
  await page.getByLabel('Phone').fill('9000037102');
  await page.getByRole('menuitem', { name: 'Customers' }).click();
  await expect.poll(asked).toBe(4);
  await expect(page.getByLabel('Phone')).toHaveValue('9000037102');
});

test('a session that ends under a dialog is begun anew above it, by whoever only hears it too, and the words go out', async ({
  page,
  request,
}) => {
  await enquire(request, { name: 'Ended Edake', mobile: '9000037103' });
  await signIn(page);
  await openLead(page, 'Ended Edake');
  await page.getByRole('button', { name: 'Mail', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Mail to/ });
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('What we spoke about');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Hello, here it is.');
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: 'Send the mail' }).click();
  const door = page.getByRole('dialog', { name: 'Sign in' });
  await door.getByLabel('Password').fill('correct-horse-battery');
  await door.getByRole('button', { name: 'Sign in' }).click();
  await expect(happened(page, 'What we spoke about')).toBeVisible();
});

test('what staff block of a suspected lead stands among the rules, whole on a phone too, and is taken away there @phone', async ({
  page,
  request,
}) => {
  const name = `Linka ${Date.now()}`;
  const domain = 'cheap-links-for-every-website-in-india.example';
  await becomeOwner(page);
  await page.request.post('/staff/block-rules', { data: { kind: 'words', value: 'a thousand links' } });
  await enquire(request, {
    name,
    mobile: '9000000209',
    email: `linka@${domain}`,
    message: 'A thousand links for you!',
  });
  await page.goto('/admin/leads?filter={"view":"suspected"}');
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('blocked words “a thousand links”').first()).toBeVisible();
  await page.getByRole('button', { name: 'Block this' }).click();
  await page.getByRole('radio', { name: `Mail domain: ${domain}` }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByRole('button', { name: `Take the rule away: ${domain}` })).toBeVisible();
  await page.goto('/admin/block-rules');
  const what = page.getByRole('row', { name: domain }).getByText(domain, { exact: true });
  expect((await boxOf(what)).width).toBeGreaterThanOrEqual(160);
  await expectAccessible(page);
  for (const value of [domain, 'a thousand links']) {
    await page.getByRole('button', { name: `Take away: ${value}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take away' }).click();
    await expect(page.getByRole('row', { name: value })).toHaveCount(0);
  }
});
