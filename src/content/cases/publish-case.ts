import { eq } from 'drizzle-orm';
import { cases } from './table.server.ts';
import { changedParts } from '#agency/audit/changed-parts.ts';
import { audit } from '#agency/audit/record.ts';
import { moveAddress } from '#content/redirects/move-address.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { casePath } from './case-path.ts';
import { CaseContent } from './case.ts';
import { announceCases, atFreeAddress, lockCasePictures, lockCases, pickCase } from './write-case.ts';

/**
 * Lets visitors see a case as it is written here; an address that they have seen leads to the new one.
 * @throws NotFound; Invalid when its address is taken or a picture is not in the library
 */
export async function publishCase(ctx: Ctx, input: { caseId: string; content: CaseContent }) {
  allow(ctx.actor, 'cases:edit');
  const { caseId, content } = input;
  return atFreeAddress(() =>
    inTransaction(ctx, async (ctx) => {
      const before = pickCase(await lockCases(ctx), caseId);
      await lockCasePictures(ctx, content);
      const after = { ...content, status: 'Published' as const };
      const [updated] = await ctx.db
        .update(cases)
        .set({ ...after, isSample: false, updatedAt: ctx.now() })
        .where(eq(cases.id, caseId))
        .returning();
      if (!updated) throw new NotFound(/*i18n*/ 'This case');
      const changed = changedParts(before, after);
      await audit(ctx, { action: 'changed', subjectType: 'case', subjectId: caseId, ...changed });
      // What the row says was published once, or has gaps.
      const { status: _status, ...last } = before;
      const wasSeen = CaseContent.safeParse(last).success;
      if (wasSeen && before.slug !== content.slug)
        await moveAddress(ctx, {
          from: casePath(before.slug),
          to: casePath(content.slug),
          note: content.client,
        });
      await announceCases(ctx);
      return updated;
    }),
  );
}
