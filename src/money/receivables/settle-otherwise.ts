import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { receivables } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { formatInr } from '#kit/india/money.ts';
import { message } from '#kit/language/message.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { lockReceivable, writeSettlement } from './write-settlement.ts';

export const WriteOffInput = z.strictObject({
  amountPaise: z.number(/*i18n*/ 'Enter an amount').int().min(1, /*i18n*/ 'Enter an amount'),
  reason: z.string().trim().min(3, /*staff*/ 'Say why, for the books').max(300),
});

/** Gives up what is open, or a part of it. No note, and no GST comes back. @throws NotFound · Invalid for more than is open */
export async function writeOff(
  ctx: Ctx,
  input: z.output<typeof WriteOffInput> & { invoiceId: string },
): Promise<void> {
  allow(ctx.actor, 'receivables:write-off');
  const { invoiceId, amountPaise, reason } = input;
  await inTransaction(ctx, async (ctx) => {
    const { buyerId, openPaise } = await lockReceivable(ctx, { invoiceId });
    if (amountPaise > openPaise)
      throw new Invalid({
        amountPaise: message(/*staff*/ '{amount} is due', { amount: formatInr(openPaise) }),
      });
    await writeSettlement(ctx, { kind: 'write-off', amountPaise, buyerId, invoiceId, reason });
    await audit(ctx, {
      action: 'changed',
      subjectType: 'invoice',
      subjectId: invoiceId,
      after: { writtenOff: formatInr(amountPaise), reason },
    });
  });
}

export const PromiseInput = z.strictObject({
  /** Null: nothing is promised any more. */
  promisedOn: z.iso.date(/*staff*/ 'Choose a day').nullable(),
});

/** Keeps when the buyer has said that it pays. @throws NotFound */
export async function recordPromise(
  ctx: Ctx,
  input: z.output<typeof PromiseInput> & { invoiceId: string },
): Promise<void> {
  allow(ctx.actor, 'receivables:edit');
  const { invoiceId, promisedOn } = input;
  await inTransaction(ctx, async (ctx) => {
    const before = await lockReceivable(ctx, { invoiceId });
    await ctx.db.update(receivables).set({ promisedOn }).where(eq(receivables.invoiceId, invoiceId));
    await audit(ctx, {
      action: 'changed',
      subjectType: 'invoice',
      subjectId: invoiceId,
      before: { promisedOn: before.promisedOn },
      after: { promisedOn },
    });
  });
}
