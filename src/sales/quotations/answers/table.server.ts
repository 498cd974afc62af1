import { bigint, boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CounterLine, ResponseAction } from '../quotation.ts';
import { quotations } from '../table.server.ts';

/** What addressees answered. A rejection that staff undid keeps its row. */
export const quotationResponses = pgTable(
  'quotation_responses',
  {
    id: uuid().primaryKey(),
    quotationId: uuid()
      .notNull()
      .references(() => quotations.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    action: text().$type<ResponseAction>().notNull(),
    description: text().notNull(),
    /** Chosen from a list by whoever rejects; empty without. */
    reason: text().notNull(),
    /** The contact that a code has proven; both empty where nobody had to prove one. */
    mobile: text().notNull(),
    email: text().notNull(),
    verified: boolean().notNull(),
    counterTotalPaise: bigint({ mode: 'number' }),
    counterLines: jsonb().$type<CounterLine[]>(),
    /** The quotation as it stood, and its SHA-256: evidence of what was answered. Older answers kept a hash only. */
    document: text(),
    contentHash: text().notNull(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    reopenedAt: timestamp({ withTimezone: true }),
    reopenedBy: text(),
    /** Of an acceptance by staff: when its addressee, who was proven then, asked for these terms, and who of us agreed. */
    counteredAt: timestamp({ withTimezone: true }),
    agreedBy: text(),
  },
  (t) => [index('quotation_responses_quotation').on(t.quotationId, t.id)],
);

/** That a browser has proven a contact of one quotation and may answer it: once, for fifteen minutes. */
export const quotationGrants = pgTable(
  'quotation_grants',
  {
    tokenHash: text().primaryKey(),
    quotationId: uuid()
      .notNull()
      .references(() => quotations.id, { onDelete: 'cascade' }),
    /** The contact as it was named; what went to it may have gone to the e-mail on file. */
    mobile: text().notNull(),
    email: text().notNull(),
    /** The channel that the code went to. */
    provenMobile: text().notNull(),
    provenEmail: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('quotation_grants_expires').on(t.expiresAt),
    index('quotation_grants_quotation').on(t.quotationId),
  ],
);
