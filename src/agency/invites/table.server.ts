import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '#kit/permissions.ts';

/** Who was asked to join the office. Of the link only a hash is kept; sending it again makes another. */
export const staffInvites = pgTable(
  'staff_invites',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    role: text().$type<Role>().notNull(),
    ownLeadsOnly: boolean().notNull().default(false),
    tokenHash: text().notNull().unique(),
    invitedByName: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    acceptedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('staff_invites_open')
      .on(t.email)
      .where(sql`${t.acceptedAt} is null and ${t.revokedAt} is null`),
  ],
);
