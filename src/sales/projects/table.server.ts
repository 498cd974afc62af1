import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { ProjectState } from './project.ts';
import { staff } from '#agency/staff/table.server.ts';
import type { Language } from '#kit/language/language.ts';
import { customers } from '#people/customers/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';

/** What projects are searched by besides their number, in the words of their index. */
export const projectWords = sql.raw(
  `to_tsvector('simple', projects.name || ' ' || projects.title || ' ' || projects.service)`,
);

/** Each service that was sold, from the sale to its handover. */
export const projects = pgTable(
  'projects',
  {
    id: uuid().primaryKey(),
    number: integer().generatedByDefaultAsIdentity().unique(),
    /** Names the sale and the service, so that one sale starts one project: `quotation:…`. */
    origin: text().notNull().unique(),
    /** What was accepted; null of a plan. */
    quotationId: uuid().references(() => quotations.id),
    /** The plan that was paid; null of a quotation. */
    admissionId: uuid(),
    /** Whose it is. Null where no account bought it: then whoever proves `email` sees it, and keeps it under another address. */
    customerId: uuid().references(() => customers.id),
    email: text().notNull(),
    name: text().notNull(),
    /** Ten digits, or empty. */
    phone: text().notNull(),
    language: text().$type<Language>().notNull(),
    title: text().notNull(),
    /** As it was called when it was sold. */
    service: text().notNull(),
    /** Who works on it. */
    assignedTo: uuid().references(() => staff.id, { onDelete: 'set null' }),
    state: text().$type<ProjectState>().notNull().default('running'),
    /** The position of its open step, and by when that is promised; null once all are done. */
    openStep: integer(),
    dueOn: date(),
    /** What we wait for from its customer, in our words; empty where nothing. */
    needs: text().notNull().default(''),
    startsOn: date().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('projects_state').on(t.state, t.id),
    index('projects_board').on(t.state, t.openStep, t.id),
    index('projects_customer').on(t.customerId, t.id),
    index('projects_email').on(t.email, t.id),
    index('projects_quotation').on(t.quotationId),
    index('projects_admission').on(t.admissionId),
    index('projects_assigned').on(t.assignedTo, t.id),
    index('projects_words').using('gin', projectWords),
    index('projects_due')
      .on(t.dueOn, t.id)
      .where(sql`state = 'running'`),
  ],
);

/** The steps of each project, begun with those of a template. */
export const projectSteps = pgTable(
  'project_steps',
  {
    id: uuid().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** From one on. */
    position: integer().notNull(),
    title: text().notNull(),
    /** As promised, in India. */
    dueOn: date().notNull(),
    doneAt: timestamp({ withTimezone: true }),
  },
  (t) => [unique('project_steps_position').on(t.projectId, t.position)],
);
