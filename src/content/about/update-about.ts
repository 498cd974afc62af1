import { eq } from 'drizzle-orm';
import { settings } from '#agency/settings/table.server.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import type { About, AboutTexts } from './about.ts';

/** Replaces the texts of the About page. */
export async function updateAbout(ctx: Ctx, input: AboutTexts): Promise<About> {
  allow(ctx.actor, 'texts:edit');
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const [old] = await tx.select().from(settings).where(eq(settings.key, 'about')).for('update');
    const value: About = { ...input, isSample: false };
    const row = { value, updatedAt: ctx.now() };
    await tx
      .insert(settings)
      .values({ key: 'about', ...row })
      .onConflictDoUpdate({ target: settings.key, set: row });
    await audit(inside, {
      action: 'changed',
      subjectType: 'about',
      subjectId: 'about',
      before: old?.value,
      after: value,
    });
    await announce(inside, { kind: 'pages', tags: ['about'] });
    return value;
  });
}
