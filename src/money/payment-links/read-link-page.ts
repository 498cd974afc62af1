import { linkPath } from './payment-link.ts';
import { linkIn, type Link } from './read-link.ts';
import { upgradeOrder } from './upgrade-order.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, Invalid, NotFound } from '#kit/errors.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { callPath } from '#kit/path-of.ts';
import { readInvoice, type InvoiceRow } from '#money/invoices/find-invoice.ts';
import { chargedFor } from '#money/payments/priced-order.ts';
import { toldOf } from '#money/receivables/claims/claim-payment.ts';
import { readAsked, showPage } from '#money/receivables/pay-page/read-pay-page.ts';
import type { PayPage, PayState } from '#money/receivables/pay-page/pay-page.ts';
import { quotationPath } from '#sales/quotations/quotation.ts';
import { readQuotationRow } from '#sales/quotations/find-quotation.ts';

const states = {
  open: 'open',
  'part-paid': 'open',
  paid: 'paid',
  expired: 'expired',
  revoked: 'revoked',
} satisfies Record<Link['state'], PayState>;

const documentPath = (token: string) => callPath`/pay/${token}/document.pdf`;

/** What whoever has a payment link sees. @param input.payment begun on this page, whose end is to be shown @throws NotFound */
export async function readLinkPage(
  ctx: Ctx,
  { token, payment = null }: { token: string; payment?: string | null },
): Promise<PayPage> {
  const link = await linkIn(ctx, token);
  const { askedPaise: openPaise, inParts } = link;
  const common = {
    openPaise,
    inParts,
    until: dateInIndia(link.expiresAt),
    page: linkPath(token),
    payment,
  };
  if (link.admissionId) return upgradePage(ctx, link, common);
  if (link.invoiceId) {
    const asked = await readAsked(ctx, await readInvoice(ctx, { invoiceId: link.invoiceId }));
    const isCancelled = asked.state === 'cancelled' || asked.state === 'taken-back';
    const state = link.state === 'paid' && isCancelled ? asked.state : states[link.state];
    const document = { path: documentPath(token), isPdf: true };
    return showPage(ctx, { ...asked, ...common, state, document });
  }
  const quotation = await readQuotationRow(ctx, { quotationId: link.quotationId ?? '' });
  return showPage(ctx, {
    ...common,
    number: link.number,
    kind: 'quotation',
    issuedOn: dateInIndia(quotation.sentAt ?? quotation.createdAt),
    dueOn: null,
    totalPaise: quotation.totalPaise,
    settledPaise: 0,
    creditPaise: 0,
    state: states[link.state],
    claims: await toldOf(ctx, { quotationId: quotation.id }),
    document: { path: quotationPath(quotation.publicId), isPdf: false },
  });
}

/** A higher plan at its price of today; the link ends with what could be exchanged for it. */
async function upgradePage(
  ctx: Ctx,
  link: Link,
  common: { inParts: boolean; until: string; page: string; payment: string | null },
): Promise<PayPage> {
  const order = link.state === 'open' ? await upgradeOrder(ctx, link).catch(orNull) : null;
  return showPage(ctx, {
    ...common,
    number: link.number,
    kind: 'upgrade',
    issuedOn: dateInIndia(link.createdAt),
    dueOn: null,
    totalPaise: order?.totalPaise ?? 0,
    settledPaise: 0,
    creditPaise: order?.credit?.amountPaise ?? 0,
    openPaise: order ? chargedFor(order) : 0,
    state: link.state === 'open' && !order ? 'expired' : states[link.state],
    claims: [],
    document: null,
  });
}

function orNull(error: unknown): null {
  if (error instanceof Conflict || error instanceof Invalid) return null;
  throw error;
}

/** The invoice behind a link. @throws NotFound, for a quotation's too: that has a page of its own */
export async function invoiceOfLink(ctx: Ctx, { token }: { token: string }): Promise<InvoiceRow> {
  const { invoiceId } = await linkIn(ctx, token);
  if (!invoiceId) throw new NotFound(/*i18n*/ 'This invoice');
  return readInvoice(ctx, { invoiceId });
}
