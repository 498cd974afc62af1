import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { apiTokens } from '../table.server.ts';

const when = () => timestamp({ withTimezone: true });

/**
 * What a token of a connected assistant has besides: it was lent by a code instead of being shown, opens for an hour, and
 * is changed for the next one. Secrets are hashes.
 */
export const connections = pgTable('assistant_connections', {
  tokenId: uuid()
    .primaryKey()
    .references(() => apiTokens.id, { onDelete: 'cascade' }),
  clientId: text().notNull(),
  /** Where the person was sent back to, and the host of it. */
  redirectUri: text().notNull(),
  host: text().notNull(),
  codeHash: text().notNull().unique(),
  /** SHA-256 of what the assistant alone knows, base64url. */
  challenge: text().notNull(),
  /** How long it lives once the code was changed for tokens. */
  days: integer().notNull(),
  /** What all its refresh tokens begin with. Null until the code was used. */
  familyHash: text().unique(),
  /** The one that is good. */
  refreshHash: text(),
  refreshedAt: when(),
  /** Until when the access token opens something. */
  accessUntil: when(),
});
