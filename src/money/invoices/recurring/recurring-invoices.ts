import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { dueFrom, isOver, recurringActions, type RecurringState } from './recurring.ts';
import type { RecurringFilter } from './recurring-filter.ts';
import type { RecurringInput } from './recurring-input.ts';
import { recurringInvoices, recurringRuns } from './table.server.ts';
import { namedOn, readBuyer } from '#money/buyers/buyers.ts';
import { buyers } from '#money/buyers/table.server.ts';
import { contentOf } from '../drafts/drafts.ts';
import { invoiceDrafts } from '../drafts/table.server.ts';
import { invoices } from '../table.server.ts';
import { changedParts } from '#agency/audit/changed-parts.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import { job } from '#kit/job.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { pageByTime } from '#kit/rows/time-page.ts';
import { livingStates } from '#money/mandates/mandate.ts';
import { mandates } from '#money/mandates/table.server.ts';

/** Writes what is due: each hour of the day, so that a morning on which the machine was off is made up for soon. */
export const dueInvoices = job('write-recurring-invoices', {
  every: { cron: '12 5-22 * * *', tz: 'Asia/Kolkata' },
  retry: { limit: 5, delay: 60, delayMax: 900 },
  fields: {},
});

export type RecurringRow = typeof recurringInvoices.$inferSelect;

/** @throws NotFound */
export async function readRecurring(
  ctx: Pick<Ctx, 'db'>,
  input: { recurringId: string },
): Promise<RecurringRow> {
  const [row] = await ctx.db
    .select()
    .from(recurringInvoices)
    .where(eq(recurringInvoices.id, input.recurringId));
  if (!row) throw new NotFound(/*staff*/ 'This recurring invoice');
  return row;
}

/** The latest first; of one buyer where it is named. */
export async function listRecurring(ctx: Ctx, input: RecurringFilter) {
  allow(ctx.actor, 'invoices:read');
  const of = input.buyerId ? eq(recurringInvoices.buyerId, input.buyerId) : undefined;
  const page = await pageByTime(input, (before, limit, offset) =>
    ctx.db
      .select({ ...getTableColumns(recurringInvoices), name: buyers.name, company: buyers.company })
      .from(recurringInvoices)
      .innerJoin(buyers, eq(buyers.id, recurringInvoices.buyerId))
      .where(and(of, before(recurringInvoices.id)))
      .orderBy(desc(recurringInvoices.id))
      .limit(limit)
      .offset(offset),
  );
  return {
    ...page,
    data: page.data.map((row) => {
      const { id, status, every, sends, totalPaise, nextOn, written, lines } = row;
      return {
        id, status, every, sends, totalPaise, nextOn, written,
        isOver: isOver(row),
        buyerName: namedOn(row),
        what: lines.map(({ title }) => title).join(', '),
      }; // prettier-ignore
    }),
  };
}

/** One with whom it goes to and what was written so far, the latest first. @throws NotFound */
export async function getRecurring(ctx: Ctx, input: { recurringId: string }) {
  allow(ctx.actor, 'invoices:read');
  const row = await readRecurring(ctx, input);
  const runs = await ctx.db
    .select({
      dueOn: recurringRuns.dueOn,
      untilOn: recurringRuns.untilOn,
      state: recurringRuns.state,
      fault: recurringRuns.fault,
      draftId: invoiceDrafts.id,
      invoiceId: invoices.id,
      number: invoices.number,
      totalPaise: sql<number | null>`coalesce(${invoices.totalPaise}, ${invoiceDrafts.totalPaise})`.mapWith(
        Number,
      ),
    })
    .from(recurringRuns)
    .leftJoin(invoiceDrafts, eq(invoiceDrafts.id, recurringRuns.draftId))
    .leftJoin(invoices, eq(invoices.id, recurringRuns.invoiceId))
    .where(eq(recurringRuns.recurringId, row.id))
    .orderBy(desc(recurringRuns.dueOn));
  return { ...row, isOver: isOver(row), runs };
}

/**
 * Sets one up; the first is written on its first day, at once where that is today.
 * @throws NotFound for the buyer · Invalid for days that do not fit, or where it cannot be mailed
 */
export async function createRecurring(ctx: Ctx, input: RecurringInput): Promise<{ id: string }> {
  allow(ctx.actor, 'invoices:edit');
  return inTransaction(ctx, async (ctx) => {
    const today = dateInIndia(ctx.now());
    if (input.startsOn < today)
      throw new Invalid({ startsOn: /*staff*/ 'This day is over: write that one as a draft' });
    const id = v7();
    const totalPaise = await checkedTotal(ctx, input);
    await ctx.db.insert(recurringInvoices).values({ ...input, id, totalPaise, nextOn: input.startsOn });
    await audit(ctx, {
      action: 'created',
      subjectType: 'recurring-invoice',
      subjectId: id,
      after: { buyerId: input.buyerId, every: input.every, startsOn: input.startsOn, totalPaise },
    });
    if (input.startsOn === today) await ctx.jobs.enqueue(ctx.db, dueInvoices, [{}]);
    return { id };
  });
}

