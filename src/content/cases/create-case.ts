import { v7 } from 'uuid';
import { cases } from './table.server.ts';
import { saveDraft } from '#agency/documents/save-draft.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { caseDocument } from './case-document.ts';
import { emptyCase, type CaseContent } from './case.ts';
import { atFreeAddress, lockCases } from './write-case.ts';

/**
 * Adds a case at the end, as a draft.
 * @throws Invalid when its address is taken
 */
export async function createCase(ctx: Ctx, content: CaseContent) {
  allow(ctx.actor, 'cases:edit');
  return atFreeAddress(() =>
    inTransaction(ctx, async (ctx) => {
      const last = (await lockCases(ctx)).at(-1);
      const id = v7();
      const now = ctx.now();
      await ctx.db.insert(cases).values({
        ...emptyCase,
        client: content.client,
        slug: content.slug,
        id,
        status: 'Draft',
        position: (last?.position ?? 0) + 1,
        createdAt: now,
        updatedAt: now,
      });
      await audit(ctx, { action: 'created', subjectType: 'case', subjectId: id, after: content });
      return saveDraft(ctx, caseDocument, { id, content });
    }),
  );
}
