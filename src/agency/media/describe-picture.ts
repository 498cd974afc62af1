import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { Alt } from './alt.ts';
import { Focus } from './focus.ts';
import { media } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { mediaColumns } from './picture-columns.ts';

/** What staff say of a picture, wherever it stands. */
export const PictureWords = z.strictObject({ alt: Alt, focus: Focus.nullable().optional() });
export type PictureWords = z.infer<typeof PictureWords>;

/** Changes what a picture is said to show, and what of it stays in sight where it is cropped. @throws NotFound */
export async function describePicture(
  ctx: Ctx,
  { pictureId, ...said }: PictureWords & { pictureId: string },
) {
  allow(ctx.actor, 'media:edit');
  return inTransaction(ctx, async (ctx) => {
    const mine = eq(media.id, pictureId);
    const [before] = await ctx.db
      .select({ alt: media.alt, focus: media.focus })
      .from(media)
      .where(mine)
      .for('update');
    if (!before) throw new NotFound('This picture');
    const after = { ...before, ...said };
    const [picture] = await ctx.db.update(media).set(after).where(mine).returning(mediaColumns);
    if (!picture) throw new NotFound('This picture');
    await audit(ctx, { action: 'changed', subjectType: 'picture', subjectId: pictureId, before, after });
    await announce(ctx, { kind: 'pages', tags: ['media'] });
    return picture;
  });
}
