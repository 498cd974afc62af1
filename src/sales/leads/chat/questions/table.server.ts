import { date, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { ServicePageSlug } from '#catalogue/service-pages/service-page.ts';
import type { Language } from '#kit/language/language.ts';

/**
 * What people asked in the chat and we could not answer; numbers and addresses in it are masked, and who asked is not kept.
 * `sought`: its telling words, by which it is the same question; `draftedFor`: the service page on which a draft answers it.
 */
export const unansweredQuestions = pgTable(
  'unanswered_questions',
  {
    id: uuid().primaryKey(),
    language: text().$type<Language>().notNull(),
    sought: text().notNull(),
    question: text().notNull(),
    times: integer().notNull().default(1),
    firstAskedAt: timestamp({ withTimezone: true }).notNull(),
    lastAskedAt: timestamp({ withTimezone: true }).notNull(),
    draftedFor: text().$type<ServicePageSlug>(),
  },
  (t) => [
    unique('unanswered_questions_sought').on(t.language, t.sought),
    index('unanswered_questions_times').on(t.times, t.lastAskedAt),
  ],
);

/** What the model was asked on a day (of India): tokens as it counts them, answers shown, and those that could not be. */
export const modelDays = pgTable('model_days', {
  day: date().primaryKey(),
  tokens: integer().notNull(),
  answers: integer().notNull().default(0),
  failures: integer().notNull().default(0),
});
