import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { widthsFor } from '#agency/media/encode.server.ts';
import { media } from '#agency/media/table.server.ts';
import type { Db } from '#kit/context.ts';
import { nameOf } from './seed-picture.ts';

// Large, and of use at a first start alone.
const shots = import.meta.glob<string>('./sites/shots/*.avif', { query: '?inline', import: 'default' });

/** In pixels, as `npm run screenshots` takes them; `screen` ends the name of the file. A phone stands small beside a desk. */
const sizes = {
  before: { screen: 'before', width: 1440, height: 900, small: [] },
  desk: { screen: 1440, width: 1440, height: 900, small: [] },
  phone: { screen: 390, width: 585, height: 1266, small: [160] },
  words: { screen: 'words', width: 585, height: 1266, small: [] },
};

/**
 * Puts what is first seen of a sample client's own site into the library, once per client and screen.
 * @returns the id of its picture
 */
export async function seedShot(db: Db, slug: string, on: keyof typeof sizes, alt: string): Promise<string> {
  const { screen, width, height, small } = sizes[on];
  const seedKey = `site-${slug}-${screen}`;
  const [present] = await db.select({ id: media.id }).from(media).where(eq(media.seedKey, seedKey));
  if (present) return present.id;
  const drawing = await shots[`./sites/shots/${slug}-${screen}.avif`]?.();
  if (!drawing) throw new Error(`There is no screenshot ${slug}-${screen}`);
  const id = uuidv7();
  const name = nameOf(drawing);
  const widths = [...small, ...widthsFor(width)];
  await db.insert(media).values({ id, name, alt, width, height, placeholder: '', widths, seedKey, drawing });
  return id;
}
