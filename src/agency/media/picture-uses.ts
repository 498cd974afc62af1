import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';

/**
 * Where a noun shows pictures: a query of `picture_id`, `place` (what staff call it) and `path` (its screen in the office).
 * Every noun has one; what waits in a trash shows nothing.
 */
export type PictureUses = SQL;
export type PictureUse = { place: string; path: string };

const most = 50;

/** Whatever looks like an id in a text that is a whole document, which no foreign key sees. */
export const idsIn = (json: SQLWrapper) =>
  sql`(regexp_matches(${json}::text, '"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"', 'g'))[1]::uuid`;

/** Where this picture is used, by name; of many the first fifty. */
export async function usesOf(
  { db }: Pick<Ctx, 'db'>,
  { pictureId, uses }: { pictureId: string; uses: PictureUses[] },
): Promise<PictureUse[]> {
  return db
    .selectDistinct({ place: sql<string>`used.place`.as('place'), path: sql<string>`used.path`.as('path') })
    .from(allOf(uses))
    .where(sql`used.picture_id = ${pictureId}::uuid`)
    .orderBy(sql`place`, sql`path`)
    .limit(most);
}

/** Whether nothing shows the picture of the row. */
export const isUnused = (uses: PictureUses[]) =>
  sql`not exists (select 1 from ${allOf(uses)} where used.picture_id = media.id)`;

const allOf = (uses: PictureUses[]) => sql`(${sql.join(uses, sql` union all `)}) as used`;
