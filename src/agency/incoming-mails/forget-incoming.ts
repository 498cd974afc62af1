import { and, isNull, sql, type SQL } from 'drizzle-orm';
import { removal } from '#agency/stored-files/forget-files.ts';
import type { Ctx } from '#kit/context.ts';
import { incomingMails } from './table.server.ts';

/** Deletes mails, and asks for their files to be removed once the caller's transaction commits. */
export async function forgetIncoming(ctx: Pick<Ctx, 'db' | 'jobs'>, which: SQL | undefined): Promise<void> {
  const gone = await ctx.db.delete(incomingMails).where(which).returning({ files: incomingMails.files });
  const names = gone.flatMap(({ files }) => files.map(({ storedName }) => storedName));
  if (names.length > 0) await ctx.jobs.enqueue(ctx.db, removal, [{ names }]);
}

/** Every night: mails of nobody that we know are gone thirty days after somebody said that nothing is to be done. */
export const purgeStrayMails = (ctx: Pick<Ctx, 'db' | 'jobs'>): Promise<void> =>
  forgetIncoming(
    ctx,
    and(
      isNull(incomingMails.leadId),
      isNull(incomingMails.customerId),
      isNull(incomingMails.helpRequestId),
      sql`${incomingMails.handledAt} < now() - interval '30 days'`,
    ),
  );
