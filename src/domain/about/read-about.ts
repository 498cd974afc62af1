import { eq } from 'drizzle-orm';
import { settings } from '#db/schema/settings.server.ts';
import type { Ctx } from '#domain/context.ts';
import { NotFound } from '#domain/errors.ts';
import { About } from './about.ts';

/** @throws NotFound before the first start has written the sample */
export async function readAbout(ctx: Pick<Ctx, 'db'>): Promise<About> {
  const [row] = await ctx.db.select().from(settings).where(eq(settings.key, 'about'));
  if (!row) throw new NotFound('The About page');
  return About.parse(row.value);
}
