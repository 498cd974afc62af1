import { and, eq, sql } from 'drizzle-orm';
import { dropSampleDrafts } from '#content/cases/sample-drafts.ts';
import { posts } from '#content/blog/table.server.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { announce } from '#kit/announce.ts';
import { benefitsTag } from '#catalogue/benefits/benefit.ts';
import { featuresTag } from '#catalogue/real-estate-features/real-estate-feature.ts';
import { audit } from '#agency/audit/record.ts';
import { forgetFiles } from '#agency/stored-files/forget-files.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { invoiceDrafts } from '#money/invoices/drafts/table.server.ts';
import { dropBills } from '#money/invoices/supplier-bills/supplier-bills.ts';
import { disableSampleCustomers } from '#people/customers/sample-customers.ts';
import { Conflict } from '#kit/errors.ts';
import { isUniqueViolation } from '#kit/rows/sql-state.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { countDemo, groupsOf } from './count-demo.ts';
import type { DemoRemoved, DemoState } from './demo-content.ts';
import { demoKey as key, isDemoOff } from './is-demo-off.ts';

/** Tells every page and screen that shows a row of the demo, posts by their addresses. */
async function announceDemo(ctx: Pick<Ctx, 'db'>) {
  const samples = await ctx.db.select({ slug: posts.slug }).from(posts).where(eq(posts.isSample, true));
  const tags = ['blog', 'galleries', 'cases', 'home', 'offer', 'services', benefitsTag, featuresTag];
  await announce(ctx, { kind: 'pages', tags: [...tags, ...samples.map(({ slug }) => `post:${slug}`)] });
  const offers = await ctx.db
    .select({ id: quotations.id })
    .from(quotations)
    .where(eq(quotations.isSample, true));
  await announce(ctx, ...offers.map(({ id }) => ({ kind: 'quotation' as const, quotationId: id })));
}

export async function readDemo(ctx: Ctx): Promise<DemoState> {
  allow(ctx.actor, 'first-steps:read');
  return { on: !(await isDemoOff(ctx)), counts: await countDemo(ctx) };
}

/**
 * Takes away what came as a demo and was neither changed by staff nor used by anybody, for good. A sample customer who
 * has to stay loses the password that everybody knows.
 */
export async function removeDemo(ctx: Ctx): Promise<DemoState & { removed: DemoRemoved }> {
  allow(ctx.actor, 'first-steps:edit');
  const { removed, unused } = await inTransaction(ctx, async (ctx) => {
    await announceDemo(ctx);
    await disableSampleCustomers(ctx);
    const unused = await dropDemoBills(ctx);
    await dropSampleDrafts(ctx);
    const gone: DemoRemoved = [];
    for (const { name, table, sample, free } of groupsOf(ctx)) {
      const rows = await ctx.db
        .delete(table)
        .where(and(sample, free))
        .returning({ one: sql`1` });
      if (rows.length > 0) gone.push({ name, rows: rows.length });
    }
    await turn(ctx, false);
    await audit(ctx, {
      action: 'deleted',
      subjectType: 'settings',
      subjectId: key,
      before: Object.fromEntries(gone.map(({ name, rows }) => [name, rows])),
    });
    return { removed: gone, unused };
  });
  await forgetFiles(ctx, { names: unused });
  return { ...(await readDemo(ctx)), removed };
}

/** The rows of a draft's bills go with it by themselves, their files do not. @returns those that nothing has any more */
async function dropDemoBills(ctx: Pick<Ctx, 'db'>): Promise<string[]> {
  const drafts = await ctx.db
    .select({ draftId: invoiceDrafts.id })
    .from(invoiceDrafts)
    .where(eq(invoiceDrafts.isSample, true))
    .for('update');
  const unused: string[] = [];
  for (const draft of drafts) unused.push(...(await dropBills(ctx, draft)));
  return unused;
}

/**
 * Puts the demo back where nothing of one's own stands in its way.
 * @param addDemo the start's own way to write it
 * @throws Conflict when rows of the agency hold the same names
 */
export async function restoreDemo(ctx: Ctx, addDemo: (ctx: Ctx) => Promise<void>): Promise<DemoState> {
  allow(ctx.actor, 'first-steps:edit');
  try {
    await inTransaction(ctx, async (ctx) => {
      await turn(ctx, true);
      await addDemo(ctx);
      await audit(ctx, { action: 'created', subjectType: 'settings', subjectId: key });
      await announceDemo(ctx);
    });
  } catch (error) {
    if (isUniqueViolation(error))
      throw new Conflict('Something of yours has the name of a demo row. Nothing was added.');
    throw error;
  }
  return readDemo(ctx);
}

async function turn(ctx: Pick<Ctx, 'db'>, on: boolean) {
  const value = { on };
  await ctx.db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: new Date() } });
}
