import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Sharp } from 'sharp';
import { v7 } from 'uuid';
import { media } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import type { Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { forgetFiles } from '#agency/stored-files/forget-files.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { encode, fileNames, placeholderOf, twoAtATime, widthsFor } from './encode.server.ts';
import { mediaColumns } from './picture-columns.ts';
import { pictureKind } from './picture-kind.ts';

const maxPixels = 25_000_000;
/** A photo of a person is never shown larger. */
const personalWidth = 640;
/** Libvips would refuse some longer strips, and no page could show them. */
const steepest = 8;

const refuse = (why: string): never => {
  throw new Invalid({ file: why });
};

/**
 * Takes a picture that somebody sent: looks at its first bytes instead of its name, decodes it within limits and keeps only
 * freshly encoded copies in several widths.
 * @param personal the photo of a person: two small sizes, and no part of the staff's library
 * @param folderId where it stands in the library; what is no folder any more is none
 * @param square cut to a square, around what draws the eye
 * @throws Invalid naming `file` when it is no picture that we take; OutOfSpace · FilesDown
 */
export async function storePicture(
  ctx: Pick<Ctx, 'db' | 'files' | 'jobs' | 'actor' | 'request'>,
  {
    bytes,
    alt,
    personal = false,
    square = false,
    folderId = null,
  }: { bytes: Uint8Array; alt: string; personal?: boolean; square?: boolean; folderId?: string | null },
) {
  const format = pictureKind(bytes);
  if (!format) return refuse(/*i18n*/ 'Choose a JPEG, PNG, WebP or AVIF picture');
  return twoAtATime(async () => {
    const { image, width, height } = await decode(bytes, format, square);
    const widths = personal ? widthsFor(Math.min(width, personalWidth)) : widthsFor(width);
    const name = randomName();
    const files = fileNames(name, widths);
    try {
      for (const { file, width: w, format: f } of files) await ctx.files.put(file, await encode(image, w, f));
      const placeholder = (await isOpaque(image)) ? await placeholderOf(image) : '';
      return await inTransaction(ctx, async (ctx) => {
        const [row] = await ctx.db
          .insert(media)
          .values({
            id: v7(),
            name,
            alt,
            width,
            height,
            placeholder,
            widths,
            personal,
            folderId: stillThere(folderId),
          })
          .returning(mediaColumns);
        if (!row) throw new Error('An insert returned nothing');
        await audit(ctx, {
          action: 'created',
          subjectType: 'picture',
          subjectId: row.id,
          after: { name, alt },
        });
        return row;
      });
    } catch (error) {
      await forgetFiles(ctx, { names: files.map(({ file }) => file) });
      throw error;
    }
  });
}

/** Decodes once, upright and no larger than the widest copy; the copies are made from that. */
async function decode(
  bytes: Uint8Array,
  format: string,
  square: boolean,
): Promise<{ image: Sharp; width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const head = await source.metadata().catch(() => null);
  // Too many pixels are refused here, before any is decoded.
  if (!head || head.format !== format || !head.width || !head.height)
    return refuse(/*i18n*/ 'This picture is damaged or has more than 25 megapixels');
  const { width, height } = head.autoOrient;
  if (width * height > maxPixels) refuse(/*i18n*/ 'This picture has more than 25 megapixels');
  if (Math.max(width, height) > steepest * Math.min(width, height))
    refuse('This picture is too long and thin to be shown');
  const side = Math.min(width, height, personalWidth);
  try {
    const { data, info } = await source
      .autoOrient()
      .resize(
        square
          ? { width: side, height: side, position: 'attention' }
          : { width: Math.max(...widthsFor(width)) },
      )
      .toColourspace('srgb')
      .timeout({ seconds: 20 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return {
      image: sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }),
      width: info.width,
      height: info.height,
    };
  } catch {
    return refuse(/*i18n*/ 'This picture is damaged');
  }
}

const isOpaque = async (image: Sharp) =>
  (await image.metadata()).channels < 4 || (await image.stats()).isOpaque;

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const randomName = () => Array.from({ length: 26 }, () => letters[randomInt(letters.length)]).join('');

const stillThere = (folderId: string | null) =>
  folderId && sql`(select id from media_folders where id = ${folderId})`;
