import { and, eq, isNull } from 'drizzle-orm';
import { customers } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Unauthenticated } from '#kit/errors.ts';
import { defineLimit } from '#kit/limit.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { forgetPicture } from '#agency/media/forget-picture.ts';
import { storePicture } from '#agency/media/store-picture.ts';
import { ownAccount } from './customer.ts';
import { recordEvent } from './events/record-event.ts';
import { invalidateCustomer } from '#people/sessions/session-cache.ts';

const photoLimit = defineLimit('photo', { points: 10, seconds: 3_600 });
// Whoever asks: a picture is dear to take in.
const photoNetworkLimit = defineLimit('photo-network', { points: 60, seconds: 3_600 });

/** Takes a photo of oneself; the one before is gone with its files. @throws Invalid naming `file`, OutOfSpace, FilesDown, TooManyRequests */
export async function changePhoto(ctx: Ctx, input: { account: string; bytes: Uint8Array }): Promise<void> {
  const { id } = ownAccount(ctx.actor, input.account);
  await ctx.limit(photoNetworkLimit, ctx.request.ip);
  await ctx.limit(photoLimit, id);
  const picture = await storePicture(ctx, { bytes: input.bytes, alt: '', personal: true });
  const old = await inTransaction(ctx, async (ctx) => {
    const mine = and(eq(customers.id, id), isNull(customers.closedAt));
    const [old] = await ctx.db
      .select({ pictureId: customers.pictureId })
      .from(customers)
      .where(mine)
      .for('update');
    if (!old) return null;
    await ctx.db.update(customers).set({ pictureId: picture.id }).where(mine);
    await invalidateCustomer(ctx, id);
    await recordEvent(ctx, { customerId: id, kind: 'photo-changed' });
    return old;
  });
  // The account was erased or became part of another one while the photo came.
  const gone = old ? old.pictureId : picture.id;
  if (gone) await forgetPicture(ctx, gone);
  if (!old) throw new Unauthenticated();
}
