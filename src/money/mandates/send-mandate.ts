import { and, eq, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import { mandateFor, readMandate, type MandateRow } from './find-mandate.ts';
import { livingStates, mostByMandatePaise } from './mandate.ts';
import { mandateMail } from './mandate-mail.ts';
import { whatOf } from './read-mandate-page.ts';
import { mandates } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { addDays, momentInIndia } from '#kit/india/india-date.ts';
import { GatewayRefused } from '#kit/ports/gateway.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { readBuyer, type BuyerRow } from '#money/buyers/buyers.ts';
import { isOver } from '#money/invoices/recurring/recurring.ts';
import { readRecurring, type RecurringRow } from '#money/invoices/recurring/recurring-invoices.ts';

const fiveYearsMs = 5 * 365 * 86_400_000;
/** The last invoice falls due later than it is written, and its debit may be tried again. */
const afterLastDays = 90;
const lookMs = 3_600_000;

/**
 * Asks the payer of a recurring invoice to agree to a mandate, by mail; once more where it was asked already.
 * @throws NotFound · Conflict where there is one, none is needed any more, or nobody can be asked · GatewayDown ·
 *   GatewayRefused
 */
export async function sendMandate(ctx: Ctx, input: { recurringId: string }): Promise<void> {
  allow(ctx.actor, 'invoices:edit');
  const recurring = await readRecurring(ctx, input);
  if (recurring.status === 'stopped' || isOver(recurring))
    throw new Conflict(/*staff*/ 'No invoice comes any more that could be debited.');
  const buyer = await readBuyer(ctx, recurring);
  if (!buyer.email || !buyer.mobile)
    throw new Conflict(/*staff*/ 'The buyer needs an e-mail address and a mobile number first.');
  const opened = await openMandate(ctx, await claim(ctx, recurring), recurring, buyer);
  await inTransaction(ctx, async (ctx) => {
    const key = `mandate:${opened.id}:${v7()}`;
    await ctx.jobs.enqueue(ctx.db, mandateMail, [{ mandateId: opened.id, key }]);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'recurring-invoice',
      subjectId: recurring.id,
      after: { mandate: 'asked' },
    });
  });
}

/** The one that is asked for, or a new one: of many who ask at the same moment one writes it. */
async function claim(ctx: Ctx, { id: recurringId, endsOn }: RecurringRow): Promise<MandateRow> {
  const now = ctx.now();
  await ctx.db
    .insert(mandates)
    .values({
      id: v7(),
      createdAt: now,
      updatedAt: now,
      recurringId,
      status: 'asked',
      mode: ctx.gateway.mode,
      mostPaise: mostByMandatePaise,
      validUntil: endsOn
        ? momentInIndia(addDays(endsOn, afterLastDays), '23:59')
        : new Date(now.getTime() + fiveYearsMs),
    })
    .onConflictDoNothing();
  const row = await mandateFor(ctx, { recurringId });
  if (!row || !(livingStates as string[]).includes(row.status)) throw new Error('The mandate is gone');
  if (row.status === 'active' || row.status === 'paused')
    throw new Conflict(/*staff*/ 'The buyer has agreed to a mandate already.');
  return row;
}

/** Makes its page at the gateway, once: where an earlier answer was lost it is found by our id. */
async function openMandate(
  ctx: Ctx,
  row: MandateRow,
  { lines }: RecurringRow,
  { email, mobile, name, company }: BuyerRow,
): Promise<MandateRow> {
  if (row.gatewayLinkId) return row;
  const wanted = {
    reference: row.id,
    customer: { name: company || name, email, phone: `+91${mobile}` },
    maxPaise: row.mostPaise,
    description: whatOf({ lines }),
    validUntil: row.validUntil,
    pageEndsAt: row.validUntil,
  };
  const made = await ctx.gateway.createMandate(wanted).catch(async (error: unknown) => {
    const found = error instanceof GatewayRefused ? await ctx.gateway.findMandate(row.id) : null;
    if (!found) throw error;
    return found;
  });
  const now = ctx.now();
  await ctx.db
    .update(mandates)
    .set({
      gatewayLinkId: made.linkId,
      gatewayLinkUrl: made.url,
      gatewayCustomerId: made.customerId,
      updatedAt: now,
      nextCheckAt: new Date(now.getTime() + lookMs),
    })
    .where(and(eq(mandates.id, row.id), isNull(mandates.gatewayLinkId)));
  return readMandate(ctx, { mandateId: row.id });
}
