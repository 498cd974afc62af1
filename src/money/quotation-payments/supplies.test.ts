import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '#kit/context.ts';
import { Conflict } from '#kit/errors.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { meetMilestone } from '#money/milestones/meet-milestone.ts';
import { listMilestones, planMilestones } from '#money/milestones/milestones.ts';
import { openLedger } from '#money/receivables/test-ledger.ts';
import { refuseWithoutLut } from '#sales/quotations/bill-quotation.ts';
import { createQuotation } from '#sales/quotations/edit-quotation.ts';
import { QuotationInput } from '#sales/quotations/quotation-input.ts';
import { reviseQuotation } from '#sales/quotations/revise-quotation.ts';
import { sendQuotation } from '#sales/quotations/send-quotation.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { getQuotation } from './get-quotation.ts';
import { openQuotation } from './open-quotation.ts';
import { recordPayment } from './record-payment.ts';

const lut = 'AD270326000001X of 2026-27';
const inOurState = { gstin: '27AAPFU0939F2ZU', company: 'Zone Works', stateCode: '27' };
const inLondon = { country: 'United Kingdom', stateCode: '' };

let ledger: Awaited<ReturnType<typeof openLedger>>;
let office: Ctx;
beforeAll(async () => {
  ledger = await openLedger();
  office = ledger.owner;
  ledger.on('2026-12-10');
  await ledger.setSite({ lut });
});
afterAll(() => ledger.close());

/** A draft of ₹1,00,000 before GST. */
const draft = async (over: object) => {
  const content = QuotationInput.parse({
    title: 'A website', name: 'Kabir Sample', email: `${v7()}@example.com`, address: '4 Lake Road',
    validUntil: '2999-12-31', lines: [{ title: 'Website', sac: '998314', quantity: 1, unitPricePaise: 10_000_000, gstPercent: 18 }],
    ...over,
  }); // prettier-ignore
  return (await createQuotation(office, { ...content, leadId: null })).id;
};
const send = (quotationId: string) => sendQuotation(office, { quotationId });
const shown = async (quotationId: string) => {
  const { publicId } = await getQuotation(office, { quotationId });
  return openQuotation({ ...office, actor: { kind: 'anonymous' } }, { publicId });
};
async function sent(over: object) {
  const quotationId = await draft(over);
  await send(quotationId);
  await ledger.db.update(quotations).set({ status: 'accepted' }).where(eq(quotations.id, quotationId));
  return quotationId;
}
/** The invoice of what is due and came by bank. */
async function paid(quotationId: string) {
  const transactionId = await recordPayment(office, {
    quotationId,
    method: 'bank',
    reference: ledger.reference(),
  });
  const [invoice] = await ledger.db.select().from(invoices).where(eq(invoices.transactionId, transactionId));
  if (!invoice) throw new Error('It was not invoiced');
  return invoice;
}

