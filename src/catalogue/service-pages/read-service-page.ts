import { eq } from 'drizzle-orm';
import { servicePages } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { picturesById } from '#agency/media/pictures-by-id.ts';
import { ServicePageContent, type ServicePageSlug } from './service-page.ts';

/** A service page as visitors see it: its words, and its demos with their pictures. @throws NotFound */
export async function readServicePage(ctx: Pick<Ctx, 'db'>, input: { slug: ServicePageSlug }) {
  const { content } = await getServicePage(ctx, input);
  const { demos, ...words } = content;
  const pictures = await picturesById(
    ctx,
    demos.items.map((demo) => demo.pictureId),
  );
  const shown = demos.items.flatMap(({ pictureId, ...demo }) => {
    const picture = pictures.get(pictureId);
    return picture ? [{ ...demo, picture }] : [];
  });
  return { ...words, demos: { heading: demos.heading, items: shown } };
}
export type ShownServicePage = Awaited<ReturnType<typeof readServicePage>>;

/** The same as staff edit it. @throws NotFound */
export async function getServicePage(ctx: Pick<Ctx, 'db'>, input: { slug: ServicePageSlug }) {
  const [row] = await ctx.db.select().from(servicePages).where(eq(servicePages.slug, input.slug));
  if (!row) throw new NotFound(/*i18n*/ 'This service page');
  return { ...row, content: ServicePageContent.parse(row.content) };
}
