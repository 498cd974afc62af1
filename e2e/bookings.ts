import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './support.ts';

/** A day with all its times free, so many open days from the first. */
export async function freeDay(request: APIRequestContext, skip: number): Promise<string> {
  const days = (await (await request.get('/book-appointment/days')).json()) as {
    date: string;
    free: number;
  }[];
  return days.filter((day) => day.free === 13)[skip]?.date ?? '';
}

/** Turns the calendar on to a month, once it has its days: until then no month is the right one. */
export async function turnTo(page: Page, date: string) {
  const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const wanted = page.getByText(month.format(new Date(date)), { exact: true });
  const later = page.getByRole('button', { name: 'Later month' });
  await expect(later).toBeVisible();
  while (!(await wanted.isVisible())) await later.click();
}

export async function chooseDay(page: Page, date: string) {
  await turnTo(page, date);
  await page.locator(`input[type=radio][value="${date}"]`).check({ force: true });
}
