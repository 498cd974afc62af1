import { servicePages } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { ServicePageContent, servicePageSlugs } from './service-page.ts';

/** All service pages in the order of the menu, for the back office. */
export async function listServicePages(ctx: Pick<Ctx, 'db'>) {
  const rows = await ctx.db.select().from(servicePages);
  return rows
    .map((row) => ({ ...row, content: ServicePageContent.parse(row.content) }))
    .sort((a, b) => servicePageSlugs.indexOf(a.slug) - servicePageSlugs.indexOf(b.slug));
}
