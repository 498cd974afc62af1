import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { RefusalSignal } from './cookie-choice.ts';

/** What visitors answered to the question about cookies, one row an answer. Nobody is named and nothing leads back. */
export const cookieChoices = pgTable(
  'cookie_choices',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Of the words that were answered. */
    version: text().notNull(),
    statistics: boolean().notNull(),
    marketing: boolean().notNull(),
    /** What the browser itself said at that moment. */
    signal: text().$type<RefusalSignal>(),
  },
  (t) => [index('cookie_choices_at').on(t.at)],
);
