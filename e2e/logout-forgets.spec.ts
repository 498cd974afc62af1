import type { Page } from '@playwright/test';
import { browserStorage } from '../src/kit/calls/browser-storage.ts';
import { bot, button, chatOf, openChat, say } from './chats.ts';
import { becomeCustomer, nextEmail } from './customers.ts';
import { expect, test } from './support.ts';

const keptBy = (page: Page) =>
  page.evaluate(
    () => ({ local: { ...localStorage }, session: { ...sessionStorage } }) as Record<Place, Kept>,
  );
type Place = 'local' | 'session';
type Kept = Record<string, string>;

test('who logs out leaves nothing of themselves on the device: no draft, no conversation, no name, in no tab', async ({
  page,
  context,
}) => {
  await becomeCustomer(page, { name: 'Lata Leaving', address: nextEmail('leaving') });
  await page.goto('/admission');
  await page.getByLabel('Phone', { exact: true }).fill('9000047001');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByLabel('Address', { exact: true }).fill('4 Leaving Lane');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/');
    const chat = await openChat(tab);
    await button(chat, 'Meta Ads').click();
    await expect(bot(chat, 'Great choice! May I know your name?')).toBeVisible();
    await say(chat, 'Your name', 'Lata Leaving');
    await expect(bot(chat, 'Thanks, Lata Leaving Could I get your email?')).toBeVisible();
  }
  const written = JSON.stringify(await keptBy(page));
  for (const word of ['Lata Leaving', '9000047001', '4 Leaving Lane']) expect(written).toContain(word);

  const third = await context.newPage();
  await third.goto('/ecommerce-price');
  await third.getByRole('switch').first().check();
  await third.getByRole('button', { name: 'Proceed' }).click();
  const asking = third.getByRole('dialog', { name: 'Your quotation' });
  await expect(asking.getByLabel('Name')).toHaveValue('Lata Leaving');

  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(button(chatOf(other), 'Meta Ads')).toBeVisible();
  await expect(other.getByText('Lata Leaving')).toHaveCount(0);
  await expect(asking.getByLabel('Name')).toHaveValue('');
  for (const tab of [page, other, third])
    expect(JSON.stringify(await keptBy(tab))).not.toMatch(/lata|leaving|9000047001/i);
  const left = await keptBy(page);
  // What is still there is told of in the register, as of the device.
  for (const place of ['local', 'session'] as const)
    for (const name of Object.keys(left[place])) {
      const known = Object.values(browserStorage).find((kept) => kept.name === name);
      expect([name, known]).toEqual([name, { name, place, clearedBy: 'device' }]);
    }
});
