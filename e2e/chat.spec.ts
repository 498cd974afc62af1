import type { Locator } from '@playwright/test';
import {
  bot,
  button,
  chatOf,
  expectAccessibleAndHold,
  keysOf,
  nextPhone,
  openChat,
  say,
  saysAfter,
  services,
  shown,
  sorry,
  talkToReview,
  thanks,
  toggleOf,
  typingIn,
} from './chats.ts';
import {
  atEachWidth,
  hydrated,
  boxOf,
  expect,
  expectAccessible,
  expectFits,
  expectWellMade,
  overlap,
  test,
  pauseClock,
} from './support.ts';
import { expectFocusSeen } from './uncovered.ts';

test('the whole conversation: texts, delays, typing, notice, complaints, review, the lead, and the end after a second @phone', async ({
  page,
  mailbox,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const phone = nextPhone();
  const email = `chat-${phone}@example.com`;
  await page.clock.install();
  await page.goto('/');
  const chat = await openChat(page);
  await expect(bot(chat, 'Hello! How can I assist you today?')).toBeVisible();
  const choices = chat.getByRole('group', { name: 'Hello! How can I assist you today?' });
  await expect(choices.getByRole('button')).toHaveText(services);
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await expect(chat.getByRole('textbox')).toHaveCount(0);
  await expectWellMade(page);

  await pauseClock(page);
  await button(chat, 'Meta Ads').click();
  await expect(chat.getByText('By answering you agree to the terms')).toBeVisible();
  const terms = chat.getByRole('link', { name: 'the terms' });
  await expect(terms).toHaveAttribute('href', /^http.*\/terms-and-conditions$/);
  await expect(terms).toHaveAttribute('target', '_blank');
  await saysAfter(page, 100, 'Great choice! May I know your name?');

  const name = chat.getByLabel('Your name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('placeholder', 'Full name');
  await say(chat, 'Your name', '   ');
  await button(chat, 'Send').click();
  await expect(typingIn(chat)).toHaveCount(0);
  await name.fill('Asha Example');
  await button(chat, 'Send').click();
  await saysAfter(page, 1000, 'Thanks, Asha Example Could I get your email?');
  await expect(chat.getByLabel('Your e-mail address')).toBeFocused();
  await say(chat, 'Your e-mail address', 'asha@example');
  await expect(bot(chat, 'Please enter a valid email address.')).toBeVisible();
  await expect(chat.getByLabel('Your e-mail address')).toHaveValue('asha@example');
  await expectAccessibleAndHold(page);
  await say(chat, 'Your e-mail address', email);
  await saysAfter(page, 1000, 'Could you provide your contact number?');

  const number = chat.getByLabel('Your contact number');
  await number.fill('0900');
  await expect(number).toHaveAccessibleDescription('Phone number cannot start with 0');
  await number.press('Enter');
  await expect(bot(chat, 'Please enter a valid 10-digit contact number.')).toBeVisible();
  await say(chat, 'Your contact number', `+91 ${phone}`);
  await saysAfter(page, 1000, 'Thank you for the information! Please review your details.');
  await expect(bot(chat, 'Do you need any other assistance?')).toBeVisible();
  for (const detail of ['Meta Ads', 'Asha Example', email, `${phone.slice(0, 5)} ${phone.slice(5)}`])
    await expect(chat.getByRole('definition').filter({ hasText: detail })).toBeVisible();
  await expectAccessibleAndHold(page);
  await expectFits(page);

  const [request] = await Promise.all([page.waitForRequest('**/inquiry'), button(chat, 'No').dblclick()]);
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  expect(request.postDataJSON()).toEqual({
    form: 'chatbot',
    form_type: 'chatbot',
    name: 'Asha Example',
    mobile: phone,
    phone,
    age: email,
    gmail: email,
    school: 'Meta Ads',
    selected_service: 'Meta Ads',
    parent_name: 'Chatbot Inquiry',
    skates_category: page.url(),
    dob: 'Website',
    terms: true,
    consentVersion: '2026-11-chat-en',
    website: '',
    elapsedMs: expect.any(Number),
    attribution: expect.any(Object),
    adMarks: expect.any(Object),
  });
  await expect(bot(chat, thanks)).toBeVisible();
  await page.clock.runFor(999);
  await shown(page);
  expect(await chat.isVisible()).toBe(true);
  await page.clock.runFor(1);
  await expect(chat).toBeHidden();
  await expect(toggleOf(page)).toBeFocused();
  await page.clock.resume();
  await expect.poll(async () => (await mailbox(email)).length).toBe(1);

  await openChat(page);
  await expect(chat.getByRole('log').getByRole('paragraph')).toHaveText(['Assistant: Hello! How can I assist you today?']); // prettier-ignore
  expect(errors).toEqual([]);
});

test('Yes sends once and begins again at step 1 with nothing left of the answers', async ({ page }) => {
  const keys = keysOf(page);
  await page.goto('/google-ads');
  const chat = await talkToReview(page, nextPhone());
  await button(chat, 'Yes').dblclick();
  await expect(chat.getByRole('log').getByRole('paragraph')).toHaveText([
    `Assistant: ${thanks}`,
    'Assistant: Hello! How can I assist you today?',
  ]);
  await expect(chat.getByRole('button', { name: services[0] ?? '' })).toBeFocused();
  expect(keys).toHaveLength(1);
  expect(await page.evaluate(() => sessionStorage.getItem('chat'))).toBeNull();
  await button(chat, 'Real Estate').click();
  await expect(chat.getByLabel('Your name')).toHaveValue('');
});

test('a refusal stays open with every answer, and trying again is the same enquiry', async ({ page }) => {
  const keys = keysOf(page);
  await page.route('**/inquiry', (route) => route.fulfill({ status: 429, json: { success: false } }));
  await page.goto('/');
  const chat = await talkToReview(page, nextPhone());
  await button(chat, 'No').click();
  await expect(bot(chat, sorry)).toBeVisible();
  await expect(button(chat, 'Try again')).toBeFocused();
  await expect(chat.getByText('is kept on this device')).toHaveCount(0);
  await expect(chat.getByRole('definition').filter({ hasText: 'Asha Example' })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await openChat(page);
  await expect(bot(chat, sorry)).toBeVisible();
  await button(chat, 'Try again').click();
  await expect(bot(chat, sorry)).toHaveCount(2);
  await page.unroute('**/inquiry');
  await button(chat, 'Try again').click();
  await expect(bot(chat, thanks)).toBeVisible();
  await expect(chat).toBeHidden();
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('every answer can be changed from the review and leads back to it', async ({ page }) => {
  await page.goto('/');
  const phone = nextPhone();
  const chat = await talkToReview(page, phone);
  const card = chat.getByRole('definition');
  for (const [what, label, before, after] of [
    ['name', 'Your name', 'Asha Example', 'Devi Example'],
    ['e-mail', 'Your e-mail address', `chat-${phone}@example.com`, `devi-${phone}@example.com`],
    ['contact number', 'Your contact number', phone, '9000000099'],
  ] as const) {
    await button(chat, `Edit ${what}`).click();
    await expect(chat.getByLabel(label)).toBeFocused();
    await expect(chat.getByLabel(label)).toHaveValue(before);
    await say(chat, label, after);
    await expect(button(chat, 'Yes')).toBeVisible();
  }
  await button(chat, 'Edit service').click();
  await chat.getByRole('group', { name: 'Which service is it about?' }).getByText('Real Estate').click();
  await expect(card.filter({ hasText: 'Real Estate' })).toBeVisible();

  const [request] = await Promise.all([page.waitForRequest('**/inquiry'), button(chat, 'No').click()]);
  expect(request.postDataJSON()).toMatchObject({
    name: 'Devi Example',
    gmail: `devi-${phone}@example.com`,
    phone: '9000000099',
    selected_service: 'Real Estate',
  });
  await expect(bot(chat, thanks)).toBeVisible();
});

test('a question is answered from our own pages, beside the conversation, which waits as it was; what we do not know leads to a person @phone', async ({
  page,
}) => {
  await page.goto('/');
  const chat = await openChat(page);
  await button(chat, 'Google Ads').click();
  await expect(bot(chat, 'Great choice! May I know your name?')).toBeVisible();
  await button(chat, 'Ask us something first').click();
  const question = chat.getByLabel('Your question');
  await expect(question).toBeFocused();
  await say(chat, 'Your question', 'How long does a website take?');
  await expect(chat.getByRole('blockquote')).toContainText('4 to 6 weeks');
  await say(chat, 'Your question', 'What do the plans cost?');
  await expect(chat.getByRole('list', { name: 'Prices' })).toContainText('₹14,099');
  await say(chat, 'Your question', 'Do you sell tractors?');
  await expect(chat.getByText('I do not know this')).toBeVisible();
  await expectWellMade(page);
  await chat.getByRole('button', { name: 'Leave your number' }).click();
  await expect(bot(chat, 'Great choice! May I know your name?')).toBeVisible();
  await expect(chat.getByLabel('Your name')).toBeFocused();
  await button(chat, 'Ask us something first').click();
  await chat.getByRole('link', { name: 'How long does a website take?' }).click();
  await expect(page).toHaveURL(/\/website-development#faq$/);
  await expect(chat).toBeHidden();
});

test('the keyboard alone leads through it; Escape gives the focus back', async ({ page }) => {
  const { keyboard } = page;
  await page.goto('/enquiry');
  await expect(toggleOf(page)).toBeVisible();
  await keyboard.press('Shift+Tab');
  await expect(toggleOf(page)).toBeFocused();
  await keyboard.press('Enter');
  const chat = chatOf(page);
  await expect(button(chat, 'Website Development')).toBeFocused();
  await keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(toggleOf(page)).toBeFocused();

  await keyboard.press('Space');
  await expect(button(chat, 'Website Development')).toBeFocused();
  // What one goes on to beside it is not under it.
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await expectFocusSeen(page, 'Tab', 30);
  await toggleOf(page).focus();
  await keyboard.press('Space');
  await expect(button(chat, 'Website Development')).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(bot(chat, 'Great choice! May I know your name?')).toBeVisible();
  await keyboard.type('Ravi Example');
  await keyboard.press('Enter');
  await expect(bot(chat, 'Thanks, Ravi Example Could I get your email?')).toBeVisible();
  await keyboard.type('ravi@example.com');
  await keyboard.press('Enter');
  await expect(bot(chat, 'Could you provide your contact number?')).toBeVisible();
  await keyboard.type(nextPhone());
  await keyboard.press('Enter');
  await expect(button(chat, 'Yes')).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(bot(chat, thanks)).toBeVisible();
  await expect(chat).toBeHidden();
  await expect(toggleOf(page)).toBeFocused();
});

test('the toggle stands on every page, clear of WhatsApp, and goes while a popup is open', async ({
  page,
}) => {
  for (const path of ['/blog', '/contact-us', '/no-such-page', '/ecommerce-price', '/google-ads']) {
    await page.goto(path);
    await atEachWidth(page, () => expect(toggleOf(page)).toBeInViewport());
  }
  await page.goto('/quotation-response');
  await hydrated(page);
  await expect(toggleOf(page)).toHaveCount(0);
  await page.goto('/google-ads');
  const whatsapp = page.getByRole('link', { name: 'Ask about Google Ads on WhatsApp' });
  // Up to 640 px an icon in one bar with the other ways, out of the way of who reads on.
  const asBar = async () => {
    const bar = page.getByRole('region', { name: 'Quick contact' });
    for (const name of ['Chat With Us', 'Ask about Google Ads on WhatsApp', 'Call 90000 00011'])
      await expect(bar.getByLabel(name)).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Book Free Consultation' })).toBeVisible();
    await page.mouse.wheel(0, 600);
    await expect(bar).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(bar).toBeInViewport({ ratio: 1 });
  };
  const asSheet = async (chat: Locator) => {
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
    await expect(toggleOf(page)).toBeFocused();
  };
  const asPanel = async (chat: Locator) => {
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    const close = page.getByRole('button', { name: 'Close chat' });
    await expect(toggleOf(page)).toHaveCount(0);
    const [panel, bubble] = [await boxOf(chat), await boxOf(close)];
    expect(panel.y + panel.height).toBeLessThanOrEqual(bubble.y);
    await close.click();
    await expect(chat).toBeHidden();
  };
  await atEachWidth(page, async (width) => {
    const [above, below] = [await boxOf(whatsapp), await boxOf(toggleOf(page))];
    expect(overlap(above, below)).toBe(false);
    expect(below.height).toBeGreaterThanOrEqual(48);
    if (width <= 640) await asBar();
    const chat = await openChat(page);
    await expect(whatsapp).toBeHidden();
    await (width < 600 ? asSheet(chat) : asPanel(chat));
  });
  await page.goto('/#book-consultation');
  await expect(page.getByRole('dialog', { name: 'Book Free Consultation' })).toBeVisible();
  await expect(toggleOf(page)).toBeHidden();
});

test('how far a conversation comes is counted, changes of mind and words left out', async ({ page }) => {
  const told: string[] = [];
  const bodies: string[] = [];
  // What a beacon carries does not show in the browser's list of requests.
  await page.exposeFunction('tell', (body: string) => {
    bodies.push(body);
    const { events } = JSON.parse(body) as { events: { kind: string; name: string }[] };
    for (const { kind, name } of events)
      if (/^(chat|form)/.test(kind)) told.push(name ? `${kind} ${name}` : kind);
  });
  await page.addInitScript(() => {
    // Who has said no to cookies is not counted; who has not answered is.
    localStorage.removeItem('cookie-choice');
    const tell = Reflect.get(window, 'tell') as (body: string) => void;
    navigator.sendBeacon = (_, body) => {
      void (body as Blob).text().then(tell);
      return true;
    };
  });
  await page.route('**/inquiry', (route) => route.fulfill({ status: 503, json: { success: false } }));
  await page.goto('/');
  const phone = nextPhone();
  const chat = await talkToReview(page, phone);
  await button(chat, 'Edit name').click();
  await say(chat, 'Your name', 'Devi Example');
  await button(chat, 'Yes').click();
  await expect(bot(chat, sorry)).toBeVisible();
  await page.unroute('**/inquiry');
  await button(chat, 'Try again').click();
  await expect(bot(chat, thanks)).toBeVisible();
  await expect
    .poll(() => told)
    .toEqual([
      'chat_open',
      'chat_step name',
      'chat_step email',
      'chat_step phone',
      'chat_step review',
      'form_fail chatbot',
      'chat_submit',
    ]);
  for (const word of ['Example', 'example.com', phone]) expect(bodies.join(' ')).not.toContain(word);
});
