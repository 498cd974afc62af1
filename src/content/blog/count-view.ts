import { lt, sql } from 'drizzle-orm';
import { isbot } from 'isbot';
import { postViews } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { defineLimit } from '#kit/limit.ts';

const postViewLimit = defineLimit('post-view', { points: 300, seconds: 600 });

const dayInIndia = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' });

/** Counts a reading: once for each viewer and Indian day, and never for robots. */
export async function countView(ctx: Ctx, input: { postId: string; viewer: string }): Promise<void> {
  if (ctx.request.userAgent === '' || isbot(ctx.request.userAgent)) return;
  await ctx.limit(postViewLimit, ctx.request.ip);
  await ctx.db.execute(sql`
    with first as (
      insert into post_views (post_id, viewer, day)
      values (${input.postId}, ${input.viewer}, ${dayInIndia.format(ctx.now())})
      on conflict do nothing returning post_id
    )
    update post_counts set views = views + 1 where post_id in (select post_id from first)`);
}

/** Who read what on earlier days no longer matters: the sum stays. */
export async function purgeOldViews(ctx: Ctx): Promise<void> {
  await ctx.db.delete(postViews).where(lt(postViews.day, dayInIndia.format(ctx.now())));
}
