import { sql } from 'drizzle-orm';
import { messages } from './table.server.ts';

/** What stays sealed of a message that its carrier took: all of one that may have to be sent once more, nothing of any other. */
export const sealedOnceSent = sql`case when ${messages.again} is null then null else ${messages.sealed} end`;
