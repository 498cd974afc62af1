import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { fromLatinScript } from '#content/site-search/from-latin-script.ts';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { findPassages } from './find-passages.ts';
import { findPrices } from './find-prices.ts';
import { withoutPersonal } from './mask-personal.ts';
import { noteUnanswered } from './note-unanswered.ts';
import { phraseAnswer } from './phrase-answer.ts';
import { questionLimit, type QuestionAnswer } from './question.ts';
import { asksForContact } from './telling-words.ts';

const mostPassages = 3;

/**
 * Answers a visitor's question from what our own pages say and what our tables say of prices; where neither says anything,
 * the question is noted for the office. @throws TooManyRequests
 */
export async function answerQuestion(ctx: Ctx, { question }: { question: string }): Promise<QuestionAnswer> {
  await ctx.limit(questionLimit, ctx.request.ip);
  const words = fromLatinScript(withoutPersonal(question));
  const found = await findPassages(ctx, { question: words, limit: mostPassages });
  const prices = await findPrices(ctx, { question: words });
  const contact = asksForContact(words);
  const phrased = await phraseAnswer(ctx, { question, passages: found });
  const passages = phrased === 'unknown' ? [] : found;
  const answered = passages.length > 0 || prices.length > 0 || contact;
  await inTransaction(ctx, async (ctx) => {
    await queueWebhooks(ctx, 'question.asked', { language: ctx.language, answered });
    if (!answered) await noteUnanswered(ctx, { question });
  });
  return { phrased: phrased === 'unknown' ? null : phrased, passages, prices, contact };
}
