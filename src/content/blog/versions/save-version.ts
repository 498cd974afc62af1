import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, lte } from 'drizzle-orm';
import { v7 } from 'uuid';
import { postVersions } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { contentOf, type PostContent } from '../post-content.ts';

/** What one person does within so long is one change: drafts save themselves every few seconds. */
const burstMs = 10 * 60_000;
const most = 50;

/** Keeps what a post says now, before `change` is made of it. `always`: also in the middle of a burst. */
export async function saveVersion(
  ctx: Ctx,
  before: PostContent & { id: string },
  change: Partial<PostContent>,
  { always = false } = {},
): Promise<void> {
  const content = contentOf(before);
  if (isDeepStrictEqual(content, contentOf({ ...content, ...change }))) return;
  const by = ctx.actor.kind === 'staff' ? ctx.actor : null;
  const versions = ctx.db.select().from(postVersions).where(eq(postVersions.postId, before.id));
  const [last] = await versions.orderBy(desc(postVersions.id)).limit(1);
  const isBurst = last?.staffId === by?.id && last && ctx.now().getTime() - last.at.getTime() < burstMs;
  if (isBurst && !always) return;
  await ctx.db.insert(postVersions).values({
    id: v7(),
    postId: before.id,
    at: ctx.now(),
    staffId: by?.id ?? null,
    staffName: by?.name ?? '',
    content,
  });
  const [tooOld] = await ctx.db
    .select({ id: postVersions.id })
    .from(postVersions)
    .where(eq(postVersions.postId, before.id))
    .orderBy(desc(postVersions.id))
    .offset(most)
    .limit(1);
  if (tooOld)
    await ctx.db
      .delete(postVersions)
      .where(and(eq(postVersions.postId, before.id), lte(postVersions.id, tooOld.id)));
}
