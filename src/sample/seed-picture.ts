import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { media } from '#agency/media/table.server.ts';
import type { Db } from '#kit/context.ts';

const widths = [320, 640, 960, 1280, 1600];
/** A mark without a ground stands small beside its name. */
const markWidths = [96, 192, 320, 640];

/**
 * Puts a drawing of our own into the library, once per key; its files are made when they are first asked for.
 * @param draw gives a whole SVG document with a viewBox; no text in it, for fonts differ from machine to machine
 * @param colors what the placeholder shows while it loads: above and below; null for a drawing without a ground
 * @returns the id of its picture
 */
export async function seedPicture(
  { db }: { db: Db },
  key: string,
  draw: () => Promise<string>,
  alt: string,
  colors: [above: string, below: string] | null = ['#f8f3e8', '#efe5d2'],
): Promise<string> {
  const [present] = await db.select({ id: media.id }).from(media).where(eq(media.seedKey, key));
  if (present) return present.id;
  const svg = await draw();
  const [, boxWidth, boxHeight] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  if (!boxWidth || !boxHeight) throw new Error(`The drawing ${key} has no viewBox from 0 0`);
  const sizes = colors ? widths : markWidths;
  const width = sizes.at(-1) as number;
  const height = Math.round((width * Number(boxHeight)) / Number(boxWidth));
  const id = uuidv7();
  await db.insert(media).values({
    id,
    // The same name on every installation for the same drawing: what browsers and search engines hold stays true.
    name: nameOf(svg),
    alt,
    width,
    height,
    placeholder: colors ? twoColors(colors) : '',
    widths: sizes,
    seedKey: key,
    drawing: svg.replace('<svg ', `<svg width="${width}" height="${height}" `),
  });
  return id;
}

/** 26 characters a–z and 0–9 that belong to this drawing alone. */
export function nameOf(svg: string): string {
  const sum = BigInt(`0x${createHash('sha256').update(svg).digest('hex')}`);
  return sum.toString(36).slice(0, 26).padStart(26, '0');
}

const twoColors = ([above, below]: [string, string]) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><linearGradient id="g" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient><path fill="url(#g)" d="M0 0h3v2H0z"/></svg>`,
  )}`;
