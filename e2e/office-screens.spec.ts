import type { Locator, Page } from '@playwright/test';
import { enquire } from './enquiries.ts';
import { asOnOlderPhone } from './older-phone.ts';
import {
  atEachWidth,
  boxOf,
  expect,
  expectAccessible,
  expectFits,
  goWithin,
  holdBack,
  pauseClock,
  signIn,
  test,
} from './support.ts';
import { expectFocusSeen } from './uncovered.ts';

/** Where each screen is below /admin, and its heading. Screens with stories of their own are looked at there. */
const screens = [
  ['', 'Today'],
  ['advertising', 'Advertising'],
  ['conversions', 'Conversions'],
  ['leads', 'Leads'],
  ['leads/import', 'Import leads'],
  ['lead-rules', 'Lead rules'],
  ['block-rules', 'Block rules'],
  ['lead-tasks', 'Tasks'],
  ['lead-templates', 'Lead templates'],
  ['lead-fields', 'Lead fields'],
  ['lead-fields/create', 'Add a field'],
  ['services', 'Services'],
  ['settings', 'Site settings'],
  ['staff', 'Staff'],
  ['messages', 'Mailbox'],
  ['incoming-mails', 'Incoming messages'],
  ['whatsapp-templates', 'WhatsApp templates'],
  ['jobs', 'Jobs'],
  ['going-live', 'Going live'],
  ['audit', 'Audit log'],
  ['privacy', 'Privacy'],
  ['grievances', 'Requests about data'],
  ['breaches/create', 'New data breach'],
  ['home', 'Home page'],
  ['service-pages', 'Service pages'],
  ['service-pages/get-your-online-store', 'Service page'],
  ['real-estate-features', 'Real estate features'],
  ['real-estate-features/create', 'New feature'],
  ['offer', 'Offer page'],
  ['plans', 'Plans'],
  ['plans/1-year', 'Plan'],
  ['price-items', 'Price list'],
  ['price-items/create', 'New item of the price list'],
  ['pickers', 'Feature pickers'],
  ['pickers/crm', 'Feature picker'],
  ['galleries', 'Galleries'],
  ['media', 'Pictures'],
  ['about', 'About page'],
  ['policies', 'Policies'],
  ['policies/refund-policy', 'Policy'],
  ['posts', 'Posts'],
  ['waiting-list', 'Waiting list'],
  ['account', 'Your account'],
  ['comments', 'Comments'],
  ['unanswered-questions', 'Unanswered questions'],
  ['subscribers', 'Newsletter'],
  ['booking-settings', 'Booking rules'],
  ['buyers', 'Buyers'],
  ['buyers/create', 'New buyer'],
  ['gst-returns', 'GST return'],
  ['books', 'Tally and Zoho'],
  ['invoice-drafts', 'Drafts of invoices'],
  ['invoice-drafts/create', 'New invoice'],
  ['recurring-invoices', 'Recurring invoices'],
  ['recurring-invoices/create', 'New recurring invoice'],
  ['receivables', 'Who owes what'],
  ['kept-back', 'Tax kept back (TDS)'],
  ['reminders', 'Reminders of invoices'],
] as const;

/** Fields in which Safari would show today, where none is chosen, like a day that is. */
const daysOnNoGround = (page: Page) =>
  page
    .locator('input:is([type=date], [type=datetime-local], [type=time])')
    .evaluateAll((fields) =>
      fields
        .filter((field) => getComputedStyle(field).backgroundColor === 'rgba(0, 0, 0, 0)')
        .map(({ id }) => id),
    );

test('every screen of the office opens, is accessible, fits and says nothing on the console', async ({
  page,
}) => {
  // Two and a half minutes where three stories share two cores, twice that on a slow machine.
  test.setTimeout(600_000);
  await asOnOlderPhone(page);
  await signIn(page);
  for (const [place, heading] of screens)
    await test.step(heading, async () => {
      await goWithin(page, `/admin/${place}`);
      await expect(page.getByRole('heading', { name: heading, level: 1, exact: true })).toBeVisible();
      await expect.poll(() => page.title()).toContain(`${heading} · `);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await daysOnNoGround(page)).toEqual([]);
      // What is new on a phone is only half of it here: its colours and sizes are looked at again, too.
      await atEachWidth(page, async (width) => {
        await expectFits(page);
        if (width !== 768) await expectAccessible(page);
      });
    });
});

