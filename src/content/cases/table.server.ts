import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ServicePageSlug } from '#catalogue/service-pages/service-page.ts';
import { media } from '#agency/media/table.server.ts';
import type { CaseContent, CaseFigure, CaseQuote, CaseStatus } from './case.ts';

const picture = () => uuid().references(() => media.id, { onDelete: 'restrict' });

/**
 * Work that was done for a client, as visitors see it, or saw it last; what is being written waits as its draft. `headline`: what came of it, in one sentence; `problem`: in the owner's words;
 * `address`: the live site, '' without one. `makers`: who of the agency made it; `step`: one step of the work, with what
 * was there that day as its picture; `differently`: what the agency would do otherwise the next time. `isSample`: came with the demo.
 */
export const cases = pgTable(
  'cases',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    status: text().$type<CaseStatus>().notNull(),
    client: text().notNull(),
    trade: text().notNull(),
    town: text().notNull(),
    headline: text().notNull(),
    problem: text().notNull(),
    built: jsonb().$type<string[]>().notNull(),
    figures: jsonb().$type<CaseFigure[]>().notNull(),
    quote: jsonb().$type<CaseQuote>().notNull(),
    services: jsonb().$type<ServicePageSlug[]>().notNull(),
    address: text().notNull(),
    beforePictureId: picture(),
    desktopPictureId: picture(),
    phonePictureId: picture(),
    makers: jsonb().$type<CaseContent['makers']>().notNull().default([]),
    step: jsonb().$type<CaseContent['step']>().notNull().default({ heading: '', words: '' }),
    stepPictureId: picture(),
    differently: text().notNull().default(''),
    position: integer().notNull(),
    isSample: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('cases_position').on(t.position, t.id),
    index('cases_before_picture').on(t.beforePictureId),
    index('cases_desktop_picture').on(t.desktopPictureId),
    index('cases_phone_picture').on(t.phonePictureId),
    index('cases_step_picture').on(t.stepPictureId).concurrently(),
  ],
);
