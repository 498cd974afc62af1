import { count, desc, eq, sql } from 'drizzle-orm';
import { listCategories } from '#content/blog/list-categories.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { subscribers } from '../table.server.ts';

/** So many pages on which people subscribed are named. */
const most = 30;

/** What is known of the confirmed subscribers, each with how many: to choose a segment from. */
export async function readerGroups(ctx: Ctx) {
  allow(ctx.actor, 'subscribers:read');
  const confirmed = eq(subscribers.status, 'confirmed');
  const interest = sql<string>`unnest(${subscribers.interests})`;
  const [languages, sources, interests, categories] = await Promise.all([
    ctx.db
      .select({ name: subscribers.language, readers: count() })
      .from(subscribers)
      .where(confirmed)
      .groupBy(subscribers.language),
    ctx.db
      .select({ name: subscribers.source, readers: count() })
      .from(subscribers)
      .where(sql`${confirmed} and ${subscribers.source} <> ''`)
      .groupBy(subscribers.source)
      .orderBy(desc(count()), subscribers.source)
      .limit(most),
    ctx.db.select({ name: interest, readers: count() }).from(subscribers).where(confirmed).groupBy(interest),
    listCategories(ctx),
  ]);
  const known = new Map(interests.map(({ name, readers }) => [name, readers]));
  const named = [...new Set([...categories, ...known.keys()])].toSorted();
  return {
    languages,
    sources,
    interests: named.map((name) => ({ name, readers: known.get(name) ?? 0 })),
  };
}
