import { sql } from 'drizzle-orm';
import { servicePages } from './table.server.ts';
import type { NamesPicture } from '#agency/media/delete-picture.ts';

/** Whether a service page shows it among its demos. */
export const servicePagesNamePicture: NamesPicture = async ({ db }, pictureId) => {
  const [page] = await db
    .select({ slug: servicePages.slug })
    .from(servicePages)
    .where(sql`${servicePages.content}::text like ${`%"${pictureId}"%`}`)
    .limit(1);
  return Boolean(page);
};
