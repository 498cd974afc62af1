import { toPaise } from '#kit/india/money.ts';
import type { Schedule, WeeklySlot } from '#catalogue/onboarding/onboarding.ts';
import type { PricingPlan } from '#catalogue/pricing-plans/pricing-plan.ts';
import { send, type Outcome } from '#kit/calls/customer-calls.ts';

export type ShownPlan = Omit<PricingPlan, 'serviceId'>;
export type Center = { name: string; description: string };
/** Everything that an admission chooses from. */
export type Catalogue = { centers: Center[]; plans: ShownPlan[]; levels: string[]; schedules: Schedule[] };

/** A plan as calls take and give it, prices in rupees. */
export type PlanWire = {
  id: string;
  plan_name: string;
  price: number;
  sell_price: number;
  duration: number;
  benefits: string;
  class_name: string;
};
type CenterWire = { center_name: string; location: string; status: string };
type ScheduleWire = {
  id: string;
  class_name: string;
  class_level: string;
  age_group: string;
  frequency: string;
};

/** The server has checked what these lists hold. */
const list = <T>(json: string) => JSON.parse(json) as T[];

const toPlan = (wire: PlanWire): ShownPlan => ({
  id: wire.id,
  name: wire.plan_name,
  pricePaise: toPaise(wire.price),
  sellPaise: toPaise(wire.sell_price),
  months: wire.duration,
  benefits: list<string>(wire.benefits),
  serviceName: wire.class_name,
});

/** Services that can be chosen, with their plans, levels and onboarding sessions. */
export async function fetchCatalogue(): Promise<Outcome<Catalogue>> {
  const [centers, plans, levels, schedules] = await Promise.all([
    send<{ list: CenterWire[] }>('GET', '/centerlist/admin1997'),
    send<{ list: PlanWire[] }>('GET', '/pricing/admin1997'),
    send<{ list: { class_level: string }[] }>('GET', '/classlevel/admin1997'),
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
      .map(({ center_name: name, location: description }) => ({ name, description })),
    plans: plans.list.map(toPlan),
    levels: levels.list.map(({ class_level: level }) => level),
    schedules: schedules.list.map((wire) => ({
      id: wire.id,
      serviceName: wire.class_name,
      levels: list<string>(wire.class_level),
      ageGroups: list<string>(wire.age_group),
      frequency: list<WeeklySlot>(wire.frequency),
    })),
  };
}

/** A plan as an admission carries it. */
export const planText = (plan: ShownPlan) =>
  JSON.stringify({
    id: plan.id,
    plan_name: plan.name,
    price: plan.pricePaise / 100,
    sell_price: plan.sellPaise / 100,
    duration: plan.months,
    class_name: plan.serviceName,
  });
