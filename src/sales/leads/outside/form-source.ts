import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { outsideSources } from './table.server.ts';
import type { OutsideSource } from './take-outside-lead.ts';

/** The form that stands on other sites. @throws NotFound where there is none, or it is switched off */
export async function findFormSource(
  ctx: Pick<Ctx, 'db'>,
  { sourceId }: { sourceId: string },
): Promise<OutsideSource> {
  const [source] = await ctx.db
    .select()
    .from(outsideSources)
    .where(
      and(eq(outsideSources.id, sourceId), eq(outsideSources.kind, 'form'), eq(outsideSources.active, true)),
    );
  if (!source) throw new NotFound(/*i18n*/ 'This form');
  return source;
}
