import { and, desc, eq, ilike, or } from 'drizzle-orm';
import { v7 } from 'uuid';
import { z } from 'zod';
import { buyers } from './table.server.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { invoiceDrafts } from '#money/invoices/drafts/table.server.ts';
import { recurringInvoices } from '#money/invoices/recurring/table.server.ts';
import { quotationMilestones } from '#money/milestones/table.server.ts';
import { receipts } from '#money/receivables/table.server.ts';
import { changedParts } from '#agency/audit/changed-parts.ts';
import { auditView } from '#agency/audit/record-view.ts';
import { audit } from '#agency/audit/record.ts';
import { refuseOwnGstin } from '#agency/settings/own-gstin.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { pageByTime, TimePage } from '#kit/rows/time-page.ts';
import type { BuyerInput } from './buyer-input.ts';

export type BuyerRow = typeof buyers.$inferSelect;

/** As documents name it: the registered name, where there is one. */
export const namedOn = ({ name, company }: Pick<BuyerRow, 'name' | 'company'>) => company || name;

/** @throws NotFound */
export async function readBuyer(ctx: Pick<Ctx, 'db'>, input: { buyerId: string }): Promise<BuyerRow> {
  const [row] = await ctx.db.select().from(buyers).where(eq(buyers.id, input.buyerId));
  if (!row) throw new NotFound(/*staff*/ 'This buyer');
  return row;
}

/** One as somebody looks at it. @throws NotFound */
export async function getBuyer(ctx: Ctx, input: { buyerId: string }): Promise<BuyerRow> {
  allow(ctx.actor, 'buyers:read');
  const row = await readBuyer(ctx, input);
  await auditView(ctx, { subjectType: 'buyer', subjectId: row.id });
  return row;
}

/** Which buyers somebody wants to see, the latest first. */
export const BuyerFilter = TimePage.extend({
  /** Part of a name, of a GST number or of an e-mail address. */
  q: z.string().trim().max(80).optional(),
});
type BuyerFilter = z.infer<typeof BuyerFilter>;

/** Buyers, the latest first. */
export function listBuyers(ctx: Ctx, input: BuyerFilter) {
  allow(ctx.actor, 'buyers:read');
  const part = input.q && `%${input.q.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const matching = part
    ? or(
        ilike(buyers.name, part),
        ilike(buyers.company, part),
        ilike(buyers.gstin, part),
        ilike(buyers.email, part),
      )
    : undefined;
  return pageByTime(input, (before, limit, offset) =>
    ctx.db
      .select()
      .from(buyers)
      .where(and(matching, before(buyers.id)))
      .orderBy(desc(buyers.id))
      .limit(limit)
      .offset(offset),
  );
}

/** @throws Invalid for our own GST number, or one that another buyer has */
export async function createBuyer(ctx: Ctx, input: BuyerInput): Promise<{ id: string }> {
  allow(ctx.actor, 'buyers:edit');
  return inTransaction(ctx, async (ctx) => {
    await refuseOwnGstin(ctx, input.gstin);
    const [made] = await ctx.db
      .insert(buyers)
      .values({ id: v7(), ...input })
      .onConflictDoNothing()
      .returning();
    if (!made) throw taken();
    await audit(ctx, { action: 'created', subjectType: 'buyer', subjectId: made.id });
    return { id: made.id };
  });
}

/** What was issued keeps what it says. @throws NotFound · Invalid as for a new one */
export async function updateBuyer(ctx: Ctx, input: BuyerInput & { buyerId: string }): Promise<BuyerRow> {
  allow(ctx.actor, 'buyers:edit');
  const { buyerId, ...after } = input;
  return inTransaction(ctx, async (ctx) => {
    await refuseOwnGstin(ctx, after.gstin);
    const before = await readBuyer(ctx, { buyerId });
    if (after.gstin && after.gstin !== before.gstin) {
      const [other] = await ctx.db.select().from(buyers).where(eq(buyers.gstin, after.gstin));
      if (other) throw taken();
    }
    const [updated] = await ctx.db
      .update(buyers)
      .set({ ...after, isSample: false, updatedAt: ctx.now() })
      .where(eq(buyers.id, buyerId))
      .returning();
    if (!updated) throw new NotFound(/*staff*/ 'This buyer');
    await audit(ctx, {
      action: 'changed',
      subjectType: 'buyer',
      subjectId: buyerId,
      after: { facts: Object.keys(changedParts(before, after).after).join(', ') },
    });
    return updated;
  });
}

/** Removes a buyer that nothing was written for. @throws NotFound · Conflict for any other */
export async function deleteBuyer(ctx: Ctx, input: { buyerId: string }): Promise<void> {
  allow(ctx.actor, 'buyers:edit');
  await inTransaction(ctx, async (ctx) => {
    const { id } = await readBuyer(ctx, input);
    for (const table of [invoices, invoiceDrafts, recurringInvoices, receipts])
      if ((await ctx.db.$count(table, eq(table.buyerId, id))) > 0)
        throw new Conflict(/*staff*/ 'There are documents or money of this buyer, so it stays.');
    // Of a part whose draft was deleted: it is billed to whoever its quotation says by then.
    await ctx.db
      .update(quotationMilestones)
      .set({ buyerId: null })
      .where(eq(quotationMilestones.buyerId, id));
    await ctx.db.delete(buyers).where(eq(buyers.id, id));
    await audit(ctx, {
      action: 'deleted',
      subjectType: 'buyer',
      subjectId: id,
    });
  });
}

const taken = () => new Invalid({ gstin: /*staff*/ 'Another buyer has this GST number' });
