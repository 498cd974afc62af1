import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { quotations } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { followRule } from '#sales/leads/deal/follow-rule.ts';
import { refreshValue } from '#sales/leads/deal/refresh-value.ts';
import { logOnLead } from '#sales/leads/log-on-lead.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { offerKey, quotationMail } from './quotation-mail.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { formatInr } from '#kit/india/money.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { refuseUnbillable } from './bill-quotation.ts';
import { isOver, readQuotationRow, type QuotationRow } from './find-quotation.ts';
import { chargedNow } from './write-quotation.ts';
import { agreedStates, quotationCode, quotationMay } from './quotation.ts';

/**
 * Mails a draft to its addressee: from now on its link works and it is never changed again; earlier revisions stand
 * aside.
 * @throws NotFound · Invalid without an e-mail address, or when its addressee could not answer it · Conflict when it is
 *   no draft, or an earlier revision was accepted meanwhile
 */
export const sendQuotation = (ctx: Ctx, input: { quotationId: string }): Promise<void> =>
  issue(ctx, { ...input, byHand: false });

/** The same without a mail: staff pass the link on themselves. @throws as sendQuotation, but needs no e-mail address */
export const handOverQuotation = (ctx: Ctx, input: { quotationId: string }): Promise<void> =>
  issue(ctx, { ...input, byHand: true });

async function issue(ctx: Ctx, input: { quotationId: string; byHand: boolean }): Promise<void> {
  const by = allow(ctx.actor, 'quotations:edit');
  await inTransaction(ctx, async (ctx) => {
    const stored = await readQuotationRow(ctx, input);
    const charged = await chargedNow(ctx, stored);
    const draft = { ...stored, ...charged };
    if (!quotationMay('send', draft.state)) throw new Conflict('This quotation was sent already.');
    refuseUnanswerable(draft, input.byHand);
    await refuseUnbillable(ctx, draft);
    const chain = eq(quotations.number, draft.number);
    // Taken first, so that an answer to an earlier revision and this sending come one after the other.
    const earlier = await ctx.db
      .select({ id: quotations.id, status: quotations.status })
      .from(quotations)
      .where(and(chain, lt(quotations.revision, draft.revision)))
      .for('update');
    if (earlier.some(({ status }) => agreedStates.includes(status)))
      throw new Conflict('An earlier revision was accepted meanwhile. Please look at it first.');
    const [sent] = await ctx.db
      .update(quotations)
      .set({
        ...charged,
        status: 'sent',
        handedOver: input.byHand,
        sentAt: ctx.now(),
        updatedAt: ctx.now(),
      })
      .where(and(eq(quotations.id, draft.id), eq(quotations.status, 'draft'), sql`not ${isOver}`))
      .returning({ id: quotations.id });
    if (!sent) throw new Invalid({ validUntil: 'Choose a day that is still to come' });
    const aside = earlier.map(({ id }) => id);
    if (aside.length > 0)
      await ctx.db
        .update(quotations)
        .set({ status: 'superseded', updatedAt: ctx.now() })
        .where(and(inArray(quotations.id, aside), sql`${quotations.status} <> 'draft'`));
    if (!input.byHand) await mailOffer(ctx, draft, offerKey(draft.id));
    const what = `quotation ${quotationCode(draft)} for ${formatInr(draft.totalPaise)}`;
    const words = input.byHand ? `${by.name} handed over ${what} by hand.` : `${by.name} sent ${what}.`;
    if (draft.leadId) {
      await logOnLead(ctx, draft.leadId, words);
      await refreshValue(ctx, draft.leadId);
      await followRule(ctx, {
        leadId: draft.leadId,
        happened: 'quotation-sent',
        because: `quotation ${quotationCode(draft)} was sent`,
        from: 'Quotation',
      });
    }
    await audit(ctx, {
      action: 'status-changed',
      subjectType: 'quotation',
      subjectId: draft.id,
      before: { status: 'draft' },
      after: { status: 'sent', totalPaise: draft.totalPaise, ...(input.byHand && { handedOver: true }) },
    });
    await queueWebhooks(ctx, 'quotation.sent', {
      quotationId: draft.id,
      number: quotationCode(draft),
      totalPaise: draft.totalPaise,
      byHand: input.byHand,
    });
    for (const quotationId of [draft.id, ...aside]) await announce(ctx, { kind: 'quotation', quotationId });
  });
}

/** Mails the link once more. @throws NotFound · Conflict when nobody can answer it any more · Invalid without an address */
export async function resendQuotation(ctx: Ctx, input: { quotationId: string }): Promise<void> {
  allow(ctx.actor, 'quotations:edit');
  await inTransaction(ctx, async (ctx) => {
    const quotation = await readQuotationRow(ctx, input);
    if (!quotationMay('resend', quotation.state)) throw new Conflict('This quotation is not open any more.');
    if (!quotation.email) throw new Invalid({ email: 'There is no e-mail address to send it to' });
    await mailOffer(ctx, quotation);
    await audit(ctx, { action: 'retried', subjectType: 'quotation', subjectId: quotation.id });
  });
}

const mailOffer = (ctx: Ctx, { id: quotationId }: QuotationRow, key = `${offerKey(quotationId)}:${v7()}`) =>
  ctx.jobs.enqueue(ctx.db, quotationMail, [{ what: 'offer', key, quotationId }]);

/** Every fault has its own text, so that the form can say all at once. */
function refuseUnanswerable({ lines, totalPaise, mobile, email }: QuotationRow, byHand: boolean) {
  const errors: Record<string, string> = {};
  if (lines.length === 0) errors.lines = 'Add at least one line';
  else if (totalPaise === 0) errors.lines = 'It comes to nothing';
  if (!mobile && !email)
    errors.email = 'Enter an e-mail address or a mobile number: it is answered with a code';
  else if (!email && !byHand)
    errors.email =
      'There is no e-mail address to send it to, nor for the code that an answer needs. Add one, or hand its link over by hand.';
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
}
