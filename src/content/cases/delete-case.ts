import { eq } from 'drizzle-orm';
import { cases } from './table.server.ts';
import { forgetDocument } from '#agency/documents/forget-document.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { caseDocument } from './case-document.ts';
import { announceCases, lockCases, pickCase } from './write-case.ts';

/** Removes a case with all that it ever said; its pictures stay in the library. @throws NotFound */
export async function deleteCase(ctx: Ctx, input: { caseId: string }): Promise<void> {
  allow(ctx.actor, 'cases:edit');
  await inTransaction(ctx, async (ctx) => {
    const before = pickCase(await lockCases(ctx), input.caseId);
    await ctx.db.delete(cases).where(eq(cases.id, input.caseId));
    await forgetDocument(ctx, caseDocument, input.caseId);
    await audit(ctx, { action: 'deleted', subjectType: 'case', subjectId: input.caseId, before });
    await announceCases(ctx);
  });
}
