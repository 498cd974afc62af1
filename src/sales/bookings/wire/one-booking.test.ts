import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { bookings } from '../table.server.ts';
import { leads } from '#sales/leads/table.server.ts';
import type { Slot } from '../booking.ts';
import { momentInIndia } from '#kit/india/india-date.ts';
import { listSlots } from '../slots/list-slots.ts';
import { openBookings, type Bookings } from './test-bookings.ts';

let site: Bookings;
beforeAll(async () => {
  site = await openBookings();
});
afterAll(() => site.close());

test('two people, one slot, the same moment, fifty times: one books, the other gets the next three free times', async () => {
  const slots: Slot[] = [];
  for (const date of site.openDates.slice(60, 65))
    for (const { time } of (await listSlots(site.ctx, { date })).slots) slots.push({ date, time });
  const rounds = slots.slice(0, 50);
  expect(rounds).toHaveLength(50);
  for (const slot of rounds) {
    const answers = await Promise.all([
      site.book({ ...site.somebody(), ...slot }, v7()),
      site.book({ ...site.somebody(), ...slot }, v7()),
    ]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
    const second = answers.find((answer) => answer.status === 409);
    expect(second).toMatchObject({
      code: 'slot_taken',
      message: expect.stringMatching(/^This slot was just taken… Free next: .+\.$/),
    });
    expect(second?.nextSlots).toHaveLength(3);
    for (const next of second?.nextSlots ?? []) {
      expect(momentInIndia(next.date, next.time) > momentInIndia(slot.date, slot.time)).toBe(true);
      const day = await listSlots(site.ctx, { date: next.date });
      expect(day.slots).toContainEqual({ time: next.time, free: true });
    }
  }
  const leadsOfLosers = await site.db.select({ id: bookings.id }).from(bookings);
  const consultations = await site.db
    .select({ id: leads.id })
    .from(leads)
    .where(eq(leads.form, 'consultation'));
  expect(consultations).toHaveLength(leadsOfLosers.length);
});

test('whoever comes second on a Hindi page reads the free times in Hindi', async () => {
  const slot = site.freshSlot();
  await site.book({ ...site.somebody(), ...slot });
  const second = await site.post(
    '/book-appointment',
    { ...site.somebody(), ...slot },
    { 'Accept-Language': 'hi' },
  );
  const { message } = (await second.json()) as { message: string };
  expect([second.status, message]).toEqual([
    409,
    expect.stringMatching(
      /^यह स्लॉट अभी-अभी बुक हो गया… अगले खाली स्लॉट: \p{Script=Devanagari}+, \d+ \p{Script=Devanagari}+ /u,
    ),
  ]);
});

test('the same key twenty times in parallel is one booking; with other words it is refused', async () => {
  const body = { ...site.somebody(), ...site.freshSlot() };
  const key = v7();
  const answers = await Promise.all(Array.from({ length: 20 }, () => site.book(body, key)));
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.id} ${answer.manageUrl}`)).size).toBe(1);
  expect(await site.db.select().from(bookings).where(eq(bookings.phone, body.phone))).toHaveLength(1);
  expect(await site.book({ ...body, name: 'Somebody else' }, key)).toMatchObject({
    status: 409,
    code: 'conflict',
  });
});

test('the same words without a key are one booking, and only its maker gets the link', async () => {
  const body = { ...site.somebody(), ...site.freshSlot() };
  const [first, second] = await Promise.all([site.book(body), site.book(body)]);
  expect([first?.status, second?.status]).toEqual([200, 200]);
  expect(first?.id).toBe(second?.id);
  expect([first?.manageUrl, second?.manageUrl].filter(Boolean)).toHaveLength(1);
  expect(await site.book({ ...body, name: 'Other' })).toMatchObject({
    status: 409,
    message: 'This phone number already has an appointment at that time.',
  });
});
