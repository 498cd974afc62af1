import { randomBytes } from 'node:crypto';
import { settings } from '#agency/settings/table.server.ts';
import { BookingSettings } from '#sales/bookings/settings/booking-settings.ts';
import type { Db } from '#kit/context.ts';
import bookings from './bookings.json';

/**
 * How consultations can be booked, and the secret that signs their links. What is there already stays. Feasts that
 * follow the moon are settled late, so the owner checks every date.
 */
export async function seedBookings(db: Db): Promise<void> {
  await db
    .insert(settings)
    .values([
      { key: 'bookings', value: BookingSettings.parse(bookings) },
      { key: 'booking-link-secret', value: randomBytes(32).toString('base64url') },
    ])
    .onConflictDoNothing();
}
