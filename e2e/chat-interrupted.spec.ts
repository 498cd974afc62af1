import {
  bot,
  button,
  keysOf,
  nextPhone,
  openChat,
  say,
  services,
  sorry,
  talkToReview,
  thanks,
  toggleOf,
  typingIn,
} from './chats.ts';
import { hydrated, expect, test, pauseClock } from './support.ts';

test('a conversation goes on after a reload and on another page, and can be started over', async ({
  page,
}) => {
  await page.goto('/about-us');
  const chat = await openChat(page);
  await button(chat, 'Google Ads').click();
  await expect(bot(chat, 'Great choice! May I know your name?')).toBeVisible();
  await page.clock.install();
  await pauseClock(page);
  await say(chat, 'Your name', 'Asha Example');
  await expect(typingIn(chat)).toBeVisible();
  await page.goto('/blog');
  await page.clock.resume();
  await openChat(page);
  await expect(bot(chat, 'Asha Example')).toBeVisible();
  await expect(bot(chat, 'Thanks, Asha Example Could I get your email?')).toBeVisible();
  await expect(chat.getByLabel('Your e-mail address')).toBeFocused();

  await button(chat, 'Start over').click();
  await expect(button(chat, 'Google Ads')).toBeVisible();
  await expect(bot(chat, 'Asha Example')).toHaveCount(0);
  await expect(button(chat, 'Start over')).toHaveCount(0);
  await page.reload();
  await openChat(page);
  await expect(chat.getByRole('log').getByRole('paragraph')).toHaveCount(1);
});

test('a list of services that does not come is logged, stood in for and asked for again', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
  await page.clock.install();
  await page.route('**/centerlist/*', (route) => route.fulfill({ status: 503, json: { success: false } }));
  await page.goto('/');
  const chat = await openChat(page);
  const choices = chat.getByRole('group').getByRole('button');
  await expect(choices).toHaveText(['Real Estate', ...services.slice(0, 3), 'Google Ads', 'Meta Ads', 'Digital Marketing']); // prettier-ignore
  expect(logged).toContainEqual(expect.stringContaining('The list of services could not be read'));
  await page.unroute('**/centerlist/*');
  await page.clock.fastForward(5_000);
  await expect(choices).toHaveText(services);

  await page.route('**/centerlist/*', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await openChat(page);
  await expect(choices).toHaveCount(7);
});

test('without a network the lead waits on the device, says so, and goes out once', async ({
  page,
  context,
  mailbox,
}) => {
  await page.goto('/');
  await hydrated(page);
  const phone = nextPhone();
  const chat = await talkToReview(page, phone);
  await context.setOffline(true);
  await button(chat, 'No').click();
  await expect(bot(chat, sorry)).toBeVisible();
  await expect(chat.getByText('What you wrote is kept on this device and goes out by itself as soon as it can.')).toBeVisible(); // prettier-ignore
  await expect(page.getByText('Your enquiry is kept on this device.')).toBeHidden();
  await page.getByRole('button', { name: 'Close chat' }).click();
  await expect(page.getByText('Your enquiry is kept on this device.')).toBeVisible();
  await openChat(page);
  await button(chat, 'Try again').click();
  await expect(bot(chat, sorry)).toHaveCount(2);

  const keys = keysOf(page);
  await context.setOffline(false);
  await expect(bot(chat, thanks)).toBeVisible();
  await expect(chat).toBeHidden();
  await expect(page.getByText('has been sent')).toHaveCount(0);
  expect(keys).toHaveLength(1);
  await expect.poll(async () => (await mailbox(`chat-${phone}@example.com`)).length).toBe(1); // prettier-ignore
});

test('a lead kept on the device and then changed goes out as changed only', async ({ page, context }) => {
  await page.goto('/');
  const chat = await talkToReview(page, nextPhone());
  await context.setOffline(true);
  await button(chat, 'No').click();
  await expect(chat.getByText('is kept on this device')).toBeVisible();
  await button(chat, 'Edit name').click();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/inquiry')) sent.push((request.postDataJSON() as { name: string }).name);
  });
  await context.setOffline(false);
  await say(chat, 'Your name', 'Devi Example');
  await button(chat, 'No').click();
  await expect(bot(chat, thanks)).toBeVisible();
  expect(sent).toEqual(['Devi Example']);
});

test('its script comes when it is wanted; where it does not come, the enquiry form opens', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/chat-[^/]*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/');
  await hydrated(page);
  expect(scripts).toEqual([]);
  await toggleOf(page).hover();
  await expect.poll(() => scripts.length).toBe(1);

  await page.route('**/assets/chat-*.js', (route) => route.abort());
  await page.goto('/about-us');
  await toggleOf(page).click();
  await expect(page).toHaveURL(/\/enquiry$/);
});

test('without JavaScript the toggle leads to the enquiry form', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site });
  await page.goto('/');
  await page.getByRole('link', { name: 'Chat With Us' }).click();
  await expect(page).toHaveURL(/\/enquiry$/);
  await page.close();
});
