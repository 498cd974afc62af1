import { sql } from 'drizzle-orm';
import { servicePages } from './table.server.ts';
import type { NamesPicture } from '#agency/media/delete-picture.ts';

/** Whether a service page begins with it. */
export const servicePageNamesPicture: NamesPicture = async ({ db }, pictureId) => {
  const named = sql`${servicePages.content}->>'pictureId' = ${pictureId}`;
  const [page] = await db.select({ slug: servicePages.slug }).from(servicePages).where(named).limit(1);
  return Boolean(page);
};
