import { listAdmissions } from '#money/admissions/staff-admissions.ts';
import { listStaffPosts } from '#content/blog/staff-posts.ts';
import { BookingPage } from '#sales/bookings/booking-filter.ts';
import { formatDateTime } from '#kit/india/india-date.ts';
import { readBookings } from '#sales/bookings/list-bookings.ts';
import { allow, may, type Ctx } from '#kit/context.ts';
import { CustomerPage } from '#people/customers/customer-filter.ts';
import { readCustomers } from '#people/customers/list-customers.ts';
import { LeadPage } from '#sales/leads/lead-filter.ts';
import { statusLabels } from '#sales/leads/lead.ts';
import { readLeads } from '#sales/leads/list-leads.ts';
import { formatInr } from '#kit/india/money.ts';
import { readPayments } from '#money/payments/list-payments.ts';
import { PaymentPage } from '#money/payments/payment-filter.ts';
import { QuotationPage } from '#sales/quotations/quotation-input.ts';
import { readQuotations } from '#sales/quotations/staff-quotations.ts';
import type { Permission } from '#kit/permissions.ts';
import { editPath, showPath } from '#kit/screen-paths.ts';
import type { SearchHit, SearchQuery } from './search-hit.ts';

const page = { perPage: 5, offset: 0 };
type Hit = Omit<SearchHit, 'kind'>;
type Source = { kind: SearchHit['kind']; needs: Permission; find: (ctx: Ctx, q: string) => Promise<Hit[]> };

/** Each kind is searched as its own list searches; nobody asks how many there are. */
const sources: Source[] = [
  {
    kind: 'Leads',
    needs: 'leads:read',
    find: async (ctx, q) =>
      (await readLeads(ctx, LeadPage.parse({ ...page, q }))).data.map((lead) => ({
        id: lead.id,
        title: lead.name || 'No name',
        note: joined(lead.phone, lead.service, statusLabels[lead.status]),
        path: showPath('leads', lead.id),
      })),
  },
  {
    kind: 'Customers',
    needs: 'customers:read',
    find: async (ctx, q) =>
      (await readCustomers(ctx, CustomerPage.parse({ ...page, q }))).data.map((customer) => ({
        id: customer.id,
        title: customer.fullName || customer.email,
        note: joined(customer.code, customer.email),
        path: showPath('customers', customer.id),
      })),
  },
  {
    kind: 'Quotations',
    needs: 'quotations:read',
    find: async (ctx, q) =>
      (await readQuotations(ctx, QuotationPage.parse({ ...page, q }))).data.map((quotation) => ({
        id: quotation.id,
        title: quotation.company || quotation.name,
        note: joined(quotation.code, formatInr(quotation.totalPaise)),
        path: showPath('quotations', quotation.id),
      })),
  },
  {
    kind: 'Payments',
    needs: 'payments:read',
    find: async (ctx, q) =>
      (await readPayments(ctx, PaymentPage.parse({ ...page, q }))).map((payment) => ({
        id: payment.id,
        title: payment.customerName || payment.id,
        note: joined(formatInr(payment.totalPaise), payment.status.replaceAll('_', ' '), payment.id),
        path: showPath('payments', payment.id),
      })),
  },
  {
    kind: 'Bookings',
    needs: 'bookings:read',
    find: async (ctx, q) =>
      (await readBookings(ctx, BookingPage.parse({ ...page, q }))).map((booking) => ({
        id: booking.id,
        title: booking.name,
        note: formatDateTime(booking.startsAt),
        path: showPath('bookings', booking.id),
      })),
  },
  {
    kind: 'Admissions',
    needs: 'admissions:read',
    find: async (ctx, q) =>
      (await listAdmissions(ctx, { ...page, q })).data.map((admission) => ({
        id: admission.id,
        title: admission.fullName,
        note: joined(admission.planName, admission.status),
        path: showPath('admissions', admission.id),
      })),
  },
  {
    kind: 'Posts',
    needs: 'posts:read',
    find: async (ctx, q) =>
      (await listStaffPosts(ctx, { ...page, q })).data.map((post) => ({
        id: post.id,
        title: post.title,
        note: joined(post.category, post.status),
        path: editPath('posts', post.id),
      })),
  },
];

/** What whoever asks may see and matches, at most five of a kind. */
export async function findAnything(ctx: Ctx, { q }: SearchQuery): Promise<SearchHit[]> {
  const me = allow(ctx.actor, 'search:use');
  const found = await Promise.all(
    sources
      .filter(({ needs }) => may(me, needs))
      .map(async ({ kind, find }) => (await find(ctx, q)).map((hit) => ({ kind, ...hit }))),
  );
  return found.flat();
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ');
