import { and, desc, eq, isNull, not, sql } from 'drizzle-orm';
import { z } from 'zod';
import { media, pictureWords } from './table.server.ts';
import { allow, type Ctx, type Db } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { findByWords } from '#kit/rows/find-by-words.ts';
import { matchesWords, type Asking } from '#kit/rows/matches-words.ts';
import { readInOrder } from '#kit/rows/read-in-order.ts';
import { pageByTime, TimePage } from '#kit/rows/time-page.ts';
import { mediaColumns } from './picture-columns.ts';
import { isUnused, usesOf, type PictureUses } from './picture-uses.ts';

/** `q`: words of the description; `folder`: what stands in it, or in none; `unused`: only what nothing shows. */
export const PicturePage = TimePage.extend({
  q: z.string().trim().max(100).optional(),
  folder: z.union([z.literal('none'), z.uuid()]).optional(),
  unused: z.stringbool().optional(),
});
export type PicturePage = z.infer<typeof PicturePage>;

/** What the library has: photos of people are none of it. */
export const inLibrary = not(media.personal);

/** The library, newest first. @param uses every noun that shows pictures */
export async function listPictures(ctx: Ctx, page: PicturePage, uses: PictureUses[]) {
  allow(ctx.actor, 'media:read');
  const { where, isMany } = page.q
    ? await findByWords(ctx, media, (asking) => filterPictures(page, uses, asking))
    : { where: filterPictures(page, uses), isMany: false };
  const read = (db: Db) =>
    pageByTime(page, (before, limit, offset) =>
      db
        .select(mediaColumns)
        .from(media)
        .where(and(where, before(media.id)))
        .orderBy(desc(media.id))
        .limit(limit)
        .offset(offset),
    );
  return isMany ? readInOrder(ctx, read) : read(ctx.db);
}

/** The WHERE of the list. */
const filterPictures = ({ folder, q, unused }: PicturePage, uses: PictureUses[], asking?: Asking) =>
  and(
    inLibrary,
    folder === 'none' ? isNull(media.folderId) : undefined,
    folder && folder !== 'none' ? eq(media.folderId, folder) : undefined,
    unused ? isUnused(uses) : undefined,
    q ? (matchesWords(pictureWords, q, asking) ?? sql`false`) : undefined,
  );

/** @throws NotFound */
export async function getPicture(ctx: Ctx, { pictureId }: { pictureId: string }) {
  allow(ctx.actor, 'media:read');
  const [picture] = await ctx.db.select(mediaColumns).from(media).where(eq(media.id, pictureId));
  if (!picture) throw new NotFound('This picture');
  return picture;
}

/** Where it is used. @throws NotFound */
export async function listPictureUses(ctx: Ctx, input: { pictureId: string; uses: PictureUses[] }) {
  await getPicture(ctx, input);
  return usesOf(ctx, input);
}
