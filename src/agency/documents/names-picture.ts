import { sql } from 'drizzle-orm';
import { documentDrafts } from './table.server.ts';
import type { NamesPicture } from '#agency/media/delete-picture.ts';

/** Whether a draft shows it that waits to be published. */
export const draftNamesPicture: NamesPicture = async ({ db }, pictureId) => {
  const named = sql`${documentDrafts.content}::text like ${`%"${pictureId}"%`}`;
  const [draft] = await db.select({ kind: documentDrafts.kind }).from(documentDrafts).where(named).limit(1);
  return Boolean(draft);
};
