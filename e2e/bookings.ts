import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './support.ts';

type Day = { date: string; closed: string | null; free: number };

const daysAhead = async (request: APIRequestContext) =>
  (await (await request.get('/book-appointment/days')).json()) as Day[];

/** A day with all its times free, so many open days from the first. */
export async function freeDay(request: APIRequestContext, skip: number): Promise<string> {
  return (await daysAhead(request)).filter((day) => day.free === 13)[skip]?.date ?? '';
}

/** The next holiday, as the calendar names it, and the next day after it with free times. */
export async function holidayAhead(request: APIRequestContext) {
  const days = await daysAhead(request);
  const at = days.findIndex(({ closed }) => closed !== null && closed !== 'Closed on Sundays');
  const { date = '', closed: reason } = days[at] ?? {};
  const parts = new Intl.DateTimeFormat('en-IN', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).formatToParts(new Date(date));
  const part = (type: string) => parts.find((each) => each.type === type)?.value;
  const day = `${part('weekday')} ${part('day')} ${part('month')}`;
  return { date, day, reason, openDay: days.slice(at).find(({ free }) => free > 0)?.date ?? '' };
}

const laterMonth = { en: 'Later month', hi: 'अगला महीना' };

/** Turns the calendar on to a month, once it has its days: until then no month is the right one. */
export async function turnTo(page: Page, date: string, language: 'en' | 'hi' = 'en') {
  const month = new Intl.DateTimeFormat(`${language}-IN`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const wanted = page.getByText(month.format(new Date(date)), { exact: true });
  const later = page.getByRole('button', { name: laterMonth[language] });
  await expect(later).toBeVisible();
  while (!(await wanted.isVisible())) await later.click();
}

export async function chooseDay(page: Page, date: string, language: 'en' | 'hi' = 'en') {
  await turnTo(page, date, language);
  await page.locator(`input[type=radio][value="${date}"]`).check({ force: true });
}

type Slot = { date: string; time: string };
let people = 0;
export const nextPhone = () => `90000${String(Date.now() % 10_000).padStart(4, '0')}${people++ % 10}`;

export const bookByCall = (request: APIRequestContext, slot: Slot, more: Record<string, string> = {}) =>
  request.post('/book-appointment', {
    data: { name: 'Asha Sample', phone: nextPhone(), ...slot, ...more },
  });
