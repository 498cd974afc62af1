import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { KeptBackFilter, sumKeptBack } from './kept-back/kept-back.ts';
import { recordKeptBack } from './kept-back/record-kept-back.ts';
import { keptBackIn } from './kept-back/tax-kept-back.ts';
import { applyAdvances, sendBackAdvance } from './advances.ts';
import { issueNote } from './issue-note.ts';
import { getInvoiceAccount, readBuyerAccount } from './read-account.ts';
import { readStatement } from './read-statement.ts';
import { recordReceipt } from './record-receipt.ts';
import { returnReceipt } from './return-receipt.ts';
import { writeOff } from './settle-otherwise.ts';
import { advances, receipts, receivables, settlements } from './table.server.ts';
import { tdsOn } from './tds.ts';
import { openLedger } from './test-ledger.ts';
import { Conflict } from '#kit/errors.ts';
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
import { createQuotation } from '#sales/quotations/edit-quotation.ts';
import { readQuotationRow } from '#sales/quotations/find-quotation.ts';
import { QuotationInput } from '#sales/quotations/quotation-input.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import type { ReturnTable } from '#money/invoices/gst-return/gst-return.ts';
import { sumsOfReturn } from '#money/invoices/gst-return/read-return.ts';
import { invoices } from '#money/invoices/table.server.ts';

type Ledger = Awaited<ReturnType<typeof openLedger>>;

/** The same numbers on every machine: BOOKS_SEED walks other ways (3,7,11: one after the other), BOOKS_STEPS further. */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    upTo: (most: number) => 1 + Math.floor(next() * most),
    one: <T>(of: T[]): T | undefined => of[Math.floor(next() * of.length)],
    chance: (share: number) => next() < share,
  };
}
const seeds = (process.env.BOOKS_SEED ?? '37').split(',').map(Number);
const steps = Number(process.env.BOOKS_STEPS ?? 100);
async function refusedOrNot(verb: Promise<unknown>): Promise<void> {
  await verb.catch((error: unknown) => {
    if (!(error instanceof Conflict)) throw error;
  });
}
const isTax = ({ kind }: { kind: string }) => kind === 'tds' || kind === 'gst-tds';
const sum = (of: number[]) => of.reduce((all, one) => all + one, 0);

test(
  'after any walk of sales here and abroad, quotations, milestones, links, money, advances, tax kept back, notes of both kinds, write-offs and money that comes back the books balance to the paisa',
  async () => {
    const failed: unknown[] = [];
    for (const seed of seeds) {
      const ledger = await openLedger();
      await walk(ledger, seed).catch((cause: unknown) =>
        failed.push(new Error(`BOOKS_SEED=${seed}`, { cause })),
      );
      await ledger.close();
    }
    if (failed.length > 0) throw failed.length === 1 ? failed[0] : new AggregateError(failed);
  },
  300_000 * seeds.length,
);

/** Whether there is something of every kind. */
async function wasEverywhere({ db }: Ledger): Promise<boolean> {
  const documents = await db.select({ kind: invoices.kind, content: invoices.content }).from(invoices);
  const kinds = [
    ...documents.map(({ kind }) => kind),
    ...(await db.selectDistinct({ kind: settlements.kind }).from(settlements)).map(({ kind }) => kind),
    ...(await db.selectDistinct({ method: receipts.method }).from(receipts)).map(({ method }) => method),
    ...(await db.select({ id: settlements.id }).from(settlements).where(isTaxOfAdvance)).map(
      () => 'tax of an advance',
    ),
    ...(await db.select().from(receipts).where(isNotNull(receipts.transactionId))).map(
      () => 'tax of a quotation',
    ),
  ];
  const supplies = new Set(documents.map(({ content }) => content.supply ?? 'ordinary'));
  const all = [
    'tax-invoice',
    'debit-note',
    'credit-note',
    'receipt-voucher',
    'refund-voucher',
    'tds',
    'gst-tds',
    'write-off',
    'came-back',
    'bank',
    'online',
    'tax of an advance',
    'tax of a quotation',
  ];
  return supplies.size > 3 && all.every((kind) => kinds.includes(kind));
}
/** That an invoice has taken. */
const isTaxOfAdvance = and(
  eq(settlements.kind, 'tds'),
  isNotNull(settlements.advanceId),
  isNotNull(settlements.invoiceId),
);

