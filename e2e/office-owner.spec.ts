import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { expect, expectFits, expectWellMade, signIn, test } from './support.ts';

test('a colleague is invited with the sales role, joins by the link and sees no payments, and later their own leads only', async ({
  page,
  browser,
  site,
  mailbox,
}) => {
  const email = 'lata.sells@example.com';
  const fits = async (desk: typeof page) => {
    await expectWellMade(desk);
    await expectFits(desk);
  };
  await signIn(page, '/admin/staff');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
  await expect(dialog.getByRole('radio', { name: /^Sales/ })).toBeChecked();
  await expect(dialog.getByText('Sees no payments.')).toBeVisible();
  await dialog.getByLabel('E-mail').fill(email);
  await fits(page);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`The invitation to ${email} is on its way.`)).toBeVisible();
  const waiting = page.getByRole('listitem', { name: email });
  const mails = async () => (await mailbox(email)).length;
  // What is replaced before it was mailed is never mailed.
  await expect.poll(mails).toBe(1);
  await waiting.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('A new link is on its way; the earlier one has ended.')).toBeVisible();
  await fits(page);

  await expect.poll(mails).toBe(2);
  const links = (await mailbox(email)).map(({ text }) => /\S+\/admin\/invitation#\S+/.exec(text)?.[0] ?? '');
  const context = await browser.newContext({ baseURL: site });
  const desk = await context.newPage();
  const opened: string[] = [];
  for (const link of links) {
    await desk.goto(link);
    const join = desk.getByRole('button', { name: 'Join' });
    await expect(join.or(desk.getByRole('heading', { name: 'This link opens nothing' }))).toBeVisible();
    if (await join.isVisible()) opened.push(link);
    else await fits(desk);
    await desk.goto('about:blank');
  }
  expect(opened).toHaveLength(1);
  await desk.goto(opened[0] ?? '');
  await expect(desk.getByText(/^Owner invites you as Sales\./)).toBeVisible();
  await expect(desk).toHaveURL(/\/admin\/invitation$/);
  await desk.getByLabel('Your name').fill('Lata');
  await desk.getByLabel('A password of at least 10 characters').fill('a good long password');
  await fits(desk);
  await desk.getByRole('button', { name: 'Join' }).click();
  await expect(desk.getByText('Live', { exact: true })).toBeVisible();
  await desk.goto('/admin/leads');
  await expect(desk.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  // On phones the menu is not there until it is opened.
  await expect(desk.locator('a[href="/admin/leads"]').first()).toBeAttached();
  await expect(desk.locator('a[href="/admin/payments"]')).toHaveCount(0);
  await desk.goto('/admin/payments');
  await expect(
    desk.getByText('Your role is “Sales”. An owner can give you another one under Staff.'),
  ).toBeVisible();
  expect((await desk.request.get('/staff/payments')).status()).toBe(403);

  await page.reload();
  await expect(waiting).toHaveCount(0);
  await expect(desk.locator('a[href="/admin/customers"]').first()).toBeAttached();
  await page.getByRole('row', { name: /Lata/ }).getByRole('link').click();
  await page.getByLabel('Only their own leads').check();
  await fits(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Lata.*Sales, only their own leads/ })).toBeVisible();
  // Her window is open, and was told.
  await expect(desk.locator('a[href="/admin/customers"]')).toHaveCount(0);
  await desk.goto('/admin/leads/01975d3c-0000-7000-8000-000000000000/show');
  await expect(desk.getByText(/^This lead is not among yours/)).toBeVisible();
  await fits(desk);
  await context.close();
});

test('the owner verifies the audit, narrows it down by an address to share, and takes it away', async ({
  page,
}) => {
  await signIn(page, '/admin/audit');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(/^All \d+ rows are as they were written\./)).toBeVisible();
  await expectWellMade(page);
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
  await page.goto(
    `/admin/audit?filter=${encodeURIComponent(JSON.stringify({ action: 'signed-in', from: today }))}`,
  );
  await expect(page.getByRole('cell', { name: 'signed in' }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'checked' })).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('audit.csv');
});

