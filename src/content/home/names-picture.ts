import { and, eq, sql } from 'drizzle-orm';
import { settings } from '#agency/settings/table.server.ts';
import type { NamesPicture } from '#agency/media/delete-picture.ts';
import { homeKey } from './home-content.ts';

/** Whether the home page shows it, hidden logos included. */
export const homeNamesPicture: NamesPicture = async ({ db }, pictureId) => {
  const named = sql`${settings.value}::text like ${`%"${pictureId}"%`}`;
  const [home] = await db
    .select({ key: settings.key })
    .from(settings)
    .where(and(eq(settings.key, homeKey), named));
  return Boolean(home);
};
