import { desc, eq } from 'drizzle-orm';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import type { Paise } from '#kit/india/money.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { modelDays, unansweredQuestions } from './table.server.ts';

const mostListed = 200;

/** What people asked and we could not answer, what most asked first. */
export async function listUnanswered(ctx: Ctx) {
  allow(ctx.actor, 'unanswered-questions:read');
  const { times, lastAskedAt } = unansweredQuestions;
  return ctx.db.select().from(unansweredQuestions).orderBy(desc(times), desc(lastAskedAt)).limit(mostListed);
}

/** What the model took today, and the most that a day can cost; null where none is set. */
export async function readModelUse(ctx: Ctx): Promise<ModelUse | null> {
  allow(ctx.actor, 'unanswered-questions:read');
  const { model } = ctx;
  if (!model) return null;
  const [day] = await ctx.db
    .select()
    .from(modelDays)
    .where(eq(modelDays.day, dateInIndia(ctx.now())));
  const { name, tokensPerDay, paisePerMillion } = model;
  const { tokens = 0, answers = 0, failures = 0 } = day ?? {};
  const costOf = (count: number) =>
    paisePerMillion === null ? null : Math.ceil((count * paisePerMillion) / 1_000_000);
  return {
    name,
    tokensPerDay,
    tokensToday: tokens,
    answersToday: answers,
    failuresToday: failures,
    paiseToday: costOf(tokens),
    mostPaisePerDay: costOf(tokensPerDay),
  };
}
export type ModelUse = {
  name: string;
  tokensPerDay: number;
  tokensToday: number;
  answersToday: number;
  failuresToday: number;
  paiseToday: Paise | null;
  mostPaisePerDay: Paise | null;
};

/** Takes a question off the list; it comes back when somebody asks it again. @throws NotFound */
export async function dismissQuestion(ctx: Ctx, { questionId }: { questionId: string }): Promise<void> {
  allow(ctx.actor, 'unanswered-questions:edit');
  await inTransaction(ctx, async (ctx) => {
    const [gone] = await ctx.db
      .delete(unansweredQuestions)
      .where(eq(unansweredQuestions.id, questionId))
      .returning({ question: unansweredQuestions.question });
    if (!gone) throw new NotFound('This question');
    await audit(ctx, {
      action: 'deleted',
      subjectType: 'unanswered-question',
      subjectId: questionId,
      before: gone,
    });
  });
}
