import { usualPaise } from '#sales/leads/lead.ts';
import { todayKinds, type TodayItem, type Urgency } from './today-item.ts';

export const weights: Record<Urgency, number> = { late: 3, today: 2, waiting: 1 };

/**
 * Kinds stand in their own order, and within one what is urgent and worth much comes first: the value, three times where
 * it is late, twice where it is for today. What has no value counts as ₹25,000 – fixed, and not the median of what waits,
 * so that nothing moves because something else has come in. Of what counts the same, the oldest comes first.
 */
export const byKindAndWeight = (a: TodayItem, b: TodayItem): number =>
  todayKinds.indexOf(a.kind) - todayKinds.indexOf(b.kind) ||
  weightOf(b) - weightOf(a) ||
  a.at.localeCompare(b.at);

const weightOf = ({ urgency, valuePaise }: TodayItem) => weights[urgency] * (valuePaise ?? usualPaise);
