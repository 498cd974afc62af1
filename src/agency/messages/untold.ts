import { and, eq, isNull, or } from 'drizzle-orm';
import { messages } from './table.server.ts';

const { status, delivery, followUp } = messages;

/** What reached nobody, and no mail went instead: as `reachedNobody` of message.ts. */
export const untold = or(
  and(eq(status, 'failed'), isNull(followUp)),
  and(eq(followUp, 'no-address'), or(isNull(delivery), eq(delivery, 'undelivered'))),
);
