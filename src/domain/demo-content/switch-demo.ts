import { and, eq } from 'drizzle-orm';
import { posts } from '#db/schema/blog.server.ts';
import { settings } from '#db/schema/settings.server.ts';
import { announce } from '#domain/announce.ts';
import { benefitsTag } from '#domain/benefits/benefit.ts';
import { featuresTag } from '#domain/real-estate-features/real-estate-feature.ts';
import { audit } from '#domain/audit/record.ts';
import { allow, type Ctx, type Db } from '#domain/context.ts';
import { Conflict } from '#domain/errors.ts';
import { isUniqueViolation } from '#domain/unique-violation.ts';
import { countDemo, groupsOf } from './count-demo.ts';
import type { DemoState } from './demo-content.ts';

/** The seed asks for it at every start. */
const key = 'demo-content';

/** Tells every page that shows a row of the demo, posts by their addresses. */
async function announceDemo(ctx: Pick<Ctx, 'db'>) {
  const samples = await ctx.db.select({ slug: posts.slug }).from(posts).where(eq(posts.isSample, true));
  const tags = ['blog', 'galleries', 'home', 'offer', 'services', benefitsTag, featuresTag];
  await announce(ctx, { kind: 'pages', tags: [...tags, ...samples.map(({ slug }) => `post:${slug}`)] });
}

export async function readDemo(ctx: Ctx): Promise<DemoState> {
  allow(ctx.actor, 'first-steps:read');
  const [row] = await ctx.db.select().from(settings).where(eq(settings.key, key));
  return { on: (row?.value as { on?: boolean } | undefined)?.on ?? true, counts: await countDemo(ctx) };
}

/** Takes away what came as a demo and was neither changed by staff nor used by anybody, for good. */
export async function removeDemo(ctx: Ctx): Promise<DemoState> {
  allow(ctx.actor, 'first-steps:edit');
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const before = await countDemo(inside);
    await announceDemo(inside);
    for (const { table, sample, free } of groupsOf(inside)) await tx.delete(table).where(and(sample, free));
    await turn(inside, false);
    await audit(inside, {
      action: 'deleted',
      subjectType: 'settings',
      subjectId: key,
      before: Object.fromEntries(before.map(({ name, removable }) => [name, removable])),
    });
  });
  return readDemo(ctx);
}

/**
 * Puts the demo back where nothing of one's own stands in its way.
 * @param addDemo the seed's own way to write it
 * @throws Conflict when rows of the agency hold the same names
 */
export async function restoreDemo(ctx: Ctx, addDemo: (db: Db) => Promise<void>): Promise<DemoState> {
  allow(ctx.actor, 'first-steps:edit');
  try {
    await ctx.db.transaction(async (tx) => {
      const inside = { ...ctx, db: tx };
      await turn(inside, true);
      await addDemo(tx);
      await audit(inside, { action: 'created', subjectType: 'settings', subjectId: key });
      await announceDemo(inside);
    });
  } catch (error) {
    if (isUniqueViolation(error))
      throw new Conflict('Something of yours has the name of a demo row. Nothing was added.');
    throw error;
  }
  return readDemo(ctx);
}

async function turn(ctx: Pick<Ctx, 'db'>, on: boolean) {
  const value = { on };
  await ctx.db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: new Date() } });
}
