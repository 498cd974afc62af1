import { date, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { receipts, receivables } from '../table.server.ts';
import { paymentLinks } from '#money/payment-links/table.server.ts';
import type { ClaimStatus } from './claim.ts';

/** What buyers say they have paid, before the bank shows it. It settles nothing. */
export const paymentClaims = pgTable(
  'payment_claims',
  {
    id: uuid().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    invoiceId: uuid()
      .notNull()
      .references(() => receivables.invoiceId),
    reference: text().notNull(),
    /** The day on which the buyer says it paid. */
    paidOn: date(),
    status: text().$type<ClaimStatus>().notNull().default('open'),
    /** The receipt that was recorded under its reference. */
    receiptId: uuid().references(() => receipts.id),
    /** The payment link that it was told on. */
    linkId: uuid().references(() => paymentLinks.id),
    /** Why it was dismissed; the buyer reads it. */
    reason: text().notNull().default(''),
  },
  (t) => [
    unique('payment_claims_reference').on(t.invoiceId, t.reference),
    index('payment_claims_status').on(t.status, t.id),
    index('payment_claims_lookup').on(t.reference),
  ],
);
