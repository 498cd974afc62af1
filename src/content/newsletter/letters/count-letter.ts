import { and, eq, isNull, sql } from 'drizzle-orm';
import { isbot } from 'isbot';
import { idInToken } from '#agency/settings/signed-link.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound, TooManyRequests } from '#kit/errors.ts';
import { defineLimit } from '#kit/limit.ts';
import { letterLinks, letterReaders } from './table.server.ts';

/** Who presses a link again and again, or a program that fetches it, is counted a few times. */
const letterClickLimit = defineLimit('letter-click', { points: 3, seconds: 600 });

/**
 * Counts a link of a letter, unless a robot asks. Whose click it was is noted of those alone who allowed it.
 * @returns where it leads: what stood in the letter when it went out, and never anything that the caller says
 * @throws NotFound for a link that we did not sign
 */
export async function followLink(
  ctx: Ctx,
  { link, mark, isLook }: { link: string; mark: string | null; isLook: boolean },
): Promise<string> {
  const id = await idInToken(ctx, 'letter-link', link);
  const [found] = id
    ? await ctx.db
        .select({ id: letterLinks.id, letterId: letterLinks.letterId, url: letterLinks.url })
        .from(letterLinks)
        .where(eq(letterLinks.id, id))
    : [];
  if (!found) throw new NotFound(/*i18n*/ 'This link');
  if (isLook || isRobot(ctx) || !(await isSeldom(ctx, found.id))) return found.url;
  await ctx.db
    .update(letterLinks)
    .set({ clicks: sql`${letterLinks.clicks} + 1` })
    .where(eq(letterLinks.id, found.id));
  const subscriberId = mark && (await idInToken(ctx, 'letter-reader', mark));
  // Who follows a link has the letter open, whether its picture was shown or not.
  if (subscriberId)
    await ctx.db
      .update(letterReaders)
      .set({
        clickedAt: sql`coalesce(${letterReaders.clickedAt}, ${ctx.now().toISOString()})`,
        openedAt: sql`coalesce(${letterReaders.openedAt}, ${ctx.now().toISOString()})`,
      })
      .where(and(eq(letterReaders.letterId, found.letterId), eq(letterReaders.subscriberId, subscriberId)));
  return found.url;
}

/** Notes that a letter was opened by somebody who allows that to be seen. Of all others nothing is kept. */
export async function noteOpened(ctx: Ctx, input: { letterId: string; mark: string }): Promise<void> {
  const subscriberId = await idInToken(ctx, 'letter-reader', input.mark);
  if (!subscriberId || isRobot(ctx)) return;
  await ctx.db
    .update(letterReaders)
    .set({ openedAt: ctx.now() })
    .where(
      and(
        eq(letterReaders.letterId, input.letterId),
        eq(letterReaders.subscriberId, subscriberId),
        isNull(letterReaders.openedAt),
      ),
    );
}

const isRobot = ({ request: { userAgent } }: Ctx) => userAgent === '' || isbot(userAgent);

async function isSeldom(ctx: Ctx, linkId: string): Promise<boolean> {
  try {
    await ctx.limit(letterClickLimit, `${linkId}|${ctx.request.ip}`);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}
