import type { Locator } from '@playwright/test';
import { bookByCall, chooseDay, freeDay, holidayAhead, nextPhone, turnTo } from './bookings.ts';
import {
  holdBack,
  loseAnswer,
  hydrated,
  expect,
  expectAccessible,
  expectWellMade,
  pauseClock,
  runUntilShown,
  test,
  toast,
} from './support.ts';
import { expectUncovered } from './uncovered.ts';

test('the popup: every field says what it needs, the booking is confirmed, the popup closes, the mail brings the calendar entry @phone', async ({
  page,
  request,
  mailbox,
}) => {
  const date = await freeDay(request, 1);
  await page.goto('/#book-consultation');
  const popup = page.getByRole('dialog', { name: 'Book Free Consultation' });
  await expect(popup.getByRole('heading', { name: 'Book Free Consultation' })).toBeVisible();
  await expect(popup.getByRole('radio', { name: 'Call' })).toBeChecked();
  await expect(popup.getByRole('button', { name: 'Later month' })).toBeVisible();
  await expectWellMade(page);

  await popup.getByRole('button', { name: 'Book my consultation' }).click();
  // When comes first: the first day that can be chosen has the focus.
  await expect(
    popup
      .getByRole('radio', { name: /^\w{3} \d/ })
      .and(page.locator(':enabled'))
      .first(),
  ).toBeFocused();
  for (const words of [
    'Please enter your name',
    'Please enter your phone number',
    'Please choose a date',
    'Select a time from 11 AM to 5 PM',
  ])
    await expect(popup.getByText(words)).toBeVisible();

  await popup.getByLabel('Name').fill('Meera Example');
  await popup.getByLabel('Phone').fill('0900');
  await expect(popup.getByText('Phone number cannot start with 0')).toBeVisible();
  const phone = nextPhone();
  await popup.getByLabel('Phone').fill(phone);
  await popup.getByLabel('E-mail').fill('meera-at-example');
  await popup.getByRole('radio', { name: 'Meet' }).check({ force: true });
  await popup.getByRole('button', { name: 'Book my consultation' }).click();
  await expect(popup.getByText('Please enter a valid e-mail address')).toBeVisible();
  await expect(popup.getByText('Please choose where we meet')).toBeVisible();
  await popup.getByLabel('E-mail').fill(`meera-${phone}@example.com`);
  await popup.getByRole('radio', { name: 'Our office' }).check({ force: true });
  await expect(popup.getByRole('link', { name: 'Directions' })).toBeVisible();
  await popup.getByRole('radio', { name: 'Your place' }).check({ force: true });
  await popup.getByLabel('Your address').fill('4 Sample Road, Thane');
  await expect(popup.getByRole('link', { name: 'Directions' })).toBeHidden();

  await chooseDay(page, date);
  await popup.getByRole('radio', { name: '11:30 am', exact: true }).check({ force: true });
  await expectWellMade(page);
  // Who books within two seconds is taken for a program and gets no mail.
  await page.clock.setSystemTime(Date.now() + 20_000);
  const [sent] = await Promise.all([
    page.waitForRequest('**/book-appointment'),
    popup.getByRole('button', { name: 'Book my consultation' }).click(),
  ]);
  expect(sent.postDataJSON()).toMatchObject({
    name: 'Meera Example',
    phone,
    email: `meera-${phone}@example.com`,
    date,
    time: '11:30',
    meetingType: 'meet',
    address: 'client',
    clientAddress: '4 Sample Road, Thane',
    dob: 'Website',
  });
  await expect(page.getByText('Thank you! Your appointment has been scheduled.')).toBeVisible();
  await expect(popup).toBeHidden();
  const booked = page.getByRole('dialog', { name: 'Your consultation' });
  await expect(booked.getByText('Your appointment is booked')).toBeVisible();
  await expect(booked).toContainText('11:30 am to 12:00 pm');
  await expect(booked.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
    'href',
    /^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE.+dates=\d{8}T060000Z%2F\d{8}T063000Z/,
  );
  await expect(booked.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=/,
  );
  const file = await request.get(
    (await booked.getByRole('link', { name: 'Calendar file' }).getAttribute('href')) ?? '',
  );
  expect(await file.text()).toContain('BEGIN:VCALENDAR');
  await expectWellMade(page);
  await booked.getByRole('button', { name: 'Done' }).click();
  await expect(booked).toBeHidden();

  await expect
    .poll(async () => (await mailbox(`meera-${phone}@example.com`)).map((mail) => mail.subject))
    .toEqual([expect.stringMatching(/^Your free consultation is booked \(\w{6}\)$/)]);
});

