import { eq } from 'drizzle-orm';
import { cases } from './table.server.ts';
import { getDocument } from '#agency/documents/read-document.ts';
import { writeDraft } from '#agency/documents/save-draft.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { CaseContent } from './case.ts';
import { caseDocument } from './case-document.ts';
import { announceCases, lockCases, pickCase } from './write-case.ts';

/**
 * Lets visitors see a case again as they saw it before it was taken off; a draft that says something else goes on waiting.
 * @throws NotFound; Conflict where they see it, or never have
 */
export async function showCase(ctx: Ctx, input: { caseId: string }) {
  allow(ctx.actor, 'cases:edit');
  const { caseId } = input;
  return inTransaction(ctx, async (ctx) => {
    const { status, ...last } = pickCase(await lockCases(ctx), caseId);
    if (status === 'Published') throw new Conflict('Visitors see this case already.');
    if (!CaseContent.safeParse(last).success)
      throw new Conflict('Visitors have never seen this case. Publish its draft.');
    const { content } = await getDocument(ctx, caseDocument, caseId);
    await ctx.db.update(cases).set({ status: 'Published', updatedAt: ctx.now() }).where(eq(cases.id, caseId));
    await audit(ctx, {
      action: 'changed',
      subjectType: 'case',
      subjectId: caseId,
      before: { status },
      after: { status: 'Published' },
    });
    await announceCases(ctx);
    return writeDraft(ctx, caseDocument, { id: caseId, content });
  });
}
