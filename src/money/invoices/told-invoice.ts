import { and, eq, isNull } from 'drizzle-orm';
import { fileNameOf } from './invoice.ts';
import type { InvoiceRow } from './find-invoice.ts';
import type { InvoicePdfs } from './pdfs.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { pdfFile } from '#agency/whatsapp/pdf-file.ts';
import type { Told } from '#agency/whatsapp/queue-whatsapp.ts';
import type { Ctx } from '#kit/context.ts';
import { formatInr } from '#kit/india/money.ts';
import { buyers } from '#money/buyers/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { customers } from '#people/customers/table.server.ts';
import { payPageUrl } from '#money/receivables/pay-page/pay-link.ts';

/** Of the message with which a document first goes to its buyer, whichever way it goes. */
export const invoiceKey = ({ id }: { id: string }) => `invoice:${id}`;

/** What WhatsApp tells of a document: with its PDF where the template has room for one. */
export async function toldOfInvoice(ctx: Ctx, invoice: InvoiceRow, pdfs: InvoicePdfs): Promise<Told> {
  const { id, language, number, totalPaise, dueOn, content } = invoice;
  return {
    event: 'invoice-sent',
    key: `invoice-sent:${id}`,
    language,
    leadId: null,
    phone: await phoneOf(ctx, invoice),
    jobKey: invoiceKey(invoice),
    values: {
      name: content.buyer.name,
      company: (await readSettings(ctx)).legalName,
      number,
      amount: formatInr(totalPaise),
      link: dueOn ? await payPageUrl(ctx, { invoiceId: id, language }) : ctx.publicUrl,
    },
    file: async () => pdfFile(fileNameOf(number), await pdfs.invoice(invoice)),
  };
}

/** Whom a document is for: ten digits, empty where there is no number of India. */
export async function phoneOf(
  ctx: Pick<Ctx, 'db'>,
  { buyerId, transactionId }: Pick<InvoiceRow, 'buyerId' | 'transactionId'>,
): Promise<string> {
  if (!buyerId) return transactionId ? phoneOfPayer(ctx, transactionId) : '';
  const { mobile, country } = buyers;
  const [buyer] = await ctx.db.select({ mobile, country }).from(buyers).where(eq(buyers.id, buyerId));
  // Ten digits of another country are another number.
  return buyer?.country === '' ? buyer.mobile : '';
}

/** Who bought with an account of their own. */
async function phoneOfPayer(ctx: Pick<Ctx, 'db'>, transactionId: string): Promise<string> {
  const [payer] = await ctx.db
    .select({ phone: customers.phone })
    .from(paymentTransactions)
    .innerJoin(customers, eq(customers.id, paymentTransactions.customerId))
    .where(and(eq(paymentTransactions.id, transactionId), isNull(customers.closedAt)));
  return payer?.phone ?? '';
}
