import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { staff } from '#agency/staff/table.server.ts';
import { settings } from '#agency/settings/table.server.ts';
import { BuyerInput } from '#money/buyers/buyer-input.ts';
import { createBuyer } from '#money/buyers/buyers.ts';
import type { BillLine } from '#money/invoices/bill.ts';
import { DraftInput } from '#money/invoices/drafts/draft-input.ts';
import { createDraft } from '#money/invoices/drafts/drafts.ts';
import { issueDraft } from '#money/invoices/drafts/issue-draft.ts';
import { sampleBill } from '#money/invoices/supplier-bills/sample-bill.ts';
import { numbersOf } from '#money/invoices/supplier-bills/supplier-bill.ts';
import { attachBill } from '#money/invoices/supplier-bills/supplier-bills.ts';
import { exportReturnJson } from '#money/invoices/gst-return/export-return.ts';
import { readReturn } from '#money/invoices/gst-return/read-return.ts';
import type { Supply } from '#catalogue/gst/supply.ts';
import type { OfflineMethod } from '#money/payments/offline-methods.ts';
import { openPayments } from '#money/payments/test-payments.ts';
import { recordReceipt, type ReceiptInput } from './record-receipt.ts';
import { receivables } from './table.server.ts';
import { invoices } from '#money/invoices/table.server.ts';
import type { ReturnTable } from '#money/invoices/gst-return/gst-return.ts';
import type { Ctx } from '#kit/context.ts';
import { seedBookings } from '#sample/bookings.ts';
import { createQuotation } from '#sales/quotations/edit-quotation.ts';
import { QuotationInput } from '#sales/quotations/quotation-input.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { demoSite } from '#sample/demo-site.ts';

