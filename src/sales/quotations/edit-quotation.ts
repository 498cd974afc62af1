import { and, eq, sql } from 'drizzle-orm';
import { quotations } from './table.server.ts';
import { announce } from '#kit/announce.ts';
import { audit } from '#agency/audit/record.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { forgetFiles } from '#agency/stored-files/forget-files.ts';
import { askWhy } from '#sales/leads/deal/ask-why.ts';
import { refreshValue } from '#sales/leads/deal/refresh-value.ts';
import { isSeen, noLead } from '#sales/leads/seen-leads.ts';
import { lockLiving } from '#sales/leads/write-changes.ts';
import { copyFiles, dropFiles } from './files/quotation-files.ts';
import { readQuotationRow, type QuotationRow } from './find-quotation.ts';
import { quotationCode, type QuotationCoupon } from './quotation.ts';
import type { QuotationInput } from './quotation-input.ts';
import { columnsFrom, insertQuotation } from './write-quotation.ts';

type Made = { id: string };

/** What a quotation says, with its coupon as whoever knows coupons has found it; null or left out: none. */
type Content = Omit<QuotationInput, 'couponCode'> & { coupon?: QuotationCoupon | null };

/**
 * Begins a quotation, for a lead or for anybody; where the lead became part of another meanwhile, for the one that lives.
 * @throws NotFound when there is no such lead
 */
export async function createQuotation(ctx: Ctx, input: Content & { leadId: string | null }): Promise<Made> {
  allow(ctx.actor, 'quotations:edit');
  const { leadId, ...content } = input;
  return inTransaction(ctx, async (ctx) => {
    const lead = leadId === null ? null : await lockLiving(ctx, leadId);
    if (!isSeen(ctx, lead)) throw leadId === null ? new Invalid({ leadId: ownLeadFirst }) : noLead(ctx);
    if (leadId !== null && !lead) throw new NotFound('This enquiry');
    const columns = await columnsFrom(ctx, content);
    return fileDraft(ctx, { ...columns, leadId: lead?.id ?? null }, { title: content.title });
  });
}

const ownLeadFirst = /*staff*/ 'Begin it at one of your leads';

/** A draft with a number of its own that says the same. @throws NotFound */
export async function duplicateQuotation(ctx: Ctx, input: { quotationId: string; validUntil: string }) {
  allow(ctx.actor, 'quotations:edit');
  const source = await readQuotationRow(ctx, input);
  return inTransaction(ctx, async (ctx) => {
    const made = await fileDraft(
      ctx,
      { ...contentOf(source), validUntil: input.validUntil },
      { duplicateOf: quotationCode(source) },
    );
    await copyFiles(ctx, { from: source.id, to: made.id });
    return made;
  });
}

/** Replaces what a draft says. @throws NotFound · Conflict once it was sent */
export async function updateQuotation(ctx: Ctx, input: Content & { quotationId: string }) {
  allow(ctx.actor, 'quotations:edit');
  const { quotationId, ...content } = input;
  await inTransaction(ctx, async (ctx) => {
    const before = await readQuotationRow(ctx, { quotationId });
    const columns = await columnsFrom(ctx, content);
    const [changed] = await ctx.db
      .update(quotations)
      .set({ ...columns, customerId: keptBy(columns), isSample: false, updatedAt: ctx.now() })
      .where(and(eq(quotations.id, quotationId), eq(quotations.status, 'draft')))
      .returning({ id: quotations.id });
    if (!changed) throw noDraft();
    await refreshValue(ctx, before.leadId);
    const { title, totalPaise, validUntil } = before;
    await audit(ctx, {
      action: 'changed',
      subjectType: 'quotation',
      subjectId: quotationId,
      before: { title, totalPaise, validUntil },
      after: { title: columns.title, totalPaise: columns.totalPaise, validUntil: columns.validUntil },
    });
    await announce(ctx, { kind: 'quotation', quotationId });
  });
}

/** Addressed to somebody else, a draft is no more that account's. */
const keptBy = ({ email }: { email: string }) =>
  sql`case when ${quotations.email} = ${email} then ${quotations.customerId} end`;

/** Throws a draft away. @throws NotFound · Conflict once it was sent */
export async function deleteQuotation(ctx: Ctx, input: { quotationId: string }) {
  allow(ctx.actor, 'quotations:edit');
  const unused = await inTransaction(ctx, async (ctx) => {
    const { id, ...before } = await readQuotationRow(ctx, input);
    const files = await dropFiles(ctx, { quotationId: id });
    const [gone] = await ctx.db
      .delete(quotations)
      .where(and(eq(quotations.id, id), eq(quotations.status, 'draft')))
      .returning({ id: quotations.id });
    if (!gone) throw noDraft();
    await refreshValue(ctx, before.leadId);
    if (before.leadId) await askWhy(ctx, before.leadId);
    const { title, totalPaise } = before;
    await audit(ctx, {
      action: 'deleted',
      subjectType: 'quotation',
      subjectId: id,
      before: { code: quotationCode(before), title, totalPaise },
    });
    await announce(ctx, { kind: 'quotation', quotationId: id });
    return files;
  });
  await forgetFiles(ctx, { names: unused });
}

const noDraft = () => new Conflict('This quotation was sent. Make a new revision to change it.');

/** What a copy of a quotation takes over. */
export const contentOf = ({
  leadId, customerId, title, name, company, gstin, address, pincode, stateCode, country, supply, mobile, email, intro, terms, language, validUntil, lines, coupon, depositPercent, netPaise, gstPaise, totalPaise,
}: QuotationRow) => ({
  leadId, customerId, title, name, company, gstin, address, pincode, stateCode, country, supply, mobile, email, intro, terms, language, validUntil, lines, coupon, depositPercent, netPaise, gstPaise, totalPaise,
}); // prettier-ignore

/** Inserts a draft and writes down who made it. */
export async function fileDraft(
  ctx: Ctx,
  content: Parameters<typeof insertQuotation>[1],
  after: Record<string, unknown>,
): Promise<Made> {
  const id = await insertQuotation(ctx, content);
  if (!id) throw new Conflict('This quotation exists already.');
  await audit(ctx, { action: 'created', subjectType: 'quotation', subjectId: id, after });
  return { id };
}
