import { eq, sql } from 'drizzle-orm';
import { receivables } from '../table.server.ts';
import { paymentClaims } from './table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { buyers } from '#money/buyers/table.server.ts';
import { settledPaise } from '#money/payments/settled-paise.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { quotationCode } from '#sales/quotations/quotation.ts';
import { quotations } from '#sales/quotations/table.server.ts';

/**
 * What was ever paid of the quotation in the row. Its table is named in full: among the fields of one table alone the column
 * would lose it, and be the payment's.
 */
export const paidOfQuotation = sql<number>`coalesce((select sum(${settledPaise('t')}) from payment_transactions t
  where t.purpose = 'quotation' and t.subject_id = "quotations"."id"::text and t.paid_at is not null), 0)`;

/** What is open of what a claim pays: of an invoice, or of a quotation. */
export const claimedOpen = sql<number>`coalesce(${receivables.openPaise},
  greatest(0, ${quotations.totalPaise} - ${paidOfQuotation}))`;

/** What buyers told, with what it pays; conditions and order are the caller's. */
export const selectClaims = (ctx: Pick<Ctx, 'db'>) =>
  ctx.db
    .select({
      claim: paymentClaims,
      openPaise: claimedOpen.mapWith(Number),
      invoice: {
        number: invoices.number,
        name: invoices.buyerName,
        email: invoices.buyerEmail,
        phone: buyers.mobile,
      },
      quotation: { number: quotations.number, revision: quotations.revision },
      addressee: {
        name: sql<string>`coalesce(nullif(${quotations.company}, ''), ${quotations.name}, '')`,
        email: quotations.email,
        phone: quotations.mobile,
      },
    }) // prettier-ignore
    .from(paymentClaims)
    .leftJoin(receivables, eq(receivables.invoiceId, paymentClaims.invoiceId))
    .leftJoin(invoices, eq(invoices.id, paymentClaims.invoiceId))
    .leftJoin(buyers, eq(buyers.id, receivables.buyerId))
    .leftJoin(quotations, eq(quotations.id, paymentClaims.quotationId));

type Row = Awaited<ReturnType<typeof selectClaims>>[number];

/** As everybody here works with it: `number` of the invoice or the quotation. */
export function toClaim({ claim, openPaise, invoice, quotation, addressee }: Row) {
  const who = invoice ?? addressee;
  return {
    ...claim,
    openPaise,
    number: invoice?.number ?? (quotation ? quotationCode(quotation) : ''),
    buyerName: who.name ?? '',
    buyerEmail: who.email ?? '',
    buyerPhone: who.phone ?? '',
  };
}
export type ToldClaim = ReturnType<typeof toClaim>;