/**
 * What was written stays. With another rhythm or first day the next one comes on the first day of it that no invoice
 * covers yet, and not before today.
 * @throws NotFound · Conflict once it is stopped · Invalid as for a new one
 */
export async function updateRecurring(
  ctx: Ctx,
  input: RecurringInput & { recurringId: string },
): Promise<RecurringRow> {
  allow(ctx.actor, 'invoices:edit');
  const { recurringId, ...typed } = input;
  return inTransaction(ctx, async (ctx) => {
    const before = await lockRecurring(ctx, { recurringId });
    refuseUnless('edit', before);
    if (typed.buyerId !== before.buyerId && (await hasMandate(ctx, { recurringId })))
      throw new Invalid({
        buyerId: /*staff*/ 'UPI Autopay holds for this buyer, or was asked for: end it first',
      });
    const isSameRhythm = typed.every === before.every && typed.startsOn === before.startsOn;
    const nextOn = isSameRhythm ? before.nextOn : dueFrom(typed, await firstFree(ctx, recurringId));
    const after = { ...typed, nextOn, totalPaise: await checkedTotal(ctx, typed) };
    const [updated] = await ctx.db
      .update(recurringInvoices)
      .set({ ...after, updatedAt: ctx.now() })
      .where(eq(recurringInvoices.id, recurringId))
      .returning();
    if (!updated) throw new NotFound(/*staff*/ 'This recurring invoice');
    await audit(ctx, {
      action: 'changed',
      subjectType: 'recurring-invoice',
      subjectId: recurringId,
      ...changedParts(before, after),
    });
    return updated;
  });
}

const ends = { pause: 'paused', resume: 'active', stop: 'stopped' } satisfies Record<string, RecurringState>;
export type RecurringAct = keyof typeof ends;

/**
 * Pauses it, lets it go on, or stops it for good. What falls into a pause is not made up for.
 * @throws NotFound · Conflict in another state
 */
export async function moveRecurring(
  ctx: Ctx,
  { recurringId, act }: { recurringId: string; act: RecurringAct },
): Promise<void> {
  allow(ctx.actor, 'invoices:edit');
  await inTransaction(ctx, async (ctx) => {
    const before = await lockRecurring(ctx, { recurringId });
    refuseUnless(act, before);
    const status = ends[act];
    const nextOn = act === 'resume' ? dueFrom(before, await firstFree(ctx, recurringId)) : before.nextOn;
    await ctx.db
      .update(recurringInvoices)
      .set({ status, nextOn, updatedAt: ctx.now() })
      .where(eq(recurringInvoices.id, recurringId));
    await audit(ctx, {
      action: 'status-changed',
      subjectType: 'recurring-invoice',
      subjectId: recurringId,
      before: { status: before.status },
      after: { status },
    });
  });
}

/** Whether its buyer has agreed to be debited, or was asked to. */
const hasMandate = async (ctx: Pick<Ctx, 'db'>, { recurringId }: { recurringId: string }) =>
  (await ctx.db.$count(
    mandates,
    and(eq(mandates.recurringId, recurringId), inArray(mandates.status, livingStates)),
  )) > 0;

/** Held until the transaction ends: nobody writes one while it changes. */
async function lockRecurring(ctx: Pick<Ctx, 'db'>, input: { recurringId: string }): Promise<RecurringRow> {
  const [row] = await ctx.db
    .select()
    .from(recurringInvoices)
    .where(eq(recurringInvoices.id, input.recurringId))
    .for('update');
  if (!row) throw new NotFound(/*staff*/ 'This recurring invoice');
  return row;
}

function refuseUnless(action: keyof typeof recurringActions, { status }: RecurringRow): void {
  if (!(recurringActions[action] as RecurringState[]).includes(status))
    throw new Conflict(
      status === 'stopped'
        ? /*staff*/ 'It is stopped for good. Set up another one.'
        : /*staff*/ 'Somebody else has just changed that. Look at it again.',
    );
}

/** The first day from today on that no invoice of it covers. */
async function firstFree(ctx: Pick<Ctx, 'db' | 'now'>, recurringId: string): Promise<string> {
  const [last] = await ctx.db
    .select({ untilOn: recurringRuns.untilOn })
    .from(recurringRuns)
    .where(eq(recurringRuns.recurringId, recurringId))
    .orderBy(desc(recurringRuns.untilOn))
    .limit(1);
  const today = dateInIndia(ctx.now());
  const free = last ? addDays(last.untilOn, 1) : today;
  return free > today ? free : today;
}

async function checkedTotal(ctx: Pick<Ctx, 'db' | 'now'>, input: RecurringInput): Promise<number> {
  const buyer = await readBuyer(ctx, input);
  const errors: Record<string, string> = {};
  if (input.endsOn && input.endsOn < input.startsOn) errors.endsOn = /*staff*/ 'It ends before it begins';
  if (input.sends && !buyer.email) errors.sends = noAddress;
  const { totalPaise } = (await contentOf(ctx, { ...input, correctsId: null }, buyer)).totals;
  if (totalPaise === 0)
    errors.lines = /*staff*/ 'It comes to nothing, and what costs nothing needs no invoice';
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
  return totalPaise;
}

export const noAddress = /*staff*/ 'The buyer has no e-mail address to send it to';
