import { eq } from 'drizzle-orm';
import { servicePages } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { ServicePageContent, type ServicePageSlug } from './service-page.ts';

/** What a service page says to visitors. @throws NotFound */
export const readServicePage = async (ctx: Pick<Ctx, 'db'>, input: { slug: ServicePageSlug }) =>
  (await getServicePage(ctx, input)).content;

/** The same as staff edit it. @throws NotFound */
export async function getServicePage(ctx: Pick<Ctx, 'db'>, input: { slug: ServicePageSlug }) {
  const [row] = await ctx.db.select().from(servicePages).where(eq(servicePages.slug, input.slug));
  if (!row) throw new NotFound(/*i18n*/ 'This service page');
  return { ...row, content: ServicePageContent.parse(row.content) };
}
