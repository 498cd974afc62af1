import { replaceSetting } from '#agency/settings/replace-setting.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { BookingSettings } from './booking-settings.ts';
import { watchWaiting } from '../waiting/queue-waiting.ts';
import { bookingSettingsKey } from './read-booking-settings.ts';

/** Replaces the rules of booking. What is booked already stays as it is. */
export async function updateBookingSettings(ctx: Ctx, input: BookingSettings): Promise<BookingSettings> {
  allow(ctx.actor, 'bookings:configure');
  const value = { ...input, closures: input.closures.toSorted((a, b) => (a.date < b.date ? -1 : 1)) };
  return inTransaction(ctx, async (ctx) => {
    const before = await replaceSetting(ctx, bookingSettingsKey, value);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'settings',
      subjectId: bookingSettingsKey,
      before,
      after: value,
    });
    await announce(ctx, { kind: 'pages', tags: ['bookings'] });
    // New hours may open what somebody waits for.
    await ctx.jobs.enqueue(ctx.db, watchWaiting, [{}]);
    return value;
  });
}
