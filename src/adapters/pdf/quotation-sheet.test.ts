import { expect, test } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { demoSite } from '#sample/demo-site.ts';
import { amountInWords } from '#kit/india/money-words.ts';
import { priceLines, taxesOf, totalOf } from '#sales/quotations/quotation-totals.ts';
import type { PublicQuotation } from '#sales/quotations/read-quotation.ts';
import { createPdfs } from './pdfs.ts';
import { drawnOn } from './test-drawn.ts';

const line = (id: string, unitPricePaise: number) => ({
  id,
  title: `Website ${id}`,
  description: 'Ten pages, written and photographed',
  sac: '998314',
  quantity: 1,
  unitPricePaise,
  discountPaise: 0,
  gstPercent: 18,
});

const quotationOf = (lines: ReturnType<typeof line>[]) => {
  const totals = totalOf(lines);
  return {
    id: 'a'.repeat(32),
    code: 'QT-000012-R2',
    revision: 2,
    state: 'sent' as const,
    title: 'A website for साड़ी केंद्र',
    name: 'Asha Patil',
    company: '',
    gstin: '',
    address: '',
    country: '',
    supply: 'ordinary' as PublicQuotation['supply'],
    owedByBuyerPaise: 0,
    mobile: '******0123',
    email: 'a***@example.com',
    intro: '',
    terms: 'Half now, half at launch.',
    language: 'en' as const,
    sentAt: '2026-11-21T06:00:00.000Z',
    validUntil: '2026-12-06',
    lines: priceLines(lines),
    couponCode: '',
    totals,
    taxes: taxesOf(totals, { place: '27', seller: demoSite.gstin, supply: 'ordinary' }),
    place: '27',
    inWords: amountInWords(totals.totalPaise),
    depositPercent: null,
    due: null,
    canRespond: true,
    newer: null,
    answer: null,
    counter: null,
    files: [],
    signature: null as PublicQuotation['signature'],
    bySms: false,
  };
};

async function textOf(bytes: Uint8Array) {
  const { text, totalPages } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return { text, totalPages };
}

test('a quotation as PDF: the rupee sign, the sums, the words, and nobody’s contact', async () => {
  const bytes = await createPdfs().quotation(quotationOf([line('1', 2_043_051)]), demoSite);
  const { text, totalPages } = await textOf(bytes);
  expect(totalPages).toBe(1);
  for (const words of [
    '₹24,108',
    '₹20,430.51',
    'CGST 9%',
    'SGST 9%',
    '₹1,838.75',
    '₹1,838.75',
    'SAC 998314',
    'QT-000012-R2',
  ])
    expect(text).toContain(words);
  expect(text).toContain('Twenty Four Thousand One Hundred Eight Rupees Only');
  expect(text).toContain('Valid until 6 December 2026');
  expect(text).toContain('******0123');
});

test('a line that is described over more than a page goes on on the next one, and all of it is above the foot', async () => {
  const points = Array.from({ length: 90 }, (_, i) => `Point ${i}`);
  const long = { ...line('1', 2_043_051), description: points.join('\n') };
  const pdf = await getDocumentProxy(await createPdfs().quotation(quotationOf([long]), demoSite));
  const seen: string[] = [];
  for (let at = 1; at <= pdf.numPages; at++) {
    const { items } = await (await pdf.getPage(at)).getTextContent();
    for (const item of items)
      if ('str' in item && item.str.startsWith('Point') && Number(item.transform[5]) > 60)
        seen.push(item.str);
  }
  expect(seen).toEqual(points);
});

test('the head of the table never stands alone at a page’s foot', async () => {
  const ten = {
    ...line('1', 2_043_051),
    description: Array.from({ length: 10 }, (_, i) => `Point ${i}`).join('\n'),
  };
  for (let rows = 24; rows < 44; rows += 2) {
    const intro = Array.from({ length: rows }, (_, i) => `Row ${i}`).join('\n');
    const pdf = await getDocumentProxy(
      await createPdfs().quotation({ ...quotationOf([ten]), intro }, demoSite),
    );
    const { text } = await extractText(pdf, { mergePages: false });
    const withHead = text.filter((page) => page.includes('Quantity'));
    expect(withHead.length).toBeGreaterThan(0);
    for (const page of withHead) expect(page, `after ${rows} rows`).toMatch(/Website 1|Total/);
  }
});

test('a heading never stands at a page’s foot without its words', async () => {
  const terms = Array.from({ length: 12 }, (_, i) => `Term ${i}`).join('\n');
  for (let rows = 12; rows < 24; rows++) {
    const intro = Array.from({ length: rows }, (_, i) => `Row ${i}`).join('\n');
    const pdf = await getDocumentProxy(
      await createPdfs().quotation({ ...quotationOf([line('1', 2_043_051)]), intro, terms }, demoSite),
    );
    const { text } = await extractText(pdf, { mergePages: false });
    for (const page of text.filter((words) => words.includes('Terms')))
      expect(page, `after ${rows} rows`).toMatch(/Term 0\s+Term 1/);
  }
});

