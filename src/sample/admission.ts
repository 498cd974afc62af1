import { asc } from 'drizzle-orm';
import { v7 } from 'uuid';
import { CouponInput } from '#money/coupons/coupon-input.ts';
import { coupons } from '#money/coupons/table.server.ts';
import { LevelInput, ScheduleInput } from '#catalogue/onboarding/onboarding-input.ts';
import { classLevels, classSchedules } from '#catalogue/onboarding/table.server.ts';
import { plans } from '#catalogue/plans/table.server.ts';
import { PricingPlanInput } from '#catalogue/pricing-plans/pricing-plan.ts';
import { pricingPlans } from '#catalogue/pricing-plans/table.server.ts';
import { services } from '#catalogue/services/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import type { Db } from '#kit/context.ts';
import samples from './admission.json';

/** The service that the offer's plans are for. */
const offered = 'Website Development';
/** What is in each plan of the offer. */
const offerBenefits: Record<string, string[]> = samples.website;

/** Plans, a coupon, levels and onboarding sessions to subscribe with: once, whatever the owner does to them later. */
export async function seedAdmission(db: Db): Promise<void> {
  const first = await db
    .insert(settings)
    .values({ key: 'admission-samples', value: { seeded: true } })
    .onConflictDoNothing()
    .returning({ key: settings.key });
  if (first.length === 0) return;
  const there = await db.select({ id: services.id, name: services.name }).from(services);
  const idOf = new Map(there.map(({ id, name }) => [name, id]));
  const shared = { status: 'Active' as const, isSample: true };

  const website = idOf.get(offered);
  const offer = await db.select().from(plans).orderBy(asc(plans.months));
  const rows: (typeof pricingPlans.$inferInsert)[] = [];
  if (website)
    for (const { id, duration } of offer)
      rows.push({
        id: v7(),
        serviceId: website,
        offerPlanId: id,
        name: `Website, ${duration}`,
        benefits: offerBenefits[id] ?? [],
        ...shared,
      });
  for (const { service, ...plan } of samples.plans) {
    const serviceId = idOf.get(service);
    if (serviceId)
      rows.push({
        ...PricingPlanInput.parse({ ...plan, serviceId, offerPlanId: null, status: 'Active' }),
        id: v7(),
        isSample: true,
      });
  }
  if (rows.length > 0) await db.insert(pricingPlans).values(rows);

  await db
    .insert(coupons)
    .values({ ...CouponInput.parse(samples.coupon), id: v7(), isSample: true })
    .onConflictDoNothing();
  const levels = samples.levels.map((name, position) => ({
    ...LevelInput.parse({ name, position, status: 'Active' }),
    id: v7(),
    isSample: true,
  }));
  await db.insert(classLevels).values(levels).onConflictDoNothing();
  if (!website) return;
  const schedules = samples.schedules.map((schedule) => ({
    ...ScheduleInput.parse({ ...schedule, serviceId: website, status: 'Active' }),
    id: v7(),
    isSample: true,
  }));
  await db.insert(classSchedules).values(schedules);
}
