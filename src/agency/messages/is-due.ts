import { isNull, lte, or, sql } from 'drizzle-orm';
import { messages } from './table.server.ts';

/** What does not wait for the end of quiet hours: of this somebody may ask why it is not sent. */
export const isDue = or(isNull(messages.notBefore), lte(messages.notBefore, sql`now()`));
