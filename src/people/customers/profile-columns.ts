import { eq, type SQL } from 'drizzle-orm';
import { customers } from './table.server.ts';
import { media } from '#agency/media/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { pictureUrl } from '#agency/media/picture.ts';
import type { Profile } from './customer.ts';

/** Wide enough for the sharpest phone at the size in which photos of people are shown. */
const wideEnough = 320;

/** The account that matches, as its owner sees it. */
export async function selectProfile(ctx: Pick<Ctx, 'db'>, matching: SQL): Promise<Profile | null> {
  const [found] = await ctx.db
    .select({
      id: customers.id,
      code: customers.code,
      email: customers.email,
      fullName: customers.fullName,
      phone: customers.phone,
      gst: customers.gst,
      company: customers.company,
      eraseAt: customers.eraseAt,
      picture: media.name,
      widths: media.widths,
    })
    .from(customers)
    .leftJoin(media, eq(media.id, customers.pictureId))
    .where(matching);
  if (!found) return null;
  const { picture, widths, ...profile } = found;
  return { ...profile, picturePath: picture && widths ? picturePath(picture, widths) : '' };
}

export function picturePath(name: string, widths: number[]): string {
  const width = widths.find((each) => each >= wideEnough) ?? widths.at(-1) ?? wideEnough;
  return pictureUrl({ name }, width, 'webp');
}
