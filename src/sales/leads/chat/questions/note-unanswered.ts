import { lt, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { fromLatinScript } from '#content/site-search/from-latin-script.ts';
import type { Ctx } from '#kit/context.ts';
import { maskPersonal, withoutPersonal } from './mask-personal.ts';
import { mostUnanswered, quietDays } from './question.ts';
import { modelDays, unansweredQuestions } from './table.server.ts';
import { soughtOf } from './telling-words.ts';

/** Counts a question that we could not answer, without who asked it. When the list is full, what fewest asked falls off. */
export async function noteUnanswered(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'now' | 'language'>,
  { question }: { question: string },
): Promise<void> {
  const sought = soughtOf(fromLatinScript(withoutPersonal(question)));
  if (sought === '') return;
  const { db, language } = ctx;
  const at = ctx.now();
  const [noted] = await db
    .insert(unansweredQuestions)
    .values({
      id: v7(),
      language,
      sought,
      question: maskPersonal(question),
      firstAskedAt: at,
      lastAskedAt: at,
    })
    .onConflictDoUpdate({
      target: [unansweredQuestions.language, unansweredQuestions.sought],
      set: { times: sql`${unansweredQuestions.times} + 1`, lastAskedAt: at },
    })
    .returning({ questionId: unansweredQuestions.id, times: unansweredQuestions.times });
  if (noted) await queueWebhooks(ctx, 'question.unanswered', noted);
  await db.execute(sql`delete from unanswered_questions where id in (
    select id from unanswered_questions order by times desc, last_asked_at desc offset ${mostUnanswered})`);
}

/** What nobody has asked in a quarter of a year is no longer missed; what the model took on a day is kept as long. */
export async function purgeQuietQuestions({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - quietDays * 86_400_000);
  await db.delete(unansweredQuestions).where(lt(unansweredQuestions.lastAskedAt, before));
  await db.delete(modelDays).where(lt(modelDays.day, before.toISOString().slice(0, 10)));
}