test('a webhook is added, its secret shown once, tested against a receiver, refused and sent again, alone and from the list of all', async ({
  page,
}) => {
  let answer = 500;
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    received.push({ headers: request.headers, body });
    response.writeHead(answer).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  await signIn(page, '/admin/webhooks');
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
  await dialog.getByLabel('Address').fill('https://10.0.0.7/hook');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This address lies in a private network')).toBeVisible();
  await dialog.getByLabel('Address').fill(url);
  await dialog.getByLabel('What it is for').fill('Our ledger');
  await expectWellMade(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const secret = await page.getByRole('dialog', { name: 'Keep this secret' }).locator('code').innerText();
  expect(secret).toMatch(/^whsec_/);
  await expectWellMade(page);
  await page.getByRole('button', { name: 'I have kept it' }).click();

  await page.getByRole('button', { name: 'Send a test' }).click();
  const told = page.getByRole('listitem', { name: 'webhook.test' });
  await expect(told.getByText('Will be tried again')).toBeVisible();
  await expect(told.getByText(/answered 500/)).toBeVisible();
  answer = 200;
  await told.getByRole('button', { name: 'Send again' }).click();
  await expect(told.getByText('Received')).toBeVisible();
  const [first] = received;
  expect(
    new Webhook(secret).verify(first?.body ?? '', first?.headers as Record<string, string>),
  ).toMatchObject({
    type: 'webhook.test',
  });
  await page.getByText('How the receiver checks the signature').click();
  await expect(page.getByText('new Webhook(secret).verify(body, headers)')).toBeVisible();
  await expectWellMade(page);
  await told.getByRole('link', { name: 'webhook.test' }).click();
  await expect(page.getByText('Answered 500', { exact: true })).toBeVisible();
  await expectWellMade(page);

  // One list of what everybody was told, from which several are sent again.
  await page.goto('/admin/webhook-deliveries');
  const row = page.getByRole('row', { name: /webhook\.test/ });
  await row.getByRole('checkbox').check();
  await expectWellMade(page);
  const before = received.length;
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('1 on their way once more.')).toBeVisible();
  await expect.poll(() => received.length).toBeGreaterThan(before);
  await row.getByRole('link', { name: url }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nobody is told yet.')).toBeVisible();
  receiver.close();
});

test('the owner sees on one page how the installation is, and sends a test mail', async ({ page }) => {
  const fits = () => expectWellMade(page);
  const chart = /\/vitals-chart-[^/]*\.js$/;
  await page.route(chart, (route) => route.abort());
  await signIn(page, '/admin/operations');
  const depends = page.getByRole('region', { name: 'What it depends on' });
  await expect(page.getByText('The chart did not load. Please check your connection.')).toBeVisible();
  await expect(depends.getByText('Ready')).toHaveCount(6);
  await page.unroute(chart);
  await page.reload();
  await expect(page.getByText('There is no backup yet.')).toBeVisible();
  await expect(page.getByText('the built-in sandbox: no real money')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test mail to me' }).click();
  await expect(page.getByText(/^The mail to owner@example.com is in the mailbox/)).toBeVisible();
  await page.getByRole('button', { name: 'CLS' }).click();
  await expect(page.getByRole('region', { name: 'Speed' })).toBeVisible();
  await fits();
  await page.getByRole('link', { name: 'What went wrong' }).click();
  await expect(page.getByText('Nothing went wrong.')).toBeVisible();
  await fits();
  await page.goto('/admin/settings');
  await expect(page.getByRole('button', { name: 'Send a test mail to me' })).toBeVisible();
  await fits();
});

test('on a bad line the page of a webhook stays, and says that a new secret did not come', async ({
  page,
}) => {
  await signIn(page);
  const fields = { url: 'https://receiver.example.com/hook', note: 'Bad line', events: ['lead.created'] };
  const made = await page.request.post('/staff/webhooks', { data: fields });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/admin/webhooks/${id}/show`);
  await expect(page.getByRole('region', { name: 'Bad line' })).toBeVisible();
  await page.route(`**/staff/webhooks/${id}/secret`, (route) => route.abort());
  await page.getByRole('button', { name: 'New secret' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New secret' }).click();
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await page.route(`**/staff/webhooks/${id}`, (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('This may be old: The server did not answer properly.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bad line' })).toBeVisible();
  await page.request.delete(`/staff/webhooks/${id}`);
});
