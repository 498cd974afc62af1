import { servicePages } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { storedServicePage } from './service-page-document.ts';
import { servicePageSlugs } from './service-page.ts';

/** What all service pages say to visitors, in the order of the menu. */
export async function listServicePages(ctx: Pick<Ctx, 'db'>) {
  const rows = await ctx.db.select().from(servicePages);
  return rows
    .map(storedServicePage)
    .sort((a, b) => servicePageSlugs.indexOf(a.id) - servicePageSlugs.indexOf(b.id));
}
