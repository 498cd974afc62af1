import { z } from 'zod';
import { addDays, daysBetween } from '#kit/india/india-date.ts';
import { quotationStates } from '#sales/quotations/quotation.ts';
import { StatisticsSpan } from '#desk/statistics/statistics.ts';

/** Days in India, both included. */
export const DashboardSpan = StatisticsSpan;
export type DashboardSpan = StatisticsSpan;

const count = z.number().int();
const paise = z.number().int();

/** How business went in some days. A part that the role may not see is null. */
export const Dashboard = z.object({
  /** Without what is suspected or junk. `medianMinutes`: from arriving to the first contact, of those that had one. */
  leads: z
    .object({
      received: count,
      answered: count,
      medianMinutes: z.number().nullable(),
      won: count,
      bySource: z.array(z.object({ source: z.string(), count })),
      /** Every day of the span. */
      byDay: z.array(z.object({ day: z.string(), count })),
    })
    .nullable(),
  /** From the visit to the order, as counts of each. */
  funnel: z
    .object({ visits: count, formsBegun: count, leads: count, bookings: count, orders: count })
    .nullable(),
  /** Consultations that take place in these days. */
  bookings: z.object({ confirmed: count, held: count, noShow: count, cancelled: count }).nullable(),
  /** By the day of payment; tax by the day of its document. */
  money: z
    .object({
      orders: count,
      receivedPaise: paise,
      refundedPaise: paise,
      gstPaise: paise,
      byDay: z.array(z.object({ day: z.string(), receivedPaise: paise })),
    })
    .nullable(),
  /** What was bought for a time that ended in these days, and how much of it was bought again. At most 1,000 are counted. */
  renewals: z.object({ ended: count, renewed: count }).nullable(),
  /** Those begun in these days, as they stand now. */
  quotations: z.array(z.object({ state: z.enum(quotationStates), count, totalPaise: paise })).nullable(),
});
export type Dashboard = z.infer<typeof Dashboard>;

/** As many days, right before. */
export function spanBefore({ from, to }: DashboardSpan): DashboardSpan {
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}
