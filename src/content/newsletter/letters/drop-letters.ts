import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { messages } from '#agency/messages/table.server.ts';
import type { Ctx } from '#kit/context.ts';

/** Takes back the letters to somebody who has left that have not gone yet: those that wait, and those that could be sent again. */
export async function dropLetters({ db }: Pick<Ctx, 'db'>, { email }: { email: string }): Promise<void> {
  await db
    .delete(messages)
    .where(
      and(
        eq(messages.recipient, email),
        isNotNull(messages.batchId),
        inArray(messages.status, ['queued', 'failed']),
      ),
    );
}
