import { inArray } from 'drizzle-orm';
import { media } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { pictureColumns } from './picture-columns.ts';
import type { Picture } from './picture.ts';

/** Those of these pictures that are in the library. */
export async function picturesById(ctx: Pick<Ctx, 'db'>, ids: string[]): Promise<Map<string, Picture>> {
  if (ids.length === 0) return new Map();
  const found = await ctx.db
    .select({ id: media.id, ...pictureColumns })
    .from(media)
    .where(inArray(media.id, ids));
  return new Map(found.map(({ id, ...picture }) => [id, picture]));
}

/**
 * Makes sure that these pictures are there, and stay until the caller's transaction ends.
 * @param at the form's list that names them, as in `clients.logos`
 * @throws Invalid naming each entry whose picture is not in the library
 */
export const lockPictures = (ctx: Pick<Ctx, 'db'>, at: string, ids: string[]): Promise<void> =>
  lockPicturesAt(ctx, Object.fromEntries(ids.map((id, i) => [`${at}.${i}.pictureId`, id])));

/**
 * The same for single fields.
 * @param fields each field's name with the id that it holds, if any
 * @throws Invalid naming each field whose picture is not in the library
 */
export async function lockPicturesAt(
  ctx: Pick<Ctx, 'db'>,
  fields: Record<string, string | null | undefined>,
): Promise<void> {
  const ids = Object.values(fields).filter((id) => typeof id === 'string');
  if (ids.length === 0) return;
  const found = await ctx.db.select({ id: media.id }).from(media).where(inArray(media.id, ids)).for('share');
  const known = new Set(found.map((picture) => picture.id));
  const lost = Object.entries(fields).filter(([, id]) => id && !known.has(id));
  if (lost.length > 0)
    throw new Invalid(
      Object.fromEntries(lost.map(([field]) => [field, 'This picture is not in the library'])),
    );
}