test('what goes abroad under a letter of undertaking, and what is paid under reverse charge, say so on paper', async () => {
  const quoted = quotationOf([line('1', 2_043_051)]);
  const told = async (over: Partial<typeof quoted>) =>
    (await textOf(await createPdfs().quotation({ ...quoted, taxes: [], ...over }, demoSite))).text;
  const abroad = await told({ country: 'United Kingdom', place: '96', supply: 'export-lut' });
  for (const words of ['United Kingdom', 'outside India (96)', 'no GST is charged'])
    expect(abroad).toContain(words);
  expect(await told({ supply: 'reverse-charge', owedByBuyerPaise: 367_749 })).toContain(
    'you pay the GST of ₹3,677.49 to the government yourself',
  );
});

test('one that was accepted carries a code to pay with; one that nobody answered yet does not', async () => {
  const open = quotationOf([line('1', 2_043_051)]);
  const whole = { part: 'whole' as const, percent: 100, amountPaise: open.totals.totalPaise };
  const accepted = { ...open, state: 'accepted' as const, due: whole };
  const due = await textOf(await createPdfs().quotation(accepted, demoSite));
  expect(due.text).toContain('To pay ₹24,108 by UPI');
  expect(due.text).toContain('nirmaan@example');
  // With a reference of its own each time: a bank takes each once.
  const drawnAt = async (time: string) =>
    drawnOn(await createPdfs({ now: () => new Date(time) }).quotation(accepted, demoSite));
  const code = await drawnAt('2026-11-25T10:00:00Z');
  expect(await drawnAt('2026-11-25T10:00:00Z')).toBe(code);
  expect(await drawnAt('2026-11-25T10:00:01Z')).not.toBe(code);
  for (const [quotation, site] of [
    [open, demoSite],
    [
      { ...open, state: 'accepted' as const },
      { ...demoSite, upiId: '' },
    ],
  ] as const)
    expect((await textOf(await createPdfs().quotation(quotation, site))).text).not.toContain('UPI');
});

test('a signature stands on the last page: who, when in India, by which contact, and the hash', async () => {
  const signature = {
    name: 'Asha Patil',
    contact: 'a***@example.com',
    at: '2026-11-24T03:21:00.000Z',
    counteredAt: null as string | null,
    hash: '0123456789abcdef'.repeat(4),
    textUrl: 'https://example.com/quotation/a/signed',
  };
  const lines = Array.from({ length: 30 }, (_, i) => line(String(i), 100_000));
  const signed = { ...quotationOf(lines), signature };
  const pagesOf = async (quotation: typeof signed, site = demoSite) => {
    const bytes = await createPdfs().quotation(quotation, site);
    return (await extractText(await getDocumentProxy(bytes))).text;
  };
  const pages = await pagesOf(signed);
  for (const words of [
    'Accepted by Asha Patil on 24 November 2026, 8:51 am IST.',
    'Confirmed with a one-time code sent to a***@example.com.',
    signature.hash,
    signature.textUrl,
  ])
    expect(pages.map((page) => page.includes(words))).toEqual(pages.map((_, i) => i === pages.length - 1));
  const countered = { ...signature, counteredAt: '2026-11-23T10:00:00.000Z' };
  const text = (
    await pagesOf({ ...signed, ...quotationOf([line('1', 100_000)]), signature: countered })
  ).join();
  expect(text).toContain('Asked for by Asha Patil on 23 November 2026, 3:30 pm IST.');
  expect(text).toContain(`Accepted for ${demoSite.legalName} on 24 November 2026`);
}, 30_000);

test('thirty lines go on over several pages, each with its number', async () => {
  const lines = Array.from({ length: 30 }, (_, i) => line(String(i), 100_000));
  const { text, totalPages } = await textOf(await createPdfs().quotation(quotationOf(lines), demoSite));
  expect(totalPages).toBeGreaterThan(2);
  expect(text).toContain(`Page ${totalPages} of ${totalPages}`);
}, 30_000);

test('in Hindi its labels, its dates and the sum in words are Hindi; codes and amounts stay as they are', async () => {
  const quotation = { ...quotationOf([line('1', 2_043_051)]), language: 'hi' as const };
  const bytes = await createPdfs().quotation(quotation, demoSite);
  const { text } = await textOf(bytes);
  for (const words of ['QT-000012-R2', '₹24,108', 'CGST 9%', 'SAC 998314', '21 नवंबर 2026', 'रकम'])
    expect(text).toContain(words);
  for (const words of ['Quotation', 'Valid until', 'Taxable value', 'Rupees Only', 'Page 1'])
    expect(text).not.toContain(words);
});