/** Where it is, what comes last there, what stands there before, and the part that comes. */
const lateParts = [
  ['settings', /\/staff\/operations/, 'Brand', 'Storage'],
  ['lead-rules', /\/staff\/lead-clock/, 'On duty', 'Response clock'],
  ['lead-rules', /\/staff\/deal-chances/, 'On duty', 'Chances'],
  ['buyers/BUYER/show', /\/account$/, 'What documents say', 'Owes nothing'],
] as const;

test('what comes late has its room kept: nothing moves that somebody may be about to press', async ({
  page,
}) => {
  await signIn(page);
  const buyer = { name: 'Late Lobo', stateCode: '27', language: 'en' };
  const made = await page.request.post('/staff/buyers', { data: buyer });
  const { id } = (await made.json()) as { id: string };
  for (const [place, call, stands, comes] of lateParts)
    await test.step(comes, async () => {
      const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
      await page.route(call, (route) => asked.then(() => route.continue()));
      await page.goto(`/admin/${place.replace('BUYER', id)}`);
      const standing = page.getByRole('region', { name: stands });
      const before = await boxOf(standing);
      answer();
      await expect(page.getByRole('region', { name: comes })).toBeVisible();
      expect(Math.abs((await boxOf(standing)).y - before.y)).toBeLessThan(24);
      await page.unroute(call);
    });
  // At the foot of a page its room is kept by what says that it comes.
  const letThrough = await holdBack(page, /\/staff\/processing$/);
  await page.goto('/admin/privacy');
  await expect(page.getByRole('region', { name: 'How long it is kept' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  letThrough();
  await expect(page.getByRole('region', { name: 'Register of processing' })).toBeVisible();

  // On paper nothing stands that is pressed, and what scrolls on the screen is whole.
  const table = page.getByRole('region', { name: 'Table by table' });
  await expect(page.getByRole('link', { name: 'Download CSV' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Download CSV' })).toBeHidden();
  await expect(table).toHaveCSS('overflow', 'visible');
});

test('by keyboard each field of a long form is seen between its bars; what is chosen is seen where a reader’s own colours are forced', async ({
  page,
  request,
}) => {
  await enquire(request, { name: 'Found Fernandes', mobile: '9000043009' });
  await signIn(page, '/admin/settings');
  await page.setViewportSize({ width: 1280, height: 640 });
  const first = page.getByRole('textbox', { name: 'Brand' });
  await first.focus();
  await expectFocusSeen(page, 'Tab', 12);
  await expectFocusSeen(page, 'Shift+Tab', 12);
  await expect(first).toBeFocused();
  await page.emulateMedia({ forcedColors: 'active' });
  // All of them: what others have done with this one is another story's.
  await goWithin(page, `/admin/leads?filter=${encodeURIComponent('{"view":"all"}')}`);
  const ground = (tab: Locator) => tab.evaluate((shown) => getComputedStyle(shown).backgroundColor);
  const chosen = page.getByRole('tab', { selected: true });
  expect(await ground(chosen)).not.toBe(await ground(page.getByRole('tab').last()));
  // What a filter brings is said.
  const said = page.getByRole('main').getByRole('status');
  await expect(said.filter({ hasText: /^\d+ found$/ })).toBeAttached();
  await page.getByPlaceholder('Name, phone, e-mail, words').fill('nobody is called that');
  await expect(said.filter({ hasText: 'Nothing found' })).toBeAttached();
  // Neither a row's box nor a switch draws by itself that it has the focus.
  await goWithin(page, '/admin/settings');
  await page.getByRole('switch').first().focus();
  const ring = page.locator('.MuiButtonBase-root:has(input:focus-visible)');
  await expect(ring).toHaveCSS('outline-style', 'solid');
});

test('a form that begins with what does not come says why, and opens once it has', async ({
  page,
  request,
}) => {
  await enquire(request, { name: 'Begun Bapat', mobile: '9000043003' });
  await signIn(page);
  const forms = [
    ['invoice-drafts/create', /\/staff\/settings$/, 'Days to pay'],
    ['recurring-invoices/create', /\/staff\/settings$/, 'Days to pay'],
    ['quotations/create?lead=LEAD', /\/staff\/leads\//, 'What for'],
  ] as const;
  const leads = await page.request.get('/staff/leads?perPage=1');
  const [lead] = ((await leads.json()) as { data: { id: string }[] }).data;
  for (const [place, call, field] of forms)
    await test.step(place, async () => {
      let isBad = true;
      await page.route(call, (route) =>
        isBad
          ? route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad Gateway' })
          : route.continue(),
      );
      await page.goto(`/admin/${place.replace('LEAD', lead?.id ?? '')}`);
      await expect(page.getByText('The server did not answer properly.')).toBeVisible();
      isBad = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByLabel(field)).toBeVisible();
      await page.unroute(call);
    });
});

test('a page that cannot be read again keeps what is written on it; one that did not come offers another try', async ({
  page,
  request,
}) => {
  await signIn(page, '/admin/first-steps');
  const first = page.getByRole('textbox').first();
  await first.fill('A name that is half writ');
  let isBad = true;
  let asked = 0;
  await page.route(/\/staff\/(first-steps|dashboard\?)/, (route) => {
    asked++;
    return isBad ? route.fulfill({ status: 503 }) : route.continue();
  });
  // News comes, and the page is asked for until that is given up, after longer and longer pauses.
  await pauseClock(page);
  await enquire(request, { name: 'Again Agarkar', mobile: '9000043001' });
  await expect(async () => {
    const before = asked;
    for (let second = 0; second < 20; second++) await page.clock.runFor(1_000);
    expect(before).toBeGreaterThan(3);
    expect(asked).toBe(before);
  }).toPass();
  await expect(first).toHaveValue('A name that is half writ');

  await page.clock.resume();
  await page.goto('/admin/dashboard');
  await expect(page.getByText('The server did not answer properly.')).toBeVisible();
  isBad = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Leads by day' })).toBeVisible();
  await expect(page.getByText('The server did not answer properly.')).toBeHidden();
});

/** Where it is, what of it does not come, what opens it, and what is said of it. */
const missingParts: [place: string, call: RegExp, open: (page: Page) => Promise<unknown>, said: string][] = [
  [
    'leads',
    /\/staff\/list-views/,
    (page) => page.getByRole('button', { name: 'Views' }).click(),
    'The saved views could not be loaded.',
  ],
  [
    'leads/create',
    /\/staff\/lead-people/,
    (page) => page.getByRole('textbox', { name: 'Phone' }).fill('9000043002'),
    'Whom we know under this number could not be loaded.',
  ],
  ['lead-rules', /\/staff\/staff$/, async () => {}, 'The list of colleagues could not be loaded.'],
  ['receivables', /\/staff\/receivables\/sums/, async () => {}, 'The sums could not be loaded.'],
  ['media', /\/staff\/media-folders/, async () => {}, 'The folders could not be loaded.'],
];

test('a part of a screen that does not come says so in its place, and comes with another try', async ({
  page,
}) => {
  await signIn(page);
  for (const [place, call, open, said] of missingParts)
    await test.step(said, async () => {
      let isBad = true;
      await page.route(call, (route) => (isBad ? route.fulfill({ status: 503 }) : route.continue()));
      await page.goto(`/admin/${place}`);
      await open(page);
      await expect(page.getByText(said)).toBeVisible();
      await expect(page.getByText('No views yet.')).toBeHidden();
      isBad = false;
      await page
        .getByRole('alert')
        .filter({ hasText: said })
        .getByRole('button', { name: 'Try again' })
        .click();
      await expect(page.getByText(said)).toBeHidden();
      await page.unroute(call);
    });
});
