import { formatInr } from '#kit/india/money.ts';
import { numbers } from '#desk/statistics/office/statistics-labels.ts';
import type { Dashboard, DashboardSpan } from '../dashboard.ts';
import { bookingsOf, leadsOf, ordersOf, paymentsOf } from './behind.ts';

export const count = (n: number) => numbers.format(n);
export const money = (paise: number) => formatInr(Math.round(paise / 100) * 100);
/** `45 min`, `3 h`, `2 days` */
function waiting(minutes: number): string {
  if (minutes < 90) return `${Math.round(minutes)} min`;
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`;
}

type Links = { text: string; path: string }[];

const payments = (span: DashboardSpan) => ({ text: 'Payments', path: paymentsOf(span) });

/** What each figure is: how it is said, by what rule it counts, and where the records behind it stand. */
export const figures: {
  name: string;
  say: (value: number) => string;
  /** Undefined where the one who looks may not see it. */
  of: (dashboard: Dashboard) => number | null | undefined;
  rule: string;
  links: (span: DashboardSpan) => Links;
}[] = [
  {
    name: 'Leads',
    say: count,
    of: ({ leads }) => leads?.received,
    rule: 'Leads that came in these days. Suspected ones, junk, and those that became part of another do not count.',
    links: (span) => [{ text: 'These leads', path: leadsOf(span) }],
  },
  {
    name: 'To the first contact',
    say: waiting,
    of: ({ leads }) => leads?.medianMinutes,
    rule: 'From the arrival of a lead of these days until staff were in touch, day and night: half were answered faster, half slower. Who is not answered yet does not count, nor who booked a consultation.',
    links: (span) => [{ text: 'Leads of these days', path: leadsOf(span) }],
  },
  {
    name: 'Consultations held',
    say: count,
    of: ({ bookings }) => bookings?.held,
    rule: 'Consultations of these days that somebody marked as held.',
    links: (span) => [{ text: 'These consultations', path: bookingsOf(span, 'held') }],
  },
  {
    name: 'Orders',
    say: count,
    of: (dashboard) => dashboard.money?.orders,
    rule: 'Orders that were paid in these days. What was refunded later still counts.',
    links: (span) => [{ text: 'These orders', path: ordersOf(span) }],
  },
  {
    name: 'Received',
    say: money,
    of: (dashboard) => dashboard.money?.receivedPaise,
    rule: 'What orders and invoices brought, by the day of payment, GST included. Refunds are not taken off.',
    links: (span) => [payments(span), { text: 'Receivables', path: '/receivables' }],
  },
  {
    name: 'GST',
    say: money,
    of: (dashboard) => dashboard.money?.gstPaise,
    rule: 'The tax on invoices and debit notes that were issued in these days, less that on credit notes.',
    links: () => [{ text: 'Invoices', path: '/invoices' }],
  },
  {
    name: 'Refunded',
    say: money,
    of: (dashboard) => dashboard.money?.refundedPaise,
    rule: 'Refunds that the gateway paid out in these days, and advances that were sent back.',
    links: () => [{ text: 'Payments', path: '/payments' }],
  },
];

/** Of how many terms that ended, so many were bought again. */
export const renewedRule =
  'Terms of plans and services that ended in these days. One is renewed when the same customer bought it again for the time after.';
