import { eq } from 'drizzle-orm';
import { settings } from '#agency/settings/table.server.ts';
import { announce } from '#kit/announce.ts';
import { changedParts } from '#agency/audit/changed-parts.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { lockPictures } from '#agency/media/pictures-by-id.ts';
import { homeKey, type HomeContent, type StoredHome } from './home-content.ts';
import { getHome } from './read-home.ts';

/**
 * Replaces what the home page says; the site shows it at once. From then on its words are the agency's own.
 * @throws Invalid when a logo's picture is not in the library
 */
export async function updateHome(ctx: Ctx, input: HomeContent): Promise<StoredHome> {
  allow(ctx.actor, 'texts:edit');
  return inTransaction(ctx, async (ctx) => {
    await ctx.db.select({ key: settings.key }).from(settings).where(eq(settings.key, homeKey)).for('update');
    const before = await getHome(ctx);
    await lockPictures(
      ctx,
      'clients.logos',
      input.clients.logos.map((logo) => logo.pictureId),
    );
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
