import { eq } from 'drizzle-orm';
import { toldOf } from '../claims/claim-payment.ts';
import { receivables, settlements } from '../table.server.ts';
import { invoiceIdIn } from './pay-link.ts';
import { payPagePath, payPagePdfPath, type PayPage, type PayState, type SeenPayment } from './pay-page.ts';
import { upiDemand } from './upi-demand.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import type { Ctx } from '#kit/context.ts';
import { NotFound } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { leastOnlinePaise } from '#money/payments/priced-order.ts';
import { isPaid, lookRarely } from '#money/payments/confirm-payment.ts';
import { readTransaction } from '#money/payments/one-transaction.ts';
import { readInvoice, type InvoiceRow } from '#money/invoices/find-invoice.ts';
import { isSample } from '#money/invoices/invoice.ts';
import { payToOf } from '#money/invoices/write-bill.ts';

/**
 * What whoever has the link of an owed invoice sees. The token is the authority.
 * @param input.payment begun on this page, whose end is to be shown
 * @throws NotFound
 */
export async function readPayPage(
  ctx: Ctx,
  { token, payment = null }: { token: string; payment?: string | null },
): Promise<PayPage> {
  const invoice = await readPayable(ctx, { token });
  const asked = await readAsked(ctx, invoice);
  return showPage(ctx, {
    ...asked,
    until: null,
    inParts: true,
    page: payPagePath(token),
    payment,
    document: { path: payPagePdfPath(token), isPdf: true },
  });
}

/** What is asked for on a page, and what it is asked for. */
type Asked = Pick<
  PayPage,
  'number' | 'kind' | 'issuedOn' | 'dueOn' | 'until' | 'totalPaise' | 'settledPaise' | 'creditPaise' | 'openPaise' | 'state' | 'inParts' | 'claims' | 'document'
> & { page: string; payment: string | null }; // prettier-ignore

/** The page of what is asked for: where the money goes is what the settings say today. */
export async function showPage(ctx: Ctx, { page, payment, ...asked }: Asked): Promise<PayPage> {
  const settings = await readSettings(ctx);
  const { number, state } = asked;
  const openPaise = state === 'open' ? asked.openPaise : 0;
  const { upiId: _, ...bank } = payToOf(settings);
  const byBank = asked.kind !== 'upgrade';
  return {
    ...asked,
    openPaise,
    isSample: isSample(number),
    seller: settings.legalName,
    online: openPaise >= leastOnlinePaise,
    payment: payment ? await seenPayment(ctx, page, payment) : null,
    bank: byBank && bank.account ? bank : null,
    upi: byBank ? upiDemand(settings, { number, amountPaise: openPaise, at: ctx.now() }) : null,
    today: dateInIndia(ctx.now()),
  };
}

/** All that is open of an invoice. @throws NotFound for one that was never owed */
export async function readAsked(ctx: Ctx, invoice: InvoiceRow) {
  const [owed] = await ctx.db.select().from(receivables).where(eq(receivables.invoiceId, invoice.id));
  if (!owed) throw new NotFound(/*i18n*/ 'This invoice');
  const { openPaise, totalPaise, dueOn } = owed;
  return {
    number: invoice.number,
    kind: invoice.kind,
    issuedOn: dateInIndia(invoice.issuedAt),
    dueOn,
    totalPaise,
    settledPaise: totalPaise - openPaise,
    creditPaise: 0,
    openPaise,
    state: openPaise > 0 ? ('open' as const) : await stateOfSettled(ctx, invoice.id),
    claims: await toldOf(ctx, { invoiceId: invoice.id }),
  };
}

/** The document behind a link. @throws NotFound */
export const readPayable = async (ctx: Pick<Ctx, 'db'>, { token }: { token: string }): Promise<InvoiceRow> =>
  readInvoice(ctx, { invoiceId: await invoiceIdIn(ctx, token) });

/** A payment that was begun on this very page, as the gateway tells of it; null for any other. */
export async function seenPayment(ctx: Ctx, page: string, id: string): Promise<SeenPayment | null> {
  try {
    const known = await readTransaction(ctx, id);
    if (known.page !== page) return null;
    const row = isPaid(known) ? known : await lookRarely(ctx, known, { trigger: 'customer' });
    const waits = row.status === 'authorized' || (row.status === 'pending' && !row.lastErrorText);
    return {
      amountPaise: row.totalPaise,
      state: isPaid(row) ? 'paid' : waits ? 'waiting' : 'failed',
      reason: isPaid(row) ? '' : (row.lastErrorText ?? ''),
    };
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}

async function stateOfSettled(ctx: Pick<Ctx, 'db'>, invoiceId: string): Promise<PayState> {
  const rows = await ctx.db
    .select({ kind: settlements.kind, amountPaise: settlements.amountPaise })
    .from(settlements)
    .where(eq(settlements.invoiceId, invoiceId));
  if (rows.some(({ kind }) => kind === 'cancelled')) return 'taken-back';
  const others = rows
    .filter(({ kind }) => kind !== 'note')
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return others === 0 ? 'cancelled' : 'paid';
}
