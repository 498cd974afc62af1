import { and, count, eq, ne } from 'drizzle-orm';
import { listCategories } from '#content/blog/list-categories.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { subscribers } from '../table.server.ts';

/** So many pages on which people subscribed are named. */
const most = 30;

/** What is known of the confirmed subscribers, each with how many: to choose a segment from. */
export async function readerGroups(ctx: Ctx) {
  allow(ctx.actor, 'subscribers:read');
  const { language, source, interests } = subscribers;
  const confirmed = eq(subscribers.status, 'confirmed');
  const [groups, wanted, categories] = await Promise.all([
    ctx.db
      .select({ language, source, readers: count() })
      .from(subscribers)
      .where(confirmed)
      .groupBy(language, source),
    ctx.db
      .select({ interests, readers: count() })
      .from(subscribers)
      .where(and(confirmed, ne(interests, [])))
      .groupBy(interests),
    listCategories(ctx),
  ]);
  const languages = addedUp(groups.map((of) => ({ ...of, names: [of.language] })));
  const sources = addedUp(groups.map((of) => ({ ...of, names: of.source === '' ? [] : [of.source] })));
  const known = addedUp(wanted.map((of) => ({ ...of, names: of.interests })));
  const named = [...new Set([...categories, ...known.keys()])].toSorted();
  return {
    languages: mostFirst(languages),
    sources: mostFirst(sources).slice(0, most),
    interests: named.map((name) => ({ name, readers: known.get(name) ?? 0 })),
  };
}

/** How many have each name. */
function addedUp<Name extends string>(groups: { names: Name[]; readers: number }[]): Map<Name, number> {
  const known = new Map<Name, number>();
  for (const { names, readers } of groups)
    for (const name of new Set(names)) known.set(name, (known.get(name) ?? 0) + readers);
  return known;
}

const mostFirst = <Name extends string>(known: Map<Name, number>) =>
  [...known]
    .map(([name, readers]) => ({ name, readers }))
    .toSorted((a, b) => b.readers - a.readers || (a.name < b.name ? -1 : 1));
