import { z } from 'zod';
import type { Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { deletePicture, type HoldsPictures } from './delete-picture.ts';

export const PictureChoice = z.strictObject({
  ids: z.array(z.uuid()).min(1, 'Choose a picture').max(200, 'Choose at most 200 pictures'),
});
export type PictureChoice = z.infer<typeof PictureChoice>;

/** Removes those of these pictures that nothing shows. @returns how many went, and how many are in use and stay */
export async function deletePictures(ctx: Ctx, { ids, ...held }: PictureChoice & HoldsPictures) {
  let deleted = 0;
  let inUse = 0;
  for (const pictureId of new Set(ids)) {
    // Each by itself: one that is in use keeps no other.
    const outcome = await deletePicture(ctx, { pictureId, ...held }).catch((error: unknown) => {
      if (error instanceof Conflict || error instanceof NotFound) return error;
      throw error;
    });
    if (!outcome) deleted++;
    else if (outcome instanceof Conflict) inUse++;
  }
  return { deleted, inUse };
}
