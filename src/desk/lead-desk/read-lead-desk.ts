import { and, desc, eq, ne, or } from 'drizzle-orm';
import { allow, may, type Ctx } from '#kit/context.ts';
import type { Permission } from '#kit/permissions.ts';
import { admissions } from '#money/admissions/table.server.ts';
import { openOfQuotation } from '#money/quotation-payments/open-of-quotation.ts';
import { customers } from '#people/customers/table.server.ts';
import { meetingLabel } from '#sales/bookings/booking.ts';
import { bookings } from '#sales/bookings/table.server.ts';
import { noLead } from '#sales/leads/seen-leads.ts';
import { readLead, type LeadRow } from '#sales/leads/read-lead.ts';
import { stateNow } from '#sales/quotations/find-quotation.ts';
import { quotationCode, quotationMay } from '#sales/quotations/quotation.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { most, type LeadDesk } from './lead-desk.ts';
import { invoicesOf, paymentsOf, readSold } from './read-paid.ts';

/**
 * What stands beside a lead: its quotations with what is still open, its appointments, the payments and documents of
 * these, and the plans of the person, known by whole number or address. Each kind needs the permission of its own list.
 * @throws NotFound
 */
export async function readLeadDesk(ctx: Ctx, input: { leadId: string }): Promise<LeadDesk> {
  allow(ctx.actor, 'leads:read');
  const lead = await readLead(ctx, input);
  if (!lead) throw noLead(ctx);
  const ifMay = <T>(needs: Permission, read: () => Promise<T>) =>
    may(ctx.actor, needs) ? read() : Promise.resolve(null);
  const plans = await admissionsOf(ctx, lead);
  const sold = await readSold(ctx, lead.id, plans);
  return {
    quotations: await ifMay('quotations:read', () => quotationsOf(ctx, lead.id)),
    bookings: await ifMay('bookings:read', () => bookingsOf(ctx, lead.id)),
    payments: await ifMay('payments:read', () => paymentsOf(ctx, sold)),
    invoices: await ifMay('invoices:read', () => invoicesOf(ctx, sold)),
    admissions: await ifMay('admissions:read', () => Promise.resolve(plans)),
  };
}

async function quotationsOf({ db }: Ctx, leadId: string) {
  const rows = await db
    .select({
      id: quotations.id,
      number: quotations.number,
      revision: quotations.revision,
      title: quotations.title,
      state: stateNow,
      totalPaise: quotations.totalPaise,
      openPaise: openOfQuotation,
      validUntil: quotations.validUntil,
    })
    .from(quotations)
    .where(and(eq(quotations.leadId, leadId), ne(quotations.status, 'superseded')))
    .orderBy(desc(quotations.id))
    .limit(most);
  return rows.map(({ number, revision, openPaise, ...row }) => ({
    ...row,
    code: quotationCode({ number, revision }),
    openPaise: quotationMay('pay', row.state) ? openPaise : null,
  }));
}

async function bookingsOf({ db }: Ctx, leadId: string) {
  const rows = await db
    .select({
      id: bookings.id,
      startsAt: bookings.startsAt,
      status: bookings.status,
      meetingType: bookings.meetingType,
      place: bookings.place,
    })
    .from(bookings)
    .where(eq(bookings.leadId, leadId))
    .orderBy(desc(bookings.startsAt))
    .limit(most);
  return rows.map(({ meetingType, place, startsAt, ...row }) => ({
    ...row,
    startsAt: startsAt.toISOString(),
    how: meetingLabel({ meetingType, place }, 'staff'),
  }));
}

async function admissionsOf({ db }: Ctx, { phone, phoneComplete, email }: LeadRow) {
  const same = [
    phoneComplete ? eq(admissions.phone, phone) : undefined,
    email ? eq(customers.email, email.toLowerCase()) : undefined,
  ].filter((is) => is !== undefined);
  if (same.length === 0) return [];
  const rows = await db
    .select({
      id: admissions.id,
      planName: admissions.planName,
      status: admissions.status,
      activeUntil: admissions.activeUntil,
    })
    .from(admissions)
    .innerJoin(customers, eq(customers.id, admissions.customerId))
    .where(or(...same))
    .orderBy(desc(admissions.id))
    .limit(most);
  return rows.map(({ activeUntil, ...row }) => ({ ...row, activeUntil: activeUntil?.toISOString() ?? null }));
}
