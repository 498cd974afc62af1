import { eq, sql } from 'drizzle-orm';
import type { LinkState } from './payment-link.ts';
import { paymentLinks } from './table.server.ts';
import { pricingPlans } from '#catalogue/pricing-plans/table.server.ts';
import { admissions } from '#money/admissions/table.server.ts';
import { buyers } from '#money/buyers/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { settledPaise } from '#money/payments/settled-paise.ts';
import { receivables } from '#money/receivables/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';

const {
  id,
  createdAt,
  amountPaise,
  invoiceId,
  quotationId,
  admissionId,
  planId,
  paidBeforePaise,
  revokedAt,
  expiresAt,
} = paymentLinks;

/** What came by it: online, or with a reference that was told on its page; of the others, whatever came since. */
const paid = sql<number>`case when ${invoiceId} is not null then coalesce((
    select sum(s.amount_paise) from settlements s join receipts r on r.id = s.receipt_id
    where r.link_id = ${id} and s.invoice_id = ${invoiceId} and s.kind in ('money', 'tds', 'gst-tds')), 0)
  when ${admissionId} is not null then case when exists (
    select from payment_transactions t where t.purpose = 'upgrade' and t.subject_id = ${admissionId}::text
    and t.paid_at >= ${createdAt}) then ${amountPaise} else 0 end
  else greatest(0, least(${amountPaise}, coalesce((
    select sum(${settledPaise('t')}) from payment_transactions t
    where t.purpose = 'quotation' and t.subject_id = ${quotationId}::text and t.paid_at is not null), 0)
    - ${paidBeforePaise})) end`;

/** What it still asks for: never more than is open of the invoice. */
const asked = sql<number>`greatest(0, case when ${invoiceId} is not null
  then least(${amountPaise} - ${paid}, ${receivables.openPaise}) else ${amountPaise} - ${paid} end)`;

/** As of a moment. */
export const stateAt = (now: Date) => sql<LinkState>`case when ${revokedAt} is not null then 'revoked'
  when ${asked} = 0 then 'paid'
  when ${expiresAt} <= ${now.toISOString()}::timestamptz then 'expired'
  when ${paid} > 0 then 'part-paid' else 'open' end`;

/** Links with what they are for, and how far they are paid; conditions and order are the caller's. */
export const selectLinks = (ctx: Pick<Ctx, 'db' | 'now'>) =>
  ctx.db
    .select({
      link: paymentLinks,
      paidPaise: paid.mapWith(Number),
      askedPaise: asked.mapWith(Number),
      state: stateAt(ctx.now()),
      invoiceNumber: invoices.number,
      buyerId: buyers.id,
      buyer: { name: buyers.name, company: buyers.company, email: buyers.email, mobile: buyers.mobile },
      language: sql<string>`coalesce(${invoices.language}, ${quotations.language}, ${customers.language})`,
      quotation: {
        number: quotations.number,
        revision: quotations.revision,
        publicId: quotations.publicId,
        name: quotations.name,
        company: quotations.company,
        email: quotations.email,
        mobile: quotations.mobile,
        leadId: quotations.leadId,
      },
      upgrade: {
        serviceName: admissions.serviceName,
        planName: sql<string>`coalesce(${pricingPlans.name}, '')`,
        name: admissions.fullName,
        email: admissions.email,
        mobile: admissions.phone,
        customerId: admissions.customerId,
      },
    })
    .from(paymentLinks)
    .leftJoin(receivables, eq(receivables.invoiceId, invoiceId))
    .leftJoin(invoices, eq(invoices.id, invoiceId))
    .leftJoin(buyers, eq(buyers.id, receivables.buyerId))
    .leftJoin(quotations, eq(quotations.id, quotationId))
    .leftJoin(admissions, eq(admissions.id, admissionId))
    .leftJoin(pricingPlans, eq(pricingPlans.id, planId))
    .leftJoin(customers, eq(customers.id, admissions.customerId));
