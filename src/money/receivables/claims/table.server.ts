import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { receipts, receivables } from '../table.server.ts';
import { paymentLinks } from '#money/payment-links/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import type { ClaimStatus } from './claim.ts';

/** What buyers say they have paid, before the bank shows it. It settles nothing. */
export const paymentClaims = pgTable(
  'payment_claims',
  {
    id: uuid().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** What it pays: an owed invoice, or what is due of a quotation. */
    invoiceId: uuid().references(() => receivables.invoiceId),
    quotationId: uuid().references(() => quotations.id),
    reference: text().notNull(),
    /** The day on which the buyer says it paid. */
    paidOn: date(),
    status: text().$type<ClaimStatus>().notNull().default('open'),
    /** The receipt that was recorded under its reference. */
    receiptId: uuid().references(() => receipts.id),
    /** The same for a quotation. */
    transactionId: text().references(() => paymentTransactions.id),
    /** The payment link that it was told on. */
    linkId: uuid().references(() => paymentLinks.id),
    /** Why it was dismissed; the buyer reads it. */
    reason: text().notNull().default(''),
  },
  (t) => [
    check('payment_claims_one', sql`(${t.invoiceId} is null) <> (${t.quotationId} is null)`),
    unique('payment_claims_reference').on(t.invoiceId, t.reference),
    unique('payment_claims_quotation').on(t.quotationId, t.reference),
    index('payment_claims_status').on(t.status, t.id),
    index('payment_claims_lookup').on(t.reference),
  ],
);
