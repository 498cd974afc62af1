import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, pauseClock } from './support.ts';

export const services = [
  'Website Development',
  'Application Development',
  'E-commerce Website',
  'Digital Marketing',
  'Google Ads',
  'Meta Ads',
  'Real Estate',
];
export const thanks = 'Thanks for submitting! Our team will contact you shortly.';
export const sorry = 'There was an error submitting your information. Please try again.';
let people = 0;
export const nextPhone = () => `90000${String(Date.now() % 10_000).padStart(4, '0')}${people++ % 10}`;

export const chatOf = (page: Page) => page.getByRole('dialog', { name: 'Nirmaan support' });
export const toggleOf = (page: Page) => page.getByRole('button', { name: 'Chat With Us' });
export const typingIn = (chat: Locator) => chat.getByRole('img', { name: 'The assistant is typing' });
export const bot = (chat: Locator, text: string) => chat.getByRole('log').getByText(text, { exact: true });
export const button = (chat: Locator, name: string) => chat.getByRole('button', { name, exact: true });

export async function openChat(page: Page): Promise<Locator> {
  await toggleOf(page).click();
  const chat = chatOf(page);
  await expect(chat).toBeVisible();
  return chat;
}

export async function say(chat: Locator, label: string, text: string) {
  await chat.getByLabel(label).fill(text);
  await chat.getByLabel(label).press('Enter');
}

/** Answers everything up to the review. */
export async function talkToReview(page: Page, phone: string): Promise<Locator> {
  const chat = await openChat(page);
  await button(chat, 'Google Ads').click();
  await expect(bot(chat, 'Great choice! May I know your name?')).toBeVisible();
  await say(chat, 'Your name', 'Asha Example');
  await expect(bot(chat, 'Thanks, Asha Example Could I get your email?')).toBeVisible();
  await say(chat, 'Your e-mail address', `chat-${phone}@example.com`);
  await expect(bot(chat, 'Could you provide your contact number?')).toBeVisible();
  await say(chat, 'Your contact number', phone);
  await expect(button(chat, 'No')).toBeVisible();
  return chat;
}

/** With the clock running: axe takes its rests from it. */
export async function expectAccessibleAndHold(page: Page) {
  await page.clock.resume();
  await expectAccessible(page);
  await pauseClock(page);
}

/** Lets what a timer set off come to the screen; messages are not part of the held clock. */
export const shown = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 5; i++)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage(0);
      });
  });

/** The bot types for exactly so long before it says the text. */
export async function saysAfter(page: Page, ms: number, text: string) {
  const chat = chatOf(page);
  await expect(typingIn(chat)).toBeVisible();
  await page.clock.runFor(ms - 1);
  await shown(page);
  expect(await bot(chat, text).count()).toBe(0);
  expect(await typingIn(chat).isVisible()).toBe(true);
  await page.clock.runFor(1);
  await expect(bot(chat, text)).toBeVisible();
  await expect(typingIn(chat)).toHaveCount(0);
}

export const keysOf = (page: Page) => {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/inquiry')) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
};
