import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leads } from '#sales/leads/table.server.ts';
import { openBookings, type Bookings } from '../wire/test-bookings.ts';
import { takeBooking } from './take-booking.server.ts';

let app: Bookings;
beforeAll(async () => {
  app = await openBookings();
});
afterAll(() => app.close());

test('a consultation that is booked without scripts keeps the advertisement of its page, and not our own page as where somebody came from', async () => {
  const page = `${app.ctx.publicUrl}/book-consultation`;
  const body = new FormData();
  const typed = { ...app.somebody(), ...app.freshSlot(), meetingType: 'call' };
  for (const [field, value] of Object.entries(typed)) body.set(field, value);
  const address = `${page}?utm_source=flyer&fbclid=xyz`;
  const request = new Request(address, { method: 'POST', body, headers: { referer: address } });
  const answer: unknown = await takeBooking(app.ctx, request).catch((thrown: unknown) => thrown);
  expect(answer).toMatchObject({ status: 303 });
  const [lead] = await app.db.select().from(leads).where(eq(leads.phone, typed.phone));
  expect(lead?.attribution).toEqual({ landingPage: page, utmSource: 'flyer', fbclid: 'xyz' });
});

test('who asks without scripts for a place on the list of a full day and leaves out the e-mail is asked for it, and keeps the button', async () => {
  const body = new FormData();
  const typed = {
    ...app.somebody(),
    ...app.freshSlot(),
    meetingType: 'call',
    email: '',
    time: '',
    wait: 'yes',
  };
  for (const [field, value] of Object.entries(typed)) body.set(field, value);
  const request = new Request(`${app.ctx.publicUrl}/book-consultation`, { method: 'POST', body });
  expect(await takeBooking(app.ctx, request)).toMatchObject({
    init: { status: 422 },
    data: {
      errors: { email: 'Please enter your e-mail address, so that we can tell you' },
      values: { name: typed.name, date: typed.date },
      isFull: true,
    },
  });
});
