import { eq } from 'drizzle-orm';
import { settings } from '#agency/settings/table.server.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { About, AboutTexts } from './about.ts';

/** Replaces the texts of the About page. */
export async function updateAbout(ctx: Ctx, input: AboutTexts): Promise<About> {
  allow(ctx.actor, 'texts:edit');
  return inTransaction(ctx, async (ctx) => {
    const [old] = await ctx.db.select().from(settings).where(eq(settings.key, 'about')).for('update');
    const value: About = { ...input, isSample: false };
    const row = { value, updatedAt: ctx.now() };
    await ctx.db
      .insert(settings)
      .values({ key: 'about', ...row })
      .onConflictDoUpdate({ target: settings.key, set: row });
    await audit(ctx, {
      action: 'changed',
      subjectType: 'about',
      subjectId: 'about',
      before: old?.value,
      after: value,
    });
    await announce(ctx, { kind: 'pages', tags: ['about'] });
    return value;
  });
}
