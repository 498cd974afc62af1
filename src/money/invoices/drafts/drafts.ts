import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { z } from 'zod';
import { invoiceDrafts } from './table.server.ts';
import { buyers } from '#money/buyers/table.server.ts';
import { namedOn, readBuyer, type BuyerRow } from '#money/buyers/buyers.ts';
import { forgetFiles } from '#agency/stored-files/forget-files.ts';
import { changedParts } from '#agency/audit/changed-parts.ts';
import { audit } from '#agency/audit/record.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { addDays, dateInIndia } from '#kit/india/india-date.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid, NotFound } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { pageByTime, TimePage } from '#kit/rows/time-page.ts';
import type { BillPart } from '../bill.ts';
import type { SupplierBill } from '../supplier-bills/supplier-bill.ts';
import { billsOfDraft, dropBills } from '../supplier-bills/supplier-bills.ts';
import { isChargedLike, isExport } from '#catalogue/gst/supply.ts';
import { quotationMilestones } from '#money/milestones/table.server.ts';
import { saleKind, type InvoiceContent, type IssuedInvoice } from '../invoice.ts';
import { billContent } from '../write-bill.ts';
import type { DraftInput, TypedDraft } from './draft-input.ts';

export type DraftRow = typeof invoiceDrafts.$inferSelect;
type DraftWithBills = DraftRow & { bills: SupplierBill[] };

/** @throws NotFound */
export async function readDraft(ctx: Pick<Ctx, 'db'>, input: { draftId: string }): Promise<DraftRow> {
  const [row] = await ctx.db.select().from(invoiceDrafts).where(eq(invoiceDrafts.id, input.draftId));
  if (!row) throw new NotFound(/*staff*/ 'This draft');
  return row;
}

const shown = {
  id: invoiceDrafts.id,
  updatedAt: invoiceDrafts.updatedAt,
  buyerId: invoiceDrafts.buyerId,
  name: buyers.name,
  company: buyers.company,
  totalPaise: invoiceDrafts.totalPaise,
  lines: invoiceDrafts.lines,
  isSample: invoiceDrafts.isSample,
};

export const DraftFilter = TimePage.extend({ buyerId: z.uuid().optional() });

/** Drafts, the latest first; of one buyer where it is named. */
export async function listDrafts(ctx: Ctx, input: z.infer<typeof DraftFilter>) {
  allow(ctx.actor, 'invoices:read');
  const of = input.buyerId ? eq(invoiceDrafts.buyerId, input.buyerId) : undefined;
  const page = await pageByTime(input, (before, limit, offset) =>
    ctx.db
      .select(shown)
      .from(invoiceDrafts)
      .innerJoin(buyers, eq(buyers.id, invoiceDrafts.buyerId))
      .where(and(of, before(invoiceDrafts.id)))
      .orderBy(desc(invoiceDrafts.id))
      .limit(limit)
      .offset(offset),
  );
  return {
    ...page,
    data: page.data.map(({ name, company, lines, ...row }) => ({
      ...row,
      buyerName: namedOn({ name, company }),
      what: lines.map(({ title }) => title).join(', '),
    })),
  };
}

/** @throws NotFound */
export async function getDraft(ctx: Ctx, input: { draftId: string }): Promise<DraftWithBills> {
  allow(ctx.actor, 'invoices:read');
  return { ...(await readDraft(ctx, input)), bills: await billsOfDraft(ctx, input) };
}

/** @throws NotFound where there is no such buyer */
export async function createDraft(ctx: Ctx, input: DraftInput): Promise<{ id: string }> {
  allow(ctx.actor, 'invoices:edit');
  return inTransaction(ctx, async (ctx) => {
    const totalPaise = await totalNow(ctx, input);
    const id = v7();
    await ctx.db.insert(invoiceDrafts).values({ ...input, id, totalPaise });
    await audit(ctx, {
      action: 'created',
      subjectType: 'invoice-draft',
      subjectId: id,
      after: { buyerId: input.buyerId, totalPaise },
    });
    return { id };
  });
}