test('somebody else is faster: the toast says so, three free times are one press away, and what was typed stays', async ({
  page,
  request,
}) => {
  const date = await freeDay(request, 3);
  await page.goto('/book-consultation');
  await page.getByLabel('Name').fill('Ravi Example');
  await page.getByLabel('Phone').fill(nextPhone());
  await chooseDay(page, date);
  await page.getByRole('radio', { name: '2:00 pm', exact: true }).check({ force: true });
  // Whoever looks something up meanwhile and comes Back finds it as it was left.
  await page.goto('/robots.txt');
  await page.goBack();
  await expect(page.getByRole('radio', { name: '2:00 pm', exact: true })).toBeChecked();
  await expect(page.getByLabel('Name')).toHaveValue('Ravi Example');
  expect((await bookByCall(request, { date, time: '14:00' })).status()).toBe(200);
  await page.getByRole('button', { name: 'Book my consultation' }).click();
  await expect(page.getByText('This slot was just taken…').first()).toBeVisible();
  const offered = page.getByRole('list', { name: 'Next free times' }).getByRole('button');
  await expect(offered).toHaveCount(3);
  await expect(page.getByRole('radio', { name: '2:00 pm taken' })).toBeDisabled();
  await expect(page.getByLabel('Name')).toHaveValue('Ravi Example');
  await expectAccessible(page);
  await offered.nth(1).click();
  await expect(page.getByRole('radio', { name: '3:00 pm', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Book my consultation' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment is booked' })).toBeVisible();
});

