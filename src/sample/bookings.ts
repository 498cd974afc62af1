import { randomBytes } from 'node:crypto';
import { settings } from '#agency/settings/table.server.ts';
import type { BookingSettings } from '#sales/bookings/booking-settings.ts';
import type { Db } from '#kit/context.ts';

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** A sample: feasts that follow the moon are settled late, so the owner checks every date. */
const holidays: [date: string, reason: string][] = [
  ['2026-12-25', 'Christmas'],
  ['2027-01-26', 'Republic Day'],
  ['2027-03-06', 'Maha Shivaratri'],
  ['2027-03-22', 'Holi'],
  ['2027-03-26', 'Good Friday'],
  ['2027-04-07', 'Gudi Padwa'],
  ['2027-05-01', 'Maharashtra Day'],
  ['2027-08-15', 'Independence Day'],
  ['2027-09-04', 'Ganesh Chaturthi'],
  ['2027-10-02', 'Gandhi Jayanti'],
  ['2027-10-09', 'Dussehra'],
  ['2027-10-29', 'Diwali'],
  ['2027-10-30', 'Diwali'],
  ['2027-11-14', 'Guru Nanak Jayanti'],
  ['2027-12-25', 'Christmas'],
];

const demoBookings: BookingSettings = {
  lengthMinutes: 30,
  intervalMinutes: 30,
  bufferMinutes: 0,
  capacity: 1,
  noticeDays: 2,
  daysAhead: 180,
  changeHours: 12,
  hours: workdays.map((day) => ({ day, startTime: '11:00', endTime: '17:00' })),
  closures: holidays.map(([date, reason]) => ({ date, reason })),
};

/** How consultations can be booked, and the secret that signs their links. What is there already stays. */
export async function seedBookings(db: Db): Promise<void> {
  await db
    .insert(settings)
    .values([
      { key: 'bookings', value: demoBookings },
      { key: 'booking-link-secret', value: randomBytes(32).toString('base64url') },
    ])
    .onConflictDoNothing();
}
