import { eq } from 'drizzle-orm';
import { media } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { mediaColumns } from './picture-columns.ts';

/** Changes what a picture is said to show, wherever it stands. @throws NotFound */
export async function describePicture(ctx: Ctx, input: { pictureId: string; alt: string }) {
  allow(ctx.actor, 'media:edit');
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const mine = eq(media.id, input.pictureId);
    const [before] = await tx.select({ alt: media.alt }).from(media).where(mine).for('update');
    if (!before) throw new NotFound('This picture');
    const [picture] = await tx.update(media).set({ alt: input.alt }).where(mine).returning(mediaColumns);
    if (!picture) throw new NotFound('This picture');
    await audit(inside, {
      action: 'changed',
      subjectType: 'picture',
      subjectId: input.pictureId,
      before,
      after: { alt: input.alt },
    });
    await announce(inside, { kind: 'pages', tags: ['media'] });
    return picture;
  });
}
