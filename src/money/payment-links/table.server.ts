import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { admissions } from '#money/admissions/table.server.ts';
import { receivables } from '#money/receivables/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';

const when = () => timestamp({ withTimezone: true });

/** What staff ask somebody to pay, by an address that opens without an account. */
export const paymentLinks = pgTable(
  'payment_links',
  {
    id: uuid().primaryKey(),
    createdAt: when().notNull(),
    /** Null where whoever accepted a quotation goes on to pay it. */
    staffId: uuid(),
    /** An owed invoice, or the part of a quotation that is due, */
    invoiceId: uuid().references(() => receivables.invoiceId),
    quotationId: uuid().references(() => quotations.id),
    /** or the higher plan that takes the place of one that runs; its price is worked out anew on each day. */
    admissionId: uuid().references(() => admissions.id),
    planId: uuid(),
    amountPaise: bigint({ mode: 'number' }).notNull(),
    /** What of the quotation was paid when it was sent. */
    paidBeforePaise: bigint({ mode: 'number' }).notNull().default(0),
    inParts: boolean().notNull(),
    expiresAt: when().notNull(),
    revokedAt: when(),
    /** When it was mailed last, and whereto; null and empty where staff pass it on. */
    mailedAt: when(),
    mailedTo: text().notNull().default(''),
    /** When other systems were told that it is paid, or was not in its time. */
    endToldAt: when(),
  },
  (t) => [
    check(
      'payment_links_one',
      sql`num_nonnulls(${t.invoiceId}, ${t.quotationId}, ${t.admissionId}) = 1
        and (${t.admissionId} is null) = (${t.planId} is null)`,
    ),
    check('payment_links_least', sql`${t.amountPaise} >= 100`),
    index('payment_links_invoice')
      .on(t.invoiceId, t.id)
      .where(sql`invoice_id is not null`),
    index('payment_links_quotation')
      .on(t.quotationId, t.id)
      .where(sql`quotation_id is not null`),
    index('payment_links_untold')
      .on(t.expiresAt)
      .where(sql`end_told_at is null and revoked_at is null`)
      .concurrently(),
  ],
);
