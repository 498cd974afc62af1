import { eq } from 'drizzle-orm';
import { media } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { isStillReferred } from '#kit/rows/sql-state.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { forgetFiles } from '#agency/stored-files/forget-files.ts';
import { fileNames } from './encode.server.ts';
import { usesOf, type PictureUses } from './picture-uses.ts';

/** Lets a picture go out of what a noun holds in its trash, where nobody could take it out. */
export type LetsGo = (ctx: Pick<Ctx, 'db'>, pictureId: string) => Promise<void>;

/** `uses`: every noun that shows pictures; `trashes`: every noun that has some in its trash. */
export type HoldsPictures = { uses: PictureUses[]; trashes: LetsGo[] };

/**
 * Removes a picture with its files.
 * @throws NotFound; Conflict while a page or gallery holds it
 */
export async function deletePicture(ctx: Ctx, input: { pictureId: string } & HoldsPictures): Promise<void> {
  allow(ctx.actor, 'media:edit');
  const removed = await inTransaction(ctx, async (ctx) => {
    for (const letGo of input.trashes) await letGo(ctx, input.pictureId);
    const [picture] = await ctx.db
      .delete(media)
      .where(eq(media.id, input.pictureId))
      .returning({ name: media.name, alt: media.alt, widths: media.widths });
    if (!picture) throw new NotFound('This picture');
    if ((await usesOf(ctx, input)).length > 0) throw inUse();
    await audit(ctx, {
      action: 'deleted',
      subjectType: 'picture',
      subjectId: input.pictureId,
      before: picture,
    });
    return picture;
  }).catch((error: unknown) => {
    if (isStillReferred(error)) throw inUse();
    throw error;
  });
  await forgetFiles(ctx, { names: fileNames(removed.name, removed.widths).map(({ file }) => file) });
}

const inUse = () => new Conflict('This picture is in use. Take it out there first.');
