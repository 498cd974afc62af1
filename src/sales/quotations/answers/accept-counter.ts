import { and, desc, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { quotationResponses } from './table.server.ts';
import { quotations } from '../table.server.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { announce } from '#kit/announce.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { formatInr } from '#kit/india/money.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { followRule } from '#sales/leads/deal/follow-rule.ts';
import { logOnLead } from '#sales/leads/log-on-lead.ts';
import { startFromQuotation } from '#sales/projects/start-from-quotation.ts';
import { readQuotationRow, type QuotationRow } from '../find-quotation.ts';
import { nextRevision, notNow } from '../next-revision.ts';
import { counterDays, quotationCode, quotationMay } from '../quotation.ts';
import { quotationMail } from '../quotation-mail.ts';
import { matchCounterOffer, namesTerms } from './match-counter-offer.ts';
import { evidenceOf } from './signed-document.ts';

/**
 * Agrees to a counter-offer as it stands. Its addressee has proven it with a code already, so nobody asks them again: the
 * next revision says what was countered and is accepted from its first moment on; it can be paid, and its lead is won.
 * Like an acceptance by its addressee it is not undone.
 * @returns the revision · @throws NotFound · Conflict when it is not countered, names no terms, or is too long ago
 */
export async function acceptCounter(ctx: Ctx, input: { quotationId: string }): Promise<{ id: string }> {
  const by = allow(ctx.actor, 'quotations:edit');
  return inTransaction(ctx, async (ctx) => {
    const source = await readQuotationRow(ctx, input);
    const counter = await readCounter(ctx, source);
    if (!namesTerms(counter))
      throw new Conflict('This counter-offer names neither lines nor a sum. Draft a new revision.');
    if (!counter.isFresh)
      throw new Conflict(
        'A counter-offer can be accepted as it stands for {days} days. Draft a new revision.',
        {
          days: counterDays,
        },
      );
    const [aside] = await ctx.db
      .update(quotations)
      .set({ status: 'superseded', updatedAt: ctx.now() })
      .where(and(eq(quotations.id, source.id), eq(quotations.status, 'countered')))
      .returning({ id: quotations.id });
    if (!aside) throw notNow();
    const { id } = await nextRevision(ctx, source, {
      lines: matchCounterOffer(source.lines, counter, source.supply),
      status: 'accepted',
      sentAt: ctx.now(),
      handedOver: source.handedOver,
    });
    const agreed = await readQuotationRow(ctx, { quotationId: id });
    const { description, mobile, email, ip, userAgent, at } = counter;
    await ctx.db.insert(quotationResponses).values({
      id: v7(),
      quotationId: id,
      at: ctx.now(),
      action: 'accept',
      description,
      reason: '',
      mobile,
      email,
      verified: true,
      ...(await evidenceOf(ctx, agreed)),
      ip,
      userAgent,
      counteredAt: at,
      agreedBy: by.name,
    });
    if (agreed.leadId) await tellLead(ctx, agreed, agreed.leadId, by.name);
    await startFromQuotation(ctx, agreed);
    await announce(ctx, { kind: 'quotation', quotationId: source.id });
    await queueWebhooks(ctx, 'quotation.answered', { quotationId: id, answer: 'accept' });
    if (agreed.email)
      await ctx.jobs.enqueue(ctx.db, quotationMail, [
        { what: 'agreed', key: `quotation-agreed:${id}`, quotationId: id },
      ]);
    return { id };
  });
}

/** The counter-offer that waits for an answer. @throws Conflict without one */
export async function readCounter(ctx: Pick<Ctx, 'db'>, source: QuotationRow) {
  if (!quotationMay('acceptCounter', source.state)) throw notNow();
  const [found] = await ctx.db
    .select({
      counter: quotationResponses,
      isFresh: sql<boolean>`${quotationResponses.at} > now() - make_interval(days => ${counterDays})`,
    })
    .from(quotationResponses)
    .where(and(eq(quotationResponses.quotationId, source.id), eq(quotationResponses.action, 'counter')))
    .orderBy(desc(quotationResponses.id))
    .limit(1);
  if (!found) throw notNow();
  return { ...found.counter, isFresh: found.isFresh };
}

async function tellLead(ctx: Ctx, agreed: QuotationRow, leadId: string, name: string) {
  const code = quotationCode(agreed);
  const sum = formatInr(agreed.totalPaise);
  await logOnLead(ctx, leadId, `${name} accepted the counter-offer: quotation ${code} for ${sum}.`);
  await followRule(ctx, {
    leadId,
    happened: 'quotation-accepted',
    because: `the counter-offer was accepted as quotation ${code}`,
    from: 'Quotation',
  });
}
