import { listPath } from '#kit/screen-paths.ts';
import type { DashboardSpan } from '../dashboard.ts';

/** The list of leads behind a sum, the highest value first. */
export const leadsWhere = (filter: Record<string, unknown>) =>
  `${listPath('leads', { view: 'all', ...filter })}&sort=valuePaise&order=DESC`;

/** The leads that a figure of some days counts: neither suspected nor junk, the newest first. */
export const leadsOf = ({ from, to }: DashboardSpan, more: { source?: string; sourceSaid?: 'no' } = {}) =>
  listPath('leads', { view: 'all', from, to, ...more });

/** Consultations that take place in some days. */
export const bookingsOf = ({ from, to }: DashboardSpan, status: string) =>
  listPath('bookings', { from, until: to, status });

/** Consultations that were booked in some days, whenever they take place. */
export const bookingsMadeIn = ({ from, to }: DashboardSpan) =>
  listPath('bookings', { bookedFrom: from, bookedUntil: to });

/** Quotations that were begun in some days, as they stand now. */
export const quotationsBegunIn = ({ from, to }: DashboardSpan, state: string) =>
  listPath('quotations', { begunFrom: from, begunUntil: to, state });

/** What was paid in some days. */
export const paymentsOf = ({ from, to }: DashboardSpan) =>
  listPath('payments', { paidFrom: from, paidUntil: to });

/** The orders among them, as the dashboard counts them. */
export const ordersOf = ({ from, to }: DashboardSpan) =>
  listPath('payments', { paidFrom: from, paidUntil: to, ordered: true });

export const statisticsOf = ({ from, to }: DashboardSpan) =>
  `/statistics?${new URLSearchParams({ from, to })}`;
