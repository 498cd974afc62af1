import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { documentPictures } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { twoAtATime } from '#agency/media/encode.server.ts';
import { pictureKind } from '#agency/media/picture-kind.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

const maxPixels = 25_000_000;
/** On paper it is a few centimetres wide: more pixels would only make every document heavier. */
const largest = { width: 800, height: 400 };

/** Takes a logo or a signature: only its pixels are kept, no larger than documents print them. @throws Invalid naming `file` */
export async function storeDocumentPicture(ctx: Ctx, input: { bytes: Uint8Array }): Promise<{ id: string }> {
  allow(ctx.actor, 'settings:edit');
  if (!pictureKind(input.bytes))
    throw new Invalid({ file: /*i18n*/ 'Choose a JPEG, PNG, WebP or AVIF picture' });
  const { default: sharp } = await import('sharp');
  const { data, info } = await twoAtATime(() =>
    sharp(input.bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: 20 })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true }),
  ).catch(() => {
    throw new Invalid({ file: /*i18n*/ 'This picture is damaged or has more than 25 megapixels' });
  });
  const id = v7();
  const { width, height } = info;
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .insert(documentPictures)
      .values({ id, png: data.toString('base64'), width, height, createdAt: ctx.now() });
    await audit(ctx, {
      action: 'created',
      subjectType: 'settings',
      subjectId: 'site',
      after: { documentPicture: id },
    });
  });
  return { id };
}

/** As PNG. @throws NotFound */
export async function readDocumentPicture(
  ctx: Pick<Ctx, 'db'>,
  input: { pictureId: string },
): Promise<Buffer<ArrayBuffer>> {
  const [found] = await ctx.db
    .select({ png: documentPictures.png })
    .from(documentPictures)
    .where(eq(documentPictures.id, input.pictureId));
  if (!found) throw new NotFound(/*i18n*/ 'This picture');
  return Buffer.from(found.png, 'base64');
}
