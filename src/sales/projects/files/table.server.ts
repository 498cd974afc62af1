import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Pin, VersionAnswer } from './project-file.ts';
import { projects } from '../table.server.ts';

/** What customer and agency give each other, and the versions that wait for a yes. A version's hash says what was approved. */
export const projectFiles = pgTable(
  'project_files',
  {
    id: uuid().primaryKey(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Shown to be approved. */
    isVersion: boolean().notNull().default(false),
    /** Of a version: the position of the step that it belongs to. */
    step: integer(),
    /** Of whoever gave it; null of the customer. */
    staffName: text(),
    /** As it was called when it was added; of an address the address itself. */
    name: text().notNull(),
    /** As it is called where uploads lie; empty of an address. */
    storedName: text().notNull(),
    bytes: integer().notNull(),
    /** In hex. */
    sha256: text().notNull(),
    /** What is said of it. */
    note: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** What the customer said of a version, once; with what, and where on the picture. */
    answer: text().$type<VersionAnswer>(),
    answerNote: text().notNull().default(''),
    pins: jsonb().$type<Pin[]>().notNull().default([]),
    answeredAt: timestamp({ withTimezone: true }),
    /** When its customer was told of what we gave; null until then. */
    toldAt: timestamp({ withTimezone: true }),
    /** Since when the office has not looked at what its customer gave or answered; null once it has. */
    unseenSince: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('project_files_project').on(t.projectId, t.id),
    index('project_files_unseen')
      .on(t.unseenSince, t.projectId)
      .where(sql`${t.unseenSince} is not null`)
      .concurrently(),
  ],
);
