import { eq, inArray } from 'drizzle-orm';
import { media } from '#db/schema/media.server.ts';
import { servicePages } from '#db/schema/service-pages.server.ts';
import { announce } from '#domain/announce.ts';
import { audit } from '#domain/audit/record.ts';
import { allow, type Ctx } from '#domain/context.ts';
import { Invalid, NotFound } from '#domain/errors.ts';
import { servicePageTag, type ServicePageContent, type ServicePageSlug } from './service-page.ts';

/**
 * Replaces what a service page says; the site shows it at once. From then on its words are the agency's own.
 * @throws NotFound
 * @throws Invalid when a demo's picture is not in the library
 */
export async function updateServicePage(
  ctx: Ctx,
  input: { slug: ServicePageSlug; content: ServicePageContent },
) {
  allow(ctx.actor, 'services:edit');
  const { slug, content } = input;
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const mine = eq(servicePages.slug, slug);
    const [before] = await tx.select().from(servicePages).where(mine).for('update');
    if (!before) throw new NotFound('This service page');
    await checkPictures(inside, content);
    const [updated] = await tx
      .update(servicePages)
      .set({ content, isSample: false, updatedAt: ctx.now() })
      .where(mine)
      .returning();
    if (!updated) throw new NotFound('This service page');
    await audit(inside, {
      action: 'changed',
      subjectType: 'service-page',
      subjectId: slug,
      ...changedParts(before.content, content),
    });
    await announce(inside, { kind: 'pages', tags: [servicePageTag(slug)] });
    return updated;
  });
}

async function checkPictures(ctx: Pick<Ctx, 'db'>, content: ServicePageContent) {
  const ids = content.demos.items.map((demo) => demo.pictureId);
  const found = await ctx.db.select({ id: media.id }).from(media).where(inArray(media.id, ids));
  const known = new Set(found.map((picture) => picture.id));
  const errors = Object.fromEntries(
    ids.flatMap((id, i) =>
      known.has(id) ? [] : [[`demos.items.${i}.pictureId`, 'This picture is not in the library']],
    ),
  );
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
}

/** Of two states only the parts that differ: the audit is for reading. */
function changedParts(before: ServicePageContent, after: ServicePageContent) {
  const changed = (Object.keys(after) as (keyof ServicePageContent)[]).filter(
    (key) => JSON.stringify(after[key]) !== JSON.stringify(before[key]),
  );
  return {
    before: Object.fromEntries(changed.map((key) => [key, before[key]])),
    after: Object.fromEntries(changed.map((key) => [key, after[key]])),
  };
}
