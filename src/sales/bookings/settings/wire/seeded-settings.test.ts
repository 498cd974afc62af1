import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { settings } from '#agency/settings/table.server.ts';
import { seed } from '#sample/seed.ts';
import { readBookingSettings } from '../read-booking-settings.ts';
import { createTestApp } from '#server/test-app.ts';

test('a database from before bookings gets their rules and secret; what the owner has set stays', async () => {
  const fresh = await createTestApp();
  try {
    const rows = () => fresh.db.select().from(settings).orderBy(settings.key);
    const before = await rows();
    await fresh.db.delete(settings).where(eq(settings.key, 'bookings'));
    await seed(fresh.db);
    expect((await rows()).map((row) => row.value)).toEqual(before.map((row) => row.value));
    const mine = { ...(await readBookingSettings(fresh.ctx)), capacity: 3 };
    await fresh.db.update(settings).set({ value: mine }).where(eq(settings.key, 'bookings'));
    await seed(fresh.db);
    expect((await readBookingSettings(fresh.ctx)).capacity).toBe(3);
  } finally {
    await fresh.close();
  }
});
