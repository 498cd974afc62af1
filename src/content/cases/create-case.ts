import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { cases } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { CaseInput } from './case.ts';
import { announceCases, atFreeAddress, knownPictures, lockCases } from './write-case.ts';

/** Adds a case at the end. @throws Invalid when its address is taken or a picture is not in the library */
export async function createCase(ctx: Ctx, input: CaseInput) {
  allow(ctx.actor, 'cases:edit');
  return atFreeAddress(() =>
    inTransaction(ctx, async (ctx) => {
      await knownPictures(ctx, input);
      const last = (await lockCases(ctx)).at(-1);
      const [created] = await ctx.db
        .insert(cases)
        .values({
          ...input,
          id: v7(),
          position: (last?.position ?? 0) + 1,
          previewToken: randomBytes(16).toString('hex'),
          createdAt: ctx.now(),
          updatedAt: ctx.now(),
        })
        .returning();
      if (!created) throw new Error('An insert returned nothing');
      await audit(ctx, { action: 'created', subjectType: 'case', subjectId: created.id, after: input });
      await announceCases(ctx);
      return created;
    }),
  );
}
