import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import { otherLanguages } from '#kit/language/language.ts';
import { kindNames, type InvoiceKind } from '#money/invoices/invoice.ts';
import { billContent } from '#money/invoices/write-bill.ts';
import { demoSite } from '#sample/demo-site.ts';
import { createPdfs } from './pdfs.ts';

const retainer = {
  kind: 'service' as const,
  title: 'Retainer',
  description: '',
  sac: '998361',
  unit: 'hour' as const,
  quantity: 1,
  unitPaise: 100_000,
  discountPaise: 0,
  gstPercent: 18,
  proof: '',
};
const bill = {
  supply: 'ordinary' as const,
  pricesInclude: false,
  lines: [retainer],
  buyer: {
    name: 'Ravi Kale',
    email: 'ravi@example.com',
    phone: '9000012345',
    gstin: '',
    address: '4 Lake Road',
    pincode: '411001',
    stateCode: '27',
  },
  dueOn: '2026-12-06',
  orderNumber: '',
  note: '',
};

/** Without what a PDF has in another place than a text: spaces, and ि, which is drawn before its letter. */
const written = (text: string) => text.replaceAll(/ |ि/g, '');

test('no letter of a document is lost to those that were set before it', async () => {
  const pdfs = createPdfs();
  const content = billContent(bill, demoSite, 'en');
  const issuedAt = new Date('2026-11-21T10:00:00Z');
  const kinds: InvoiceKind[] = ['tax-invoice', 'bill-of-supply', 'tax-invoice'];
  for (const kind of kinds)
    for (const language of otherLanguages) {
      const number = 'NIR/26-27/000001';
      const pdf = await getDocumentProxy(await pdfs.invoice({ number, kind, issuedAt, language, content }));
      const { text } = await extractText(pdf, { mergePages: true });
      const name = translatorIn(language).translate(kindNames[kind]);
      expect(written(text), `${language} ${kind}`).toContain(written(name));
    }
});
