import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { v7 } from 'uuid';
import { dueFrom, periodEnd, periodPlace, periodWords } from './recurring.ts';
import { noAddress, type RecurringRow } from './recurring-invoices.ts';
import { recurringInvoices, recurringRuns } from './table.server.ts';
import { readBuyer } from '#money/buyers/buyers.ts';
import { contentOf } from '../drafts/drafts.ts';
import { issueNow } from '../drafts/issue-draft.ts';
import { invoiceDrafts } from '../drafts/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import type { Language } from '#kit/language/language.ts';
import { translateMessages } from '#kit/language/message.ts';
import { english } from '#kit/language/translator.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';

/**
 * Writes every invoice that is due by now, those of days on which nobody was awake too, each once; then issues those that
 * go by themselves. What cannot be issued waits as a draft, with the reason.
 */
export async function writeDueInvoices(ctx: Ctx): Promise<void> {
  const today = dateInIndia(ctx.now());
  let isMore = true;
  while (isMore) isMore = await writeNext(ctx, today);
  const waiting = await ctx.db
    .select({ draftId: recurringRuns.draftId })
    .from(recurringRuns)
    .where(eq(recurringRuns.state, 'to-issue'))
    .orderBy(asc(recurringRuns.dueOn), asc(recurringRuns.recurringId));
  for (const run of waiting) await issueRun(ctx, run);
}

/** @returns whether there was one to write */
function writeNext(ctx: Ctx, today: string): Promise<boolean> {
  const { status, nextOn, endsOn, times, written } = recurringInvoices;
  return inTransaction(ctx, async (ctx) => {
    const [due] = await ctx.db
      .select()
      .from(recurringInvoices)
      .where(
        and(
          eq(status, 'active'),
          lte(nextOn, today),
          or(isNull(endsOn), lte(nextOn, endsOn)),
          or(isNull(times), gt(times, written)),
        ),
      )
      .orderBy(asc(nextOn), asc(recurringInvoices.id))
      .limit(1)
      // Another process has it: it writes what is due of it too.
      .for('update', { skipLocked: true });
    if (!due) return false;
    const draftId = v7();
    const untilOn = periodEnd(due, due.nextOn);
    await ctx.db.insert(recurringRuns).values({
      recurringId: due.id,
      dueOn: due.nextOn,
      untilOn,
      at: ctx.now(),
      state: due.sends ? 'to-issue' : 'draft',
      draftId,
    });
    const buyer = await readBuyer(ctx, due);
    const draft = draftOf(due, { from: due.nextOn, until: untilOn }, buyer.language);
    const { totals } = await contentOf(ctx, draft, buyer);
    await ctx.db.insert(invoiceDrafts).values({ ...draft, id: draftId, totalPaise: totals.totalPaise });
    await ctx.db
      .update(recurringInvoices)
      .set({ nextOn: dueFrom(due, addDays(due.nextOn, 1)), written: due.written + 1 })
      .where(eq(recurringInvoices.id, due.id));
    return true;
  });
}

function draftOf(
  { buyerId, supply, pricesInclude, lines, dueDays, orderNumber, note }: RecurringRow,
  period: { from: string; until: string },
  language: Language,
) {
  const words = periodWords(period, language);
  const fill = (text: string) => text.replaceAll(periodPlace, words);
  return {
    buyerId, supply, pricesInclude, dueDays, orderNumber, correctsId: null,
    note: fill(note),
    lines: lines.map((line) => ({ ...line, title: fill(line.title), description: fill(line.description) })),
  };
} // prettier-ignore

async function issueRun(ctx: Ctx, { draftId }: { draftId: string }): Promise<void> {
  try {
    await inTransaction(ctx, async (ctx) => {
      const [draft] = await ctx.db.select().from(invoiceDrafts).where(eq(invoiceDrafts.id, draftId));
      if (draft && !(await readBuyer(ctx, draft)).email) throw new Invalid({ sends: noAddress });
      await issueNow(ctx, { draftId, byHand: false, useAdvances: true });
    });
  } catch (error) {
    const fault = faultOf(error);
    if (fault === null) throw error;
    await ctx.db
      .update(recurringRuns)
      .set({ state: 'refused', fault })
      // Unless somebody has issued it by hand meanwhile.
      .where(and(eq(recurringRuns.draftId, draftId), eq(recurringRuns.state, 'to-issue')));
  }
}

/** What stands in the way of issuing it, for whoever looks at the draft; null for what is no such thing. */
function faultOf(error: unknown): string | null {
  if (error instanceof Invalid) return Object.values(translateMessages(english, error.errors)).join('. ');
  // Somebody deleted the draft meanwhile.
  if (error instanceof NotFound || error instanceof Conflict) return error.message;
  return null;
}
