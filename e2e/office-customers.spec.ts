import type { Browser, Page } from '@playwright/test';
import { becomeCustomer, password } from './customers.ts';
import { expect, expectAccessible, expectWellMade, signIn, test } from './support.ts';

/** A customer at a desk of their own. */
async function customerElsewhere(browser: Browser, site: string, name: string, address: string) {
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  const { code } = await becomeCustomer(page, { name, address });
  const isIn = async () => (await page.request.get('/account/sessions')).status() === 200;
  return { page, code, isIn, leave: () => context.close() };
}

/** Narrows the list to one customer. Until it is, a click on a row would be taken back by the filter that arrives later. */
async function find(page: Page, code: string) {
  await page.getByPlaceholder('Name, e-mail, phone, CUS-…').fill(code);
  await expect(page).toHaveURL(new RegExp(code));
}

async function sendHelpRequest(page: Page, data: { name: string; student_id: string; remark: string }) {
  const asked = await page.request.post('/help', { data });
  expect(asked.status()).toBe(200);
}

test('staff find a customer, see their sessions and events, end one, block with a reason and let in again', async ({
  page,
  browser,
  site,
}) => {
  const sana = await customerElsewhere(browser, site, 'Sana Kotwal', 'sana@example.com');
  await signIn(page);
  await page.getByRole('menuitem', { name: 'Customers' }).click();
  const search = page.getByPlaceholder('Name, e-mail, phone, CUS-…');
  await search.fill('kotw');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row', { name: /Sana Kotwal/ })).toContainText('Active');
  await search.fill('nobody of this name');
  await expect(page.getByText('No customers here.')).toBeVisible();
  await search.fill(sana.code);
  await page.getByRole('link', { name: 'Sana Kotwal' }).click();

  await expect(page.getByRole('heading', { name: 'Sana Kotwal' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'sana@example.com' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Signed up');
  const sessions = page.getByRole('region', { name: 'Signed in on' });
  await sessions.getByRole('button', { name: 'End session' }).click();
  await expect(page.getByText('That session has ended.')).toBeVisible();
  await expect(sessions.getByText('No device at the moment.')).toBeVisible();
  expect(await sana.isIn()).toBe(false);

  await page.getByRole('button', { name: 'Block', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Block Sana Kotwal?' });
  await expect(dialog.getByRole('button', { name: 'Block' })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('Sent the same picture fifty times');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText('Blocked: Sent the same picture fifty times', { exact: true })).toBeVisible();
  const refused = await sana.page.request.post('/user-login', {
    data: { email: 'sana@example.com', password },
  });
  expect(refused.status()).toBe(403);
  await page.getByRole('button', { name: 'Let in again' }).click();
  await expect(page.getByText('They may sign in again.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Let in again');
  await sana.leave();
});

test('a call for help is answered by mail, changes its state and can be opened again', async ({
  page,
  browser,
  site,
  mailbox,
}) => {
  const ravi = await customerElsewhere(browser, site, 'Ravi Gite', 'ravi.gite@example.com');
  await sendHelpRequest(ravi.page, {
    name: 'Ravi Gite',
    student_id: ravi.code,
    remark: 'My invoice <b>shows</b> another name',
  });
  await signIn(page);
  await page.getByRole('menuitem', { name: 'Help requests' }).click();
  // The list, not a line of the page before it.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help requests');
  await page.getByRole('link', { name: /Ravi Gite/ }).click();
  const messages = page.getByRole('list', { name: 'Messages' });
  await expect(messages).toContainText('My invoice <b>shows</b> another name');
  await page.getByLabel('Your answer').fill('We have mended it.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Answered; the mail is on its way.')).toBeVisible();
  await expect(messages.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByLabel('Your answer')).toHaveValue('');
  await expect(async () => {
    const texts = (await mailbox('ravi.gite@example.com')).map(({ text }) => text).join();
    expect(texts).toContain('We have mended it.');
  }).toPass();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('The state is now “Closed”.')).toBeVisible();
  await page.getByRole('button', { name: 'Open again' }).click();
  await page.getByRole('link', { name: `Ravi Gite, ${ravi.code}` }).click();
  const help = page.getByRole('region', { name: 'Help requests' });
  await expect(help.getByText('Open', { exact: true })).toBeVisible();
  await ravi.leave();
});

test('two accounts of one person become one, after a question that says what happens', async ({
  page,
  browser,
  site,
}) => {
  const old = await customerElsewhere(browser, site, 'Hari Bapat', 'hari.old@example.com');
  const kept = await customerElsewhere(browser, site, 'Hari Bapat', 'hari@example.com');
  await sendHelpRequest(old.page, { name: 'Hari', student_id: '', remark: 'Two accounts!' });
  await signIn(page);
  await page.getByRole('menuitem', { name: 'Customers' }).click();
  await find(page, old.code);
  await page
    .getByRole('row', { name: new RegExp(old.code) })
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Merge into another account' }).click();
  const dialog = page.getByRole('dialog', { name: `Merge ${old.code} into another account` });
  await dialog.getByLabel('Find the account that stays').fill('hari');
  await dialog.getByRole('radio', { name: /hari@example\.com/ }).check();
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await expect(dialog.getByRole('alert')).toContainText('For 30 days you can undo it on this page.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('This account became part of')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Block' })).toHaveCount(0);
  await page.getByRole('link', { name: 'another one' }).click();
  await expect(page.getByRole('link', { name: 'hari@example.com' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Help requests' }).getByRole('link')).toHaveCount(1);
  expect(await old.isIn()).toBe(false);
  expect(await kept.isIn()).toBe(true);
  await page.goBack();
  await expect(page.getByText(/It can be undone until /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo the merge' }).click();
  await expect(page.getByText('Two accounts again.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'hari.old@example.com' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Help requests' }).getByRole('link')).toHaveCount(1);
  const again = { data: { email: 'hari.old@example.com', password } };
  expect((await old.page.request.post('/user-login', again)).status()).toBe(200);
  await old.leave();
  await kept.leave();
});

test('who may only look sees no buttons; who writes the blog sees no customers', async ({
  page,
  browser,
  site,
}) => {
  const uma = await customerElsewhere(browser, site, 'Uma Rele', 'uma@example.com');
  await sendHelpRequest(uma.page, { name: 'Uma', student_id: '', remark: 'Only to look at' });
  await signIn(page);
  const secret = 'a good long password';
  for (const [name, role] of [
    ['Looker', 'readonly'],
    ['Writer', 'content'],
  ] as const) {
    const email = `${name.toLowerCase()}@example.com`;
    await page.request.post('/staff/staff', { data: { name, email, role, password: secret } });
    const context = await browser.newContext({ baseURL: site });
    const desk = await context.newPage();
    await desk.request.post('/staff/session', { data: { email, password: secret } });
    await desk.goto('/admin/customers');
    if (role === 'readonly') {
      await find(desk, uma.code);
      await desk.getByRole('link', { name: 'Uma Rele' }).click();
      await expect(desk.getByRole('region', { name: 'What happened' })).toContainText('Signed up');
      for (const button of ['Block', 'End session', 'Merge into another account'])
        await expect(desk.getByRole('button', { name: button })).toHaveCount(0);
      await desk.getByRole('region', { name: 'Help requests' }).getByRole('link').click();
      await expect(desk.getByText('Only to look at')).toBeVisible();
      await expect(desk.getByLabel('Your answer')).toHaveCount(0);
    } else {
      await expect(desk.getByText('Not for your role').first()).toBeVisible();
      await expect(desk.getByRole('menuitem', { name: 'Customers' })).toHaveCount(0);
    }
    await context.close();
  }
  await uma.leave();
});

test('the screens of customers and help fit and are accessible', async ({ page, browser, site }) => {
  const one = await customerElsewhere(browser, site, 'Venkatanarasimharajuvaripeta Rao', 'rao@example.com');
  await sendHelpRequest(one.page, { name: 'Rao', student_id: '', remark: 'x'.repeat(500) });
  const fits = () => expectWellMade(page);
  await signIn(page, '/admin/customers');
  await expect(page.getByRole('link', { name: /Venkata/ }).first()).toBeVisible();
  await fits();
  await page
    .getByRole('link', { name: /Venkata/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('Signed up');
  await fits();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await fits();
  await page.goto('/admin/help-requests');
  await page.getByRole('link', { name: /Rao/ }).first().click();
  await expect(page.getByRole('list', { name: 'Messages' })).toBeVisible();
  await fits();
  await one.leave();
});
