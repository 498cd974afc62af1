import { eq } from 'drizzle-orm';
import { getDocument } from '#agency/documents/read-document.ts';
import { saveDraft } from '#agency/documents/save-draft.ts';
import { servicePageDocument } from '#catalogue/service-pages/service-page-document.ts';
import type { ServicePageSlug } from '#catalogue/service-pages/service-page.ts';
import { fromLatinScript } from '#content/site-search/from-latin-script.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { cutText } from '#kit/cut-text.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { serviceMeant } from './service-meant.ts';
import { unansweredQuestions } from './table.server.ts';
import { tellingWords } from './telling-words.ts';

const mostQuestions = 30;
const longestQuestion = 160;

/**
 * Puts a question below those of the service that it names (of websites where it names none), as a draft: somebody writes
 * the answer there and publishes it. @returns the page · @throws NotFound; Conflict where that has a draft of it, or no room
 */
export async function draftAnswer(
  ctx: Ctx,
  { questionId }: { questionId: string },
): Promise<{ page: ServicePageSlug }> {
  allow(ctx.actor, 'unanswered-questions:edit');
  return inTransaction(ctx, async (ctx) => {
    const mine = eq(unansweredQuestions.id, questionId);
    const [asked] = await ctx.db.select().from(unansweredQuestions).where(mine).for('update');
    if (!asked) throw new NotFound('This question');
    if (asked.draftedFor) throw new Conflict('A draft answers this question already.');
    const meant = await serviceMeant(ctx, tellingWords(fromLatinScript(asked.question)));
    const page = meant?.slug ?? 'website-development';
    const { content } = await getDocument(ctx, servicePageDocument, page);
    const { faq } = content;
    if (faq.items.length >= mostQuestions)
      throw new Conflict('This page has as many questions as it can hold. Remove one of them first.');
    const question = cutText(asked.question, longestQuestion);
    const askedIn = asked.language === 'en' ? {} : { askedIn: asked.language };
    await saveDraft(ctx, servicePageDocument, {
      id: page,
      content: { ...content, faq: { ...faq, items: [...faq.items, { question, answer: '', ...askedIn }] } },
    });
    await ctx.db.update(unansweredQuestions).set({ draftedFor: page }).where(mine);
    return { page };
  });
}
