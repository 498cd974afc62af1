import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { paymentTransactions } from '#money/payments/table.server.ts';

const when = () => timestamp({ withTimezone: true });

/** From when until when each benefit of a paid cart runs. Plans keep theirs with the admission. */
export const benefitTerms = pgTable(
  'benefit_terms',
  {
    /** Whose it is, the payment says. */
    transactionId: text()
      .notNull()
      .references(() => paymentTransactions.id),
    benefitId: text().notNull(),
    /** As it was called when it was bought. */
    title: text().notNull(),
    months: integer().notNull(),
    startsAt: when().notNull(),
    endsAt: when().notNull(),
    /** All of its money went back. */
    revokedAt: when(),
  },
  (t) => [primaryKey({ columns: [t.transactionId, t.benefitId] }), index('benefit_terms_ends').on(t.endsAt)],
);
