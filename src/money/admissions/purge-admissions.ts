import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { admissions } from './table.server.ts';
import { couponUses } from '#money/coupons/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { graceBegan } from '#money/renewals/begin-benefits.ts';

/** A year after it was last touched nobody needs to know what nobody had to tell. */
export async function purgeOldDetails(ctx: Pick<Ctx, 'db'>): Promise<void> {
  await ctx.db
    .update(admissions)
    .set({ details: {} })
    .where(and(ne(admissions.details, {}), lt(admissions.updatedAt, sql`now() - interval '1 year'`)));
}

/** A plan whose time is over, and the days of grace after it, is completed. */
export async function completeEnded(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await ctx.db
    .update(admissions)
    .set({ status: 'Completed' })
    .where(and(eq(admissions.status, 'Active'), lt(admissions.activeUntil, graceBegan(ctx))));
}

const nowhere = { address: '', street: '', pincode: '', state: '', country: '' };

/** Takes every personal fact out of a customer's admissions; what was bought when stays, for invoices name it. */
export async function eraseAdmissions(ctx: Pick<Ctx, 'db'>, customerId: string): Promise<void> {
  await stopWaiting(ctx, customerId);
  await ctx.db
    .update(admissions)
    .set({ fullName: '', phone: '', email: '', addressParts: nowhere, details: {}, timing: [] })
    .where(eq(admissions.customerId, customerId));
}

async function stopWaiting(ctx: Pick<Ctx, 'db'>, customerId: string) {
  await ctx.db
    .update(admissions)
    .set({ status: 'Cancelled' })
    .where(and(eq(admissions.customerId, customerId), eq(admissions.status, 'Pending')));
  await ctx.db
    .delete(couponUses)
    .where(and(eq(couponUses.customerId, customerId), eq(couponUses.state, 'reserved')));
}
