import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enquire } from './enquiries.ts';
import { becomeOwner, expect, expectAccessible, expectWellMade, signIn, test } from './support.ts';

/** Looks among all leads, and waits until the list has been told which. */
const find = async (page: Page, words: string) => {
  await page.getByRole('menuitem', { name: 'Leads', exact: true }).click();
  const all = page.getByRole('tab', { name: 'All' });
  await all.click();
  // Typing begins on what is shown: before the tab has changed it would bring the old one back.
  await expect(all).toHaveAttribute('aria-selected', 'true');
  const found = page.waitForResponse((answer) => {
    const { pathname, searchParams } = new URL(answer.url());
    return pathname === '/staff/leads' && searchParams.get('q') === words && searchParams.has('status');
  });
  await page.getByPlaceholder('Name, phone, e-mail, words').fill(words);
  await found;
};
/** Other stories count the services: leave them as found. */
async function deleteAgain(page: Page, name: string) {
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toHaveCount(0);
}
const happened = (page: Page, text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });

test('a salesperson works on a lead: note, status, undo, person, follow-up, lost with a reason', async ({
  page,
  request,
}) => {
  await enquire(request, { name: 'Worked Wani', mobile: '9000010001' });
  await signIn(page);
  await find(page, 'worked wa');
  await page.getByRole('link', { name: 'Worked Wani' }).click();
  await expect(page.getByRole('heading', { name: 'Worked Wani' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call 90000 10001' })).toHaveAttribute(
    'href',
    'tel:+919000010001',
  );
  await expectAccessible(page);

  await page.getByLabel('Add a note').fill('Wants a call after eleven');
  await page.keyboard.press('Control+Enter');
  await expect(happened(page, 'Wants a call after eleven')).toBeVisible();

  await page.getByRole('button', { name: 'Contacted' }).click();
  await expect(happened(page, 'New → Contacted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(happened(page, 'Contacted → New (taken back)')).toBeVisible();

  await page.getByLabel('Assigned to').click();
  await page.getByRole('option', { name: 'Owner' }).click();
  await expect(happened(page, 'Assigned to Owner')).toBeVisible();

  await page.getByRole('button', { name: 'Tomorrow 11:00' }).click();
  await expect(happened(page, /Task: Follow up, .*, 11:00/)).toBeVisible();

  await page.getByRole('button', { name: 'Lost' }).click();
  await page.getByRole('button', { name: 'Too expensive' }).click();
  await page.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(happened(page, 'New → Lost: Too expensive')).toBeVisible();
});

test('many leads change at once, are taken back and leave as CSV', async ({ page, request }) => {
  for (const [i, name] of ['Quadrille Mane', 'Quadrille Mehta', '=Quadrille()'].entries())
    await enquire(request, { name, mobile: `900002000${i}` });
  await signIn(page);
  await find(page, 'quadrille');
  await expect(page.getByRole('row')).toHaveText([/Name/, /=Quadrille/, /Quadrille Mehta/, /Quadrille Mane/]);
  await page.getByRole('checkbox', { name: /select all/i }).check();
  const chosen = page.getByRole('region', { name: 'Chosen leads' });
  await expect(chosen).toContainText('3 chosen');
  await expectAccessible(page);

  await chosen.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('menuitem', { name: 'Contacted' }).click();
  await expect(page.getByText('Now “Contacted”: 3 leads.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Contacted' })).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Contacted' })).toHaveCount(0);

  // How one wants tables is remembered on this device.
  await page.getByRole('button', { name: 'Columns and rows' }).click();
  const view = page.getByRole('dialog', { name: 'Columns and rows' });
  await view.getByRole('button', { name: 'Compact' }).click();
  await view.getByRole('checkbox', { name: 'Service' }).uncheck();
  await view.getByRole('button', { name: 'Phone further left' }).click();
  await expectAccessible(page);
  await page.reload();
  const heads = page.getByRole('columnheader');
  await expect(heads.filter({ hasText: 'Received' })).toBeVisible();
  const names = (await heads.allTextContents()).map((name) => name.trim()).filter(Boolean);
  expect(names.slice(0, 4)).toEqual(['Received', 'Phone', 'Name', 'Status']);
  await page.getByRole('button', { name: 'Columns and rows' }).click();
  await expect(view.getByRole('button', { name: 'Compact' })).toHaveAttribute('aria-pressed', 'true');
  await view.getByRole('button', { name: 'As it was made' }).click();
  await page.keyboard.press('Escape');
  await expect(heads.filter({ hasText: 'Service' })).toHaveCount(1);

  const taken = async (kind: string) => {
    await page.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: kind }).click(),
    ]);
    return download;
  };
  const workbook = await taken('Excel (XLSX)');
  expect(workbook.suggestedFilename()).toBe('leads.xlsx');
  const csv = await readFile(await (await taken('CSV')).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(4);
  expect(csv).toContain(`'=Quadrille()`);
});

