import { eq, sql, and } from 'drizzle-orm';
import type { NamesPicture } from '#agency/media/delete-picture.ts';
import { settings } from '#agency/settings/table.server.ts';

/** Whether the founder is shown by it. */
export const aboutNamesPicture: NamesPicture = async ({ db }, pictureId) => {
  const named = sql`${settings.value}->>'founderPictureId' = ${pictureId}`;
  const [about] = await db
    .select({ key: settings.key })
    .from(settings)
    .where(and(eq(settings.key, 'about'), named));
  return Boolean(about);
};
