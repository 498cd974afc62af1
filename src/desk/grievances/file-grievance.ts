import { and, eq, gt } from 'drizzle-orm';
import { v7 } from 'uuid';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import type { Ctx } from '#kit/context.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import { defineLimit } from '#kit/limit.ts';
import { repeatedSince } from '#kit/repeated-since.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { lockName } from '#kit/rows/lock-name.ts';
import { answerDays, type GrievanceInput } from './grievance.ts';
import { grievanceMail } from './grievance-mail.ts';
import { grievances } from './table.server.ts';

const grievanceLimit = defineLimit('grievance', { points: 5, seconds: 86_400 });

/**
 * Takes down what somebody asks or complains of, and tells the staff. The same words again within ten minutes are the same
 * question.
 * @param input.email as a code has proven it
 * @returns the day by which they have an answer
 * @throws TooManyRequests
 */
export async function fileGrievance(
  ctx: Ctx,
  { email, text }: GrievanceInput & { email: string },
): Promise<{ dueOn: string }> {
  await ctx.limit(grievanceLimit, email);
  const dueOn = addDays(dateInIndia(ctx.now()), answerDays);
  const id = v7();
  return inTransaction(ctx, async (ctx) => {
    // Two presses of the button at once are one question as well.
    await lockName(ctx, `grievance:${email}`);
    const [twin] = await ctx.db
      .select({ dueOn: grievances.dueOn })
      .from(grievances)
      .where(
        and(
          eq(grievances.email, email),
          eq(grievances.text, text),
          gt(grievances.createdAt, repeatedSince(ctx)),
        ),
      )
      .limit(1);
    if (twin) return twin;
    await ctx.db
      .insert(grievances)
      .values({ id, createdAt: ctx.now(), email, text, language: ctx.language, dueOn });
    await ctx.jobs.enqueue(ctx.db, grievanceMail, [{ what: 'asked', grievanceId: id }]);
    await queueWebhooks(ctx, 'grievance.filed', { grievanceId: id, dueOn });
    return { dueOn };
  });
}
