import type { Locator, Page } from '@playwright/test';
import { enquire } from './enquiries.ts';
import { happened, openLead } from './leads.ts';
import { freshAddress } from './quotations.ts';
import {
  holdBack,
  boxOf,
  countedClicks,
  expect,
  expectAccessible,
  expectWellMade,
  signIn,
  test,
} from './support.ts';

const typeCaller = async (page: Page, phone: string, name: string) => {
  await page.keyboard.type(phone);
  await page.getByLabel('Name', { exact: true }).fill(name);
};

test('whoever calls is a lead after two clicks from anywhere; the next call finds them @phone', async ({
  page,
}) => {
  await signIn(page, '/admin/quotations');
  const { click, count } = countedClicks();
  await click(page.getByRole('link', { name: 'New lead' }));
  await expect(page.getByLabel('Phone')).toBeFocused();
  await typeCaller(page, '9820044001', 'Caller Kamat');
  await expect(page.getByText('Nobody is known under this number.')).toBeVisible();
  await expectWellMade(page);
  await click(page.getByRole('button', { name: 'Save the lead' }));
  await expect(page.getByRole('heading', { name: 'Caller Kamat' })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(2);
  await expect(happened(page, 'they called us')).toBeVisible();

  await page.getByRole('link', { name: 'New lead' }).click();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await page.keyboard.type('98200 440');
  const known = page.getByRole('status', { name: 'Known under this number' });
  await expect(known).toContainText('Caller Kamat');
  await page.getByLabel('What they want').fill('Asks when we can start');
  await known.getByRole('button', { name: 'Add to it: Caller Kamat' }).click();
  await expect(page.getByRole('heading', { name: 'Caller Kamat' })).toBeVisible();
  await expect(happened(page, 'Asks when we can start')).toBeVisible();
});

test('a lead by hand works by keyboard alone; what is missing is said beside its field', async ({ page }) => {
  await signIn(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('new lead');
  await page.getByRole('option', { name: 'New lead' }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Phone')).toBeFocused();
  await page.keyboard.type('982');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Phone number must be 10 digits long')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Phone').fill('9820044002');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No name' })).toBeVisible();
});

test('what is known of a person is put right, and the timeline keeps what it was', async ({
  page,
  request,
}) => {
  await enquire(request, { name: 'Mistyped Mehta', mobile: '9000036001', service: 'Google Ads' });
  await signIn(page);
  const branch = { name: 'Branch', kind: 'choice', choices: ['North', 'South'], retired: false };
  expect((await page.request.post('/staff/lead-fields', { data: branch })).status()).toBe(201);
  await openLead(page, 'Mistyped Mehta');
  await page.getByLabel('Tags').fill('Exporter');
  await page.getByLabel('Tags').press('Enter');
  await expect(happened(page, 'Tagged Exporter')).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Branch').click();
  await page.getByRole('option', { name: 'South' }).click();
  await page.getByLabel('Plan').click();
  await page.getByRole('option', { name: '1 Year' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Well-typed Mehta');
  await page.getByLabel('Company').fill('Mehta Traders');
  await page.getByLabel('State').click();
  await page.getByRole('option', { name: 'Gujarat' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Well-typed Mehta' })).toBeVisible();
  await expect(happened(page, 'Name: Mistyped Mehta → Well-typed Mehta')).toContainText(
    'State: none → Gujarat',
  );
  await expect(happened(page, 'Plan: none → 1-year')).toContainText('Branch: none → South');

  // Among all leads it is found by its tag, and by what the agency asks. What is open stays when the fields come late.
  const letFieldsIn = await holdBack(page, '**/staff/lead-fields**');
  await page.goto(`/admin/leads?filter=${encodeURIComponent(JSON.stringify({ view: 'all' }))}`);
  await page.getByRole('button', { name: 'Add filter' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Tag' })).toBeVisible();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Branch' })).toBeHidden();
  letFieldsIn();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Branch' })).toBeVisible();
  await page.keyboard.press('Escape');
  const addFilter = async (name: string) => {
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitemcheckbox', { name }).click();
  };
  await addFilter('Tag');
  await page.getByRole('combobox', { name: 'Tag' }).fill('Export');
  await page.getByRole('option', { name: 'Exporter' }).click();
  await addFilter('Branch');
  await page.getByRole('combobox', { name: 'Branch' }).click();
  await page.getByRole('option', { name: 'South' }).click();
  await expect(page).toHaveURL(/South/);
  await expect(page.getByRole('link', { name: 'Well-typed Mehta' })).toBeVisible();
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  const letThemInAgain = await holdBack(page, '**/staff/lead-fields**');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Tag' })).toHaveValue('Exporter');
  letThemInAgain();
  await expect(page.getByRole('combobox', { name: 'Branch' })).toHaveText('South');
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  // No tip of what the pointer came to rest on.
  await page.mouse.move(0, 0);
  await expectAccessible(page);
});

test('a quotation that is sent moves its lead, one click takes that back, and once it is rejected somebody says why', async ({
  page,
  request,
}) => {
  await enquire(request, { name: 'Offered Oak', mobile: '9000036002', service: 'Google Ads' });
  await signIn(page);
  const leadId = await openLead(page, 'Offered Oak');
  const made = await page.request.post('/staff/quotations', {
    data: {
      leadId, title: 'Ads', name: 'Offered Oak', email: 'oak@example.com', stateCode: '27', validUntil: '2999-12-31',
      lines: [{ title: 'Ads', description: '', sac: '998361', quantity: 1, unitPricePaise: 1_000_000, discountPaise: 0, gstPercent: 18 }],
    },
  }); // prettier-ignore
  const { id } = (await made.json()) as { id: string };
  const deal = page.getByRole('region', { name: 'Deal' });
  await expect(deal).toContainText('₹11,800');
  await expect(deal).toContainText('₹1,180 expected');
  const dueAt = new Date(Date.now() + 86_400_000).toISOString();
  await page.request.post(`/staff/leads/${leadId}/tasks`, { data: { title: 'Send the quotation', dueAt } });
  expect((await page.request.post(`/staff/quotations/${id}/send`)).status()).toBe(200);
  const step = happened(page, /New → Proposal: quotation QT-\d{6} was sent/);
  await expect(step).toBeVisible();
  await expectAccessible(page);
  await step.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back.')).toBeVisible();
  await expect(happened(page, 'Proposal → New (taken back)')).toBeVisible();
  // The task that it ticked off as well.
  await happened(page, 'Task done: Send the quotation').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('checkbox', { name: 'Send the quotation: done' })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();

  await deal.getByRole('button', { name: 'Change the deal' }).click();
  await deal.getByLabel('Value with GST (₹)').fill('25000');
  await deal.getByRole('button', { name: 'Save the deal' }).click();
  await expect(deal).toContainText('₹25,000');
  await expect(deal).toContainText('as the team says');

  // Once it is rejected the task that asks why takes an answer, and no tick without one.
  const offer = (await (await page.request.get(`/staff/quotations/${id}`)).json()) as { publicId: string };
  const rejection = {
    quotationId: offer.publicId,
    action: 'reject',
    description: 'Too much for us.',
    mobile: '',
    email: 'oak@example.com',
  };
  const rejected = await page.request.post('/api/quotation-response', { data: rejection });
  expect(rejected.status()).toBe(200);
  await page.getByRole('checkbox', { name: /^Say why: .* done$/ }).click();
  const why = page.getByRole('dialog', { name: 'Why was nothing accepted?' });
  await expect(why.getByRole('button', { name: 'Keep it open' })).toBeDisabled();
  await why.getByRole('button', { name: 'Too expensive' }).click();
  await expectAccessible(page);
  await why.getByRole('button', { name: 'Keep it open' }).click();
  await expect(happened(page, 'Task done: Say why')).toContainText('Too expensive');
});

test('from a lead to a quotation that is sent are four clicks, its line chosen from the prices by keyboard', async ({
  page,
  request,
}) => {
  const email = freshAddress();
  await enquire(request, { name: 'Fast Fernandes', mobile: '9000036021', email, service: 'Google Ads' });
  await signIn(page);
  const title = `Audit of a website ${Date.now()}`;
  const item = { title, description: 'With a report', sac: '998314', unit: 'piece', gstPercent: 18, pricePaise: 1_000_000, status: 'Active' }; // prettier-ignore
  expect((await page.request.post('/staff/price-items', { data: item })).status()).toBe(201);
  const leadId = await openLead(page, 'Fast Fernandes');
  await expect(page.getByRole('region', { name: 'What to do next' })).toBeVisible();
  // The form asks for the lead once more: what comes of it while somebody chooses takes nothing from under their hands.
  const { promise: chosen, resolve: choose } = Promise.withResolvers<void>();
  await page.route(`**/staff/leads/${leadId}`, (route) => chosen.then(() => route.continue()));
  const { click, count } = countedClicks();
  await click(page.getByRole('link', { name: 'New quotation' }));
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByRole('combobox', { name: 'Service' }).fill(title);
  await page.getByRole('option', { name: title }).waitFor();
  await page.keyboard.press('ArrowDown');
  const again = page.waitForResponse(`**/staff/leads/${leadId}`);
  choose();
  await (await again).finished();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Total ₹11,800')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('With a report');
  await page.getByLabel('Price (₹)').fill('1');
  await page.getByRole('combobox', { name: 'Service' }).press('ArrowDown');
  await page.getByRole('option', { name: title }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Total ₹11,800')).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).press('Enter');
  await page.keyboard.type('Mahar');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await click(page.getByRole('button', { name: 'Save' }));
  await click(page.getByRole('button', { name: 'Send', exact: true }));
  await click(page.getByRole('dialog').getByRole('button', { name: 'Send' }));
  await expect(page.getByText('Sent.', { exact: true })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(4);
});

test('a quotation begins with a template that is chosen in its form; lines that are no prices are typed @phone', async ({
  page,
}) => {
  await signIn(page);
  const name = `Launch ${Date.now()}`;
  const line = { title: 'Launch', description: '', sac: '', quantity: 1, unitPricePaise: 500_000, discountPaise: 0, gstPercent: 18 }; // prettier-ignore
  const template = {
    name,
    title: 'A launch',
    intro: 'Hello',
    terms: 'At once.',
    validDays: 20,
    lines: [line],
  };
  expect((await page.request.post('/staff/quotation-templates', { data: template })).status()).toBe(201);
  await page.goto('/admin/quotations/create');
  await page.getByRole('combobox', { name: 'Service' }).fill('Something of our own');
  await page.getByLabel('Price (₹)').fill('1000');
  await page.getByLabel('Terms').fill('Half now.');
  await page.getByLabel('Begin with a template').click();
  await page.getByRole('option', { name }).click();
  await expect(page.getByText('Total ₹7,080')).toBeVisible();
  await expect(page.getByLabel('What for')).toHaveValue('A launch');
  await expect(page.getByLabel('Terms')).toHaveValue('Half now.');
  await expect(page.getByRole('combobox', { name: 'Service' }).first()).toHaveValue('Something of our own');
  await expectWellMade(page);
});

test('the page of a lead says what to do next; on a phone that comes before what is known @phone', async ({
  page,
  request,
}) => {
  await enquire(request, { name: 'Next Nair', mobile: '9000036003', service: 'Google Ads' });
  await signIn(page);
  // What a list knows of a lead is shown at once. The rest of it takes its place then, and moves nothing that can be pressed.
  const rest = /\/staff\/leads\/[\w-]+$/;
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(rest, (route) => arrived.then(() => route.continue()));
  await openLead(page, 'Next Nair');
  const top = async (what: Locator) => (await boxOf(what)).y;
  const quote = page.getByRole('link', { name: 'New quotation' });
  const before = await top(quote);
  arrive();
  const next = page.getByRole('region', { name: 'What to do next' });
  await expect(next.getByRole('heading', { name: 'Answer the enquiry' })).toBeVisible();
  expect(Math.abs((await top(quote)) - before)).toBeLessThan(12);
  expect(await top(next)).toBeLessThan(
    await top(page.getByRole('heading', { name: 'Enquiry', exact: true })),
  );
  await next.getByRole('button', { name: 'Already answered' }).click();
  await expect(next.getByRole('heading', { name: 'Offer something' })).toBeVisible();
  await expectWellMade(page);
  await next.getByRole('link', { name: 'Write a quotation' }).click();
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Next Nair');
});

test('leads go to the trash, one by one and many at once, and come back as they were', async ({
  page,
  request,
}) => {
  for (const [name, mobile] of [
    ['Trashy Tendulkar', '9000036004'],
    ['Trashy Thakur', '9000036005'],
  ] as const)
    await enquire(request, { name, mobile, service: 'Google Ads' });
  await signIn(page);
  // What does not come of a lead whose row the list has shown is asked for again.
  await page.route(
    /\/staff\/leads\/[\w-]{36}$/,
    (route) => route.fulfill({ status: 500, json: { success: false, message: 'Something broke.' } }),
    { times: 1 },
  );
  await openLead(page, 'Trashy Tendulkar');
  const old = page.getByRole('alert').filter({ hasText: 'This may be old: Something broke.' });
  await old.getByRole('button', { name: 'Try again' }).click();
  await expect(old).toBeHidden();
  await page.getByRole('button', { name: 'Move to the trash' }).press('Enter');
  await expect(page.getByText('This lead lies in the trash.')).toBeVisible();
  await expect(page.locator('#main-content')).toBeFocused();
  await expect(page.getByRole('region', { name: 'What to do next' })).toBeHidden();
  await expectAccessible(page);

  await page.goto(`/admin/leads?filter=${encodeURIComponent(JSON.stringify({ view: 'all', q: 'trashy' }))}`);
  await page.getByRole('row', { name: 'Trashy Thakur' }).getByRole('checkbox').click();
  await page.getByRole('region', { name: 'Chosen leads' }).getByRole('button', { name: 'Trash' }).click();
  await expect(page.getByText('Moved to the trash: One lead.')).toBeVisible();
  await expect(page.getByText('No lead matches')).toBeVisible();
  await page.getByRole('tab', { name: 'Trash' }).click();
  await expect(page.getByRole('row', { name: /Trashy/ })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('No lead matches')).toBeVisible();
  await page.getByRole('tab', { name: 'New' }).click();
  await expect(page.getByRole('row', { name: /Trashy/ })).toHaveCount(2);
});

test('who adds a tag before those of the lead have come takes none off', async ({ page, request }) => {
  await enquire(request, { name: 'Tagged Tambe', mobile: '9000036101' });
  await signIn(page);
  const id = await openLead(page, 'Tagged Tambe');
  const tags = page.getByLabel('Tags');
  await tags.fill('Wholesaler');
  await tags.press('Enter');
  await expect(happened(page, 'Tagged Wholesaler')).toBeVisible();

  await page.route('**/staff/lead-tags', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.reload();
  await tags.fill('Monsoon fair');
  await tags.press('Enter');
  await expect(happened(page, 'Tagged Monsoon fair')).toBeVisible();
  const lead = (await (await page.request.get(`/staff/leads/${id}`)).json()) as { tags: string[] };
  expect(lead.tags).toHaveLength(2);
});
