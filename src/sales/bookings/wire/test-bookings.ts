import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { bookings } from '../table.server.ts';
import type { Slot } from '../booking.ts';
import { listDays } from '../slots/list-slots.ts';
import { createTestApp } from '#server/test-app.ts';

type Answer = {
  ok?: true;
  id?: string;
  manageUrl?: string | null;
  message?: string;
  code?: string;
  errors?: Record<string, string>;
  nextSlots?: Slot[];
};

/** The whole server, the days on which it takes bookings, and people and times of which each is given out once. */
export async function openBookings(env: Record<string, string> = {}) {
  const app = await createTestApp(env);
  const openDates = (await listDays(app.ctx)).filter((day) => !day.closed).map((day) => day.date);

  let used = 0;
  /** A time that no other story here touches. */
  function freshSlot(): Slot {
    const at = used++;
    const times = ['11:00', '12:30', '14:00', '15:30', '17:00'];
    return { date: openDates[Math.floor(at / 5) * 2] ?? '', time: times[at % 5] ?? '' };
  }
  let people = 0;
  const somebody = () => ({ name: 'Meera Sample', phone: String(9_000_020_000 + people++) });

  async function book(body: Record<string, unknown>, key?: string) {
    const answer = await app.post('/book-appointment', body, key ? { 'Idempotency-Key': key } : {});
    return { status: answer.status, ...((await answer.json()) as Answer) };
  }
  const rowOf = async (id = '') =>
    (await app.db.select().from(bookings).where(eq(bookings.id, id)))[0] as typeof bookings.$inferSelect;
  /** The texts with which a booking is refused, by field. */
  const errorsOf = async (body: Record<string, unknown>) => {
    const { status, errors, code } = await book(body);
    expect({ status, code }).toEqual({ status: 422, code: 'invalid' });
    return errors;
  };

  return { ...app, openDates, freshSlot, somebody, book, rowOf, errorsOf };
}
export type Bookings = Awaited<ReturnType<typeof openBookings>>;
