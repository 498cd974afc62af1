import { bookByCall, freeDay, nextPhone } from './bookings.ts';
import { enquire } from './enquiries.ts';
import { boxOf, expect, expectAccessible, expectWellMade, holdBack, signIn, test } from './support.ts';

test('the back office: the day with its bookings, a move and a cancellation with reason, a new holiday that closes the day', async ({
  page,
  request,
}) => {
  const date = await freeDay(request, 9);
  const email = `office-${nextPhone()}@example.com`;
  const name = `Office Sample ${email.slice(7, 17)}`;
  await bookByCall(request, { date, time: '13:30' }, { name, email });
  await bookByCall(request, { date, time: '14:30' }, { name: 'Other Sample', mobile: nextPhone() });
  await signIn(page, '/admin/bookings');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByText('13:30 – 14:00 IST')).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Move' }).click();
  const moving = page.getByRole('dialog', { name: 'Move this consultation' });
  await moving.getByLabel('New time (IST)').fill(`${date}T14:45`);
  await expect(moving.getByRole('status')).toContainText('Other Sample comes 14:30 – 15:00.');
  await expectAccessible(page);
  await moving.getByRole('group', { name: 'Free times' }).getByRole('button', { name: '16:00' }).click();
  await expect(moving.getByRole('status')).toBeEmpty();
  await expect(moving.getByLabel('Notify customer')).toBeChecked();
  await moving.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('16:00 – 16:30 IST')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const cancelling = page.getByRole('dialog', { name: 'Cancel this consultation?' });
  await cancelling.getByLabel('Reason').fill('Asked by phone');
  await cancelling.getByRole('button', { name: 'Cancel it' }).click();
  await expect(page.getByText('Asked by phone')).toBeVisible();

  await page.goto('/admin/booking-settings');
  await expect(page.getByLabel('Length')).toHaveValue('30');
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('First day').last().fill(date);
  await page.getByLabel('Last day, if several').last().fill(date);
  await page.getByLabel('Reason').last().fill('Office moves house');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The website offers it now.')).toBeVisible();
  expect(await (await request.get(`/book-appointment/slots?date=${date}`)).json()).toMatchObject({
    closed: 'Office moves house',
    slots: [],
  });
});

test('the office’s calendar: a consultation is dragged to another time and the visitor is told; a feed for one’s own calendar', async ({
  page,
  request,
  mailbox,
}) => {
  const date = await freeDay(request, 12);
  const email = `calendar-${nextPhone()}@example.com`;
  const name = `Calendar Sample ${email.slice(9, 19)}`;
  await bookByCall(request, { date, time: '12:00' }, { name, email });
  await signIn(page, `/admin/booking-calendar?view=timeGridWeek&day=${date}`);
  const booked = page.getByRole('link', { name: new RegExp(name) });
  await expect(booked).toContainText('12:00');
  // Half an hour is high enough to read whose it is.
  const [event, words] = [await boxOf(booked), await boxOf(booked.getByText(name, { exact: true }))];
  expect(words.y + words.height).toBeLessThanOrEqual(event.y + event.height + 1);
  await expectAccessible(page);

  const from = await booked.boundingBox();
  const noon = await page.locator('[data-time="12:00:00"]').last().boundingBox();
  const three = await page.locator('[data-time="15:00:00"]').last().boundingBox();
  if (!from || !noon || !three) throw new Error('The calendar is not there');
  await page.mouse.move(from.x + from.width / 2, from.y + 6);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y + 40, { steps: 4 });
  await page.mouse.move(from.x + from.width / 2, from.y + 6 + three.y - noon.y, { steps: 8 });
  await page.mouse.up();
  const moving = page.getByRole('dialog', { name: 'Move this consultation' });
  // Where exactly it lands depends on where it was held.
  await expect(moving.getByLabel('New time (IST)')).toHaveValue(new RegExp(`^${date}T1[45]:`));
  await moving.getByLabel('New time (IST)').fill(`${date}T15:00`);
  await moving.getByRole('button', { name: 'Move' }).click();
  await expect(booked).toContainText('15:00');
  await expect
    .poll(async () => (await mailbox(email)).some(({ text }) => text.includes('3:00 pm')))
    .toBe(true);

  await page.getByRole('button', { name: 'Make a feed' }).click();
  const address = await page.getByLabel('Address of your feed').inputValue();
  expect(await (await request.get(new URL(address).pathname)).text()).toContain(name);
  await page.getByRole('button', { name: 'Month' }).click();
  await expect(booked).toBeVisible();
  await expectAccessible(page);
  await booked.click();
  await expect(page.getByText('15:00 – 15:30 IST')).toBeVisible();
});

