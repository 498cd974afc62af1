import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enquire } from './enquiries.ts';
import { expect, expectAccessible, expectFits, signIn, test } from './support.ts';

const openBoard = async (page: Page, words: string) => {
  await page.goto('/admin/leads');
  await page.getByRole('button', { name: 'Board' }).click();
  await page.getByPlaceholder('Name, phone, e-mail, words').fill(words);
  await expect(page).toHaveURL(new RegExp(`${words}`));
};
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}, `) });

/** Drags a card's middle into another column, at a hand's pace. */
async function drag(page: Page, name: string, to: string) {
  const from = await card(page, name).boundingBox();
  const target = await column(page, to).boundingBox();
  if (!from || !target) throw new Error('Nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height - 8);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 12, from.y + from.height, { steps: 4 });
  await page.mouse.move(target.x + target.width / 2, target.y + Math.min(120, target.height / 2), {
    steps: 12,
  });
  await page.mouse.up();
}

test('a card moves across the board by pointer, by keyboard and by menu, asks why it is lost, and goes back', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [i, name] of ['Boarder Bhatt', 'Boarder Bose', 'Boarder Borkar'].entries())
    await enquire(request, { name, mobile: `900003100${i}` });
  await signIn(page);
  await openBoard(page, 'boarder');
  await expect(column(page, 'New').getByRole('group')).toHaveCount(3);
  await expect(column(page, 'New').getByRole('heading')).toHaveText('New 3');
  await expectAccessible(page);

  await drag(page, 'Boarder Bhatt', 'Contacted');
  await expect(column(page, 'Contacted').getByText('Boarder Bhatt')).toBeVisible();
  await expect(page.getByText('Boarder Bhatt: now “Contacted”.')).toBeVisible();
  await expect(column(page, 'New').getByRole('heading')).toHaveText('New 2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(column(page, 'New').getByText('Boarder Bhatt')).toBeVisible();

  // A new lead cannot be won at once: the column takes no card.
  await drag(page, 'Boarder Bhatt', 'Won');
  await expect(column(page, 'New').getByText('Boarder Bhatt')).toBeVisible();

  await card(page, 'Boarder Bose').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Over Contacted.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(column(page, 'Contacted').getByText('Boarder Bose')).toBeVisible();
  await expect(page.getByText('Boarder Bose: now “Contacted”.')).toBeVisible();

  await page.getByRole('button', { name: 'Move Boarder Borkar to…' }).click();
  await page.getByRole('menuitem', { name: 'Lost' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(column(page, 'New').getByText('Boarder Borkar')).toBeVisible();
  await page.getByRole('button', { name: 'Move Boarder Borkar to…' }).click();
  await page.getByRole('menuitem', { name: 'Lost' }).click();
  await page.getByRole('button', { name: 'Not reachable' }).click();
  await page.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(column(page, 'Lost').getByText('Boarder Borkar')).toBeVisible();

  // A colleague's enquiry arrives by itself, and the link shows the same board.
  await enquire(request, { name: 'Boarder Barve', mobile: '9000031009' });
  await expect(column(page, 'New').getByText('Boarder Barve')).toBeVisible();
  await page.goto(page.url());
  await expect(column(page, 'Contacted').getByText('Boarder Bose')).toBeVisible();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Boarder' })).toHaveCount(4);
});

test('a full column loads more on request', async ({ page, request }) => {
  for (let i = 0; i < 23; i++)
    await enquire(request, { name: `Columna ${i}`, mobile: `90000320${String(i).padStart(2, '0')}` });
  await signIn(page);
  await openBoard(page, 'columna');
  const cards = column(page, 'New').getByRole('group');
  await expect(cards).toHaveCount(20);
  await expect(column(page, 'New').getByRole('heading')).toHaveText('New 23');
  await page.getByRole('button', { name: 'Load more of New' }).click();
  await expect(cards).toHaveCount(23);
});

test('the board is accessible and fits @widths', async ({ page, request }) => {
  await enquire(request, { name: 'Fitting Fernandes', mobile: '9000033001' });
  await signIn(page);
  await openBoard(page, 'fitting');
  await expect(card(page, 'Fitting Fernandes')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Move Fitting Fernandes to…' }).click();
  await page.getByRole('menuitem', { name: 'Contacted' }).click();
  await expect(column(page, 'Contacted').getByText('Fitting Fernandes')).toBeVisible();
});

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
  await page.getByRole('button', { name: 'Contacted' }).click();
  await expect(page.getByText(/answered after/)).toBeVisible();

  // Other stories expect leads that nobody has yet.
  await page.goto('/admin/lead-rules');
  await page.getByRole('link', { name: 'Ruled services' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('No rules yet')).toBeVisible();
});

/** Opens a lead from among all of them. */
async function openLead(page: Page, name: string) {
  await page.goto(`/admin/leads?filter=${encodeURIComponent(JSON.stringify({ view: 'all', q: name }))}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}
const happened = (page: Page, text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });

test('two leads of one person are merged, the address of the one leads to the other, and undone', async ({
  page,
  request,
}) => {
  await enquire(request, { name: 'Mergo First', mobile: '9000035001', service: 'Google Ads' });
  await enquire(request, { name: 'Mergo Second', mobile: '9000035001', service: 'Real Estate' });
  await signIn(page);
  await openLead(page, 'Mergo First');
  const address = page.url();
  await page.getByLabel('Add a note').fill('Noted before the merge');
  await page.keyboard.press('Control+Enter');
  await expect(happened(page, 'Noted before the merge')).toBeVisible();

  await expect(page.getByText('Another lead has the same number or address: Mergo Second.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Compare and merge' }).click();
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
  await signIn(page);
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
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line).toBeVisible();
});

for (const [place, heading] of [
  ['lead-rules', 'Lead rules'],
  ['lead-tasks', 'Tasks'],
  ['lead-templates', 'Lead templates'],
  ['leads/import', 'Import leads'],
] as const)
  test(`the screen “${heading}” is accessible and fits @widths`, async ({ page }) => {
    await signIn(page);
    await page.goto(`/admin/${place}`);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);
    await expectFits(page);
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
});

test('filters are saved as a view for everybody, opened again and deleted', async ({ page }) => {
  await signIn(page);
  await openBoard(page, 'viewed');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Save these filters…' }).click();
  await page.getByLabel('Name of the view').fill('Viewed board');
  await page.getByLabel('Share it with everybody').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the view' }).click();
  await expect(page.getByText('Saved as “Viewed board”.')).toBeVisible();

  await page.goto(`/admin/leads?filter=${encodeURIComponent(JSON.stringify({ view: 'all' }))}`);
  await page.getByRole('button', { name: 'Views' }).click();
  const views = page.getByRole('dialog', { name: 'Saved views' });
  await expect(views).toContainText('Shared');
  await views.getByRole('button', { name: /^Viewed board/ }).click();
  await expect(page.getByPlaceholder('Name, phone, e-mail, words')).toHaveValue('viewed');
  await expect(column(page, 'New')).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  await views.getByRole('button', { name: 'Delete the view Viewed board' }).click();
  await expect(page.getByText('The view “Viewed board” is gone.')).toBeVisible();
});

test('a spreadsheet is checked, taken in, and what was refused comes back as a file', async ({
  page,
  request,
}) => {
  await enquire(request, { name: 'Imported Known', mobile: '9000038001' });
  await signIn(page);
  await page.goto('/admin/leads/import');
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
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    report.getByRole('button', { name: 'Download refused rows' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(`"'=Imported()",12345`);
  await openLead(page, 'Imported Iyer');
  await expect(happened(page, 'Import of fair.csv')).toBeVisible();
});
