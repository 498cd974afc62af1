import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './support.ts';

/** An enquiry as a form of the site sends it. */
async function enquire(request: APIRequestContext, name: string, mobile: string, service = 'Google Ads') {
  const answer = await request.post('/inquiry', {
    data: {
      name,
      mobile,
      age: `${mobile}@example.com`,
      school: service,
      parent_name: 'Google Ads',
      remark: 'More calls, please.',
      form: 'service',
      isHuman: true,
      terms: true,
      elapsedMs: 9_000,
    },
  });
  expect(answer.ok()).toBe(true);
}

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
    await enquire(request, name, `900003100${i}`);
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
  await enquire(request, 'Boarder Barve', '9000031009');
  await expect(column(page, 'New').getByText('Boarder Barve')).toBeVisible();
  await page.goto(page.url());
  await expect(column(page, 'Contacted').getByText('Boarder Bose')).toBeVisible();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Boarder' })).toHaveCount(4);
});

test('a full column loads more on request', async ({ page, request }) => {
  for (let i = 0; i < 23; i++)
    await enquire(request, `Columna ${i}`, `90000320${String(i).padStart(2, '0')}`);
  await signIn(page);
  await openBoard(page, 'columna');
  const cards = column(page, 'New').getByRole('group');
  await expect(cards).toHaveCount(20);
  await expect(column(page, 'New').getByRole('heading')).toHaveText('New 23');
  await page.getByRole('button', { name: 'Load more of New' }).click();
  await expect(cards).toHaveCount(23);
});

test('the board is accessible and fits @widths', async ({ page, request }) => {
  await enquire(request, 'Fitting Fernandes', '9000033001');
  await signIn(page);
  await openBoard(page, 'fitting');
  await expect(card(page, 'Fitting Fernandes')).toBeVisible();
  await expectAccessible(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
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
  await enquire(request, 'Ruled Rane', '9000034001', 'Real Estate');
  await page.getByRole('switch', { name: 'Owner' }).click();
  await expect(page.getByText('Owner takes new leads.')).toBeVisible();
  await enquire(request, 'Ruled Rao', '9000034002', 'Real Estate');

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

test('the lead rules are accessible and fit @widths', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin/lead-rules');
  await expect(page.getByRole('heading', { name: 'Response clock' })).toBeVisible();
  await expectAccessible(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});
