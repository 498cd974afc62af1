import satori, { type Font } from 'satori';
import sharp from 'sharp';
import type { ShareCard } from '#content/seo/shared-page.ts';
import devanagari from './fonts/devanagari.woff?inline';
import headExt from './fonts/head-ext.woff?inline';
import head from './fonts/head.woff?inline';
import textExt from './fonts/text-ext.woff?inline';
import text from './fonts/text.woff?inline';
import { Card, size } from './card.tsx';

/** Each stands in for the characters that the one before it does not have. */
const fonts: Font[] = Object.entries({ head, headExt, text, textExt, devanagari }).map(([name, uri]) => ({
  name,
  data: Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64'),
  weight: 400,
  style: 'normal',
}));

/** Draws a card as PNG. `photo` fills its right side, cut to fit; without one the mark stands there. */
export async function drawCard(card: ShareCard, photo: Uint8Array | null): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await satori(<Card card={drawable(card)} withPhoto={photo !== null} />, {
    width: size.width,
    height: size.height,
    fonts,
  });
  const drawing = sharp(Buffer.from(svg)).removeAlpha();
  if (photo) {
    const input = await sharp(photo).resize(size.photo, size.height, { fit: 'cover' }).toBuffer();
    drawing.composite([{ input, left: size.width - size.photo, top: 0 }]);
  }
  // A photograph needs all colours; flat colours fit a palette, which is a third of the size.
  return new Uint8Array(await drawing.png(photo ? { compressionLevel: 9 } : { palette: true }).toBuffer());
}

/** What shapes the text stumbles over control characters and huge words; nobody could read those anyway. */
const plain = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .slice(0, 300)
    .replaceAll(/\S{40}/gu, '$& ')
    .trim();
const drawable = (card: ShareCard): ShareCard => ({
  ...card,
  brand: plain(card.brand),
  eyebrow: plain(card.eyebrow),
  title: plain(card.title),
  line: plain(card.line),
});
