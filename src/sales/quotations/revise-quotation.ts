import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { quotationResponses } from './answers/table.server.ts';
import { quotations } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { followRule } from '#sales/leads/deal/follow-rule.ts';
import { logOnLead } from '#sales/leads/log-on-lead.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { readCounter } from './answers/accept-counter.ts';
import { matchCounterOffer } from './answers/match-counter-offer.ts';
import { readQuotationRow } from './find-quotation.ts';
import { nextRevision, notNow } from './next-revision.ts';
import { quotationCode, quotationMay, reopenDays } from './quotation.ts';

/** A draft of the next revision. The present one stays open until it is sent. @throws NotFound · Conflict */
export async function reviseQuotation(ctx: Ctx, input: { quotationId: string; validUntil: string }) {
  allow(ctx.actor, 'quotations:edit');
  const source = await readQuotationRow(ctx, input);
  if (!quotationMay('revise', source.state)) throw notNow();
  return nextRevision(ctx, source, { lines: source.lines, validUntil: input.validUntil });
}

/**
 * A draft of the next revision that offers what the counter-offer asks for, to go on from there.
 * @throws NotFound · Conflict without a counter-offer
 */
export async function draftCounter(ctx: Ctx, input: { quotationId: string; validUntil: string }) {
  allow(ctx.actor, 'quotations:edit');
  const source = await readQuotationRow(ctx, input);
  const lines = matchCounterOffer(source.lines, await readCounter(ctx, source), source.supply);
  return nextRevision(ctx, source, { lines, validUntil: input.validUntil });
}

/**
 * Opens a quotation again that somebody rejected: nobody had to say who they were. R-97
 * @throws NotFound · Conflict when it is not rejected, or was more than seven days ago
 */
export async function reopenQuotation(ctx: Ctx, input: { quotationId: string }): Promise<void> {
  const by = allow(ctx.actor, 'quotations:edit');
  await inTransaction(ctx, async (ctx) => {
    const quotation = await readQuotationRow(ctx, input);
    if (!quotationMay('reopen', quotation.state)) throw notNow();
    const [undone] = await ctx.db
      .update(quotationResponses)
      .set({ reopenedAt: ctx.now(), reopenedBy: by.name })
      .where(
        and(
          eq(quotationResponses.quotationId, quotation.id),
          eq(quotationResponses.action, 'reject'),
          isNull(quotationResponses.reopenedAt),
          gt(quotationResponses.at, sql`now() - make_interval(days => ${reopenDays})`),
        ),
      )
      .returning({ id: quotationResponses.id });
    if (!undone)
      throw new Conflict('A rejection can be undone for {days} days. Make a new revision.', {
        days: reopenDays,
      });
    const status = quotation.views > 0 ? 'viewed' : 'sent';
    await ctx.db
      .update(quotations)
      .set({ status, updatedAt: ctx.now() })
      .where(and(eq(quotations.id, quotation.id), eq(quotations.status, 'rejected')));
    if (quotation.leadId) {
      const { leadId } = quotation;
      const what = `quotation ${quotationCode(quotation)}`;
      await logOnLead(ctx, leadId, `${by.name} opened ${what} again.`);
      await followRule(ctx, {
        leadId,
        happened: 'quotation-reopened',
        because: `${what} is open again`,
        from: 'Quotation',
      });
    }
    await audit(ctx, {
      action: 'undone',
      subjectType: 'quotation',
      subjectId: quotation.id,
      before: { status: 'rejected' },
      after: { status },
    });
    await announce(ctx, { kind: 'quotation', quotationId: quotation.id });
  });
}
