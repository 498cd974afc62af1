import { allow, type Ctx } from '#kit/context.ts';
import { storePicture } from './store-picture.ts';

/** Takes a picture from a member of staff into the library. @throws as `storePicture` does */
export async function uploadPicture(
  ctx: Ctx,
  input: { bytes: Uint8Array; alt: string; folderId: string | null },
) {
  allow(ctx.actor, 'media:edit');
  return storePicture(ctx, input);
}
