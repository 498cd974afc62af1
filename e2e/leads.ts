import type { Page } from '@playwright/test';
import { expect } from './support.ts';

/** The board, with these words looked for. */
export const openBoard = async (page: Page, words: string) => {
  await page.goto('/admin/leads');
  await page.getByRole('button', { name: 'Board' }).click();
  // The filters' form takes the board over with the address: words typed before that would lead back to the list.
  await expect(column(page, 'New')).toBeVisible();
  await page.getByPlaceholder('Name, phone, e-mail, words').fill(words);
  await expect(page).toHaveURL(new RegExp(`${words}`));
};
export const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const card = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name}, `) });

/** Opens a lead from among all of them. @returns its id */
export async function openLead(page: Page, name: string) {
  await page.goto(`/admin/leads?filter=${encodeURIComponent(JSON.stringify({ view: 'all', q: name }))}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  return /leads\/([\w-]+)\/show/.exec(page.url())?.[1] ?? '';
}
export const happened = (page: Page, text: string | RegExp) =>
  page.getByRole('listitem').filter({ hasText: text });
