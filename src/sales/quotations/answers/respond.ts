import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { quotationResponses } from './table.server.ts';
import { quotations } from '../table.server.ts';
import { announce } from '#kit/announce.ts';
import { askWhy } from '#sales/leads/deal/ask-why.ts';
import { followRule } from '#sales/leads/deal/follow-rule.ts';
import { refreshValue } from '#sales/leads/deal/refresh-value.ts';
import { logOnLead } from '#sales/leads/log-on-lead.ts';
import type { Ctx } from '#kit/context.ts';
import { quotationMail } from '../quotation-mail.ts';
import { Invalid } from '#kit/errors.ts';
import { defineLimit } from '#kit/limit.ts';
import { formatInr } from '#kit/india/money.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { signedToken } from '#agency/settings/signed-link.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { startFromQuotation } from '#sales/projects/start-from-quotation.ts';
import { AlreadyAnswered } from './already-answered.ts';
import {
  findByPublicId,
  isOver,
  newestSent,
  readQuotationRow,
  type QuotationRow,
} from '../find-quotation.ts';
import {
  answeredState,
  quotationCode,
  quotationMay,
  quotationPath,
  type CounterLine,
  type QuotationState,
} from '../quotation.ts';
import { totalOf } from '../quotation-totals.ts';
import { compareCounter } from './compare-counter.ts';
import { evidenceOf } from './signed-document.ts';
import { matchCounterOffer, namesTerms } from './match-counter-offer.ts';
import { contactFrom, consumeGrant } from './responder.ts';
import { mostPaise, type ResponseInput } from './response-input.ts';

export const quotationResponseLimit = defineLimit('quotation-response', { points: 30, seconds: 3_600 });

/**
 * Takes an answer in. Who accepts or counters must have proven a contact of the quotation; a rejection needs the link
 * only, is marked as unverified and can be undone by staff. The first answer counts.
 * @returns `payer` for whoever accepted: it lets this browser pay what was accepted
 * @throws NotFound · Invalid · Forbidden without the proof · AlreadyAnswered · TooManyRequests
 */
export async function respond(
  ctx: Ctx,
  input: ResponseInput & { grant: string | undefined },
): Promise<{ state: QuotationState; payer: string | null }> {
  await ctx.limit(quotationResponseLimit, ctx.request.ip);
  const quotation = await findByPublicId(ctx, input);
  if (!quotationMay('respond', quotation.state)) throw await refusal(ctx, quotation);
  const needsProof = input.action !== 'reject';
  const contact = needsProof ? contactFrom(input, quotation) : nobody;
  const counterLines = input.action === 'counter' ? counterOf(quotation, input) : null;
  const state = answeredState[input.action];

  await inTransaction(ctx, async (ctx) => {
    const proven = needsProof ? await consumeGrant(ctx, { quotation, contact, grant: input.grant }) : nobody;
    const [first] = await ctx.db
      .update(quotations)
      .set({ status: state, updatedAt: ctx.now() })
      .where(
        and(
          eq(quotations.id, quotation.id),
          inArray(quotations.status, ['sent', 'viewed']),
          sql`not ${isOver}`,
        ),
      )
      .returning({ id: quotations.id });
    if (!first) throw await refusal(ctx, await readQuotationRow(ctx, { quotationId: quotation.id }));
    const responseId = v7();
    await ctx.db.insert(quotationResponses).values({
      id: responseId,
      quotationId: quotation.id,
      action: input.action,
      description: input.description,
      reason: input.action === 'reject' ? input.reason : '',
      ...proven,
      verified: needsProof,
      counterTotalPaise: input.action === 'counter' ? input.counterTotalPaise : null,
      counterLines,
      ...(await evidenceOf(ctx, quotation)),
      ip: ctx.request.ip,
      userAgent: ctx.request.userAgent.slice(0, 300),
    });
    if (quotation.leadId) await tellLead(ctx, { ...quotation, leadId: quotation.leadId }, input);
    if (input.action === 'accept') await startFromQuotation(ctx, quotation);
    await announce(ctx, { kind: 'quotation', quotationId: quotation.id });
    await queueWebhooks(ctx, 'quotation.answered', { quotationId: quotation.id, answer: input.action });
    await ctx.jobs.enqueue(ctx.db, quotationMail, [
      { what: 'answer', key: `quotation-answer:${responseId}`, responseId },
    ]);
  });
  return {
    state,
    payer: input.action === 'accept' ? await signedToken(ctx, 'quotation', quotation.id) : null,
  };
}

async function tellLead(ctx: Ctx, quotation: QuotationRow & { leadId: string }, input: ResponseInput) {
  const { leadId } = quotation;
  await logOnLead(ctx, leadId, noteOf(quotation, input), 'Quotation');
  if (input.action === 'accept') {
    await refreshValue(ctx, leadId);
    await followRule(ctx, {
      leadId,
      happened: 'quotation-accepted',
      because: `quotation ${quotationCode(quotation)} was accepted`,
      from: 'Quotation',
    });
  }
  if (input.action === 'reject') await askWhy(ctx, leadId);
}

const nobody = { mobile: '', email: '' };

async function refusal(ctx: Ctx, quotation: QuotationRow) {
  const newest = await newestSent(ctx, quotation);
  const newer = newest && newest.revision > quotation.revision ? quotationPath(newest.publicId) : null;
  return new AlreadyAnswered(quotation.state, newer);
}

/** Every line once, kept unless the caller leaves it out, with what differs from ours. @throws Invalid */
function counterOf({ lines, supply }: QuotationRow, { counterLines, counterTotalPaise }: ResponseInput) {
  if (!counterLines) return null;
  const wanted = new Map(counterLines.map((line) => [line.id, line]));
  if (counterLines.some(({ id }) => !lines.some((line) => line.id === id)))
    throw new Invalid({ counterLines: /*i18n*/ 'Some of these lines are not part of this quotation.' });
  const all = lines.map(({ id, quantity }): CounterLine => {
    const wish = wanted.get(id);
    return {
      id,
      keep: wish?.keep ?? true,
      ...(wish?.quantity !== undefined && wish.quantity !== quantity && { quantity: wish.quantity }),
      ...(wish?.unitPricePaise !== undefined && { unitPricePaise: wish.unitPricePaise }),
    };
  });
  if (!all.some(({ keep }) => keep)) throw new Invalid({ counterLines: /*i18n*/ 'Keep at least one line.' });
  const wantedLines = matchCounterOffer(lines, { counterLines: all, counterTotalPaise }, supply);
  const { totalPaise } = totalOf(wantedLines, supply);
  if (totalPaise > mostPaise) throw new Invalid({ counterLines: /*i18n*/ 'Enter an amount' });
  return all;
}

function noteOf(quotation: QuotationRow, input: ResponseInput) {
  const { action, description, reason } = input;
  const what = { accept: 'accepted', reject: 'rejected', counter: 'countered' }[action];
  const target =
    action === 'counter' && namesTerms(input)
      ? ` Target: ${formatInr(compareCounter(quotation, input).wantedPaise)}.`
      : '';
  const words = [reason, description].filter(Boolean).join(' – ');
  return `Quotation ${quotationCode(quotation)} was ${what}.${target}${words ? ` “${words}”` : ''}`;
}