test('staff book for a lead: a free time by its button on the lead’s page, and another by drawing over empty time', async ({
  page,
  request,
}) => {
  const date = await freeDay(request, 15);
  const mobile = nextPhone();
  const name = `Booked Sample ${mobile}`;
  await enquire(request, { name, mobile });
  await signIn(page, `/admin/leads?filter=${encodeURIComponent(JSON.stringify({ view: 'all', q: mobile }))}`);
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Book for them' }).click();
  const booking = page.getByRole('dialog', { name: `Book a consultation for ${name}` });
  // Nobody books before what stands against it is known.
  const days = new RegExp(`/staff/booking-day.*${date}`);
  const tell = await holdBack(page, days);
  await booking.getByLabel('When (IST)').fill(`${date}T08:05`);
  const book = booking.getByRole('button', { name: 'Book', exact: true });
  await expect(booking.getByText('Looking for free times…')).toBeVisible();
  await expect(book).toBeDisabled();
  tell();
  await expect(booking.getByText('Outside the times that are on offer.')).toBeVisible();
  await expect(book).toBeEnabled();
  await page.unroute(days);
  await booking.getByRole('group', { name: 'Free times' }).getByRole('button', { name: '11:30' }).click();
  await expect(booking.getByText('Outside the times')).toBeHidden();
  await expectAccessible(page);
  await book.click();
  const consultations = page.getByRole('region', { name: 'Consultations' });
  await expect(consultations.getByRole('link', { name: /11:30/ })).toBeVisible();

  await page.goto(`/admin/booking-calendar?view=timeGridDay&day=${date}`);
  await expect(page.getByRole('link', { name: new RegExp(name) })).toContainText('11:30');
  const column = await boxOf(page.locator(`.fc-timegrid-col[data-date="${date}"]`));
  const three = await boxOf(page.locator('[data-time="15:00:00"]').last());
  await page.mouse.move(column.x + column.width / 2, three.y + 4);
  await page.mouse.down();
  await page.mouse.move(column.x + column.width / 2, three.y + 50, { steps: 6 });
  await page.mouse.up();
  const drawn = page.getByRole('dialog', { name: 'Book a consultation' });
  await expect(drawn.getByLabel('When (IST)')).toHaveValue(`${date}T15:00`);
  await drawn.getByLabel('For whom').fill(mobile);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await drawn.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(2);
});

test('staff offer somebody who waits for a full day a time of their choice, which is held and mailed', async ({
  page,
  request,
  mailbox,
}) => {
  const date = await freeDay(request, 20);
  const { slots } = (await (await request.get(`/book-appointment/slots?date=${date}`)).json()) as {
    slots: { time: string }[];
  };
  for (const { time } of slots) expect((await bookByCall(request, { date, time })).ok()).toBe(true);
  const phone = nextPhone();
  const email = `waits-${phone}@example.com`;
  const waits = { name: `Waits ${phone}`, phone, email, date };
  expect((await request.post('/book-appointment/waiting', { data: waits })).ok()).toBe(true);
  await signIn(page, '/admin/waiting-list');
  await expect(page.getByText(`Waits ${phone}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Offer a time to Waits ${phone}` }).click();
  const offer = page.getByRole('dialog', { name: `Offer Waits ${phone} a time` });
  await expect(offer.getByText('No time is free on this day.')).toBeVisible();
  await offer.getByLabel('Time (IST)').fill(`${date}T08:05`);
  await expectWellMade(page);
  await offer.getByRole('button', { name: 'Offer it' }).click();
  const place = page.getByRole('listitem').filter({ hasText: `Waits ${phone}` });
  await expect(place).toContainText('Offered');
  await expect(place).toContainText('held until');
  const told = async () =>
    (await mailbox(email)).find(({ subject }) => subject.startsWith('A time has opened'));
  await expect.poll(told).toBeDefined();
});
