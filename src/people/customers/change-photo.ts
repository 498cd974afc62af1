import { eq } from 'drizzle-orm';
import { customers } from './table.server.ts';
import { media } from '#agency/media/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { defineLimit } from '#kit/limit.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { fileNames } from '#agency/media/encode.server.ts';
import { forgetFiles } from '#agency/stored-files/forget-files.ts';
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
  const before = await inTransaction(ctx, async (ctx) => {
    const mine = eq(customers.id, id);
    const [old] = await ctx.db
      .select({ pictureId: customers.pictureId })
      .from(customers)
      .where(mine)
      .for('update');
    await ctx.db.update(customers).set({ pictureId: picture.id }).where(mine);
    await invalidateCustomer(ctx, id);
    await recordEvent(ctx, { customerId: id, kind: 'photo-changed' });
    return old?.pictureId ?? null;
  });
  if (before) await removePhoto(ctx, before);
}

/** Forgets a photo with its files. */
export async function removePhoto(ctx: Pick<Ctx, 'db' | 'files' | 'jobs'>, pictureId: string): Promise<void> {
  const [gone] = await ctx.db
    .delete(media)
    .where(eq(media.id, pictureId))
    .returning({ name: media.name, widths: media.widths });
  if (gone) await forgetFiles(ctx, { names: fileNames(gone.name, gone.widths).map(({ file }) => file) });
}
