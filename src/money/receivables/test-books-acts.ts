import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { recordKeptBack } from './kept-back/record-kept-back.ts';
import { keptBackIn } from './kept-back/tax-kept-back.ts';
import { applyAdvances, sendBackAdvance } from './advances.ts';
import { issueNote } from './issue-note.ts';
import { getInvoiceAccount, readBuyerAccount } from './read-account.ts';
import { recordReceipt } from './record-receipt.ts';
import { returnReceipt } from './return-receipt.ts';
import { unbookReceipt } from './unbook-receipt.ts';
import { writeOff } from './settle-otherwise.ts';
import { receipts, receivables, settlements } from './table.server.ts';
import { tdsOn } from './tds.ts';
import { openPlans, refusedOrNot } from './test-books-plans.ts';
import { dice } from './test-dice.ts';
import type { Ledger } from './test-ledger.ts';
import type { Ctx } from '#kit/context.ts';
import { addDays } from '#kit/india/india-date.ts';
import { share } from '#kit/india/spread.ts';
import { meetMilestone } from '#money/milestones/meet-milestone.ts';
import { listMilestones, planMilestones } from '#money/milestones/milestones.ts';
import { createLink } from '#money/payment-links/create-link.ts';
import { LinkInput } from '#money/payment-links/payment-link.ts';
import { payableByLink } from '#money/payment-links/pay-link.ts';
import { getLink } from '#money/payment-links/staff-links.ts';
import { refundPayment } from '#money/payments/refunds/refund-payment.ts';
import { readDue } from '#money/quotation-payments/read-due.ts';
import { recordPayment } from '#money/quotation-payments/record-payment.ts';
import { paymentsFor } from '#money/quotation-payments/sums-paid.ts';
import { settle } from '#money/payments/settle.ts';
import { startFor } from '#money/payments/start-payment.ts';
import type { Supply } from '#catalogue/gst/supply.ts';
import { readQuotationRow } from '#sales/quotations/find-quotation.ts';
import { invoices } from '#money/invoices/table.server.ts';

const sum = (of: number[]) => of.reduce((all, one) => all + one, 0);