test('a change of the site settings is on the public page at once; wrong entries are named at their field', async ({
  page,
  baseURL,
  request,
}) => {
  await signIn(page);
  await page.getByRole('menuitem', { name: 'Site settings' }).click();
  const phones = page.getByLabel('Phones');
  const before = await phones.inputValue();
  await phones.fill('12345');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Line 1: Enter ten digits')).toBeVisible();
  await expectAccessible(page);

  await phones.fill('9000055555');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The website shows it now')).toBeVisible();
  await expect
    .poll(async () => (await request.get(`${baseURL}/contact-us`)).text(), { timeout: 5_000 })
    .toContain('9000055555');

  // What was there before is compared, and holds again.
  const versions = page.getByRole('region', { name: 'Versions' });
  const first = versions.getByRole('listitem').last();
  await first.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('dialog', { name: 'What has changed since' })).toContainText('9000055555');
  await page.getByRole('button', { name: 'Close' }).click();
  await first.getByRole('button', { name: 'Restore' }).click();
  await expect(phones).toHaveValue(before);
  await expect
    .poll(async () => (await request.get(`${baseURL}/contact-us`)).text())
    .not.toContain('9000055555');
});

test('a service is added with its hours, ordered and removed', async ({ page, request }) => {
  const offered = async () =>
    ((await (await request.get('/centerlist/nirmaanservice')).json()) as { center_name: string }[]).map(
      (service) => service.center_name,
    );
  await signIn(page);
  await page.getByRole('menuitem', { name: 'Services' }).click();
  await page.getByRole('link', { name: 'Add a service' }).click();
  await page.getByLabel('Name').fill('Website Care');
  await page.getByLabel('Add hours on Monday').click();
  await page.getByRole('button', { name: 'Tuesday to Friday like Monday' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Website Care' });
  await expect(row).toContainText('Mon–Fri 10:00–19:00');
  expect((await offered()).at(-1)).toBe('Website Care');

  await row.getByRole('button', { name: 'Move Website Care up' }).click();
  await expect.poll(async () => (await offered()).at(-2)).toBe('Website Care');
  // By keyboard one stays on the arrow, though the row is elsewhere now, and its last place.
  const down = row.getByRole('button', { name: 'Move Website Care down' });
  await expect(down).toBeEnabled();
  await down.press('Enter');
  await expect.poll(async () => (await offered()).at(-1)).toBe('Website Care');
  await expect(down).toBeDisabled();
  await expect(down).toBeFocused();
  await row.getByRole('link', { name: 'Website Care' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toHaveCount(0);
  await expect.poll(offered).not.toContain('Website Care');
});

test('a colleague with another role sees only what that role may, and an ended session loses nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await page.getByRole('menuitem', { name: 'Staff' }).click();
  await page.getByRole('link', { name: 'Add with a password' }).click();
  await page.getByLabel('Name').fill('Chitra Content');
  await page.getByLabel('E-mail').fill('chitra@example.com');
  await page.getByRole('radio', { name: /^Content/ }).check();
  await page.getByLabel('First password').fill('a first password');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Chitra Content' })).toContainText('May sign in');

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const hers = await context.newPage();
  await hers.goto('/admin');
  await hers.getByLabel('E-mail').fill('chitra@example.com');
  await hers.getByLabel('Password').fill('a first password');
  await hers.getByRole('button', { name: 'Sign in' }).click();
  await expect(hers.getByRole('menuitem', { name: 'Services' })).toBeVisible();
  await expect(hers.getByRole('menuitem', { name: 'Leads', exact: true })).toHaveCount(0);
  await hers.goto('/admin/leads');
  await expect(hers.getByText('Not for your role').first()).toBeVisible();
  await expectAccessible(hers);
  // The same where only the server knows, e.g. because the role has changed since.
  const refused = { success: false, message: 'You may not do this.', code: 'forbidden' };
  await hers.route('**/staff/galleries**', (route) => route.fulfill({ status: 403, json: refused }));
  await hers.goto('/admin/galleries');
  await expect(hers.getByText('Not for your role')).toBeVisible();

  await hers.goto('/admin/services/create');
  await hers.getByLabel('Name').fill('Half-written service');
  await context.clearCookies();
  // A customer is signed in beside it: to customers the office's calls are not there, yet the office asks to sign in.
  const meera = { email: 'meera@example.com', password: 'chai-at-sunrise' };
  expect((await hers.request.post('/user-login', { data: meera })).status()).toBe(200);
  await hers.getByRole('button', { name: 'Save' }).click();
  await expect(hers.getByText('Your session has ended')).toBeVisible();
  await expectAccessible(hers);
  await hers.getByLabel('Password').fill('a first password');
  await hers.getByRole('button', { name: 'Sign in' }).click();
  await deleteAgain(hers, 'Half-written service');
  await context.close();
});

test('an answer on WhatsApp that was begun stays there to be copied when the time for it is up', async ({
  page,
}) => {
  await signIn(page);
  const id = '01990000-0000-7000-8000-000000000077';
  const nobody = { answersId: null, leadId: null, customerId: null, helpRequestId: null, answered: null };
  const from = { channel: 'whatsapp', fromAddress: '971501234567', fromName: 'Omar' };
  const words = { subject: '', text: 'Do you work for Dubai?', quoted: '', files: [], filesLeft: [] };
  const open = { automatic: false, strayBecause: '', handledBy: null, handledAt: null, candidates: [] };
  const message = { id, at: new Date().toISOString(), ...from, ...words, ...open, ...nobody };
  let answerUntil: string | null = new Date(Date.now() + 3_600_000).toISOString();
  await page.route(`**/staff/incoming-mails/${id}**`, (route) =>
    route.fulfill({ json: { ...message, answerUntil } }),
  );
  await page.goto(`/admin/incoming-mails/${id}/show`);
  const field = page.getByLabel('Answer on WhatsApp');
  await field.fill('Yes, we do.');
  answerUntil = null;
  await page.getByRole('button', { name: 'Nothing more to do' }).click();
  await expect(page.getByText('This can be answered in your own words no more.')).toBeVisible();
  await expect(field).toHaveValue('Yes, we do.');
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expectWellMade(page);
});

test('who signs in anew in one window is in in the others, and what is open there stays', async ({
  page,
  context,
}) => {
  await signIn(page, '/admin/services/create');
  await page.getByLabel('Name').fill('Half-written service');
  const other = await context.newPage();
  await other.goto('/admin/leads');
  await expect(other.getByText('Live', { exact: true })).toBeVisible();
  // The new session takes the place of the old one, with which both windows listen for news.
  const lines = [page, other].map((window) =>
    window.waitForResponse((answer) => answer.url().endsWith('/staff/events'), { timeout: 40_000 }),
  );
  await becomeOwner(page);
  for (const line of lines) expect((await line).status()).toBe(200);
  for (const window of [page, other]) {
    await expect(window.getByText('Live', { exact: true })).toBeVisible();
    await expect(window.getByRole('dialog', { name: 'Sign in' })).toBeHidden();
  }
  // What was on its way meanwhile, with the session before, is refused: it is asked for again.
  const leads = /\/staff\/leads\?/;
  await other.route(leads, (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
  const asked = other.waitForResponse((answer) => leads.test(answer.url()) && answer.ok());
  await other.reload();
  await asked;
  await expect(other.getByRole('dialog', { name: 'Sign in' })).toBeHidden();

  await context.clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await becomeOwner(other);
  // A browser without a screen gives no window the focus.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await deleteAgain(page, 'Half-written service');
  await other.close();
});

test('a window that becomes small shows the page, not the menu over it; the menu is asked for, back when it is wide, and walked through by keys', async ({
  page,
}) => {
  await signIn(page, '/admin/services');
  const menu = page.getByRole('menu', { name: 'Places of the office' });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Add a service' })).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu).toBeVisible();

  // By keyboard: from place to place, and to either end.
  const place = (name: string) => menu.getByRole('menuitem', { name, exact: true });
  await expect(menu.locator('[aria-current=page]')).toHaveText(['Services']);
  await place('Leads').press('ArrowDown');
  await expect(place('My tasks')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('menuitem').last()).toBeFocused();
  await place('Leads').press('Enter');
  await expect(menu.locator('[aria-current=page]')).toHaveText(['Leads']);
});

test('on a bad line a form that is open stays, one that does not come says why, and a save that waits says so', async ({
  page,
  request,
}) => {
  await signIn(page);
  await page.getByRole('menuitem', { name: 'Services' }).click();
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const name = page.getByLabel('Name');
  const before = await name.inputValue();
  // A proxy’s own page in the place of every answer.
  let isBad = true;
  await page.route('**/staff/services', (route) =>
    isBad && route.request().method() === 'GET'
      ? route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' })
      : route.continue(),
  );
  await name.fill('Half-written service');
  const again = page.waitForResponse((answer) => answer.url().endsWith('/staff/services'));
  await enquire(request, { name: 'Line Lokhande', mobile: '9000021001' });
  await again;
  await expect(page.getByText('New enquiry').first()).toBeVisible();
  await expect(page.getByText(/does not exist/)).toBeHidden();
  await expect(name).toHaveValue('Half-written service');

  await page.reload();
  await expect(page.getByText('The server did not answer properly.')).toBeVisible();
  await expectWellMade(page);
  isBad = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(name).toHaveValue(before);

  await page.context().setOffline(true);
  await name.fill(`${before} `);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No connection. This is saved as soon as there is one.')).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.context().setOffline(false);
  expect((await saved).ok()).toBe(true);
});

test('leads that were chosen stay so where the change did not arrive', async ({ page, request }) => {
  for (const [i, name] of ['Chosen Chavan', 'Chosen Chopra'].entries())
    await enquire(request, { name, mobile: `900002200${i}` });
  await signIn(page);
  await find(page, 'chosen');
  await page.getByRole('checkbox', { name: /select all/i }).check();
  const chosen = page.getByRole('region', { name: 'Chosen leads' });
  await page.route('**/staff/leads/bulk', (route) => route.abort());
  await chosen.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('menuitem', { name: 'Lost' }).click();
  const reason = page.getByLabel('Reason');
  await reason.fill('Both went to a cousin');
  await page.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await expect(reason).toHaveValue('Both went to a cousin');
  await page.unroute('**/staff/leads/bulk');
  await page.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(page.getByText('Now “Lost”: 2 leads.')).toBeVisible();
  await expect(chosen).toBeHidden();
});
