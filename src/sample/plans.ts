import { plans } from '#catalogue/plans/table.server.ts';
import type { Db } from '#kit/context.ts';

const monthPaise = 199_900;
const plan = (id: string, duration: string, months: number, pricePaise: number) => ({
  id,
  duration,
  months,
  pricePaise,
  originalPaise: months === 1 ? null : monthPaise * months,
  bestOffer: months === 36,
  description: '',
  isSample: true,
});

/** The four plans of the offer. Source: public-site §9. */
export async function seedPlans(db: Db): Promise<void> {
  await db
    .insert(plans)
    .values([
      plan('1-month', '1 Month', 1, monthPaise),
      plan('1-year', '1 Year', 12, 1_409_900),
      plan('2-years', '2 Years', 24, 1_979_000),
      plan('3-years', '3 Years', 36, 2_410_800),
    ])
    .onConflictDoNothing();
}
