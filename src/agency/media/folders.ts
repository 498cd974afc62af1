import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { z } from 'zod';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid, NotFound } from '#kit/errors.ts';
import { capped, countCap, countMatching } from '#kit/rows/capped-count.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { isUniqueViolation } from '#kit/rows/sql-state.ts';
import { inLibrary } from './list-pictures.ts';
import { media, mediaFolders } from './table.server.ts';

export const FolderInput = z.strictObject({
  name: z.string().trim().min(1, 'Give it a name').max(60, 'Use at most 60 characters'),
});
export type FolderInput = z.infer<typeof FolderInput>;

/** Pictures that go into a folder together; null: into none. */
export const PictureMove = z.strictObject({
  ids: z.array(z.uuid()).min(1, 'Choose a picture').max(200, 'Choose at most 200 pictures'),
  folderId: z.uuid().nullable(),
});
export type PictureMove = z.infer<typeof PictureMove>;

const shown = { id: mediaFolders.id, name: mediaFolders.name };

/** All folders by name, each with how many pictures it has, and how many stand in none: up to a thousand. */
export async function listFolders(ctx: Ctx) {
  allow(ctx.actor, 'media:read');
  // Only what belongs to the library stands in a folder, so the index of folders alone tells how many.
  const counted = sql<number>`(select count(*) from
    (select 1 from media where media.folder_id = media_folders.id limit ${countCap + 1}) as found)`.mapWith(
    Number,
  );
  const [folders, loose] = await Promise.all([
    ctx.db
      .select({ ...shown, counted })
      .from(mediaFolders)
      .orderBy(asc(sql`lower(${mediaFolders.name})`)),
    countMatching(ctx, media, and(inLibrary, isNull(media.folderId))),
  ]);
  return {
    data: folders.map(({ counted: n, ...folder }) => ({ ...folder, ...asPictures(capped(n)) })),
    loose: loose.total,
    looseAreMore: loose.totalIsCapped,
  };
}

const asPictures = ({ total, totalIsCapped }: ReturnType<typeof capped>) => ({
  pictures: total,
  picturesAreMore: totalIsCapped,
});

/** @throws Invalid where one is called so already */
export const createFolder = (ctx: Ctx, input: FolderInput) =>
  change(ctx, async (ctx) => {
    const [folder] = await ctx.db
      .insert(mediaFolders)
      .values({ id: v7(), ...input })
      .returning(shown);
    if (!folder) throw new Error('An insert returned nothing');
    await note(ctx, folder, 'created');
    return { ...folder, ...asPictures(capped(0)) };
  });

/** @throws NotFound · Invalid where another one is called so */
export const renameFolder = (ctx: Ctx, { folderId, name }: FolderInput & { folderId: string }) =>
  change(ctx, async (ctx) => {
    const [folder] = await ctx.db
      .update(mediaFolders)
      .set({ name })
      .where(eq(mediaFolders.id, folderId))
      .returning(shown);
    if (!folder) throw new NotFound('This folder');
    await note(ctx, folder, 'changed');
    return { ...folder, ...asPictures(await countMatching(ctx, media, eq(media.folderId, folderId))) };
  });

/** Takes a folder away. Its pictures stay in the library and stand in none. @throws NotFound */
export const deleteFolder = (ctx: Ctx, { folderId }: { folderId: string }) =>
  change(ctx, async (ctx) => {
    const [folder] = await ctx.db.delete(mediaFolders).where(eq(mediaFolders.id, folderId)).returning(shown);
    if (!folder) throw new NotFound('This folder');
    await note(ctx, folder, 'deleted');
  });

/** Puts pictures into a folder, or out of theirs. @returns how many there were @throws Invalid naming `folderId` */
export const movePictures = (ctx: Ctx, { ids, folderId }: PictureMove) =>
  change(ctx, async (ctx) => {
    const [folder] = folderId
      ? await ctx.db.select(shown).from(mediaFolders).where(eq(mediaFolders.id, folderId)).for('share')
      : [];
    if (folderId && !folder) throw new Invalid({ folderId: 'This folder is gone' });
    const moved = await ctx.db
      .update(media)
      .set({ folderId })
      .where(and(inLibrary, inArray(media.id, ids)))
      .returning({ id: media.id });
    for (const { id } of moved)
      await audit(ctx, {
        action: 'changed',
        subjectType: 'picture',
        subjectId: id,
        after: { folder: folder?.name ?? null },
      });
    return { moved: moved.length };
  });

const change = <T>(ctx: Ctx, write: (ctx: Ctx) => Promise<T>): Promise<T> => {
  allow(ctx.actor, 'media:edit');
  return inTransaction(ctx, write).catch((error: unknown) => {
    if (isUniqueViolation(error)) throw new Invalid({ name: 'There is a folder of this name' });
    throw error;
  });
};

const note = (
  ctx: Ctx,
  { id, name }: { id: string; name: string },
  action: 'created' | 'changed' | 'deleted',
) => audit(ctx, { action, subjectType: 'picture-folder', subjectId: id, after: { name } });
