import { eq } from 'drizzle-orm';
import { cases } from './table.server.ts';
import { getDocument } from '#agency/documents/read-document.ts';
import { writeDraft } from '#agency/documents/save-draft.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { caseDocument } from './case-document.ts';
import { announceCases, lockCases, pickCase } from './write-case.ts';

/** Takes a case off the website; what it says is its draft from then on, unless one waits already. @throws NotFound */
export async function hideCase(ctx: Ctx, input: { caseId: string }) {
  allow(ctx.actor, 'cases:edit');
  const { caseId } = input;
  return inTransaction(ctx, async (ctx) => {
    const { status } = pickCase(await lockCases(ctx), caseId);
    const { content } = await getDocument(ctx, caseDocument, caseId);
    await ctx.db.update(cases).set({ status: 'Draft', updatedAt: ctx.now() }).where(eq(cases.id, caseId));
    await audit(ctx, {
      action: 'changed',
      subjectType: 'case',
      subjectId: caseId,
      before: { status },
      after: { status: 'Draft' },
    });
    await announceCases(ctx);
    // A version that was restored may have a picture that is gone: no reason to leave the case on the website.
    return writeDraft(ctx, caseDocument, { id: caseId, content });
  });
}
