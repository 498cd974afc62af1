import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { HandoverKind } from './handover.ts';
import { projects } from '../table.server.ts';

/** What is handed over with a project: what, when and to whom. Never a password: those go from hand to hand. */
export const projectHandovers = pgTable(
  'project_handovers',
  {
    id: uuid().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    kind: text().$type<HandoverKind>().notNull(),
    /** What of that kind: the name of the domain, where the code lies. */
    title: text().notNull(),
    /** In India; null while it is still with us. */
    handedOn: date(),
    handedTo: text().notNull().default(''),
    staffName: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('project_handovers_project').on(t.projectId, t.id)],
);
