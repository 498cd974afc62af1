import type { Page } from '@playwright/test';
import { enquire } from './enquiries.ts';
import { card, column, openBoard } from './leads.ts';
import { holdBack, becomeOwner, expect, expectAccessible, expectWellMade, test } from './support.ts';

/** Drags a card's middle into another column, at a hand's pace. */
async function drag(page: Page, name: string, to: string) {
  // The pointer comes over the card once it stands still.
  await card(page, name).hover();
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
  await becomeOwner(page);
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
  // Each column asks for itself: the other one may hear of it a moment later.
  await expect(card(page, 'Boarder Bhatt')).toHaveCount(1);

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
  // Who goes on while the next words are looked up keeps the menu that is open.
  const lookUp = await holdBack(page, /\/leads\?.*borkar/);
  await page.getByPlaceholder('Name, phone, e-mail, words').fill('borkar');
  await expect(page).toHaveURL(/borkar/);
  await page.getByRole('button', { name: 'Move Boarder Borkar to…' }).click();
  lookUp();
  await expect(page.getByText('Boarder Bose', { exact: true })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Lost' }).click();
  await page.getByRole('button', { name: 'Not reachable' }).click();
  await page.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(column(page, 'Lost').getByText('Boarder Borkar')).toBeVisible();

  // What the columns come to is counted late; a card stands still meanwhile, for whoever presses its name.
  const counted = await holdBack(page, /\/leads\/sums/);
  await page.goto(page.url().replace('borkar', 'boarder'));
  const below = async () => {
    const [at, top] = [
      await card(page, 'Boarder Bhatt').boundingBox(),
      await column(page, 'New').boundingBox(),
    ];
    return Math.round((at?.y ?? 0) - (top?.y ?? 0));
  };
  await expect(card(page, 'Boarder Bhatt')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await below();
  counted();
  await expect(column(page, 'New').getByText('Worth')).toBeVisible();
  expect(await below()).toBe(before);

  // A colleague's enquiry arrives by itself, and the link shows the same board.
  await enquire(request, { name: 'Boarder Barve', mobile: '9000031009' });
  await expect(column(page, 'New').getByText('Boarder Barve')).toBeVisible();
  await page.goto(page.url());
  await expect(column(page, 'Contacted').getByText('Boarder Bose')).toBeVisible();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Boarder' })).toHaveCount(4);
});

test('a full column loads more on request, whatever comes in meanwhile', async ({ page, request }) => {
  for (let i = 0; i < 23; i++)
    await enquire(request, { name: `Columna ${i}`, mobile: `90000320${String(i).padStart(2, '0')}` });
  await becomeOwner(page);
  await openBoard(page, 'columna');
  const cards = column(page, 'New').getByRole('group');
  await expect(cards).toHaveCount(20);
  await expect(column(page, 'New').getByRole('heading')).toHaveText('New 23');
  const letThrough = await holdBack(page, /\/leads\?.*cursor=/);
  const asked = page.waitForRequest(/\/leads\?.*cursor=/);
  await page.getByRole('button', { name: 'Load more of New' }).click();
  await asked;
  for (const count of [24, 25, 26, 27]) {
    await enquire(request, { name: `Columna late ${count}`, mobile: `90000321${count}` });
    await expect(column(page, 'New').getByRole('heading')).toHaveText(`New ${count}`);
  }
  letThrough();
  await expect(cards).toHaveCount(27);
});

test('the board is accessible and fits', async ({ page, request }) => {
  await enquire(request, { name: 'Fitting Fernandes', mobile: '9000033001' });
  await becomeOwner(page);
  await openBoard(page, 'fitting');
  await expect(card(page, 'Fitting Fernandes')).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Move Fitting Fernandes to…' }).click();
  await page.getByRole('menuitem', { name: 'Contacted' }).click();
  await expect(column(page, 'Contacted').getByText('Fitting Fernandes')).toBeVisible();
});

test('filters are saved as a view for everybody, opened by its link, changed and deleted', async ({
  page,
}) => {
  // A page so busy that what may wait is not drawn: a view that is saved meanwhile holds what was typed all the same.
  await page.addInitScript(() => {
    // React asks for a slice of time by this where there is one.
    const setImmediate = (work: () => void) =>
      setTimeout(() => ('isBusy' in window && window.isBusy ? setImmediate(work) : work()));
    Object.assign(window, { setImmediate });
  });
  await becomeOwner(page);
  await openBoard(page, 'view');
  const narrowed = page.waitForRequest(/q=viewed/);
  await page.evaluate(() => Object.assign(window, { isBusy: true }));
  await page.getByPlaceholder('Name, phone, e-mail, words').fill('viewed');
  await narrowed;
  await page.evaluate(() => Object.assign(window, { isBusy: false }));
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Save these filters…' }).click();
  await page.getByLabel('Name of the view').fill('Viewed board');
  await page.getByLabel('Share it with everybody').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the view' }).click();
  await expect(page.getByText('Saved as “Viewed board”.')).toBeVisible();

  await page.goto(`/admin/leads?filter=${encodeURIComponent(JSON.stringify({ view: 'all' }))}`);
  const views = page.getByRole('dialog', { name: 'Saved views' });
  const choose = async (view: string, action: string) => {
    await page.getByRole('button', { name: 'Views' }).click();
    await views.getByRole('button', { name: `More about the view ${view}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await page.getByRole('button', { name: 'Views' }).click();
  await expect(views).toContainText('Shared');
  await views.getByRole('link', { name: /^Viewed board/ }).click();
  const words = page.getByPlaceholder('Name, phone, e-mail, words');
  await expect(words).toHaveValue('viewed');
  await expect(column(page, 'New')).toBeVisible();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page).not.toHaveURL(/board/);
  await choose('Viewed board', 'Keep these filters in it');
  await expect(page.getByText('“Viewed board” holds what is on the screen.')).toBeVisible();
  await choose('Viewed board', 'Rename or share…');
  await page.getByLabel('Name of the view').fill('Viewed list');
  await page.getByRole('button', { name: 'Save the view' }).click();
  await expect(page.getByText('Saved as “Viewed list”.')).toBeVisible();

  // Its link opens it for whoever has it, and on no other list.
  await page.getByRole('button', { name: 'Views' }).click();
  const link = (await views.getByRole('link', { name: /^Viewed list/ }).getAttribute('href')) ?? '';
  await page.goto(link);
  await expect(words).toHaveValue('viewed');
  await expect(page.getByRole('button', { name: 'List', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await choose('Viewed list', 'Delete');
  await expect(page.getByText('The view “Viewed list” is gone.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back')).toBeVisible();
  await page.goto(link);
  await expect(words).toHaveValue('viewed');
  await page.goto('/admin/quotations');
  await page.getByRole('button', { name: 'Views' }).click();
  await expect(views).toContainText('No views yet.');
  await expectWellMade(page);
});
