import type { Ctx } from '#kit/context.ts';
import { defineJob } from '#kit/define-job.ts';
import type { InvoicePdfs } from '../pdfs.ts';
import { readInvoice } from '../find-invoice.ts';
import { fileNameOf } from '../invoice.ts';
import { readBills } from '../supplier-bills/supplier-bills.ts';
import { invoiceMail, type InvoiceMail } from '../invoice-mail.ts';
import { queueMessages } from '#agency/messages/queue-messages.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { payPageUrl } from '#money/receivables/pay-page/pay-link.ts';
import { translatorFor } from '#kit/i18n/translator.server.ts';

/** Mails a document to its buyer with the PDF, and with the suppliers' bills that it passes on. @throws Unavailable while too many others are set; then it is tried again */
async function writeMail(ctx: Ctx, pdfs: InvoicePdfs, mail: InvoiceMail): Promise<void> {
  const invoice = await readInvoice(ctx, mail);
  if (!invoice.buyerEmail) return;
  const settings = await readSettings(ctx);
  const { invoiceIssued } = await import('./invoice-mails.tsx');
  const translator = translatorFor(settings, invoice.language);
  const payUrl = invoice.dueOn
    ? await payPageUrl(ctx, { invoiceId: invoice.id, language: invoice.language })
    : null;
  const written = await invoiceIssued({ invoice, settings, publicUrl: ctx.publicUrl, payUrl, translator });
  const document = {
    name: fileNameOf(invoice.number),
    type: 'application/pdf',
    content: await pdfs.invoice(invoice),
  };
  const bills = await readBills(ctx, invoice);
  await queueMessages(ctx, [
    {
      ...written,
      channel: 'email',
      dedupeKey: mail.key,
      to: invoice.buyerEmail,
      replyTo: settings.email,
      leadId: null,
      attachments: [document, ...bills].map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(content).toString('base64'),
        encoding: 'base64' as const,
      })),
    },
  ]);
}

/** One at a time: setting a PDF is work for the processor, which visitors need more. */
export const writeInvoiceMail = (pdfs: InvoicePdfs) =>
  defineJob(invoiceMail, (ctx, mail) => writeMail(ctx, pdfs, mail), { atOnce: 1 });
