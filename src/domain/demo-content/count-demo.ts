import { and, count, eq, exists, not, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { admissions } from '#db/schema/admissions.server.ts';
import { benefits } from '#db/schema/benefits.server.ts';
import { posts } from '#db/schema/blog.server.ts';
import { cartItems } from '#db/schema/cart-items.server.ts';
import { comments } from '#db/schema/comments.server.ts';
import { coupons, couponUses } from '#db/schema/coupons.server.ts';
import { galleries } from '#db/schema/galleries.server.ts';
import { classLevels, classSchedules } from '#db/schema/onboarding.server.ts';
import { pricingPlans } from '#db/schema/pricing-plans.server.ts';
import { realEstateFeatures } from '#db/schema/real-estate-features.server.ts';
import type { Ctx } from '#domain/context.ts';
import type { DemoCount } from './demo-content.ts';

type Group = { name: string; table: PgTable; sample: SQL | undefined; free: SQL | undefined };
const one = sql`1`;

/**
 * What came with the installation to show how it looks, and can go as a whole. `sample`: still as it came, for whatever
 * staff save is theirs. `free`: nobody uses it. Pages, plans of the offer and policies are no demo: they are what the
 * owner begins to edit.
 */
export const groupsOf = (ctx: Pick<Ctx, 'db'>): Group[] => {
  const uses = (table: PgTable, where: SQL) => not(exists(ctx.db.select({ one }).from(table).where(where)));
  return [
    {
      name: 'Blog posts',
      table: posts,
      sample: and(eq(posts.isSample, true), eq(posts.version, 1)),
      free: uses(comments, sql`${comments.postId} = ${posts.id} and ${comments.userAgent} <> 'sample'`),
    },
    { name: 'Galleries', table: galleries, sample: eq(galleries.isSample, true), free: undefined },
    {
      name: 'Real estate features',
      table: realEstateFeatures,
      sample: eq(realEstateFeatures.isSample, true),
      free: undefined,
    },
    {
      name: 'Benefits',
      table: benefits,
      sample: eq(benefits.isSample, true),
      free: uses(cartItems, sql`${cartItems.benefitId} = ${benefits.id}`),
    },
    {
      name: 'Plans by service',
      table: pricingPlans,
      sample: eq(pricingPlans.isSample, true),
      free: uses(admissions, sql`${admissions.planId} = ${pricingPlans.id}`),
    },
    {
      name: 'Coupons',
      table: coupons,
      sample: eq(coupons.isSample, true),
      free: uses(couponUses, sql`${couponUses.couponId} = ${coupons.id}`),
    },
    { name: 'Class levels', table: classLevels, sample: eq(classLevels.isSample, true), free: undefined },
    {
      name: 'Onboarding schedules',
      table: classSchedules,
      sample: eq(classSchedules.isSample, true),
      free: undefined,
    },
  ];
};

/** How many rows of each kind are still as they came: those that can go, and those that somebody uses. */
export async function countDemo(ctx: Pick<Ctx, 'db'>): Promise<DemoCount[]> {
  const counts: DemoCount[] = [];
  // One after the other: inside a transaction there is one connection.
  for (const { name, table, sample, free } of groupsOf(ctx)) {
    const [row] = await ctx.db
      .select({ all: count(), removable: sql<number>`count(*) filter (where ${free ?? sql`true`})::int` })
      .from(table)
      .where(sample);
    const removable = row?.removable ?? 0;
    counts.push({ name, removable, inUse: (row?.all ?? 0) - removable });
  }
  return counts;
}
