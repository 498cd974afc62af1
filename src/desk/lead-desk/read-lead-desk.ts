import { and, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import { allow, may, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import type { Paise } from '#kit/india/money.ts';
import type { Permission } from '#kit/permissions.ts';
import { admissions } from '#money/admissions/table.server.ts';
import { partOf, readMilestones } from '#money/milestones/milestones.ts';
import { settledPaise } from '#money/payments/settled-paise.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { meetingLabel } from '#sales/bookings/booking.ts';
import { bookings } from '#sales/bookings/table.server.ts';
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
  if (!lead) throw new NotFound('This lead');
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
  const { purpose, subjectId, paidAt } = paymentTransactions;
  const paid = db
    .select({ sum: sql`coalesce(sum(${settledPaise()}), 0)` })
    .from(paymentTransactions)
    .where(and(eq(purpose, 'quotation'), eq(subjectId, sql`${quotations.id}::text`), isNotNull(paidAt)));
  const rows = await db
    .select({
      id: quotations.id,
      number: quotations.number,
      revision: quotations.revision,
      title: quotations.title,
      state: stateNow,
      totalPaise: quotations.totalPaise,
      validUntil: quotations.validUntil,
      paid: sql`(${paid})`.mapWith(Number),
    })
    .from(quotations)
    .where(and(eq(quotations.leadId, leadId), ne(quotations.status, 'superseded')))
    .orderBy(desc(quotations.id))
    .limit(most);
  return Promise.all(
    rows.map(async ({ number, revision, paid, ...row }) => ({
      ...row,
      code: quotationCode({ number, revision }),
      openPaise: quotationMay('pay', row.state)
        ? Math.max(0, row.totalPaise - paid - (await settledOf({ db }, row)))
        : null,
    })),
  );
}

/** What is settled of the invoices that its milestones brought. */
async function settledOf(ctx: Pick<Ctx, 'db'>, { id, totalPaise }: { id: string; totalPaise: Paise }) {
  const billed = (await readMilestones(ctx, id)).filter(({ invoiceId }) => invoiceId !== null);
  return billed.reduce((sum, part) => {
    const partPaise = partOf(totalPaise, part);
    return sum + partPaise - (part.openPaise ?? partPaise);
  }, 0);
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
