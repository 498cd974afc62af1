import { eq, sql } from 'drizzle-orm';
import { media } from './table.server.ts';
import { servicePages } from '#catalogue/service-pages/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { isStillReferred } from '#kit/rows/unique-violation.ts';
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
      if (await isNamedInTexts({ db: tx }, input.pictureId)) throw inUse();
      await audit(
        { ...ctx, db: tx },
        { action: 'deleted', subjectType: 'picture', subjectId: input.pictureId, before: picture },
      );
      return picture;
    })
    .catch((error: unknown) => {
      if (isStillReferred(error)) throw inUse();
      throw error;
    });
  await ctx.files.remove(fileNames(removed.name, removed.widths).map(({ file }) => file));
}

const inUse = () => new Conflict('This picture is in use. Take it out there first.');

/** Whether the home page or a service page shows it: their contents are whole documents, which no foreign key sees. */
async function isNamedInTexts({ db }: Pick<Ctx, 'db'>, id: string): Promise<boolean> {
  const named = `%"${id}"%`;
  const [home] = await db
    .select({ key: settings.key })
    .from(settings)
    .where(sql`${settings.value}::text like ${named}`)
    .limit(1);
  const [page] = await db
    .select({ slug: servicePages.slug })
    .from(servicePages)
    .where(sql`${servicePages.content}::text like ${named}`)
    .limit(1);
  return Boolean(home ?? page);
}
