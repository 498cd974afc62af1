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
