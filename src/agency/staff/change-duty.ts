import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { staff } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/** Whether somebody takes new leads now. */
export const Duty = z.strictObject({ offDuty: z.boolean() });
export type Duty = z.infer<typeof Duty>;

/** Everybody who works on leads says it of themselves, the owner of anybody. @throws NotFound */
export async function changeDuty(ctx: Ctx, input: Duty & { staffId: string }): Promise<void> {
  const isOwn = ctx.actor.kind === 'staff' && ctx.actor.id === input.staffId;
  allow(ctx.actor, isOwn ? 'leads:edit' : 'staff:edit');
  await inTransaction(ctx, async (ctx) => {
    const { offDuty } = input;
    const [changed] = await ctx.db
      .update(staff)
      .set({ offDuty })
      .where(eq(staff.id, input.staffId))
      .returning({ id: staff.id });
    if (!changed) throw new NotFound('This person');
    await audit(ctx, {
      action: 'changed',
      subjectType: 'staff',
      subjectId: input.staffId,
      after: { offDuty },
    });
  });
}
