import sharp from 'sharp';
import { expect, test } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { demoSite } from '#sample/demo-site.ts';
import type { Language } from '#kit/language/language.ts';
import type { PricedOrder } from '#money/payments/priced-order.ts';
import { commercialContent, creditContent, invoiceContent } from '#money/invoices/write-content.ts';
import type { BillLine } from '#money/invoices/bill.ts';
import type { EInvoice } from '#money/invoices/e-invoices/e-invoice.ts';
import { headingOf, saleKind, type InvoiceKind } from '#money/invoices/invoice.ts';
import type { Supply } from '#catalogue/gst/supply.ts';
import { billContent, voucherContent, voucherOnInvoice } from '#money/invoices/write-bill.ts';
import { createPdfs } from './pdfs.ts';
import { drawnOn, printedOver, reachOf } from './test-drawn.ts';

const issuedAt = new Date('2026-11-21T10:00:00Z');
type Content = ReturnType<typeof invoiceContent>;
type Drawn = { kind: InvoiceKind; language: Language; number: string };
const usual: Drawn = { kind: 'tax-invoice', language: 'en', number: 'NIR/26-27/000001' };
const drawn = (content: Content, other: Partial<Drawn> = {}) =>
  createPdfs().invoice({ ...usual, ...other, issuedAt, content });
async function printed(
  kind: InvoiceKind,
  content: Content,
  language = usual.language,
  number = usual.number,
) {
  const bytes = await drawn(content, { kind, language, number });
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
}
const from = (stateCode: string): PricedOrder => ({
  purpose: 'cart',
  subjectId: 'cart',
  lines: [
    { kind: 'benefit', refId: 'b1', title: 'Search console', quantity: 1, months: 12, amountPaise: 100_000 },
  ],
  couponCode: null,
  discountPaise: 0,
  gst: { mode: 'exclusive', percent: 18, taxablePaise: 100_000, gstPaise: 18_000 },
  totalPaise: 118_000,
  buyer: {
    name: 'Ravi Kale',
    email: 'ravi@example.com',
    phone: '9000012345',
    gstin: '29AAAAA0000A1ZY',
    address: '4 Lake Road',
    pincode: '411001',
    stateCode,
  },
  clientReference: null,
});

test('a mail address that is wider than its column goes on in the next line, with nothing put in', async () => {
  const email =
    'accounts-department.purchase@shree-siddhivinayak-electronics-and-home-appliances.example.com';
  const order = from('27');
  const content = invoiceContent(
    { ...order, buyer: { ...order.buyer, email } },
    demoSite,
    'pay_0000000000001',
  );
  const pdf = await drawn(content);
  expect(await reachOf(pdf)).toBeLessThan(0.95);
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
  expect(text.replaceAll(/\s/g, '')).toContain(email);
});

