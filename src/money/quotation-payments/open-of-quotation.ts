import { sql } from 'drizzle-orm';
import { paidOfQuotation } from '#money/receivables/claims/select-claims.ts';
import { quotations } from '#sales/quotations/table.server.ts';

/** What the invoices of its milestones are settled with. One that notes or the portal took back as a whole counts for nothing. */
const settledByMilestones = sql`coalesce((select sum(r.total_paise - r.open_paise) from quotation_milestones m
  join receivables r on r.invoice_id = m.invoice_id
  where m.quotation_id = "quotations"."id" and r.total_paise > coalesce((select sum(s.amount_paise)
    from settlements s where s.invoice_id = m.invoice_id and s.kind in ('note', 'cancelled')), 0)), 0)`;

/** What is open again of invoices that payments made, for their money came back. */
const owedAgain = sql`coalesce((select sum(r.open_paise) from payment_transactions t
  join invoices i on i.transaction_id = t.id join receivables r on r.invoice_id = i.id
  where t.purpose = 'quotation' and t.subject_id = "quotations"."id"::text), 0)`;

/** What is still to be paid of the quotation in the row, at once or as its milestones are met. */
export const openOfQuotation = sql<number>`greatest(0,
  ${quotations.totalPaise} - ${paidOfQuotation} - ${settledByMilestones}) + ${owedAgain}`.mapWith(Number);
