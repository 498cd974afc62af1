import { asc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { priceItems } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { isUniqueViolation } from '#kit/rows/sql-state.ts';
import type { PriceItemInput } from './price-item.ts';

/** The agency's own items by name, those out of use included. */
export async function listPriceItems(ctx: Ctx) {
  allow(ctx.actor, 'pricing:read');
  return ctx.db.select().from(priceItems).orderBy(asc(priceItems.title));
}

/** @throws Invalid when another one has this name */
export async function createPriceItem(ctx: Ctx, input: PriceItemInput): Promise<{ id: string }> {
  allow(ctx.actor, 'pricing:edit');
  return withOwnTitle(() =>
    inTransaction(ctx, async (ctx) => {
      const id = v7();
      await ctx.db.insert(priceItems).values({ id, ...input });
      await audit(ctx, { action: 'created', ...subject(id), after: input });
      return { id };
    }),
  );
}

/** Replaces an item. Quotations that name it keep what they say. @throws NotFound · Invalid */
export async function updatePriceItem(ctx: Ctx, { id, ...input }: PriceItemInput & { id: string }) {
  allow(ctx.actor, 'pricing:edit');
  await withOwnTitle(() =>
    inTransaction(ctx, async (ctx) => {
      const [before] = await ctx.db.select().from(priceItems).where(eq(priceItems.id, id)).for('update');
      if (!before) throw new NotFound('This item');
      await ctx.db
        .update(priceItems)
        .set({ ...input, updatedAt: ctx.now() })
        .where(eq(priceItems.id, id));
      await audit(ctx, { action: 'changed', ...subject(id), before, after: input });
    }),
  );
}

/** @throws NotFound */
export async function deletePriceItem(ctx: Ctx, { id }: { id: string }): Promise<void> {
  allow(ctx.actor, 'pricing:edit');
  await inTransaction(ctx, async (ctx) => {
    const [before] = await ctx.db.delete(priceItems).where(eq(priceItems.id, id)).returning();
    if (!before) throw new NotFound('This item');
    await audit(ctx, { action: 'deleted', ...subject(id), before });
  });
}

const subject = (subjectId: string) => ({ subjectType: 'price-item' as const, subjectId });

async function withOwnTitle<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? new Invalid({ title: 'Another item has this name' }) : error;
  }
}