test('closed days cannot be chosen and say why; a lost line keeps the form and offers to try again', async ({
  page,
  context,
  request,
}) => {
  const holiday = await holidayAhead(request);
  await page.goto('/book-consultation');
  await turnTo(page, holiday.date);
  await expect(page.getByRole('radio', { name: `${holiday.day}, ${holiday.reason}` })).toBeDisabled();
  await expect(page.getByText(`${holiday.day}: ${holiday.reason}`)).toBeVisible();
  await expect(page.getByText('Closed on Sundays')).toBeVisible();

  await page.getByLabel('Name').fill('Ravi Example');
  await page.getByLabel('Phone').fill(nextPhone());
  await hydrated(page);
  await context.setOffline(true);
  await chooseDay(page, holiday.openDay);
  await expect(page.getByText('We could not check the free times.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('radio', { name: '5:00 pm', exact: true }).check({ force: true });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Book my consultation' }).click();
  await expect(
    page.getByText('No connection. Please check the network and try again.').first(),
  ).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ravi Example');
  await context.setOffline(false);
  await page.route('**/book-appointment', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Book my consultation' }).click();
  await expect(page.getByText('Please try again!').first()).toBeVisible();
});

test('day and time are chosen and booked with the keyboard alone; Escape closes, and what was typed is there again', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/pricing#book-consultation');
  const popup = page.getByRole('dialog', { name: 'Book Free Consultation' });
  await expect(popup.getByRole('button', { name: 'Later month' })).toBeVisible();
  await popup.getByLabel('Name').focus();
  await page.keyboard.type('Key Board');
  // On a slow phone the address asks for the popup again before its closing was drawn.
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/pricing$/);
  await page.evaluate(() => (location.hash = 'book-consultation'));
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(popup.getByLabel('Name')).toHaveValue('Key Board');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Book Free Consultation' }).first().press('Enter');
  await popup.getByLabel('Name').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type(nextPhone());
  await popup.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Tab'); // earlier month is disabled
  await expect(popup.getByRole('button', { name: 'Later month' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(popup.locator('input[type=radio]:focus')).toBeChecked();
  await expect(popup.getByRole('radio', { name: '5:00 pm', exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  const times = popup.getByRole('radio', { name: /^\d+:\d\d [ap]m$/ });
  const chosen = popup.getByRole('radio', { name: /^\d+:\d\d [ap]m$/, checked: true });
  await expect(chosen).toBeVisible();
  // Where their own colours are forced, too, one sees which was chosen.
  await page.emulateMedia({ forcedColors: 'active' });
  const ground = (radio: Locator) =>
    radio.locator('..').evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(await ground(chosen)).not.toBe(await ground(times.last()));
  await page.emulateMedia({ forcedColors: 'none' });
  await popup.getByLabel('Name').focus();
  await pauseClock(page);
  await page.keyboard.press('Enter');
  const thanks = toast(page, 'Thank you! Your appointment has been scheduled.');
  await runUntilShown(page, thanks);
  // Whoever closes it before it does so itself is led back once.
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/pricing$/);
  const at = () => page.evaluate(() => (history.state as { idx: number }).idx);
  const here = await at();
  // After ten seconds.
  await page.clock.runFor(8_500);
  await expect(thanks).toBeVisible();
  expect(await at()).toBe(here);
  await page.clock.runFor(1_500);
  await expect(thanks).toBeHidden();
});

test('a full day: somebody waits for it, is told when a time opens, and books it with one press @phone', async ({
  page,
  request,
  mailbox,
}) => {
  const date = await freeDay(request, 8);
  const days = (await (await request.get(`/book-appointment/slots?date=${date}`)).json()) as {
    slots: { time: string }[];
  };
  const booked: { manageUrl: string }[] = [];
  for (const { time } of days.slots)
    booked.push((await (await bookByCall(request, { date, time })).json()) as { manageUrl: string });
  await page.goto('/book-consultation');
  await chooseDay(page, date);
  await expect(page.getByText('Every time of this day is taken.')).toBeVisible();
  await page.getByLabel('Name').fill('Wanda Waiting');
  await page.getByLabel('Phone').fill(nextPhone());
  await page.getByRole('button', { name: 'Tell me when a time opens' }).click();
  await expect(page.getByText('Please enter your e-mail address, so that we can tell you')).toBeVisible();
  await expectWellMade(page);
  const email = `waits-${nextPhone()}@example.com`;
  await page.getByLabel('E-mail').fill(email);
  await page.clock.setSystemTime(Date.now() + 20_000);
  await page.getByRole('button', { name: 'Tell me when a time opens' }).click();
  await expect(page.getByText('You are on the waiting list for')).toBeVisible();

  await page.goto(booked[2]?.manageUrl ?? '');
  await page.getByText('Cancel it instead').click();
  await page.getByRole('button', { name: 'Cancel my appointment' }).click();
  const told = async () =>
    (await mailbox(email)).find(({ subject }) => subject.startsWith('A time has opened'));
  await expect.poll(told).toBeDefined();
  await page.goto(/http\S+(\/waiting\/[\w-]+)/.exec((await told())?.text ?? '')?.[1] ?? '');
  await expect(page.getByRole('heading', { name: 'A time is held for you' })).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByText('Thank you! Your appointment has been scheduled.')).toBeVisible();
  await expect(page.getByText('12:00 pm to 12:30 pm')).toBeVisible();
});

test('what was refused before the scripts had come is not said of the next booking', async ({
  page,
  request,
}) => {
  const date = await freeDay(request, 9);
  const letScriptsIn = await holdBack(page, '**/assets/*.js');
  await page.goto('/book-consultation', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Date').fill(date);
  await page.getByLabel('Time').selectOption('12:00');
  await page.getByLabel('Name').fill('Meera Early');
  const phone = page.getByLabel('Phone');
  await phone.fill('900');
  const send = page.getByRole('button', { name: 'Book my consultation' });
  await Promise.all([page.waitForResponse((answer) => answer.status() === 422), send.click()]);
  await expect(phone).toHaveAccessibleDescription('Phone number must be 10 digits long');
  // The room of the calendar and of the day's times is kept: nothing moves from under a finger.
  const place = () => send.evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const before = await place();
  letScriptsIn();
  await expect(page.getByRole('radio', { name: '12:00 pm', exact: true })).toBeChecked();
  expect(Math.abs((await place()) - before)).toBeLessThan(24);
  await phone.fill(nextPhone());
  await send.click();
  await expect(page.getByRole('heading', { name: 'Your appointment is booked' })).toBeVisible();

  await page.getByRole('button', { name: 'Book another' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(phone).toHaveValue('');
  await expect(phone).toHaveAccessibleDescription('Ten digits, without +91');
});

test('the signed page: looking changes nothing; the visitor moves the appointment, then cancels it @phone', async ({
  page,
  request,
  mailbox,
}) => {
  const date = await freeDay(request, 5);
  const email = `mover-${nextPhone()}@example.com`;
  const booked = (await (await bookByCall(request, { date, time: '15:00' }, { email })).json()) as {
    manageUrl: string;
  };
  await page.goto(booked.manageUrl);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByText('3:00 pm to 3:30 pm')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Later month' })).toBeVisible();
  await expectWellMade(page);
  await expectUncovered(page);
  await page.getByRole('button', { name: 'Move to this time' }).click();
  await expect(page.getByText('Please choose a date')).toBeVisible();
  await chooseDay(page, date);
  // Somebody else is faster, twice: each time that is gone is struck out.
  for (const [time, gone] of [
    ['2:00 pm', '14:00'],
    ['4:00 pm', '16:00'],
  ] as const) {
    await page.getByRole('radio', { name: time, exact: true }).check({ force: true });
    expect((await bookByCall(request, { date, time: gone })).status()).toBe(200);
    await page.getByRole('button', { name: 'Move to this time' }).click();
    await expect(page.getByRole('radio', { name: `${time} taken` })).toBeDisabled();
  }
  await page.getByRole('radio', { name: '4:30 pm', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Move to this time' }).click();
  await expect(page.getByText('Your appointment has a new time.')).toBeVisible();
  await expect(page.getByText('4:30 pm to 5:00 pm')).toBeVisible();

  await page.goto(booked.manageUrl);
  await page.getByText('Cancel it instead').click();
  await page.getByLabel('Reason').fill('On a journey');
  await page.getByRole('button', { name: 'Cancel my appointment' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment is cancelled' })).toBeVisible();
  await expectWellMade(page);
  await expect
    .poll(async () => (await mailbox(email)).map((mail) => mail.subject.replace(/ \(\w+\)$/, '')))
    .toEqual([
      'Your free consultation is cancelled',
      'Your free consultation has a new time',
      'Your free consultation is booked',
    ]);

  await page.goto('/appointment/not-a-link');
  await expect(page.getByRole('heading', { name: 'This link opens no appointment' })).toBeVisible();
});

test('the signed page on a bad line: what was chosen stays, and what was done is not refused when it is sent again @phone', async ({
  page,
  request,
  context,
}) => {
  const date = await freeDay(request, 10);
  const booked = (await (await bookByCall(request, { date, time: '15:00' })).json()) as { manageUrl: string };
  await page.goto(booked.manageUrl);
  await chooseDay(page, date);
  const time = page.getByRole('radio', { name: '4:30 pm', exact: true });
  await time.check({ force: true });
  const move = page.getByRole('button', { name: 'Move to this time' });
  const lost = page.getByRole('alert').getByText('No connection. What you typed is still here');
  await context.setOffline(true);
  await move.click();
  await expect(lost).toBeVisible();
  await expect(time).toBeChecked();
  await context.setOffline(false);
  await loseAnswer(page, '**/appointment/*');
  await move.click();
  await expect(move).toBeEnabled();
  await expect(lost).toBeVisible();
  await move.click();
  await expect(page.getByText('Your appointment has a new time.')).toBeVisible();
  await expect(page.getByText('4:30 pm to 5:00 pm')).toBeVisible();

  await page.getByText('Cancel it instead').click();
  await page.getByLabel('Reason').fill('On a journey');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Cancel my appointment' }).click();
  await expect(lost).toBeVisible();
  await expect(page.getByLabel('Reason')).toHaveValue('On a journey');
  await expectWellMade(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Cancel my appointment' }).click();
  await expect(page.getByRole('heading', { name: 'Your appointment is cancelled' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page books, says what is wrong, and the signed page moves and cancels @phone', async ({
    page,
    request,
  }) => {
    const date = await freeDay(request, 7);
    await page.goto('/book-consultation');
    await page.getByLabel('Name').fill('Meera Plain');
    await page.getByLabel('Phone').fill('900');
    await page.getByLabel('Date').fill(date);
    await page.getByLabel('Time').selectOption('12:00');
    await page.getByText('Meet', { exact: true }).click();
    const send = page.getByRole('button', { name: 'Book my consultation' });
    await send.click();
    await expect(page.getByText('Phone number must be 10 digits long')).toBeVisible();
    await expect(page.getByText('Please choose where we meet')).toBeVisible();
    await expect(page.getByLabel('Date')).toHaveValue(date);
    await page.getByLabel('Phone').fill(nextPhone());
    await page.getByText('Our office', { exact: true }).click();
    await send.click();
    await expect(page).toHaveURL(/\/appointment\/[\w-]+\?booked$/);
    await expect(page.getByText('Thank you! Your appointment has been scheduled.')).toBeVisible();

    await page.getByLabel('Date').fill(date);
    await page.getByLabel('Time', { exact: true }).selectOption('13:00');
    await page.getByRole('button', { name: 'Move to this time' }).click();
    await expect(page.getByText('1:00 pm to 1:30 pm')).toBeVisible();
    await page.getByText('Cancel it instead').click();
    await page.getByRole('button', { name: 'Cancel my appointment' }).click();
    await expect(page.getByRole('heading', { name: 'Your appointment is cancelled' })).toBeVisible();
  });
});
