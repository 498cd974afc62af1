import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SpendPlatform } from '../spend.ts';

const when = () => timestamp({ withTimezone: true });

/** From which account of each platform costs are fetched. `secret`: its keys as JSON, sealed. */
export const adAccounts = pgTable('ad_accounts', {
  platform: text().$type<SpendPlatform>().primaryKey(),
  active: boolean().notNull(),
  ids: jsonb().$type<{ accountId: string; managerId: string }>().notNull(),
  secret: text().notNull(),
  /** As the platform says them; empty until it was asked. */
  name: text().notNull().default(''),
  timeZone: text().notNull().default(''),
  /** When its costs were asked for; null once there is an answer. */
  askedAt: when(),
  /** When they were last taken in. */
  fetchedAt: when(),
  /** Why they were not taken in since, in words for staff. */
  problem: text(),
});
