import { eq } from 'drizzle-orm';
import { settings } from '#agency/settings/table.server.ts';
import { announce } from '#kit/announce.ts';
import { changedParts } from '#agency/audit/changed-parts.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { homeKey, type HomeContent, type StoredHome } from './home-content.ts';
import { lockHomePictures } from './home-pictures.ts';
import { getHome } from './read-home.ts';

/**
 * Lets visitors see this on the home page. From then on its words are the agency's own.
 * @throws Invalid when a logo's picture is not in the library
 */
export async function publishHome(ctx: Ctx, input: HomeContent): Promise<StoredHome> {
  allow(ctx.actor, 'texts:edit');
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.select({ key: settings.key }).from(settings).where(eq(settings.key, homeKey)).for('update');
    const before = await getHome(ctx);
    await lockHomePictures(ctx, input);
    const value: StoredHome = { content: input, isSample: false };
    await ctx.db.update(settings).set({ value, updatedAt: ctx.now() }).where(eq(settings.key, homeKey));
    await audit(ctx, {
      action: 'changed',
      subjectType: 'home',
      subjectId: homeKey,
      ...changedParts(before.content, input),
    });
    await announce(ctx, { kind: 'pages', tags: [homeKey] });
    return value;
  });
}