async function walk(ledger: Ledger, seed: number) {
  const roll = dice(seed);
  let today = '2026-11-20';
  ledger.on(today);
  await ledger.setSite({ lut: 'AD270326000001X of 2026-27' });
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
    const content = QuotationInput.parse({
      title: 'A website', name: 'Asha Patil', email: 'asha@example.com', address: '4 Lake Road, Pune', stateCode: '27',
      validUntil: '2999-12-31', depositPercent,
      lines: [18, 5].map((gstPercent) => ({
        title: 'Work', sac: '998314', quantity: roll.upTo(9), unitPricePaise: 10_000 + roll.upTo(900_000), gstPercent,
      })),
    }); // prettier-ignore
    const { id } = await createQuotation(owner, { ...content, leadId: null });
    await ledger.db.update(quotations).set({ status: 'accepted' }).where(eq(quotations.id, id));
    return id;
  };
  const acts = {
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
    'pass',
  ] as const;
  // A walk that was not everywhere proves little: it goes on until it was.
  for (let step = 0; step < steps || (step < 10 * steps && !(await wasEverywhere(ledger))); step++)
    await acts[roll.one([...names]) ?? 'pass'](roll.one(buyers) ?? '');
  expect(await wasEverywhere(ledger)).toBe(true);

  // In the end every advance is used.
  today = addDays(today, 40);
  ledger.on(today);
  // Who has only ever paid in advance is among them.
  const owing = (await ledger.db.select().from(receivables)).map((row) => row.buyerId);
  const everybody = [...new Set([...buyers, ...owing])];
  for (const buyerId of everybody) {
    const [supply] = supplies.get(buyerId) ?? (['ordinary'] as const);
    await ledger.bill(buyerId, 1_000_000_000, { supply, useAdvances: true });
  }

  const [documents, owed, moved, came, kept] = [
    await ledger.db.select().from(invoices),
    await ledger.db.select().from(receivables),
    await ledger.db.select().from(settlements),
    await ledger.db.select().from(receipts),
    await ledger.db.select().from(advances),
  ];
  /** What takes something off an invoice, by its number or by the payment that both are of. */
  const notesOf = (id: string) => {
    const of = documents.find((one) => one.id === id)?.transactionId;
    return documents.filter(
      (one) =>
        one.kind === 'credit-note' &&
        (one.correctsId === id || (of && one.refundId && one.transactionId === of)),
    );
  };
  for (const { invoiceId, totalPaise, openPaise } of owed) {
    const settled = moved.filter((row) => row.invoiceId === invoiceId && row.kind !== 'note');
    expect(totalPaise - sum(notesOf(invoiceId).map((note) => note.totalPaise))).toBe(
      sum(settled.map((row) => row.amountPaise)) + openPaise,
    );
  }
  for (const buyerId of everybody) {
    const his = <T extends { buyerId: string }>(rows: T[]) => rows.filter((row) => row.buyerId === buyerId);
    const of = (kind: string) =>
      sum(his(moved).flatMap((row) => (row.kind === kind && row.receiptId ? [row.amountPaise] : [])));
    const ofAdvances = his(moved).filter((row) => row.advanceId && isTax(row));
    // An advance is what came and what was kept back of it; both go on to the invoices that use it.
    const [keptThen, usedSince] = [false, true].map((isUsed) =>
      sum(ofAdvances.filter((row) => (row.invoiceId !== null) === isUsed).map((row) => row.amountPaise)),
    );
    expect(sum(his(came).map((row) => row.amountPaise)) + (keptThen ?? 0)).toBe(
      of('money') +
        (usedSince ?? 0) +
        of('sent-back') +
        of('came-back') +
        sum(his(kept).map((row) => row.leftPaise)),
    );
    expect(usedSince).toBeLessThanOrEqual(keptThen ?? 0);
  }
  // The ledger of kept back tax has each once, with its advance or its invoice.
  const sums = await sumKeptBack(ledger.ctx, KeptBackFilter.parse({}));
  const told = moved.filter((row) => isTax(row) && !(row.advanceId && row.invoiceId));
  expect(sum(sums.map(({ paise }) => paise))).toBe(sum(told.map((row) => row.amountPaise)));
  // Of each payment by bank its money and what was kept back are its invoice, less what went back.
  for (const quotationId of paidByBank) {
    const quotation = await readQuotationRow(ledger.ctx, { quotationId });
    const due = await readDue(ledger.ctx, quotation);
    const paid = await paymentsFor(ledger.ctx, quotationId);
    const settledPaise = sum(paid.map((one) => one.totalPaise + one.keptBackPaise));
    const billed = documents.filter((one) => paid.some(({ id }) => id === one.transactionId));
    const [sold, back] = [false, true].map((isBack) =>
      sum(billed.filter((one) => (one.refundId !== null) === isBack).map((one) => one.totalPaise)),
    );
    // What tax took the place of goes back without a note.
    const replaced = moved.filter(
      (row) => row.amountPaise < 0 && !row.advanceId && row.reason.startsWith('Paid too much'),
    );
    const itsReplaced = replaced.filter((row) => billed.some(({ id }) => id === row.invoiceId));
    expect([sold, back]).toEqual([
      settledPaise,
      sum(paid.map((one) => one.refundedPaise)) + sum(itsReplaced.map((row) => row.amountPaise)),
    ]);
    if (!due) expect(settledPaise).toBe(quotation.totalPaise);
  }
  // What is owed, all together: what was billed less what settled it; and of a quotation what is billed and what is not yet.
  const moneyOf = (kinds: string[]) =>
    sum(moved.flatMap((row) => (row.invoiceId && kinds.includes(row.kind) ? [row.amountPaise] : [])));
  expect(sum(owed.map(({ openPaise }) => openPaise))).toBe(
    sum(owed.map(({ totalPaise }) => totalPaise)) -
      moneyOf(['money', 'tds', 'gst-tds', 'note', 'write-off', 'cancelled']),
  );
  for (const quotationId of quoted) {
    const [quotation] = await ledger.db.select().from(quotations).where(eq(quotations.id, quotationId));
    const { milestones } = await listMilestones(owner, { quotationId });
    const billed = milestones.map(
      (part) => documents.find(({ id }) => id === part.invoiceId)?.totalPaise ?? part.totalPaise,
    );
    expect(sum(billed)).toBe(quotation?.totalPaise);
  }
  // A statement of everything ends with what is open less what is left of advances, whenever it begins.
  for (const buyerId of everybody) {
    const { openPaise, advancePaise } = await readBuyerAccount(ledger.ctx, { buyerId });
    for (const from of ['2020-01-01', today])
      expect((await readStatement(ledger.ctx, { buyerId, from, to: today })).closingPaise).toBe(
        openPaise - advancePaise,
      );
  }
  for (const { kind, content } of documents)
    for (const rate of content.rates) expect([kind, rate.cgstPaise]).toEqual([kind, rate.sgstPaise]);

  // Month by month what the return says is what the documents say.
  const taxes = ['taxablePaise', 'igstPaise', 'cgstPaise', 'sgstPaise'] as const;
  const taxOf = (of: typeof documents) =>
    taxes.map((name) => sum(of.map(({ content }) => content.totals[name])));
  const minus = (a: number[], b: number[]) => a.map((one, i) => one - (b[i] ?? 0));
  const monthOf = ({ issuedAt }: { issuedAt: Date }) => issuedAt.toISOString().slice(0, 7);
  let advanceTax = [0, 0, 0, 0];
  for (let month = '2026-11'; month <= today.slice(0, 7); month = addDays(`${month}-28`, 4).slice(0, 7)) {
    const sums = sumsOfReturn(await ledger.filed(month));
    const reported = (...names: ReturnTable[]) =>
      taxes.map((one) => sum(names.map((name) => sums[name][one])));
    const there = (kind: string) => documents.filter((one) => one.kind === kind && monthOf(one) === month);
    const charged = [...there('tax-invoice'), ...there('debit-note')];
    const sold = minus(taxOf(charged), taxOf(there('credit-note')));
    expect([month, reported('b2b', 'b2cl', 'exp', 'b2cs', 'nil', 'cdnr', 'cdnur')]).toEqual([month, sold]);
    // The summary by code tells the same sales once more.
    expect([month, reported('hsnB2b', 'hsnB2c')]).toEqual([month, sold]);
    advanceTax = minus(advanceTax, minus([0, 0, 0, 0], reported('at', 'txpd')));
  }
  // Of advances only that tax stays in the returns that was sent back in a later month: it is claimed elsewhere.
  const later = documents.filter((one) => {
    const advance = kept.find(({ voucherId }) => voucherId === one.correctsId);
    return one.kind === 'refund-voucher' && advance?.takenOn.slice(0, 7) !== monthOf(one);
  });
  expect(advanceTax).toEqual(taxOf(later));
}
