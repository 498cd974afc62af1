import { and, eq, inArray, isNull, not, notExists, sql } from 'drizzle-orm';
import { forgetIncoming } from '#agency/incoming-mails/forget-incoming.ts';
import { incomingMails } from '#agency/incoming-mails/table.server.ts';
import { clearUnreachable } from '#agency/incoming-mails/unreachable.ts';
import { forgetMails } from '#agency/messages/forget-mails.ts';
import { subscribers } from '#content/newsletter/table.server.ts';
import { forgetGrievances } from '#desk/grievances/forget-grievances.ts';
import { readKept } from './read-kept.ts';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { quotationMilestones } from '#money/milestones/table.server.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { eraseProjects } from '#sales/projects/erase-projects.ts';
import { eraseLeadsOf } from '#sales/leads/trash/erase-leads-of.ts';
import { quotationResponses } from '#sales/quotations/answers/table.server.ts';
import { dealt, quotations } from '#sales/quotations/table.server.ts';

/** How much was erased, and what has to stay: tax law asks for it, or it is not done or answered yet. */
export type Erased = {
  enquiries: number;
  appointments: number;
  newsletter: boolean;
  messages: number;
  quotations: number;
  projects: number;
  questions: number;
  kept: { invoices: number; quotations: number; projects: number; questions: number };
};

/**
 * Erases at once what is filed under an address, appointments to come with it. What was accepted or billed stays, for the
 * law asks us to keep it: invoices, and the quotations they rest on. So does what is still being made for them, and a
 * question about data that waits for its answer.
 * @param input.email as a code has proven it
 */
export async function eraseKept(ctx: Ctx, { email }: { email: string }): Promise<Erased> {
  const before = await readKept(ctx, { email });
  return inTransaction(ctx, async (ctx) => {
    const { db } = ctx;
    const nobodys = await offersWithoutDeal(ctx, email);
    await db.delete(quotationResponses).where(inArray(quotationResponses.quotationId, nobodys));
    await db
      .update(quotations)
      .set({ name: '', company: '', gstin: '', address: '', pincode: '', mobile: '', email: '' })
      .where(inArray(quotations.id, nobodys));
    // Nobody is left whose counter-offer could be answered.
    await db
      .update(quotations)
      .set({ status: 'rejected' })
      .where(and(inArray(quotations.id, nobodys), eq(quotations.status, 'countered')));
    const mails = await forgetMails(ctx, [email]);
    const { enquiries, appointments } = await eraseLeadsOf(ctx, email);
    // With an account they stand in it, and go with it.
    const ended = before.hasAccount ? 0 : await eraseProjects(ctx, { customerId: null, emails: [email] });
    const questions = await forgetGrievances(ctx, [email]);
    const newsletter = await db
      .delete(subscribers)
      .where(eq(subscribers.email, email))
      .returning({ id: subscribers.id });
    await forgetIncoming(ctx, and(eq(incomingMails.fromAddress, email), isNull(incomingMails.customerId)));
    await clearUnreachable(ctx, { address: email });
    return {
      enquiries,
      appointments,
      newsletter: newsletter.length > 0,
      messages: mails,
      quotations: nobodys.length,
      projects: ended,
      questions,
      kept: {
        invoices: before.invoices.length,
        quotations: before.quotations.length - nobodys.length,
        projects: before.projects.filter(({ state }) => state === 'running').length,
        questions: before.grievances.filter(({ status }) => status === 'open').length,
      },
    };
  });
}

/** Quotations on which nothing rests: not accepted, nothing paid, nothing billed. Nobody accepts one meanwhile. */
async function offersWithoutDeal({ db }: Pick<Ctx, 'db'>, email: string): Promise<string[]> {
  const accepted = db
    .select({ id: quotationResponses.id })
    .from(quotationResponses)
    .where(and(eq(quotationResponses.quotationId, quotations.id), eq(quotationResponses.action, 'accept')));
  const paid = db
    .select({ id: paymentTransactions.id })
    .from(paymentTransactions)
    .where(eq(paymentTransactions.subjectId, sql`${quotations.id}::text`));
  const billed = db
    .select({ id: quotationMilestones.id })
    .from(quotationMilestones)
    .where(eq(quotationMilestones.quotationId, quotations.id));
  const found = await db
    .select({ id: quotations.id })
    .from(quotations)
    .where(
      and(eq(quotations.email, email), not(dealt), notExists(accepted), notExists(paid), notExists(billed)),
    )
    .for('update');
  return found.map(({ id }) => id);
}
