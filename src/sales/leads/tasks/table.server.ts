import { isNotNull, isNull, sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { leads } from '../table.server.ts';
import { whyOrigin } from './lead-task.ts';
import { staff } from '#agency/staff/table.server.ts';

/** What is to be done about a lead, and when. The earliest open one is the lead's `next_follow_up_at`. */
export const leadTasks = pgTable(
  'lead_tasks',
  {
    id: uuid().primaryKey(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    title: text().notNull(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    assignedTo: uuid().references(() => staff.id, { onDelete: 'set null' }),
    doneAt: timestamp({ withTimezone: true }),
    /** Names what a rule has made it for, so that it is made once; null where somebody wrote it. */
    origin: text().unique(),
  },
  (t) => [
    index('lead_tasks_lead').on(t.leadId, t.dueAt),
    index('lead_tasks_open').on(t.dueAt, t.id).where(isNull(t.doneAt)),
    index('lead_tasks_mine').on(t.assignedTo, t.dueAt, t.id).where(isNull(t.doneAt)),
    index('lead_tasks_done').on(t.doneAt, t.id).where(isNotNull(t.doneAt)),
    index('lead_tasks_mine_done').on(t.assignedTo, t.doneAt, t.id).where(isNotNull(t.doneAt)),
  ],
);

/** `asksWhy` in the words of the database. */
export const isAskingWhy = sql<boolean>`coalesce(starts_with(${leadTasks.origin}, ${whyOrigin}), false)`;
