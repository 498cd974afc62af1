import { toPaise } from '#kit/india/money.ts';
import type { Schedule, WeeklySlot } from '#catalogue/onboarding/onboarding.ts';
import type { PricingPlan } from '#catalogue/pricing-plans/pricing-plan.ts';
import { send, type Outcome } from '#kit/calls/customer-calls.ts';
import type { WireOf } from '#kit/wire/names.ts';
import { centerNames } from '#catalogue/services/wire/names.ts';
import { levelNames, planNames, scheduleNames } from './names.ts';

export type ShownPlan = Omit<PricingPlan, 'serviceId' | 'offerPlanId'>;
export type Center = { name: string; description: string };
/** Everything that an admission chooses from. */
export type Catalogue = { centers: Center[]; plans: ShownPlan[]; levels: string[]; schedules: Schedule[] };

/** A plan as calls take and give it, prices in rupees. */
export type PlanWire = WireOf<
  typeof planNames,
  Pick<ShownPlan, 'id' | 'name' | 'months' | 'serviceName'> & {
    price: number;
    sell: number;
    benefits: string;
  }
>;
type CenterWire = WireOf<typeof centerNames, Center & { status: string }>;
type ScheduleWire = WireOf<
  typeof scheduleNames,
  Pick<Schedule, 'id' | 'serviceName'> & { levels: string; ageGroups: string; frequency: string }
>;

/** The server has checked what these lists hold. */
const list = <T>(json: string) => JSON.parse(json) as T[];

function toPlan(wire: PlanWire): ShownPlan {
  const { price, sell, benefits, ...plan } = planNames.fromWire(wire);
  return { ...plan, pricePaise: toPaise(price), sellPaise: toPaise(sell), benefits: list<string>(benefits) };
}

/** Services that can be chosen, with their plans, levels and onboarding sessions. */
export async function fetchCatalogue(): Promise<Outcome<Catalogue>> {
  const [centers, plans, levels, schedules] = await Promise.all([
    send<{ list: CenterWire[] }>('GET', '/centerlist/admin1997'),
    send<{ list: PlanWire[] }>('GET', '/pricing/admin1997'),
    send<{ list: WireOf<typeof levelNames, { name: string }>[] }>('GET', '/classlevel/admin1997'),
    send<{ list: ScheduleWire[] }>('GET', '/classschedule/getalldata'),
  ]);
  if (!centers.ok) return centers;
  if (!plans.ok) return plans;
  if (!levels.ok) return levels;
  if (!schedules.ok) return schedules;
  return {
    ok: true,
    centers: centers.list
      .filter(({ status }) => status === 'Active')
      .map(centerNames.fromWire)
      .map(({ name, description }) => ({ name, description })),
    plans: plans.list.map(toPlan),
    levels: levels.list.map((level) => levelNames.fromWire(level).name),
    schedules: schedules.list.map(scheduleNames.fromWire).map((schedule) => ({
      ...schedule,
      levels: list<string>(schedule.levels),
      ageGroups: list<string>(schedule.ageGroups),
      frequency: list<WeeklySlot>(schedule.frequency),
    })),
  };
}

/** A plan as an admission carries it. */
export const planText = (plan: ShownPlan) =>
  JSON.stringify(
    planNames.toWire({
      id: plan.id,
      name: plan.name,
      price: plan.pricePaise / 100,
      sell: plan.sellPaise / 100,
      months: plan.months,
      serviceName: plan.serviceName,
    }),
  );
