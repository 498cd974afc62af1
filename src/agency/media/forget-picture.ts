import { eq } from 'drizzle-orm';
import { media } from './table.server.ts';
import { fileNames } from './encode.server.ts';
import { forgetFiles } from '#agency/stored-files/forget-files.ts';
import type { Ctx } from '#kit/context.ts';

/** Forgets the photo of a person with its files. */
export async function forgetPicture(
  ctx: Pick<Ctx, 'db' | 'files' | 'jobs'>,
  pictureId: string,
): Promise<void> {
  const [gone] = await ctx.db
    .delete(media)
    .where(eq(media.id, pictureId))
    .returning({ name: media.name, widths: media.widths });
  if (gone) await forgetFiles(ctx, { names: fileNames(gone.name, gone.widths).map(({ file }) => file) });
}
