import { and, desc, eq, gte, inArray, isNotNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Ctx } from '#kit/context.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { isOver, stateNow } from '#sales/quotations/find-quotation.ts';
import { quotationCode, type QuotationState } from '#sales/quotations/quotation.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { openStatuses } from '../lead.ts';
import { whyOrigin } from '../tasks/lead-task.ts';
import { leadTasks } from '../tasks/table.server.ts';
import { logTaskEvent } from '../tasks/write-task.ts';
import { lockLiving } from '../write-changes.ts';
import { whyTask } from './status-rules.ts';

const isOff = (state: QuotationState) => state === 'rejected' || state === 'expired';

/**
 * Once no quotation of an open lead can be accepted any more, a task asks why; nobody but people gives a lead up. It asks
 * once for each newest quotation.
 */
export async function askWhy(ctx: Ctx, leadId: string): Promise<void> {
  const lead = await lockLiving(ctx, leadId);
  if (!lead || !openStatuses.includes(lead.status)) return;
  const known = await ctx.db
    .select({
      id: quotations.id,
      number: quotations.number,
      revision: quotations.revision,
      state: stateNow,
    })
    .from(quotations)
    .where(eq(quotations.leadId, lead.id))
    .orderBy(desc(quotations.id));
  const newest = known.find(({ state }) => isOff(state));
  if (!newest || known.some(({ state }) => !isOff(state) && state !== 'superseded')) return;
  const [task] = await ctx.db
    .insert(leadTasks)
    .values({
      id: v7(),
      leadId: lead.id,
      title: whyTask,
      dueAt: ctx.now(),
      assignedTo: lead.assignedTo,
      origin: `${whyOrigin}${newest.id}`,
    })
    .onConflictDoNothing({ target: leadTasks.origin })
    .returning();
  if (!task) return;
  const what = newest.state === 'rejected' ? 'was rejected' : 'has expired';
  const data = { to: task.dueAt, reason: `quotation ${quotationCode(newest)} ${what}` };
  await logTaskEvent(ctx, task, 'added', data, { id: null, name: 'Quotation' });
}

/** So far back expired quotations are looked at: a server may have stood still for a while. */
const lookBackDays = 14;

/** Every hour: asks about the leads whose quotations have had their last day. */
export async function askWhyExpired(ctx: Ctx): Promise<void> {
  const expired = await ctx.db
    .selectDistinct({ leadId: quotations.leadId })
    .from(quotations)
    .where(
      and(
        inArray(quotations.status, ['sent', 'viewed']),
        isOver,
        gte(quotations.validUntil, addDays(dateInIndia(ctx.now()), -lookBackDays)),
        isNotNull(quotations.leadId),
      ),
    );
  for (const { leadId } of expired) if (leadId) await inTransaction(ctx, (ctx) => askWhy(ctx, leadId));
}
