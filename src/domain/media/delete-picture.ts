import { eq } from 'drizzle-orm';
import { media } from '#db/schema/media.server.ts';
import { audit } from '#domain/audit/record.ts';
import { allow, type Ctx } from '#domain/context.ts';
import { Conflict, NotFound } from '#domain/errors.ts';
import { isStillReferred } from '#domain/unique-violation.ts';
import { fileNames } from './encode.server.ts';

/** Removes a picture with its files. @throws NotFound; Conflict while a page or gallery holds it */
export async function deletePicture(ctx: Ctx, input: { pictureId: string }): Promise<void> {
  allow(ctx.actor, 'media:edit');
  const removed = await ctx.db
    .transaction(async (tx) => {
      const [picture] = await tx
        .delete(media)
        .where(eq(media.id, input.pictureId))
        .returning({ name: media.name, alt: media.alt, widths: media.widths });
      if (!picture) throw new NotFound('This picture');
      await audit(
        { ...ctx, db: tx },
        { action: 'deleted', subjectType: 'picture', subjectId: input.pictureId, before: picture },
      );
      return picture;
    })
    .catch((error: unknown) => {
      if (isStillReferred(error)) throw new Conflict('This picture is in use. Take it out there first.');
      throw error;
    });
  await ctx.files.remove(fileNames(removed.name, removed.widths).map(({ file }) => file));
}
