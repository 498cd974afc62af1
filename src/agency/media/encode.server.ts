import type { Sharp } from 'sharp';
import { pictureFormats, type PictureFormat } from './picture.ts';

const ladder = [320, 640, 960, 1280, 1920];
const widest = 1920;

/** The sizes to keep of a picture this wide: never larger than it is. */
export const widthsFor = (width: number) => [
  ...ladder.filter((step) => step < width && step < widest),
  Math.min(width, widest),
];

/** One file of a picture. Nothing of the original but its pixels survives: no EXIF, no place, no tail. */
export function encode(image: Sharp, width: number, format: PictureFormat): Promise<Buffer> {
  const sized = image.clone().resize({ width });
  // Stronger effort costs seconds per picture and saves a tenth of its bytes.
  return (
    format === 'avif' ? sized.avif({ quality: 50, effort: 2 }) : sized.webp({ quality: 78, effort: 3 })
  ).toBuffer();
}

/** A few pixels as a data URI; the browser blurs them by drawing them large. */
export async function placeholderOf(image: Sharp): Promise<string> {
  const tiny = await image
    .clone()
    .resize({ width: 16, height: 16, fit: 'inside' })
    .webp({ quality: 40 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** A picture of our own, ready to be encoded: a drawing's SVG, or a screenshot as data URI. Never for files that somebody sent. */
export async function fromDrawing(drawing: string): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const [, screenshot] = /^data:image\/avif;base64,(.+)$/.exec(drawing) ?? [];
  return sharp(screenshot ? Buffer.from(screenshot, 'base64') : Buffer.from(drawing));
}

export const fileNames = (name: string, widths: number[]) =>
  widths.flatMap((width) =>
    pictureFormats.map((format) => ({ width, format, file: fileName(name, width, format) })),
  );

export const fileName = (name: string, width: number, format: PictureFormat) => `${name}-${width}.${format}`;

/** Decoding holds a whole picture in memory: two at a time, the others wait their turn. */
export function twoAtATime<T>(run: () => Promise<T>): Promise<T> {
  const turn = running < 2 ? Promise.resolve() : new Promise<void>((go) => waiting.push(go));
  running++;
  return turn.then(run).finally(() => {
    running--;
    waiting.shift()?.();
  });
}
let running = 0;
const waiting: (() => void)[] = [];
