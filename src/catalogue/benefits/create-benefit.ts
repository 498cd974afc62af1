import { v7 } from 'uuid';
import { benefits } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import type { BenefitInput } from './benefit.ts';
import { announceBenefits, lockBenefits } from './write-benefit.ts';

/** Adds a benefit at the end of the list. */
export async function createBenefit(ctx: Ctx, input: BenefitInput) {
  allow(ctx.actor, 'benefits:edit');
  return inTransaction(ctx, async (ctx) => {
    const last = (await lockBenefits(ctx)).at(-1);
    const [created] = await ctx.db
      .insert(benefits)
      .values({ id: v7(), ...input, position: (last?.position ?? 0) + 1 })
      .returning();
    if (!created) throw new Error('An insert returned nothing');
    await audit(ctx, {
      action: 'created',
      subjectType: 'benefit',
      subjectId: created.id,
      after: input,
    });
    await announceBenefits(ctx);
    return created;
  });
}
