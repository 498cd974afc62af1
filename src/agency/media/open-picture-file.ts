import { eq } from 'drizzle-orm';
import { media } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { encode, fileName, fromDrawing, twoAtATime } from './encode.server.ts';
import type { PictureFormat } from './picture.ts';

/** Drawings being made now: those who ask for the same file meanwhile wait for the one rendering. */
const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** One file of a picture. Files of our own drawings are made when they are first asked for. @throws NotFound · FilesDown */
export async function openPictureFile(
  ctx: Pick<Ctx, 'db' | 'files'>,
  input: { name: string; width: number; format: PictureFormat },
): Promise<Uint8Array<ArrayBuffer>> {
  const file = fileName(input.name, input.width, input.format);
  const [found] = await ctx.db
    .select({ drawing: media.drawing, widths: media.widths })
    .from(media)
    .where(eq(media.name, input.name));
  // A file outlives its row where a store was away, or where one was brought back: nobody sees what was deleted.
  const stored = found && (await ctx.files.get(file));
  if (stored) return stored;
  const { drawing } = found ?? {};
  if (!drawing || !found?.widths.includes(input.width)) throw new NotFound(/*i18n*/ 'This picture');
  const shared = underWay.get(file);
  if (shared) return shared;
  const making = twoAtATime(async () => {
    const bytes = new Uint8Array(await encode(await fromDrawing(drawing), input.width, input.format));
    await ctx.files.put(file, bytes);
    return bytes;
  }).finally(() => underWay.delete(file));
  underWay.set(file, making);
  return making;
}
