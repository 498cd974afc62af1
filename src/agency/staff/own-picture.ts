import { eq } from 'drizzle-orm';
import { myself } from './myself.ts';
import { staff } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { forgetPicture } from '#agency/media/forget-picture.ts';
import { pictureUrl } from '#agency/media/picture.ts';
import { storePicture } from '#agency/media/store-picture.ts';
import { media } from '#agency/media/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { defineLimit } from '#kit/limit.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

const pictureLimit = defineLimit('staff-picture', { points: 20, seconds: 3_600 });

/** Where one's own picture lies; null while there is none. */
export async function readOwnPicture(ctx: Ctx): Promise<{ picture: string | null }> {
  const { id } = myself(ctx);
  const [found] = await ctx.db
    .select({ name: media.name, widths: media.widths })
    .from(staff)
    .innerJoin(media, eq(media.id, staff.pictureId))
    .where(eq(staff.id, id));
  return { picture: found ? pictureUrl(found, found.widths[0] ?? 320, 'webp') : null };
}

/**
 * Takes a picture of oneself, cut to a small square; customers whose project one works on see it. The one before is gone
 * with its files.
 * @throws Invalid naming `file` · TooManyRequests · OutOfSpace · FilesDown
 */
export async function changeOwnPicture(
  ctx: Ctx,
  input: { bytes: Uint8Array },
): Promise<{ picture: string | null }> {
  const { id, name } = myself(ctx);
  await ctx.limit(pictureLimit, id);
  const picture = await storePicture(ctx, { bytes: input.bytes, alt: name, personal: true, square: true });
  await replace(ctx, id, picture.id);
  return readOwnPicture(ctx);
}

/** Takes one's own picture away: the initials stand in its place. */
export async function removeOwnPicture(ctx: Ctx): Promise<void> {
  await replace(ctx, myself(ctx).id, null);
}

async function replace(ctx: Ctx, staffId: string, pictureId: string | null): Promise<void> {
  const before = await inTransaction(ctx, async (ctx) => {
    const mine = eq(staff.id, staffId);
    const [old] = await ctx.db.select({ pictureId: staff.pictureId }).from(staff).where(mine).for('update');
    await ctx.db.update(staff).set({ pictureId }).where(mine);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'staff',
      subjectId: staffId,
      after: { picture: pictureId !== null },
    });
    return old?.pictureId;
  });
  if (before) await forgetPicture(ctx, before);
}
