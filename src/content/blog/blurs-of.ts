import { inArray } from 'drizzle-orm';
import { media } from '#agency/media/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { pictureNamesOf, type PostBlocks } from './post-blocks.ts';

/** What stands for the pictures in a post's text until they have come, by name. */
export async function blursOf(ctx: Pick<Ctx, 'db'>, blocks: PostBlocks): Promise<Map<string, string>> {
  const names = pictureNamesOf(blocks);
  if (names.length === 0) return new Map();
  const found = await ctx.db
    .select({ name: media.name, placeholder: media.placeholder })
    .from(media)
    .where(inArray(media.name, names));
  return new Map(found.map(({ name, placeholder }) => [name, placeholder]));
}
