import type { Ctx } from '#kit/context.ts';
import { defineJob } from '#kit/define-job.ts';
import type { InvoicePdfs } from '../pdfs.ts';
import { readInvoice, type InvoiceRow } from '../find-invoice.ts';
import { fileNameOf, type InvoiceKind } from '../invoice.ts';
import { readBills } from '../supplier-bills/supplier-bills.ts';
import { translateOwnTitle } from '../own-title.ts';
import { invoiceMail, type InvoiceMail } from '../invoice-mail.ts';
import type { Asked } from './invoice-mails.tsx';
import { queueEitherWay } from '#agency/whatsapp/either-way.ts';
import type { Told } from '#agency/whatsapp/queue-whatsapp.ts';
import { invoiceKey, toldOfInvoice } from '../told-invoice.ts';
import { titlesFor } from '#catalogue/pricing-plans/translate-titles.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { willBeDebited } from '#money/mandates/is-debited.ts';
import { openOf } from '#money/receivables/open-of.ts';
import { payPageUrl } from '#money/receivables/pay-page/pay-link.ts';
import { settledWith } from '#money/receivables/settled-with.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';

/**
 * Sends a document to its buyer with the PDF, and by mail with the suppliers' bills that it passes on. @throws Unavailable
 * while too many others are set; then it is tried again
 */
async function writeMail(ctx: Ctx, pdfs: InvoicePdfs, mail: InvoiceMail): Promise<void> {
  const invoice = await readInvoice(ctx, mail);
  const bills = await readBills(ctx, invoice);
  const asked = await askedFor(ctx, invoice);
  const isAsked = asked === null || (asked.openPaise > 0 && !asked.isDebited);
  const fits = mail.key === invoiceKey(invoice) && bills.length === 0 && isAsked;
  const told = fits ? await toldByItself(ctx, invoice, pdfs) : null;
  await queueEitherWay(ctx, {
    key: mail.key,
    told,
    mail: (ctx) => mailOf(ctx, pdfs, invoice, { bills, asked, isAsked }),
    again: { job: invoiceMail, payload: mail },
    until: null,
  });
}

/** What is open of it by now, and who pays that; null for what asks for nothing. */
async function askedFor(ctx: Ctx, { id: invoiceId, dueOn }: InvoiceRow): Promise<Asked | null> {
  if (!dueOn) return null;
  const openPaise = await openOf(ctx, { invoiceId });
  return openPaise === null ? null : { openPaise, isDebited: await willBeDebited(ctx, { invoiceId }) };
}

type Bills = Awaited<ReturnType<typeof readBills>>;
const toldKinds: InvoiceKind[] = ['tax-invoice', 'bill-of-supply', 'invoice'];

/** Null for what the template's words do not fit, and where it would lead to nothing. */
async function toldByItself(ctx: Ctx, invoice: InvoiceRow, pdfs: InvoicePdfs): Promise<Told | null> {
  if (!ctx.whatsapp || !toldKinds.includes(invoice.kind)) return null;
  const told = await toldOfInvoice(ctx, invoice, pdfs);
  return { ...told, needsFile: invoice.dueOn === null };
}

async function mailOf(
  ctx: Ctx,
  pdfs: InvoicePdfs,
  invoice: InvoiceRow,
  { bills, asked, isAsked }: { bills: Bills; asked: Asked | null; isAsked: boolean },
) {
  if (!invoice.buyerEmail) return null;
  const settings = await readSettings(ctx);
  const { invoiceIssued } = await import('./invoice-mails.tsx');
  const translator = translatorFor(settings, invoice.language);
  const payUrl =
    asked && isAsked ? await payPageUrl(ctx, { invoiceId: invoice.id, language: invoice.language }) : null;
  const titles = invoice.content.lines.map(({ title }) => title);
  const sold = titles
    .map(await titlesFor(ctx, translator, titles))
    .map((title) => translateOwnTitle(title, invoice.kind, translator));
  const { publicUrl } = ctx;
  const settled = await settledWith(ctx, { voucherId: invoice.id });
  const facts = { invoice, sold, settings, publicUrl, payUrl, asked, settled, translator };
  const written = await invoiceIssued(facts);
  const document = {
    name: fileNameOf(invoice.number),
    type: 'application/pdf',
    content: await pdfs.invoice(invoice),
  };
  return {
    ...written,
    to: invoice.buyerEmail,
    replyTo: settings.email,
    leadId: null,
    attachments: [document, ...bills].map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content).toString('base64'),
      encoding: 'base64' as const,
    })),
  };
}

/** One at a time: setting a PDF is work for the processor, which visitors need more. */
export const writeInvoiceMail = (pdfs: InvoicePdfs) =>
  defineJob(invoiceMail, (ctx, mail) => writeMail(ctx, pdfs, mail), { atOnce: 1 });
