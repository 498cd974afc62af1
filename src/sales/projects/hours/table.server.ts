import { date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { projects } from '../table.server.ts';

/** Time that was worked on a project, where somebody notes it. The office alone reads it. */
export const projectHours = pgTable(
  'project_hours',
  {
    id: uuid().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The position of the step that it went into. */
    step: integer().notNull(),
    /** Of whoever worked. */
    staffName: text().notNull(),
    minutes: integer().notNull(),
    /** In India. */
    workedOn: date().notNull(),
    /** What for. */
    note: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('project_hours_project').on(t.projectId, t.id)],
);
