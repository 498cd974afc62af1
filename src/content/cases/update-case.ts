import { eq } from 'drizzle-orm';
import { cases } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { CaseInput } from './case.ts';
import { announceCases, atFreeAddress, knownPictures, lockCases, pickCase } from './write-case.ts';

/**
 * Replaces a case.
 * @throws NotFound; Invalid when its address is taken or a picture is not in the library
 */
export async function updateCase(ctx: Ctx, input: CaseInput & { caseId: string }) {
  allow(ctx.actor, 'cases:edit');
  const { caseId, ...after } = input;
  return atFreeAddress(() =>
    inTransaction(ctx, async (ctx) => {
      const before = pickCase(await lockCases(ctx), caseId);
      await knownPictures(ctx, after);
      const [updated] = await ctx.db
        .update(cases)
        .set({ ...after, isSample: false, updatedAt: ctx.now() })
        .where(eq(cases.id, caseId))
        .returning();
      if (!updated) throw new NotFound('This case');
      await audit(ctx, { action: 'changed', subjectType: 'case', subjectId: caseId, before, after });
      await announceCases(ctx);
      return updated;
    }),
  );
}
