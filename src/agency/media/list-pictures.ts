import { and, desc, eq, ilike, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { media } from './table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { pageByTime, TimePage } from '#kit/rows/time-page.ts';
import { mediaColumns } from './picture-columns.ts';

/** `q`: words of the description; `folder`: what stands in it, or in none. */
export const PicturePage = TimePage.extend({
  q: z.string().trim().max(100).optional(),
  folder: z.union([z.literal('none'), z.uuid()]).optional(),
});
export type PicturePage = z.infer<typeof PicturePage>;

/** The library, newest first. */
export async function listPictures(ctx: Ctx, page: PicturePage) {
  allow(ctx.actor, 'media:read');
  const wanted = and(
    eq(media.personal, false),
    page.folder === 'none' ? isNull(media.folderId) : undefined,
    page.folder && page.folder !== 'none' ? eq(media.folderId, page.folder) : undefined,
    page.q ? ilike(media.alt, `%${page.q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`) : undefined,
  );
  return pageByTime(page, (before, limit, offset) =>
    ctx.db
      .select(mediaColumns)
      .from(media)
      .where(and(wanted, before(media.id)))
      .orderBy(desc(media.id))
      .limit(limit)
      .offset(offset),
  );
}

/** @throws NotFound */
export async function getPicture(ctx: Ctx, { pictureId }: { pictureId: string }) {
  allow(ctx.actor, 'media:read');
  const [picture] = await ctx.db.select(mediaColumns).from(media).where(eq(media.id, pictureId));
  if (!picture) throw new NotFound('This picture');
  return picture;
}