/** Accounts on a database of its own, with a clock to turn and whoever keeps the books. */
export async function openLedger() {
  const shop = await openPayments();
  // With it comes the secret that signs links.
  await seedBookings(shop.db);
  const id = v7();
  await shop.db
    .insert(staff)
    .values({ id, email: 'asha@example.com', name: 'Asha', role: 'accounts', passwordHash: 'x' });
  const stored = new Map<string, Uint8Array<ArrayBuffer>>();
  const asha = { kind: 'staff' as const, id, name: 'Asha', email: 'asha@example.com', ownLeadsOnly: false };
  const ctx: Ctx = {
    ...shop.ctx,
    files: {
      ...shop.ctx.files,
      put: async (name, content) =>
        void stored.set(name, new Uint8Array(await new Blob([content as BlobPart]).arrayBuffer())),
      get: async (name) => stored.get(name) ?? null,
      open: async (name) => {
        const found = stored.get(name);
        return found ? { bytes: found.length, body: new Blob([found]).stream() } : null;
      },
      remove: async (names) => names.forEach((name) => void stored.delete(name)),
    },
    actor: { ...asha, role: 'accounts' },
  };
  let count = 0;
  /** One that no payment has yet. */
  const reference = () => `UTR${String(++count).padStart(9, '0')}`;
  return {
    ...shop,
    ctx,
    /** The same person, as who may do everything. */
    owner: { ...ctx, actor: { ...asha, role: 'owner' } } satisfies Ctx as Ctx,
    /** @param day in India, at noon */
    on(day: string) {
      shop.clock.now = new Date(`${day}T12:00:00+05:30`);
    },
    setSite: (over: Partial<typeof demoSite>) =>
      shop.db
        .update(settings)
        .set({ value: { ...demoSite, ...over } })
        .where(eq(settings.key, 'site')),
    buyer: async (over: Partial<BuyerInput> = {}): Promise<string> =>
      (
        await createBuyer(
          ctx,
          BuyerInput.parse({
            name: 'Kabir Sample',
            company: 'Sample Travels',
            email: 'accounts@example.com',
            address: '4 Lake Road, Pune',
            stateCode: '27',
            ...over,
          }),
        )
      ).id,
    /** A quotation that its addressee has accepted: of ₹1,18,000, unless `over` says otherwise. @returns its row */
    async accepted(over: object = {}): Promise<typeof quotations.$inferSelect> {
      const content = QuotationInput.parse({
        title: 'A website', name: 'Asha Patil', email: 'asha@example.com', address: '4 Lake Road, Pune', stateCode: '27',
        validUntil: '2999-12-31',
        lines: [{ title: 'Website', sac: '998314', quantity: 1, unitPricePaise: 10_000_000, gstPercent: 18 }],
        ...over,
      }); // prettier-ignore
      const owner: Ctx = { ...ctx, actor: { ...asha, role: 'owner' } };
      const { id } = await createQuotation(owner, { ...content, leadId: null });
      const [row] = await shop.db
        .update(quotations)
        .set({ status: 'accepted' })
        .where(eq(quotations.id, id))
        .returning();
      if (!row) throw new Error('The update returned nothing');
      return row;
    },
    /** Issues an invoice; amounts before GST. */
    async bill(
      buyerId: string,
      unitPaise: number,
      over: {
        supply?: Supply;
        dueDays?: number;
        lines?: Partial<BillLine>[];
        useAdvances?: boolean;
        correctsId?: string;
      } = {},
    ): Promise<string> {
      const { supply = 'ordinary', dueDays = 15, lines = [{}], useAdvances = false, correctsId } = over;
      const aLine = { title: 'Retainer', sac: '998361', quantity: 1, unitPaise, gstPercent: 18 };
      const draft = DraftInput.parse({
        buyerId,
        supply,
        dueDays,
        ...(correctsId && { correctsId }),
        lines: lines.map((line) => ({ ...aLine, ...line })),
      });
      const { id: draftId } = await createDraft(ctx, draft);
      for (const number of numbersOf(draft.lines))
        await attachBill(ctx, { draftId, number, name: 'bill.pdf', content: sampleBill(number) });
      return (await issueDraft(ctx, { draftId, byHand: true, useAdvances })).id;
    },
    /** Takes the returns of these months for filing. */
    async takeReturns(...months: string[]) {
      for (const month of months) await exportReturnJson(ctx, { month });
    },
    /** What is filed for a month. */
    filed: (month: string) => readReturn(ctx, { month }),
    /** A table of a month's return. */
    table: async <T extends ReturnTable>(month: string, table: T) =>
      (await readReturn(ctx, { month }))[table],
    reference,
    /** What is open of an invoice; undefined where it was never owed. */
    open: async (invoiceId: string) => {
      const [row] = await shop.db.select().from(receivables).where(eq(receivables.invoiceId, invoiceId));
      return row?.openPaise;
    },
    /** Records what came by bank today. */
    pay: (buyerId: string, amountPaise: number, parts: Part[] = [], over: Partial<ReceiptInput> = {}) =>
      recordReceipt(ctx, {
        buyerId,
        receivedOn: shop.clock.now.toISOString().slice(0, 10),
        method: 'bank',
        reference: reference(),
        amountPaise,
        invoices: parts.map((part) => ({
          amountPaise: 0,
          tdsPaise: 0,
          tdsRuleId: '',
          gstTdsPaise: 0,
          ...part,
        })),
        ...over,
      }),
    /** All that a buyer got, the oldest first. */
    documents: (buyerId: string) =>
      shop.db.select().from(invoices).where(eq(invoices.buyerId, buyerId)).orderBy(invoices.id),
  };
}

type Part = Partial<ReceiptInput['invoices'][number]> & { invoiceId: string };

/** Taxable value, CGST, SGST, IGST, round-off, total. */
export const totalsOf = ({ content }: typeof invoices.$inferSelect) => {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise } = content.totals;
  return [taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise];
};

/** A receipt of 10 December 2026 for `recordReceipt`. @param parts what each invoice gets of it */
export const receivedReceipt = (
  buyerId: string,
  method: OfflineMethod,
  reference: string,
  amountPaise: number,
  parts: [invoiceId: string, amountPaise: number][],
): ReceiptInput => ({
  buyerId,
  receivedOn: '2026-12-10',
  method,
  reference,
  amountPaise,
  invoices: parts.map(([invoiceId, paise]) => ({
    invoiceId,
    amountPaise: paise,
    tdsPaise: 0,
    tdsRuleId: '',
    gstTdsPaise: 0,
  })),
});
export type Ledger = Awaited<ReturnType<typeof openLedger>>;
