import { and, eq, isNotNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import { readMilestones, subjectOf } from './milestones.ts';
import { quotationMilestones } from './table.server.ts';
import { audit } from '#agency/audit/record.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, NotFound } from '#kit/errors.ts';
import { share } from '#kit/india/spread.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { BuyerInput } from '#money/buyers/buyer-input.ts';
import { createBuyer, readBuyer, type BuyerRow } from '#money/buyers/buyers.ts';
import { buyers } from '#money/buyers/table.server.ts';
import { contentOf } from '#money/invoices/drafts/drafts.ts';
import { issueDraft } from '#money/invoices/drafts/issue-draft.ts';
import { invoiceDrafts } from '#money/invoices/drafts/table.server.ts';
import { lockSubject } from '#money/payments/one-transaction.ts';
import { moveOrder } from '#money/quotation-payments/book-payment.ts';
import { isZone, type Supply } from '#catalogue/gst/supply.ts';
import { sumsPaid } from '#money/quotation-payments/sums-paid.ts';
import { readQuotationRow, type QuotationRow } from '#sales/quotations/find-quotation.ts';
import { linesBetween } from '#sales/quotations/quotation-due.ts';
import { wholeRates } from '#sales/quotations/quotation-totals.ts';
import { quotationCode, quotationMay } from '#sales/quotations/quotation.ts';

type Milestone = typeof quotationMilestones.$inferSelect;

/** More than so much of a round-off is none: taxes were others when it was offered. */
const maxRoundOffPaise = 50;

/**
 * Bills a milestone that is met: its part of every line, tax and total, so that all parts add up to the quotation.
 * @param input.issues at once; otherwise a draft waits
 * @returns the draft, or the invoice
 * @throws NotFound · Conflict where it is billed already, or money came for more than the parts before · Invalid for what
 *   the invoice must show and lacks
 */
export async function meetMilestone(
  ctx: Ctx,
  { milestoneId, issues }: { milestoneId: string; issues: boolean },
): Promise<{ draftId: string; invoice: { id: string; number: string } | null }> {
  allow(ctx.actor, 'invoices:edit');
  return inTransaction(ctx, async (ctx) => {
    const { quotationId } = await readMilestone(ctx, milestoneId);
    await lockSubject(ctx, subjectOf(quotationId));
    const milestone = await readMilestone(ctx, milestoneId);
    const quotation = await readQuotationRow(ctx, { quotationId });
    await refuseBilled(ctx, milestone, quotation);
    const buyer = await buyerFor(ctx, quotation);
    const { paymentDays } = await readSettings(ctx);
    const draft = {
      ...billOf(milestone, quotation, buyer),
      dueDays: paymentDays,
      orderNumber: '',
      correctsId: null,
    };
    const { totals } = await contentOf(ctx, draft, buyer);
    if (Math.abs(totals.roundOffPaise) > maxRoundOffPaise)
      throw new Conflict(
        /*staff*/ 'Taxes have changed since it was offered. Bill it with invoices of your own.',
      );
    const draftId = v7();
    const { isSample } = quotation;
    await ctx.db
      .insert(invoiceDrafts)
      .values({ ...draft, id: draftId, buyerId: buyer.id, totalPaise: totals.totalPaise, isSample });
    await ctx.db
      .update(quotationMilestones)
      .set({ metAt: ctx.now(), draftId, invoiceId: null, buyerId: buyer.id })
      .where(eq(quotationMilestones.id, milestone.id));
    await moveOrder(ctx, quotationId, 'converted', `Milestone “${milestone.title}” is met of`);
    await audit(ctx, {
      action: 'changed',
      subjectType: 'quotation',
      subjectId: quotationId,
      after: { met: milestone.title, draftId },
    });
    const invoice = issues ? await issueDraft(ctx, { draftId, byHand: false, useAdvances: true }) : null;
    await queueWebhooks(ctx, 'milestone.met', {
      quotationId,
      milestoneId,
      invoiceId: invoice?.id ?? null,
    });
    return { draftId, invoice };
  });
}

async function readMilestone(ctx: Pick<Ctx, 'db'>, milestoneId: string): Promise<Milestone> {
  const [row] = await ctx.db
    .select()
    .from(quotationMilestones)
    .where(eq(quotationMilestones.id, milestoneId));
  if (!row) throw new NotFound(/*staff*/ 'This milestone');
  return row;
}

async function refuseBilled(
  ctx: Pick<Ctx, 'db'>,
  milestone: Milestone,
  quotation: QuotationRow,
): Promise<void> {
  if (!quotationMay('pay', quotation.state))
    throw new Conflict(/*staff*/ 'Only a quotation that was accepted is billed in parts.');
  const all = await readMilestones(ctx, quotation.id);
  if (all.find(({ id }) => id === milestone.id)?.metAt)
    throw new Conflict(/*staff*/ 'It is billed already. Look at it again.');
  // Somebody was at the gateway while the milestones were planned.
  const { paidPaise } = await sumsPaid(ctx, quotation.id);
  if (paidPaise !== share(quotation.totalPaise, all[0]?.fromPercent ?? 0, 100))
    throw new Conflict(
      /*staff*/ 'A payment came for more than the parts before. Look at its payments first.',
    );
}

/** As it was quoted. What was quoted before anybody asked is taxed where its buyer is: of a zone and abroad that is IGST. */
const supplyTo = ({ supply }: QuotationRow, { isZone, country }: BuyerRow): Supply =>
  supply !== 'ordinary' ? supply : isZone ? 'sez-with-tax' : country ? 'export-with-tax' : 'ordinary';

/** What a draft says of a part: each line's share, at its own rate. */
function billOf({ title, fromPercent, toPercent }: Milestone, quotation: QuotationRow, buyer: BuyerRow) {
  const { lines, totalPaise } = quotation;
  const percent = toPercent - fromPercent;
  return {
    supply: supplyTo(quotation, buyer),
    pricesInclude: false,
    part: { fromPercent, toPercent, totalPaise, rates: wholeRates(lines) },
    lines: linesBetween(lines, fromPercent, toPercent).map((line) => ({
      kind: 'service' as const,
      title: line.title,
      description: `${title} (${percent}%)`,
      sac: line.sac,
      unit: '' as const,
      quantity: 1,
      unitPaise: line.netPaise + line.offPaise,
      discountPaise: line.offPaise,
      gstPercent: line.gstPercent,
      ...(line.treatment && { treatment: line.treatment }),
      proof: '',
    })),
    note: `${quotationCode(quotation)}: ${quotation.title}`,
  };
}

/** Whom the quotation's invoices go to: who got those before, who has its GST number, or who is known as it says. */
async function buyerFor(ctx: Ctx, quotation: QuotationRow): Promise<BuyerRow> {
  const [before] = await ctx.db
    .select({ buyerId: quotationMilestones.buyerId })
    .from(quotationMilestones)
    .where(and(eq(quotationMilestones.quotationId, quotation.id), isNotNull(quotationMilestones.buyerId)))
    .limit(1);
  if (before?.buyerId) return readBuyer(ctx, { buyerId: before.buyerId });
  const { name, company, gstin, address, pincode, stateCode, country, mobile, email, language, supply } =
    quotation;
  const [known] = await ctx.db
    .select()
    .from(buyers)
    .where(
      gstin
        ? eq(buyers.gstin, gstin)
        : and(
            eq(buyers.gstin, ''),
            eq(buyers.name, name),
            eq(buyers.company, company),
            eq(buyers.email, email),
            eq(buyers.stateCode, stateCode),
            eq(buyers.country, country),
          ),
    )
    .limit(1);
  if (known) return known;
  const input = BuyerInput.parse({
    name,
    company,
    gstin,
    address,
    pincode,
    stateCode,
    country,
    isZone: isZone(supply),
    mobile,
    email,
    language,
  });
  return readBuyer(ctx, { buyerId: (await createBuyer(ctx, input)).id });
}
