import { eq } from 'drizzle-orm';
import { servicePages } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import { changedParts } from '#agency/audit/changed-parts.ts';
import { audit } from '#agency/audit/record.ts';
import { lockPicturesAt } from '#agency/media/pictures-by-id.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { servicePageTag, type ServicePageContent, type ServicePageSlug } from './service-page.ts';

/** Makes sure that its picture is there, and stays until the transaction ends. @throws Invalid naming it */
export const lockServicePagePictures = (ctx: Pick<Ctx, 'db'>, { pictureId }: ServicePageContent) =>
  lockPicturesAt(ctx, { pictureId });

/**
 * Replaces what a service page says; the site shows it at once. From then on its words are the agency's own.
 * @throws NotFound; Invalid when its picture is not in the library
 */
export async function updateServicePage(
  ctx: Ctx,
  input: { slug: ServicePageSlug; content: ServicePageContent },
) {
  allow(ctx.actor, 'services:edit');
  const { slug, content } = input;
  return inTransaction(ctx, async (ctx) => {
    const mine = eq(servicePages.slug, slug);
    const [before] = await ctx.db.select().from(servicePages).where(mine).for('update');
    if (!before) throw new NotFound(/*i18n*/ 'This service page');
    await lockServicePagePictures(ctx, content);
    const [updated] = await ctx.db
      .update(servicePages)
      .set({ content, isSample: false, updatedAt: ctx.now() })
      .where(mine)
      .returning();
    if (!updated) throw new NotFound(/*i18n*/ 'This service page');
    await audit(ctx, {
      action: 'changed',
      subjectType: 'service-page',
      subjectId: slug,
      ...changedParts(before.content, content),
    });
    await announce(ctx, { kind: 'pages', tags: [servicePageTag(slug)] });
    return updated;
  });
}
