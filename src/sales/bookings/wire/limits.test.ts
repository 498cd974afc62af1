import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '#server/test-app.ts';
import { openBookings, type Bookings } from './test-bookings.ts';

let site: Bookings;
beforeAll(async () => {
  site = await openBookings();
});
afterAll(() => site.close());

test('a number that holds three appointments gets no fourth', async () => {
  const { phone } = site.somebody();
  for (let i = 0; i < 3; i++)
    expect((await site.book({ name: 'A', phone, ...site.freshSlot() })).status).toBe(200);
  expect(await site.errorsOf({ name: 'A', phone, ...site.freshSlot() })).toEqual({
    phone: 'This number already has 3 appointments. Please call us.',
  });
});

test('the eleventh try from one address within ten minutes is 429 with Retry-After, before any work is done', async () => {
  const limited = await createTestApp({ RATE_LIMITS: 'on' });
  try {
    const tries = [];
    for (let i = 0; i < 11; i++)
      tries.push(
        await limited.post('/book-appointment', {
          ...site.somebody(),
          date: site.openDates[0],
          time: '11:15',
        }),
      );
    expect(tries.map((answer) => answer.status)).toEqual([...Array(10).fill(422), 429]);
    expect(Number(tries.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await tries.at(-1)?.json()).toMatchObject({ success: false, code: 'too_many' });
  } finally {
    await limited.close();
  }
});
