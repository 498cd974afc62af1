import { eq } from 'drizzle-orm';
import { media } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { mediaColumns } from './picture-columns.ts';

/** Changes what a picture is said to show, wherever it stands. @throws NotFound */
export async function describePicture(ctx: Ctx, input: { pictureId: string; alt: string }) {
  allow(ctx.actor, 'media:edit');
  return inTransaction(ctx, async (ctx) => {
    const mine = eq(media.id, input.pictureId);
    const [before] = await ctx.db.select({ alt: media.alt }).from(media).where(mine).for('update');
    if (!before) throw new NotFound('This picture');
    const [picture] = await ctx.db.update(media).set({ alt: input.alt }).where(mine).returning(mediaColumns);
    if (!picture) throw new NotFound('This picture');
    await audit(ctx, {
      action: 'changed',
      subjectType: 'picture',
      subjectId: input.pictureId,
      before,
      after: { alt: input.alt },
    });
    await announce(ctx, { kind: 'pages', tags: ['media'] });
    return picture;
  });
}
