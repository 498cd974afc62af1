import { asc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { gstRates } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { announce } from '#kit/announce.ts';
import { reorderRows } from '#agency/audit/reorder-rows.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { gstTag, type GstRateInput } from './gst-rate.ts';

type RateRow = typeof gstRates.$inferSelect;

/** All rates in order, held until the transaction ends. */
const lockRates = (ctx: Pick<Ctx, 'db'>): Promise<RateRow[]> =>
  ctx.db.select().from(gstRates).orderBy(asc(gstRates.position), asc(gstRates.id)).for('update');

/** Pages say what prices are with GST. */
const announceGst = (ctx: Pick<Ctx, 'db'>) => announce(ctx, { kind: 'pages', tags: [gstTag] });

function pick(all: RateRow[], id: string) {
  const found = all.find((rate) => rate.id === id);
  if (!found) throw new NotFound('This rate');
  return { name: found.name, percent: found.percent };
}

/** Adds a rate at the end: it is charged only once it is the first. */
export async function createGstRate(ctx: Ctx, input: GstRateInput) {
  allow(ctx.actor, 'gst-rates:edit');
  return inTransaction(ctx, async (ctx) => {
    const last = (await lockRates(ctx)).at(-1);
    const [created] = await ctx.db
      .insert(gstRates)
      .values({ id: v7(), ...input, position: (last?.position ?? 0) + 1 })
      .returning();
    if (!created) throw new Error('An insert returned nothing');
    await audit(ctx, {
      action: 'created',
      subjectType: 'gst-rate',
      subjectId: created.id,
      after: input,
    });
    await announceGst(ctx);
    return created;
  });
}

/** Changes a rate; orders under payment keep theirs. @throws NotFound */
export async function updateGstRate(ctx: Ctx, input: GstRateInput & { rateId: string }) {
  allow(ctx.actor, 'gst-rates:edit');
  const { rateId, ...after } = input;
  return inTransaction(ctx, async (ctx) => {
    const before = pick(await lockRates(ctx), rateId);
    const [updated] = await ctx.db
      .update(gstRates)
      .set({ ...after, isSample: false, updatedAt: ctx.now() })
      .where(eq(gstRates.id, rateId))
      .returning();
    if (!updated) throw new NotFound('This rate');
    await audit(ctx, {
      action: 'changed',
      subjectType: 'gst-rate',
      subjectId: rateId,
      before,
      after,
    });
    await announceGst(ctx);
    return updated;
  });
}

/** Removes a rate. @throws NotFound, Conflict for the last one */
export async function deleteGstRate(ctx: Ctx, input: { rateId: string }): Promise<void> {
  allow(ctx.actor, 'gst-rates:edit');
  await inTransaction(ctx, async (ctx) => {
    const all = await lockRates(ctx);
    const before = pick(all, input.rateId);
    if (all.length === 1) throw new Conflict('This is the last rate. Change it, or add another one first.');
    await ctx.db.delete(gstRates).where(eq(gstRates.id, input.rateId));
    await audit(ctx, {
      action: 'deleted',
      subjectType: 'gst-rate',
      subjectId: input.rateId,
      before,
    });
    await announceGst(ctx);
  });
}

/** Puts the rates into this order; the first is charged. @throws Conflict when the list has changed */
export async function reorderGstRates(ctx: Ctx, input: { ids: string[] }): Promise<void> {
  allow(ctx.actor, 'gst-rates:edit');
  await inTransaction(ctx, async (ctx) => {
    const rows = await lockRates(ctx);
    await reorderRows(ctx, gstRates, { rows, ids: input.ids, subject: 'gst-rate', noun: 'rates' });
    await announceGst(ctx);
  });
}
