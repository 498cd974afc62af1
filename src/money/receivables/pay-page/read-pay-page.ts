import { eq } from 'drizzle-orm';
import { claimsOf } from '../claims/claim-payment.ts';
import { receivables, settlements } from '../table.server.ts';
import { invoiceIdIn } from './pay-link.ts';
import { payPagePdfPath, type PayPage, type PayState } from './pay-page.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { maxByUpiPaise, upiLink } from '#kit/india/upi.ts';
import { qrPath } from '#kit/qr-path.ts';
import { readInvoice, type InvoiceRow } from '#money/invoices/find-invoice.ts';
import { isSample } from '#money/invoices/invoice.ts';
import { payToOf } from '#money/invoices/write-bill.ts';

/** What whoever has the link of an owed invoice sees. The token is the authority. @throws NotFound */
export async function readPayPage(ctx: Ctx, { token }: { token: string }): Promise<PayPage> {
  const invoice = await readPayable(ctx, { token });
  const [owed] = await ctx.db.select().from(receivables).where(eq(receivables.invoiceId, invoice.id));
  if (!owed) throw new NotFound(/*i18n*/ 'This invoice');
  const { openPaise, totalPaise, dueOn } = owed;
  const settings = await readSettings(ctx);
  const claims = await claimsOf(ctx, invoice.id);
  const { upiId, ...bank } = payToOf(settings);
  const { number, kind, issuedAt } = invoice;
  return {
    number,
    kind,
    isSample: isSample(number),
    seller: settings.legalName,
    issuedOn: dateInIndia(issuedAt),
    dueOn,
    totalPaise,
    openPaise,
    state: openPaise > 0 ? 'open' : await stateOfSettled(ctx, invoice.id),
    bank: bank.account ? bank : null,
    upi:
      upiId && openPaise > 0 && openPaise <= maxByUpiPaise
        ? upiOf({
            upiId,
            payee: settings.legalName,
            note: number,
            reference: demandReference(number, ctx.now()),
            amountPaise: openPaise,
          })
        : null,
    claims: claims.map(({ reference, paidOn, status, reason }) => ({ reference, paidOn, status, reason })),
    today: dateInIndia(ctx.now()),
    pdfPath: payPagePdfPath(token),
  };
}

/** The document behind a link. @throws NotFound */
export const readPayable = async (ctx: Pick<Ctx, 'db'>, { token }: { token: string }): Promise<InvoiceRow> =>
  readInvoice(ctx, { invoiceId: await invoiceIdIn(ctx, token) });

function upiOf(due: Parameters<typeof upiLink>[0]): NonNullable<PayPage['upi']> {
  const link = upiLink(due);
  return { id: due.upiId, link, code: qrPath(link, 3) };
}

/** Unlike that of any other demand, for a bank may take each once: the serial, and when it was asked. */
const demandReference = (number: string, at: Date) =>
  `${number.replaceAll(/[^A-Z0-9]/g, '')}T${at.getTime().toString(36).toUpperCase()}`;

async function stateOfSettled(ctx: Pick<Ctx, 'db'>, invoiceId: string): Promise<PayState> {
  const rows = await ctx.db
    .select({ kind: settlements.kind, amountPaise: settlements.amountPaise })
    .from(settlements)
    .where(eq(settlements.invoiceId, invoiceId));
  const others = rows
    .filter(({ kind }) => kind !== 'note')
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return others === 0 ? 'cancelled' : 'paid';
}
