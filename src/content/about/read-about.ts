import { eq } from 'drizzle-orm';
import { settings } from '#agency/settings/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { About } from './about.ts';

/** @throws NotFound before the first start has written the sample */
export async function readAbout(ctx: Pick<Ctx, 'db'>): Promise<About> {
  const [row] = await ctx.db.select().from(settings).where(eq(settings.key, 'about'));
  if (!row) throw new NotFound(/*i18n*/ 'The About page');
  return About.parse(row.value);
}
