import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { drawingLimit } from '#kit/limit.ts';
import { openPictureFile } from '#agency/media/open-picture-file.ts';
import { readPublicSettings } from '#agency/settings/read-settings.ts';
import { cardVersion } from './card-version.server.ts';
import { findPage } from './find-page.ts';
import { cardOf, type PageKey } from './shared-page.ts';

/** The card of a public page, what it is called just now, and how to get its picture, which is asked for where the card has to be drawn. @throws NotFound, TooManyRequests */
export async function findShareCard(ctx: Pick<Ctx, 'db' | 'files' | 'limit' | 'request'>, key: PageKey) {
  const page = await findPage(ctx, key);
  if (!page) throw new NotFound(/*i18n*/ 'This picture');
  const { brand } = await readPublicSettings(ctx);
  const card = cardOf(brand, page);
  const photo = async () => {
    await ctx.limit(drawingLimit, ctx.request.ip);
    const { picture } = card;
    if (!picture) return null;
    const width = picture.widths.find((step) => step >= 960) ?? picture.widths.at(-1);
    return width === undefined ? null : openPictureFile(ctx, { name: picture.name, width, format: 'webp' });
  };
  return { card, version: cardVersion(card), photo };
}
