import { earlierInvoices } from './debit-earlier.ts';
import { mandateFor, mandateUrl } from './find-mandate.ts';
import { debitsOf } from './read-mandate-page.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { readBuyer } from '#money/buyers/buyers.ts';
import { readRecurring } from '#money/invoices/recurring/recurring-invoices.ts';

/** How the mandate of a recurring invoice stands, and what it has paid. @throws NotFound */
export async function getMandate(ctx: Ctx, input: { recurringId: string }) {
  allow(ctx.actor, 'invoices:read');
  const recurring = await readRecurring(ctx, input);
  const row = await mandateFor(ctx, input);
  if (!row) return { mandate: null };
  const { language } = await readBuyer(ctx, recurring);
  const { status, reason, heldAt, mostPaise, validUntil } = row;
  const earlier = await earlierInvoices(ctx, input);
  const url = await mandateUrl(ctx, row.id, language);
  return {
    mandate: {
      status,
      reason,
      heldAt,
      mostPaise,
      validUntil,
      url,
      debits: await debitsOf(ctx, row),
      earlier: {
        count: earlier.length,
        openPaise: earlier.reduce((sum, { openPaise }) => sum + openPaise, 0),
      },
    },
  };
}