test('under a letter of undertaking nothing is charged: page, advance, parts and return say the same, and none of it without the letter', async () => {
  const over = { ...inLondon, supply: 'export-lut', depositPercent: 40 };
  await expect(send(await draft({ ...over, country: '' }))).rejects.toMatchObject({
    errors: { country: expect.anything() },
  });
  await expect(send(await draft({ ...inLondon, supply: 'ordinary' }))).rejects.toMatchObject({
    errors: { supply: 'The buyer is abroad: choose one of the supplies abroad' },
  });
  await ledger.setSite({ lut: '' });
  const early = await draft(over);
  await expect(send(early)).rejects.toMatchObject({
    errors: { supply: expect.stringContaining('no letter') },
  });
  await ledger.setSite({ lut });
  await send(early);
  const { id } = await reviseQuotation(office, { quotationId: early, validUntil: '2999-12-31' });
  expect(await getQuotation(office, { quotationId: id })).toMatchObject({
    supply: 'export-lut', country: 'United Kingdom', totalPaise: 10_000_000,
  }); // prettier-ignore

  const quotationId = await sent(over);
  expect(await shown(quotationId)).toMatchObject({
    supply: 'export-lut', place: '96', country: 'United Kingdom', taxes: [], owedByBuyerPaise: 0,
    totals: { netPaise: 10_000_000, gstPaise: 0, totalPaise: 10_000_000 },
    lines: [{ gstPercent: 0, gstPaise: 0 }],
  }); // prettier-ignore
  const advance = await paid(quotationId);
  expect(advance).toMatchObject({
    kind: 'tax-invoice', totalPaise: 4_000_000, gstPaise: 0,
    content: { supply: 'export-lut', lut, placeOfSupply: '96', buyer: { country: 'United Kingdom', stateCode: '' } },
  }); // prettier-ignore
  await planMilestones(office, {
    quotationId,
    milestones: [{ title: 'Design', percent: 25 }, { title: 'Launch', percent: 35 }],
  }); // prettier-ignore
  const { milestones } = await listMilestones(office, { quotationId });
  const numbers = [advance.number];
  for (const { id: milestoneId, totalPaise } of milestones) {
    const { invoice } = await meetMilestone(office, { milestoneId, issues: true });
    const [part] = await ledger.db
      .select()
      .from(invoices)
      .where(eq(invoices.id, invoice?.id ?? ''));
    expect(part).toMatchObject({
      totalPaise,
      gstPaise: 0,
      content: { supply: 'export-lut', lut, isPart: true },
    });
    numbers.push(part?.number ?? '');
  }
  expect(milestones.map(({ totalPaise }) => totalPaise)).toEqual([2_500_000, 3_500_000]);
  const { exp, b2cs } = await ledger.filed('2026-12');
  expect(exp.map(({ number, type, place }) => [number, type, place])).toEqual(
    numbers.map((number) => [number, 'WOPAY', '96']),
  );
  expect(b2cs).toEqual([]);

  // The letter is of a year: what was offered under it is not paid in the next one without a new letter.
  const late = await sent(over);
  ledger.on('2027-04-01');
  await expect(paid(late)).rejects.toMatchObject({
    errors: { supply: expect.stringContaining('this financial year') },
  });
  await expect(refuseWithoutLut(office, { supply: 'export-lut' })).rejects.toBeInstanceOf(Conflict);
  await refuseWithoutLut(office, { supply: 'export-with-tax' });
  ledger.on('2026-12-10');
});

test('to a zone in our own state IGST is offered and invoiced; abroad too where it is charged', async () => {
  for (const [over, place, table] of [
    [{ ...inOurState, supply: 'sez-with-tax' }, '27', 'b2b'],
    [{ ...inLondon, supply: 'export-with-tax' }, '96', 'exp'],
  ] as const) {
    const quotationId = await sent(over);
    expect(await shown(quotationId)).toMatchObject({
      place, taxes: [{ name: 'IGST 18%', taxPaise: 1_800_000 }], totals: { totalPaise: 11_800_000 },
    }); // prettier-ignore
    const { number, content } = await paid(quotationId);
    expect(content).toMatchObject({
      supply: over.supply, placeOfSupply: place, reverseCharge: false,
      totals: { cgstPaise: 0, igstPaise: 1_800_000, totalPaise: 11_800_000 },
    }); // prettier-ignore
    expect((await ledger.filed('2026-12'))[table]).toContainEqual(
      expect.objectContaining({ number, type: table === 'exp' ? 'WPAY' : 'SEWP' }),
    );
  }
  const zone = await sent({ ...inOurState, supply: 'sez-lut' });
  await planMilestones(office, { quotationId: zone, milestones: [{ title: 'All', percent: 100 }] });
  // Nobody knew the buyer: the quotation says that it is in a zone.
  const { milestones } = await listMilestones(office, { quotationId: zone });
  const { invoice } = await meetMilestone(office, { milestoneId: milestones[0]?.id ?? '', issues: true });
  expect((await ledger.filed('2026-12')).b2b).toContainEqual(
    expect.objectContaining({ number: invoice?.number, type: 'SEWOP', valuePaise: 10_000_000 }),
  );
});

test('under reverse charge the buyer pays the tax: it is named, and in no sum', async () => {
  const over = { ...inOurState, gstin: '29AAGCB7383J1Z4', company: 'Sponsor', supply: 'reverse-charge' };
  await expect(send(await draft({ ...over, gstin: '' }))).rejects.toMatchObject({
    errors: { supply: 'Only a buyer with a GST number can pay the tax' },
  });
  const quotationId = await sent(over);
  expect(await shown(quotationId)).toMatchObject({
    taxes: [], owedByBuyerPaise: 1_800_000, totals: { gstPaise: 0, totalPaise: 10_000_000 },
    lines: [{ gstPercent: 18, gstPaise: 0 }],
  }); // prettier-ignore
  const { number, content } = await paid(quotationId);
  expect(content).toMatchObject({
    reverseCharge: true, recipientTaxPaise: 1_800_000, totals: { igstPaise: 0, totalPaise: 10_000_000 },
  }); // prettier-ignore
  expect((await ledger.filed('2026-12')).b2b).toContainEqual(
    expect.objectContaining({ number, reverseCharge: true }),
  );
});