/** Buyers of every kind, and what is sold, paid, kept back, noted, given up and sent back between them and us, by dice. */
export async function openBooks(ledger: Ledger, seed: number) {
  const roll = dice(seed);
  let today = '2026-11-20';
  ledger.on(today);
  await ledger.setSite({ lut: 'AD270326000001X of 2026-27, AD270327000001X of 2027-28' });
  /** Whom which kinds of supply can be sold to, the usual one first. */
  const supplies = new Map<string, [Supply, ...Supply[]]>([
    [await ledger.buyer(), ['ordinary']],
    [await ledger.buyer({ stateCode: '29' }), ['ordinary']],
    [await ledger.buyer({ gstin: '27AAPFU0939F1ZV' }), ['ordinary', 'reverse-charge']],
    [
      await ledger.buyer({ gstin: '29AAGCB7383J1Z4', stateCode: '29', isZone: true }),
      ['sez-with-tax', 'sez-lut'],
    ],
    [await ledger.buyer({ stateCode: '', country: 'Germany' }), ['export-with-tax', 'export-lut']],
  ]);
  const buyers = [...supplies.keys()];
  const owner = ledger.owner;
  const visitor: Ctx = { ...ledger.ctx, actor: { kind: 'anonymous' } };
  const quoted: string[] = [];
  const paidByBank: string[] = [];
  /** Of so much before GST, sometimes and sometimes wrong. */
  const keptBack = (basePaise: number, most = basePaise) => {
    const tdsPaise = roll.chance(0.4) ? Math.min(most, tdsOn(basePaise, roll.one([2, 2, 10]) ?? 2)) : 0;
    const gstTdsPaise = roll.chance(0.2) ? Math.min(most - tdsPaise, share(basePaise, 2, 100)) : 0;
    return { tdsPaise, tdsRuleId: 'contractor', gstTdsPaise };
  };
  const openOf = (buyerId: string) =>
    ledger.db.select().from(receivables).where(eq(receivables.buyerId, buyerId));
  /** A quotation that its addressee has accepted. */
  const accepted = async (depositPercent: number | null) => {
    const lines = [18, 5].map((gstPercent) => ({
      title: 'Work', sac: '998314', quantity: roll.upTo(9), unitPricePaise: 10_000 + roll.upTo(900_000), gstPercent,
    })); // prettier-ignore
    return (await ledger.accepted({ depositPercent, lines })).id;
  };
  const acts = {
    ...(await openPlans(ledger, roll, () => today)),
    async bill(buyerId: string) {
      const lines = Array.from({ length: roll.upTo(3) }, () => {
        const unitPaise = roll.upTo(5_000_000);
        // What costs nothing needs no invoice.
        const discountPaise = roll.chance(0.3) ? Math.floor(unitPaise / (1 + roll.upTo(8))) : 0;
        return { unitPaise, discountPaise, gstPercent: roll.one([5, 18, 18, 40]) ?? 18 };
      });
      const supply = roll.one(supplies.get(buyerId) ?? []) ?? 'ordinary';
      const id = await ledger.bill(buyerId, 0, { lines, supply, useAdvances: roll.chance(0.5) });
      const [made] = await ledger.db.select().from(invoices).where(eq(invoices.id, id));
      expect(Math.abs(made?.content.totals.roundOffPaise ?? 99)).toBeLessThanOrEqual(
        made?.content.rates.length ?? 0,
      );
    },
    async pay(buyerId: string) {
      const parts = (await openOf(buyerId))
        .filter(({ openPaise }) => openPaise > 0 && roll.chance(0.5))
        .map(({ invoiceId, openPaise }) => {
          const settled = roll.chance(0.5) ? openPaise : roll.upTo(openPaise);
          const taxes = keptBack(settled);
          return { invoiceId, amountPaise: settled - keptBackIn(taxes), ...taxes };
        });
      const restPaise = roll.chance(0.4) ? roll.upTo(900_000) : 0;
      const amountPaise = sum(parts.map((part) => part.amountPaise)) + restPaise;
      if (amountPaise > 0)
        await recordReceipt(ledger.ctx, {
          buyerId,
          receivedOn: roll.chance(0.2) ? addDays(today, -12) : today,
          method: 'bank',
          reference: ledger.reference(),
          amountPaise,
          invoices: parts,
          ...(restPaise > 0 && { advance: keptBack(restPaise) }),
        });
    },
    /** Tax that is told of later than its money, also where that paid all of it. */
    async tell(buyerId: string) {
      const owed = roll.one(await openOf(buyerId));
      if (!owed) return;
      const { invoiceId, totalPaise, openPaise } = owed;
      const { paid } = await getInvoiceAccount(ledger.ctx, { invoiceId });
      const taxes = keptBack(totalPaise, openPaise + paid.paise);
      const becomes = {
        paidTooMuch: roll.chance(0.5) ? ('advance' as const) : ('back' as const),
        reference: ledger.reference(),
      };
      if (keptBackIn(taxes) > 0)
        await refusedOrNot(recordKeptBack(owner, { invoiceId, deductedOn: today, ...taxes, ...becomes }));
    },
    /** What is due of a quotation comes by bank, less tax; of a new one where nothing is. Sometimes money goes back. */
    async quotation() {
      for (const quotationId of paidByBank) {
        const due = await readDue(ledger.ctx, await readQuotationRow(ledger.ctx, { quotationId }));
        if (due)
          return void (await recordPayment(owner, {
            quotationId,
            method: 'bank',
            reference: ledger.reference(),
            receivedOn: roll.chance(0.2) ? addDays(today, -12) : today,
            ...keptBack(due.amountPaise, due.amountPaise - 100),
          }));
        const paid = roll.one(await paymentsFor(ledger.ctx, quotationId));
        const left = paid ? paid.totalPaise - paid.refundedPaise : 0;
        // What came back is not given back once more.
        if (paid && left > 0 && roll.chance(0.2))
          return refusedOrNot(
            refundPayment(owner, {
              transactionId: paid.id,
              amountPaise: roll.chance(0.3) ? left : roll.upTo(left),
              reason: 'Agreed',
              idempotencyKey: `back-${ledger.reference()}`,
              gatewayPaymentId: null,
            }),
          );
      }
      paidByBank.push(await accepted(roll.chance(0.5) ? roll.upTo(90) : null));
    },
    /** More is charged for what was sold. */
    async debit(buyerId: string) {
      const owed = roll.one(await openOf(buyerId));
      const [sold] = owed
        ? await ledger.db.select().from(invoices).where(eq(invoices.id, owed.invoiceId))
        : [];
      if (sold?.kind === 'tax-invoice')
        await ledger.bill(buyerId, roll.upTo(300_000), {
          correctsId: sold.id,
          supply: sold.content.supply ?? 'ordinary',
        });
    },
    /** A part of what is open, or all of it, by a link; another payer may have been first. */
    async link(buyerId: string) {
      const owed = roll.one((await openOf(buyerId)).filter(({ openPaise }) => openPaise >= 200));
      if (!owed) return;
      const { invoiceId, openPaise } = owed;
      const input = { of: 'invoice', invoiceId, byMail: false, inParts: true };
      const { id: linkId } = await createLink(ledger.ctx, LinkInput.parse(input));
      const token = (await getLink(ledger.ctx, { linkId })).url.split('/').at(-1) ?? '';
      const amountPaise = roll.chance(0.5) ? openPaise : Math.max(100, roll.upTo(openPaise));
      const { order, payer } = await payableByLink(visitor, { token, amountPaise });
      const started = await startFor(visitor, order, payer);
      if (roll.chance(0.3)) await acts.pay(buyerId);
      ledger.gateway.pay(started.gatewayOrderId);
      // The browser and the webhook tell of it.
      for (const trigger of ['customer', 'webhook'] as const)
        await settle(ledger.ctx, started.id, { trigger });
    },
    /** A part of a quotation is met, of a new one where none is left. */
    async milestone() {
      for (const quotationId of quoted) {
        const { milestones } = await listMilestones(owner, { quotationId });
        const next = roll.one(milestones.filter(({ metAt }) => !metAt));
        if (next) return void (await meetMilestone(owner, { milestoneId: next.id, issues: true }));
      }
      const id = await accepted(null);
      const [first, second] = [roll.upTo(60), roll.upTo(30)];
      await planMilestones(owner, {
        quotationId: id,
        milestones: [first, second, 100 - first - second].map((percent, i) => ({
          title: `Step ${i}`,
          percent,
        })),
      });
      quoted.push(id);
    },
    async note(buyerId: string) {
      const one = roll.one(await openOf(buyerId));
      if (!one) return;
      const money = await ledger.db
        .select()
        .from(settlements)
        .where(eq(settlements.invoiceId, one.invoiceId));
      const paid = sum(money.filter(({ kind }) => kind === 'money').map((row) => row.amountPaise));
      const most = one.openPaise + paid;
      if (most > 0)
        await issueNote(ledger.ctx, {
          invoiceId: one.invoiceId,
          amountPaise: roll.chance(0.3) ? most : roll.upTo(most),
          reason: 'deficient',
          explanation: '',
        });
    },
    async advance(buyerId: string) {
      const [left] = (await readBuyerAccount(ledger.ctx, { buyerId })).advances;
      const owed = (await openOf(buyerId)).find(({ openPaise }) => openPaise > 0);
      if (!left) return;
      if (owed && roll.chance(0.7)) await applyAdvances(ledger.ctx, { invoiceId: owed.invoiceId });
      else if (left.leftPaise > left.keptBackPaise)
        await sendBackAdvance(ledger.ctx, {
          advanceId: left.id,
          amountPaise: roll.upTo(left.leftPaise - left.keptBackPaise),
          reference: ledger.reference(),
        });
    },
    async giveUp(buyerId: string) {
      const owed = roll.one((await openOf(buyerId)).filter(({ openPaise }) => openPaise > 0));
      if (owed)
        await writeOff(ledger.ctx, {
          invoiceId: owed.invoiceId,
          amountPaise: roll.upTo(owed.openPaise),
          reason: 'Nobody pays it',
        });
    },
    async comeBack(buyerId: string) {
      const { receipts: his } = await readBuyerAccount(ledger.ctx, { buyerId });
      const one = roll.one(his.filter(({ returnedOn }) => !returnedOn));
      // What went back as a whole before cannot come back.
      if (one && one.receivedOn <= today)
        await refusedOrNot(
          returnReceipt(ledger.ctx, { receiptId: one.id, returnedOn: today, reason: 'Returned' }),
        );
    },
    /** It was another buyer's, and is recorded for that one under the same reference. */
    async wrongBuyer(buyerId: string) {
      const { receipts: his } = await readBuyerAccount(ledger.ctx, { buyerId });
      const one = roll.one(his.filter(({ method, misbooked }) => method !== 'online' && !misbooked));
      if (!one || one.method === 'online' || one.receivedOn > today) return;
      const { id: receiptId, method, reference, receivedOn, amountPaise } = one;
      await refusedOrNot(unbookReceipt(ledger.ctx, { receiptId, reason: 'Of another buyer' }));
      const [taken] = await ledger.db.select().from(receipts).where(eq(receipts.id, receiptId));
      if (!taken?.misbooked) return;
      const money = { method, reference, receivedOn, amountPaise, invoices: [] };
      await recordReceipt(ledger.ctx, { ...money, buyerId: roll.one(buyers) ?? buyerId });
    },
    async pass() {
      today = addDays(today, roll.upTo(20));
      ledger.on(today);
    },
  };
  const names = [
    'bill',
    'bill',
    'debit',
    'milestone',
    'quotation',
    'quotation',
    'tell',
    'pay',
    'pay',
    'pay',
    'link',
    'note',
    'advance',
    'advance',
    'giveUp',
    'comeBack',
    'wrongBuyer',
    'plan',
    'plan',
    'planBack',
    'pass',
  ] as const;
  return {
    buyers,
    /** Quotations that are billed in milestones, and such as are paid by bank. */
    quoted,
    paidByBank,
    /** What is sold to somebody for the first time. */
    usualSupply: (buyerId: string): Supply => supplies.get(buyerId)?.[0] ?? 'ordinary',
    today: () => today,
    onDay(day: string) {
      today = day;
      ledger.on(day);
    },
    /** Whatever the dice say. */
    act: () => acts[roll.one([...names]) ?? 'pass'](roll.one(buyers) ?? ''),
  };
}
export type Books = Awaited<ReturnType<typeof openBooks>>;