/** @throws NotFound for the draft or the buyer · Invalid where another sale is made of a part of a quotation */
export async function updateDraft(
  ctx: Ctx,
  input: DraftInput & { draftId: string },
): Promise<DraftWithBills> {
  allow(ctx.actor, 'invoices:edit');
  const { draftId, ...typed } = input;
  return inTransaction(ctx, async (ctx) => {
    const before = await readDraft(ctx, { draftId });
    if (before.part && !isDeepStrictEqual(soldOf(before), soldOf(typed)))
      throw new Invalid({ lines: /*staff*/ 'They are a part of what was quoted, so they stay as they are' });
    if (before.part && !isChargedLike(before.supply, typed.supply))
      throw new Invalid({ supply: /*staff*/ 'GST is charged as it was quoted: with it or without it' });
    const after = { ...typed, totalPaise: await totalNow(ctx, { ...typed, part: before.part }) };
    const [updated] = await ctx.db
      .update(invoiceDrafts)
      .set({ ...after, isSample: false, updatedAt: ctx.now() })
      .where(eq(invoiceDrafts.id, draftId))
      .returning();
    if (!updated) throw new NotFound(/*staff*/ 'This draft');
    // The other parts of its quotation go to the same buyer.
    await ctx.db
      .update(quotationMilestones)
      .set({ buyerId: typed.buyerId })
      .where(eq(quotationMilestones.draftId, draftId));
    await audit(ctx, {
      action: 'changed',
      subjectType: 'invoice-draft',
      subjectId: draftId,
      ...changedParts(before, after),
    });
    return { ...updated, bills: await billsOfDraft(ctx, { draftId }) };
  });
}

const soldOf = ({ pricesInclude, lines }: Pick<DraftInput, 'pricesInclude' | 'lines'>) => ({
  pricesInclude,
  lines,
});

/** @throws NotFound */
export async function deleteDraft(ctx: Ctx, input: { draftId: string }): Promise<void> {
  allow(ctx.actor, 'invoices:edit');
  const unused = await inTransaction(ctx, async (ctx) => {
    const { buyerId, totalPaise } = await readDraft(ctx, input);
    const bills = await dropBills(ctx, input);
    await ctx.db.delete(invoiceDrafts).where(eq(invoiceDrafts.id, input.draftId));
    await audit(ctx, {
      action: 'deleted',
      subjectType: 'invoice-draft',
      subjectId: input.draftId,
      before: { buyerId, totalPaise },
    });
    return bills;
  });
  await forgetFiles(ctx, { names: unused });
}

/** What is typed so far comes to, with its taxes by the buyer's state; in the seller's own while nobody is chosen. */
export async function priceDraft(ctx: Ctx, input: z.output<typeof TypedDraft>) {
  allow(ctx.actor, 'invoices:read');
  const buyer = input.buyerId === null ? null : await readBuyer(ctx, { buyerId: input.buyerId });
  const typed = { ...input, correctsId: null, dueDays: 0, orderNumber: '', note: '' };
  const {
    rates,
    totals,
    passedOn = [],
    recipientTaxPaise = 0,
    placeOfSupply,
  } = await contentOf(ctx, typed, buyer);
  return { rates, totals, passedOn, recipientTaxPaise, placeOfSupply };
}

/** A draft as its document would look today, without a number. @throws NotFound */
export async function previewDraft(ctx: Ctx, input: { draftId: string }): Promise<IssuedInvoice> {
  allow(ctx.actor, 'invoices:read');
  const draft = await readDraft(ctx, input);
  const buyer = await readBuyer(ctx, draft);
  const content = await contentOf(ctx, draft, buyer);
  const kind = kindOf(draft, content);
  return { number: '', kind, issuedAt: ctx.now(), language: buyer.language, content };
}

/** All that the document of a draft says if it is issued now. */
export async function contentOf(
  ctx: Pick<Ctx, 'db' | 'now'>,
  draft: Omit<DraftInput, 'buyerId'> & { part?: BillPart | null },
  buyer: BuyerRow | null,
): Promise<InvoiceContent> {
  const settings = await readSettings(ctx);
  const { supply, pricesInclude, lines, part, orderNumber, note, dueDays } = draft;
  return billContent(
    {
      supply,
      pricesInclude,
      lines,
      ...(part && { part }),
      orderNumber,
      note,
      dueOn: addDays(dateInIndia(ctx.now()), dueDays),
      buyer: buyer ? billed(buyer, isExport(supply)) : nobody,
    },
    settings,
    buyer?.language ?? 'en',
  );
}

async function totalNow(
  ctx: Pick<Ctx, 'db' | 'now'>,
  input: DraftInput & { part?: BillPart | null },
): Promise<number> {
  return (await contentOf(ctx, input, await readBuyer(ctx, input))).totals.totalPaise;
}

/** What a draft becomes. A seller without a GST number has one kind only. */
export const kindOf = ({ correctsId }: Pick<DraftRow, 'correctsId'>, content: InvoiceContent) =>
  content.supplier.gstin === '' ? 'invoice' : correctsId ? 'debit-note' : saleKind(content);

const nobody = { name: '', email: '', phone: '', gstin: '', address: '', pincode: '', stateCode: '' };

/** A buyer as documents name it. */
export const billed = (buyer: BuyerRow, goesAbroad: boolean): InvoiceContent['buyer'] => {
  const { email, mobile, gstin, address, pincode, stateCode, country } = buyer;
  return {
    name: namedOn(buyer),
    email,
    phone: mobile,
    gstin,
    address,
    pincode,
    stateCode: goesAbroad ? '' : stateCode,
    ...(country && { country }),
  };
};
