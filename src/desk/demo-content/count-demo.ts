import { and, count, eq, exists, not, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { admissions } from '#money/admissions/table.server.ts';
import { benefits } from '#catalogue/benefits/table.server.ts';
import { posts } from '#content/blog/table.server.ts';
import { cartItems } from '#money/cart/table.server.ts';
import { comments } from '#content/comments/table.server.ts';
import { coupons, couponUses } from '#money/coupons/table.server.ts';
import { buyers } from '#money/buyers/table.server.ts';
import { invoiceDrafts } from '#money/invoices/drafts/table.server.ts';
import { recurringInvoices } from '#money/invoices/recurring/table.server.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { quotationMilestones } from '#money/milestones/table.server.ts';
import { receipts } from '#money/receivables/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { isBeingRewritten } from '#content/cases/sample-drafts.ts';
import { cases } from '#content/cases/table.server.ts';
import { galleries } from '#content/galleries/table.server.ts';
import { classLevels, classSchedules } from '#catalogue/onboarding/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { pricingPlans } from '#catalogue/pricing-plans/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { quotationTemplates } from '#sales/quotations/templates/table.server.ts';
import { realEstateFeatures } from '#catalogue/real-estate-features/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { isSampleCustomer } from '#people/customers/sample-customers.ts';
import type { DemoCount } from './demo-content.ts';

type Group = {
  name: string;
  table: PgTable;
  /** What a row of it is called. */
  label: PgColumn;
  sample: SQL | undefined;
  free: SQL | undefined;
};
const one = sql`1`;

/**
 * What came with the installation to show how it looks, and can go as a whole. `sample`: still as it came, for whatever
 * staff save is theirs. `free`: nobody uses it. Pages, plans of the offer and policies are no demo: they are what the
 * owner begins to edit. People and what was offered to them come first: what only they use goes with them.
 */
export const groupsOf = (ctx: Pick<Ctx, 'db'>): Group[] => {
  const uses = (table: PgTable, where: SQL) => not(exists(ctx.db.select({ one }).from(table).where(where)));
  const paidFor = (id: PgColumn) =>
    sql`${paymentTransactions.purpose} = 'quotation' and ${paymentTransactions.subjectId} = ${id}::text`;
  return [
    {
      name: 'Quotations',
      table: quotations,
      label: quotations.title,
      sample: eq(quotations.isSample, true),
      free: and(
        uses(paymentTransactions, paidFor(quotations.id)),
        uses(quotationMilestones, sql`${quotationMilestones.quotationId} = ${quotations.id}`),
      ),
    },
    {
      name: 'Quotation templates',
      table: quotationTemplates,
      label: quotationTemplates.name,
      sample: eq(quotationTemplates.isSample, true),
      free: undefined,
    },
    {
      name: 'Drafts of invoices',
      table: invoiceDrafts,
      label: invoiceDrafts.note,
      sample: eq(invoiceDrafts.isSample, true),
      free: undefined,
    },
    {
      name: 'Buyers',
      table: buyers,
      label: buyers.company,
      sample: eq(buyers.isSample, true),
      free: and(
        uses(invoices, sql`${invoices.buyerId} = ${buyers.id}`),
        uses(invoiceDrafts, sql`${invoiceDrafts.buyerId} = ${buyers.id}`),
        uses(recurringInvoices, sql`${recurringInvoices.buyerId} = ${buyers.id}`),
        uses(receipts, sql`${receipts.buyerId} = ${buyers.id}`),
      ),
    },
    {
      name: 'Customers',
      table: customers,
      label: customers.fullName,
      sample: isSampleCustomer(ctx),
      free: and(
        uses(paymentTransactions, sql`${paymentTransactions.customerId} = ${customers.id}`),
        uses(admissions, sql`${admissions.customerId} = ${customers.id}`),
        uses(couponUses, sql`${couponUses.customerId} = ${customers.id}`),
      ),
    },
    {
      name: 'Blog posts',
      table: posts,
      label: posts.title,
      sample: and(eq(posts.isSample, true), eq(posts.version, 1)),
      free: uses(comments, sql`${comments.postId} = ${posts.id} and ${comments.userAgent} <> 'sample'`),
    },
    {
      name: 'Work',
      table: cases,
      label: cases.client,
      sample: eq(cases.isSample, true),
      free: not(isBeingRewritten),
    },
    {
      name: 'Galleries',
      table: galleries,
      label: galleries.title,
      sample: eq(galleries.isSample, true),
      free: undefined,
    },
    {
      name: 'Real estate features',
      table: realEstateFeatures,
      label: realEstateFeatures.title,
      sample: eq(realEstateFeatures.isSample, true),
      free: undefined,
    },
    {
      name: 'Benefits',
      table: benefits,
      label: benefits.title,
      sample: eq(benefits.isSample, true),
      free: uses(cartItems, sql`${cartItems.benefitId} = ${benefits.id}`),
    },
    {
      name: 'Plans by service',
      table: pricingPlans,
      label: pricingPlans.name,
      sample: eq(pricingPlans.isSample, true),
      free: uses(admissions, sql`${admissions.planId} = ${pricingPlans.id}`),
    },
    {
      name: 'Coupons',
      table: coupons,
      label: coupons.code,
      sample: eq(coupons.isSample, true),
      free: uses(couponUses, sql`${couponUses.couponId} = ${coupons.id}`),
    },
    {
      name: 'Class levels',
      table: classLevels,
      label: classLevels.name,
      sample: eq(classLevels.isSample, true),
      free: undefined,
    },
    {
      name: 'Onboarding schedules',
      table: classSchedules,
      label: classSchedules.id,
      sample: eq(classSchedules.isSample, true),
      free: undefined,
    },
  ];
};

/** How many rows of each kind are still as they came and can go, and which of them somebody uses. */
export async function countDemo(ctx: Pick<Ctx, 'db'>): Promise<DemoCount[]> {
  const counts: DemoCount[] = [];
  // One after the other: inside a transaction there is one connection.
  for (const { name, table, label, sample, free = sql`true` } of groupsOf(ctx)) {
    const [row] = await ctx.db
      .select({
        removable: count(sql`case when ${free} then 1 end`),
        inUse: sql<
          string[]
        >`coalesce(array_agg(${label}::text order by ${label}) filter (where not (${free})), '{}')`,
      })
      .from(table)
      .where(sample);
    counts.push({ name, removable: row?.removable ?? 0, inUse: row?.inUse ?? [] });
  }
  return counts;
}
