import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { staff } from '#agency/staff/table.server.ts';
import type { Permission } from '#kit/permissions.ts';
import type { ProposalStatus } from './proposal.ts';

const when = () => timestamp({ withTimezone: true });

/** What assistants would like done and only people do: a call of the office that waits. Deleted after 30 days. */
export const proposals = pgTable(
  'proposals',
  {
    id: uuid().primaryKey(),
    at: when().notNull().defaultNow(),
    /** Whose token the assistant has, and what that is called. */
    staffId: uuid()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    tokenName: text().notNull(),
    tool: text().notNull(),
    /** What the call asks for: who has it not, does not see the proposal. */
    permission: text().$type<Permission>().notNull(),
    method: text().notNull(),
    path: text().notNull(),
    body: jsonb().$type<Record<string, unknown>>(),
    /** The etag of what the assistant had read. */
    ifMatch: text(),
    /** In the assistant's words. */
    why: text().notNull(),
    status: text().$type<ProposalStatus>().notNull().default('open'),
    decidedBy: text(),
    decidedAt: when(),
  },
  (t) => [
    index('proposals_status').on(t.status, t.id),
    // Who may see few finds them by this, who may see nearly all by the key; see `listProposals`.
    index('proposals_permission').on(t.permission, t.id).concurrently(),
    // What one may not see is passed over without its row being read.
    index('proposals_status_seen').on(t.status, t.id, t.permission).concurrently(),
  ],
);
