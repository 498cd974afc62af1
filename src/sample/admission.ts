import { asc } from 'drizzle-orm';
import { v7 } from 'uuid';
import { coupons } from '#money/coupons/table.server.ts';
import { classLevels, classSchedules } from '#catalogue/onboarding/table.server.ts';
import { plans } from '#catalogue/plans/table.server.ts';
import { pricingPlans } from '#catalogue/pricing-plans/table.server.ts';
import { services } from '#catalogue/services/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import type { Db } from '#kit/context.ts';

/** The service that the offer's plans are for. */
const offered = 'Website Development';
const inEvery = [
  'Your own domain and hosting',
  'Changes to words and pictures within two working days',
  'A report on visits and enquiries every month',
];
const offerBenefits: Record<string, string[]> = {
  '1-month': ['One website of up to five pages', ...inEvery],
  '1-year': ['One website of up to ten pages', ...inEvery, 'A Google Business profile, kept up to date'],
  '2-years': ['One website of up to fifteen pages', ...inEvery, 'One round of new design after a year'],
  '3-years': ['One website of up to twenty pages', ...inEvery, 'A new design every year'],
};

type Sample = [name: string, months: number, rupees: number, sellRupees: number, benefits: string[]];
/** Prices of a sample agency, GST included. */
const others: Record<string, Sample[]> = {
  'Digital Marketing': [
    ['Starter', 3, 29_997, 26_997, ['Two channels', 'Eight posts a month', 'One report a month']],
    ['Growth', 12, 119_988, 95_988, ['Four channels', 'Sixteen posts a month', 'A call every fortnight']],
  ],
  'E-commerce Website': [
    ['Shop, 1 year', 12, 35_988, 29_999, ['Up to 200 products', 'Payments and delivery set up', 'Stock by size and colour']],
    ['Shop, 2 years', 24, 71_976, 54_999, ['Up to 1,000 products', 'Payments and delivery set up', 'Stock by size and colour', 'A second language']],
  ],
  'Google Ads': [
    ['Campaigns', 6, 35_994, 29_994, ['Up to three campaigns', 'The budget is paid to Google by you', 'One report a week']],
  ],
}; // prettier-ignore

const levelNames = ['Beginner', 'Intermediate', 'Advanced'];
const slot = (day: 'Tuesday' | 'Thursday' | 'Saturday', startTime: string, endTime: string) => ({
  day,
  startTime,
  endTime,
});
const schedules = [
  {
    levels: ['Beginner'],
    ageGroups: ['18 - 99'],
    frequency: [slot('Tuesday', '11:30', '12:30'), slot('Thursday', '16:00', '17:00')],
  },
  {
    levels: ['Intermediate', 'Advanced'],
    ageGroups: ['18 - 99'],
    frequency: [slot('Thursday', '11:30', '12:00'), slot('Saturday', '11:30', '12:00')],
  },
];

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
        ...shared,
        id: v7(),
        serviceId: website,
        offerPlanId: id,
        name: `Website, ${duration}`,
        benefits: offerBenefits[id] ?? inEvery,
      });
  for (const [service, samples] of Object.entries(others))
    for (const [name, months, rupees, sellRupees, benefits] of samples) {
      const serviceId = idOf.get(service);
      if (serviceId)
        rows.push({
          ...shared,
          id: v7(),
          serviceId,
          name,
          months,
          pricePaise: rupees * 100,
          sellPaise: sellRupees * 100,
          benefits,
        });
    }
  if (rows.length > 0) await db.insert(pricingPlans).values(rows);

  await db
    .insert(coupons)
    .values({
      ...shared,
      id: v7(),
      code: 'WELCOME10',
      note: 'Ten per cent off the first plan',
      percent: 10,
      mostUsesEach: 1,
      planIds: [],
    })
    .onConflictDoNothing();
  await db
    .insert(classLevels)
    .values(levelNames.map((name, position) => ({ ...shared, id: v7(), name, position })))
    .onConflictDoNothing();
  if (website)
    await db
      .insert(classSchedules)
      .values(schedules.map((schedule) => ({ ...shared, ...schedule, id: v7(), serviceId: website })));
}