test('a tax invoice across a border has one tax; what Rule 46 asks for is on it, and nothing to pay with', async () => {
  const text = await printed('tax-invoice', invoiceContent(from('29'), demoSite, 'pay_0000000000001'));
  for (const words of [
    'Tax invoice',
    'NIR/26-27/000001',
    '21 November 2026',
    demoSite.legalName,
    '12 months',
    'GSTIN 27AAAAA0000A1Z2',
    'GSTIN 29AAAAA0000A1ZY',
    '4 Lake Road, 411001',
    'State: Karnataka (29)',
    'Electronic invoice under the Information Technology Act, 2000',
    'Place of supply: Karnataka (29) · Reverse charge: No',
    'SAC 998314',
    'IGST 18%',
    '₹180',
    '₹1,180',
    'One Thousand One Hundred Eighty Rupees Only',
    'pay_0000000000001',
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/CGST|UPI/);
});

test('a credit note names what it corrects', async () => {
  const content = invoiceContent(from('27'), demoSite, null);
  const note = creditContent({ number: 'NIR/26-27/000001', issuedOn: '2026-11-20', content }, 0, 59_000);
  const text = await printed('credit-note', note);
  for (const words of [
    'Credit note',
    'Corrects NIR/26-27/000001 of 20 November 2026',
    'CGST 9%',
    '₹45',
    '₹590',
    'Authorised signatory',
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/without a signature|no signature/);
});

test('what the lines of a credit note are called is said in its buyer’s language, too', async () => {
  const content = invoiceContent(from('27'), demoSite, null);
  const invoice = { number: 'NIR/26-27/000001', issuedOn: '2026-11-20', content };
  for (const called of ['Refund', 'Credit', 'Advance'] as const) {
    const note = (language: Language) =>
      printed(
        'credit-note',
        creditContent(invoice, 0, 59_000, language, called),
        language,
        'NIR/26-27/C00001',
      );
    expect(await note('en')).toContain(`${called} on NIR/26-27/000001`);
    for (const language of ['hi', 'mr'] as const) expect(await note(language)).not.toContain(`${called} on`);
  }
});

test('a voucher says in its buyer’s language what its money is for, what of it is tax, and what goes back of it', async () => {
  const { buyer } = from('27');
  const sold = { number: 'NIR/26-27/000001', issuedOn: '2026-11-20', content: bill() };
  for (const language of ['hi', 'mr'] as const) {
    const advance = voucherContent(
      { amountPaise: 2_000_000, keptBackPaise: 100_000, buyer, reference: 'UPI 77', isAbroad: false },
      demoSite,
      language,
    );
    const back = creditContent(
      { number: 'NIR/26-27/A00001', issuedOn: '2026-11-20', content: advance },
      0,
      2_000_000,
      language,
    );
    const part = { beforePaise: 0, amountPaise: 90_000, keptBackPaise: 10_000, reference: 'UPI 78' };
    const before = voucherOnInvoice(sold, part, language);
    const texts = [
      await printed('receipt-voucher', advance, language),
      await printed('receipt-voucher', before, language),
      await printed('refund-voucher', back, language),
    ];
    for (const text of texts) expect(text).not.toMatch(/Advance|kept back|Refund on/);
    expect(texts[1]).toContain(sold.number);
  }
});

test('no hyphen is put between letters of two scripts', async () => {
  for (const given of ['राम', 'ज्ञानेश्वर', 'सत्यनारायण', 'पुरुषोत्तमदास']) {
    const name = `श्री सिद्धिविनायक इलेक्ट्रॉनिक्स एवं गृहोपयोगी उपकरण विक्रेता (प्रोप्राइटर: ${given} क्षीरसागर)`;
    const { buyer } = from('29');
    const text = await printed('tax-invoice', { ...bill(), buyer: { ...buyer, name } }, 'hi');
    expect(text, given).not.toMatch(/[(₹]\s*-/);
  }
});

test('a heading in two languages stays on the paper', async () => {
  const mixed = bill({ lines: [{}, { gstPercent: 0, treatment: 'exempt' }] });
  const content = { ...mixed, buyer: { ...mixed.buyer, gstin: '' } };
  for (const language of ['hi', 'mr'] as const) {
    const pdf = await drawn(content, { language });
    expect(await reachOf(pdf)).toBeLessThan(0.95);
    const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Invoice-cum-bill of supply');
  }
});

test('letters that no face has are never printed as others; pictures are left out', async () => {
  const { buyer } = from('29');
  const content = { ...bill(), buyer: { ...buyer, name: 'શ્રી ગણેશ' }, note: 'Thank you 🙏🏽 1️⃣ ✓ done ™' };
  const pdf = await drawn(content);
  expect(Buffer.from(pdf).toString('latin1')).not.toContain('/Helvetica');
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(/Thank you 1 \S* ?done ™/);
});

test('in a Union territory without a legislature the second half of the tax is UTGST', async () => {
  const chandigarh = { ...demoSite, gstin: '04AAAAA0000A1ZA' };
  const order = from('04');
  const buyer = { ...order.buyer, gstin: '' };
  const text = await printed('tax-invoice', invoiceContent({ ...order, buyer }, chandigarh, 'pay_1'));
  for (const words of ['CGST 9%', 'UTGST 9%', 'State: Chandigarh (04)']) expect(text).toContain(words);
  expect(text).not.toContain('SGST');
});

test('a receipt of a seller who is not registered speaks of no tax', async () => {
  const text = await printed('receipt', invoiceContent(from('27'), { ...demoSite, gstin: '' }, null));
  expect(text).toContain('Not registered for GST');
  expect(text).toContain('₹1,180');
  expect(text).not.toMatch(/CGST|SGST|IGST|Taxable|Place of supply|Reverse/);
});

test('in Marathi it still says in English what it is, for the tax office', async () => {
  const content = invoiceContent(from('27'), demoSite, null, 'mr');
  const text = await printed('tax-invoice', content, 'mr');
  for (const words of [
    '/ Tax invoice',
    'Bill to',
    'Place of supply',
    'GSTIN 27AAAAA0000A1Z2',
    'SAC 998314',
    'CGST 9%',
    '₹1,180',
    'Taxable value',
    'Reverse charge',
    'One Thousand One Hundred Eighty Rupees Only',
  ])
    expect(text).toContain(words);
  for (const words of ['Billed to', 'Maharashtra (27)', 'Paid in full', '12 months'])
    expect(text).not.toContain(words);
});

test('a document of a trial payment says across itself that it is none; others never do', async () => {
  const content = invoiceContent(from('27'), demoSite, null);
  expect(await printed('tax-invoice', content, 'en', 'TST/26-27/000001')).toContain(
    'SAMPLE – not a tax invoice',
  );
  expect(await printed('tax-invoice', content)).not.toContain('SAMPLE');
});

test('what was paid for the buyer is named in full beside its amount, however long it is called', async () => {
  const title =
    'Google Ads November 2026, campaign budget for search and display in Maharashtra and Karnataka';
  const content = bill({ lines: [{}, { kind: 'pure-agent', title, proof: 'G-4711-2026/27-000000123456' }] });
  const pdf = await drawn(content);
  expect(await printedOver(pdf)).toEqual([]);
});

test('what a document is not stands upon its table, not beneath it', async () => {
  const content = bill({ lines: Array.from({ length: 30 }, () => ({})) });
  const pdf = await drawn(content, { number: 'TST/26-27/000001' });
  const { text } = await extractText(await getDocumentProxy(pdf));
  expect(text.length).toBeGreaterThan(1);
  for (const page of text) expect(page).toContain('SAMPLE – not a tax invoice');
  for (const page of text.filter((words) => words.includes('SAC 998361')))
    expect(page).toMatch(/SAC 998361[^]*SAMPLE/);
});

test('“Paid in full” stands on what is paid in full, and on no part of it', async () => {
  const whole = await printed('tax-invoice', invoiceContent(from('27'), demoSite, 'pay_1'));
  expect(whole).toContain('Paid in full, reference pay_1.');
  const half = { fromPercent: 0, toPercent: 50, rates: [{ percent: 18, taxablePaise: 200_000 }] };
  const part = await printed('tax-invoice', invoiceContent({ ...from('27'), part: half }, demoSite, 'pay_1'));
  expect(part).toContain('This part is paid, reference pay_1.');
  expect(part).not.toContain('in full');
});

const bill = (over: { supply?: Supply; lines?: Partial<BillLine>[]; gstin?: string } = {}) => {
  const { lines = [{}], supply = 'ordinary', gstin = demoSite.gstin } = over;
  const line: BillLine = {
    kind: 'service',
    title: 'Retainer',
    description: 'November 2026',
    sac: '998361',
    unit: 'hour',
    quantity: 7.5,
    unitPaise: 100_000,
    discountPaise: 0,
    gstPercent: 18,
    proof: '',
  };
  return billContent(
    {
      supply,
      pricesInclude: false,
      lines: lines.map((one) => ({ ...line, ...one })),
      buyer: from('29').buyer,
      dueOn: '2026-12-06',
      orderNumber: 'PO-77',
      note: 'Thank you.',
    },
    { ...demoSite, gstin, lut: 'AD27 of 2026-27' },
    'en',
  );
};

test('an invoice that is to be paid says by when, to which account and with which code, and that nothing is paid', async () => {
  const text = await printed('tax-invoice', bill());
  for (const words of [
    'Due on 6 December 2026',
    'Your order PO-77',
    'hours',
    'To pay by 6 December 2026: ₹8,850.',
    `Account ${demoSite.bankAccount}, IFSC ${demoSite.bankIfsc}`,
    'To pay ₹8,850 by UPI',
    'Thank you.',
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/Paid in full|DRAFT/);
  // Payment apps take no more at once; a draft has nothing to pay.
  expect(await printed('tax-invoice', bill({ lines: [{ unitPaise: 1_200_000 }] }))).not.toContain('UPI');
  const draft = await printed('tax-invoice', bill(), 'en', '');
  expect(draft).toContain('DRAFT – not a tax invoice');
  expect(draft).not.toContain('UPI');
});

test('each time it is set, an invoice asks for its money by a reference that no bank has seen', async () => {
  const drawnAt = async (time: string, content = bill()) => {
    const pdfs = createPdfs({ now: () => new Date(time) });
    const number = 'NIR/26-27/000001';
    return drawnOn(await pdfs.invoice({ number, kind: 'tax-invoice', issuedAt, language: 'en', content }));
  };
  const [first, second] = ['2026-11-21T10:00:00Z', '2026-11-21T10:00:01Z'];
  const code = await drawnAt(first);
  expect(await drawnAt(first)).toBe(code);
  expect(await drawnAt(second)).not.toBe(code);
  // Without a code nothing differs.
  const paid = invoiceContent(from('27'), demoSite, 'pay_1');
  expect(await drawnAt(second, paid)).toBe(await drawnAt(first, paid));
});

test('a proforma says that it is no tax invoice; a debit note bills and names what it belongs to', async () => {
  const proforma = await printed('proforma', bill(), 'en', 'NIR/26-27/P00001');
  for (const words of ['Proforma invoice', 'Not a tax invoice: it gives no input tax credit', 'IGST 18%'])
    expect(proforma).toContain(words);
  const corrects = { number: 'NIR/26-27/000001', issuedOn: '2026-11-20' };
  const debit = await printed('debit-note', { ...bill(), corrects }, 'en', 'NIR/26-27/D00001');
  for (const words of ['Debit note', 'Corrects NIR/26-27/000001', 'Billed to', 'To pay by'])
    expect(debit).toContain(words);
});

test('what was paid before is taken off what is to be paid', async () => {
  const paidBefore = [{ number: 'NIR/26-27/A00001', amountPaise: 500_000 }];
  const text = await printed('tax-invoice', { ...bill(), paidBefore });
  for (const words of ['Less your advance: ₹5,000 · NIR/26-27/A00001', 'To pay by 6 December 2026: ₹3,850.'])
    expect(text).toContain(words);
  const all = [{ number: 'NIR/26-27/A00001', amountPaise: 885_000 }];
  expect(await printed('tax-invoice', { ...bill(), paidBefore: all })).toContain('Paid in full.');
});

test('zones, exports, reverse charge and spend that is passed on say what the law asks for', async () => {
  const zone = await printed('tax-invoice', bill({ supply: 'sez-lut' }));
  expect(zone).toContain('WITHOUT PAYMENT OF INTEGRATED TAX · LUT AD27 of 2026-27');
  expect(await printed('tax-invoice', bill({ supply: 'export-with-tax' }))).toContain('outside India (96)');
  expect(await printed('tax-invoice', bill({ supply: 'reverse-charge' }))).toContain(
    'Reverse charge: Yes, ₹1,350 payable by the recipient',
  );
  const passed = await printed(
    'tax-invoice',
    bill({ lines: [{}, { kind: 'pure-agent', title: 'Google Ads', proof: 'G-4711', quantity: 1 }] }),
  );
  expect(passed).toContain('Paid for you as pure agent: Google Ads, bill G-4711');
});

test('what is sold without GST has a bill of supply; with what is taxed, and to somebody who is not registered, it is both', async () => {
  const line = { gstPercent: 0, treatment: 'exempt' as const };
  const content = bill({ lines: [line] });
  expect(saleKind(content)).toBe('bill-of-supply');
  const free = await printed('bill-of-supply', content, 'en', 'NIR/26-27/S00001');
  for (const words of ['Bill of supply', 'NIR/26-27/S00001', 'Exempt', 'Information Technology Act'])
    expect(free).toContain(words);
  expect(free).not.toMatch(/IGST|CGST|Tax invoice|Taxable/);
  const company = bill({ lines: [{}, { ...line, treatment: 'non-gst' }] });
  const mixed = { ...company, buyer: { ...company.buyer, gstin: '' } };
  expect(saleKind(mixed)).toBe('tax-invoice');
  const both = await printed('tax-invoice', mixed);
  for (const words of ['Invoice-cum-bill of supply', 'IGST 18%', 'Non-GST', 'Before GST'])
    expect(both).toContain(words);
  expect(both).not.toContain('IGST 0%');
  expect(headingOf('tax-invoice', company)).toBe('Tax invoice');
});

test('a note on what is owed, a commercial note and a voucher each say what they are', async () => {
  const corrected = { number: 'NIR/26-27/000001', issuedOn: '2026-11-20', content: bill() };
  const note = await printed('credit-note', {
    ...creditContent(corrected, 0, 118_000, 'en', 'Credit'),
    note: 'A discount agreed before',
  });
  for (const words of ['Credit on NIR/26-27/000001', 'taken off what is owed', 'A discount agreed before'])
    expect(note).toContain(words);
  const commercial = await printed('commercial-note', commercialContent(corrected, 100_000, 'en', 'Credit'));
  expect(commercial).toContain('Commercial credit note');
  expect(commercial).not.toMatch(/IGST|Taxable|Place of supply/);
  const advance = voucherContent(
    { amountPaise: 2_000_000, buyer: from('29').buyer, reference: 'UPI 77', isAbroad: false },
    demoSite,
    'en',
  );
  const voucher = await printed('receipt-voucher', advance);
  for (const words of [
    'Receipt voucher',
    'Received as an advance, reference UPI 77',
    'IGST 18%',
    '₹3,050.85',
  ])
    expect(voucher).toContain(words);
  // What goes back is paid out, and what the bank took is not.
  const back = creditContent({ ...corrected, content: advance }, 0, 2_000_000);
  const sentBack = await printed('refund-voucher', back);
  for (const words of ['Given back to', 'Paid back the way it was paid']) expect(sentBack).toContain(words);
  const takenBack = await printed('refund-voucher', { ...back, isTakenBack: true });
  expect(takenBack).toContain('Nothing is paid out.');
  expect(takenBack).not.toMatch(/Given back to|Paid back/);
});

test('with a logo and a signature in the settings a document carries both, on one page as long as it is short', async () => {
  const [logoId, signatureId] = [
    '0199a000-0000-7000-8000-000000000001',
    '0199a000-0000-7000-8000-000000000002',
  ];
  const site = { ...demoSite, logoId, signatureId, signatory: 'Asha Sample' };
  const png = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#fdb21d' } })
    .png()
    .toBuffer();
  const asked: string[] = [];
  const pdfs = createPdfs({
    async pictureOf(id) {
      asked.push(id);
      return png;
    },
  });
  const content = invoiceContent(from('27'), site, 'pay_1');
  const bytes = await pdfs.invoice({
    number: 'NIR/26-27/000001',
    kind: 'tax-invoice',
    issuedAt,
    language: 'en',
    content,
  });
  const { text, totalPages } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  expect([asked, totalPages]).toEqual([[logoId, signatureId], 1]);
  for (const words of ['Asha Sample', 'Authorised signatory']) expect(text).toContain(words);
  expect(text).not.toContain('valid without a signature');
});

test('four things fit on one page with the code by which the invoice is checked', async () => {
  const order = from('27');
  const lines = ['Search console', 'Online ordering', 'GST invoices', 'Daily backup'].map((title) => ({
    ...order.lines[0]!,
    title,
  }));
  const content = invoiceContent({ ...order, lines }, demoSite, 'pay_1');
  const pdfs = createPdfs({ verifyUrlOf: async () => 'https://agency.example/verify/ABCDEFGH' });
  const bytes = await pdfs.invoice({
    number: 'NIR/26-27/000001',
    kind: 'tax-invoice',
    issuedAt,
    language: 'en',
    content,
  });
  const { text, totalPages } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  expect(totalPages).toBe(1);
  for (const words of ['Electronic invoice under', 'check that the document is genuine: agency.example'])
    expect(text).toContain(words);
});

test('an e-invoice carries its number, its acknowledgement and its code; before that it says that it is none', async () => {
  const content = invoiceContent(from('27'), demoSite, 'pay_1');
  const nothing = { irn: '', ackNo: '', ackAt: null, signedQr: '' };
  const irn = 'a1'.repeat(32);
  const states: Record<string, EInvoice> = {
    'NIR/1': { ...nothing, state: 'waiting' },
    'NIR/2': {
      state: 'registered',
      irn,
      ackNo: '112610098765432',
      ackAt: issuedAt,
      signedQr: 'e'.repeat(1200),
    },
    'NIR/3': { ...nothing, state: 'cancelled' },
  };
  const pdfs = createPdfs({ eInvoiceOf: async (number) => states[number] ?? null });
  const textOf = async (number: string) => {
    const bytes = await pdfs.invoice({ number, kind: 'tax-invoice', issuedAt, language: 'en', content });
    return extractText(await getDocumentProxy(bytes), { mergePages: true });
  };
  expect((await textOf('NIR/1')).text).toContain('WAITING FOR ITS IRN');
  const registered = await textOf('NIR/2');
  expect(registered.totalPages).toBe(1);
  for (const words of [irn.slice(0, 32), irn.slice(32), '112610098765432', '21 November 2026'])
    expect(registered.text).toContain(words);
  expect((await textOf('NIR/3')).text).toContain('CANCELLED');
  expect((await textOf('NIR/4')).text).not.toContain('IRN');
});
