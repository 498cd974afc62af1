import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { dateInIndia } from '#kit/india/india-date.ts';
import { RecurringInput } from '#money/invoices/recurring/recurring-input.ts';
import { createRecurring } from '#money/invoices/recurring/recurring-invoices.ts';
import { writeDueInvoices } from '#money/invoices/recurring/write-due.ts';
import { collectByMandates } from '#money/mandates/collect-by-mandates.ts';
import { moveMandate } from '#money/mandates/move-mandate.ts';
import { sendMandate } from '#money/mandates/send-mandate.ts';
import { mandateDebits, mandates } from '#money/mandates/table.server.ts';
import { paymentTransactions } from './table.server.ts';
import type { Walk } from './test-walk.ts';

/** What a walk does with mandates: they are asked for, answered and changed, and invoices are debited by them. */
export function mandateSteps(walk: Walk, pick: <T>(list: readonly T[]) => T | undefined) {
  const { random } = walk;
  const recent = async () => pick((await walk.db.select().from(mandates).orderBy(mandates.id)).slice(-6));
  return {
    'set up a mandate': {
      weight: 5,
      async run() {
        const today = dateInIndia(walk.ctx.now());
        const unitPaise = 50_000 + Math.floor(random() * 1_500_000);
        const line = { title: 'Retainer', sac: '998361', quantity: 1, unitPaise, gstPercent: 18 };
        const { id: recurringId } = await createRecurring(
          walk.owner,
          RecurringInput.parse({ buyerId: walk.buyerId, every: 'month', startsOn: today, times: 1, dueDays: 0, sends: true, lines: [line] }),
        ); // prettier-ignore
        await sendMandate(walk.owner, { recurringId });
      },
    },
    'answer a mandate': {
      weight: 8,
      async run() {
        const one = await recent();
        if (one?.gatewayLinkId)
          await walk.control(`registrations/${one.gatewayLinkId}/${random() < 0.8 ? 'agree' : 'refuse'}`);
      },
    },
    'change a mandate in the app': {
      weight: 2,
      async run() {
        const one = await recent();
        const act = pick(['pause', 'resume', 'resume', 'cancel']);
        if (one?.gatewayTokenId) await walk.control(`tokens/${one.gatewayTokenId}/${act}`);
      },
    },
    'let a mandate rest': {
      weight: 2,
      async run() {
        const one = await recent();
        const act = random() < 0.4 ? 'pause' : 'resume';
        if (one) await moveMandate(walk.owner, { recurringId: one.recurringId, act });
      },
    },
    'write what recurs': { weight: 5, run: () => writeDueInvoices(walk.ctx) },
    'collect by mandates': { weight: 14, run: () => collectByMandates(walk.ctx) },
    'leave debits unpaid': {
      weight: 1,
      run: () => walk.control('config', { debits: random() < 0.5 ? 'failed' : 'paid' }),
    },
    'let a day pass': { weight: 2, run: () => walk.pass(90_000) },
  };
}

/** Of each invoice one debit at most was paid, never above its mandate, and nothing waits but for who let it rest. */
export async function expectDebitsToAgree(walk: Walk) {
  const rows = await walk.db
    .select()
    .from(mandateDebits)
    .innerJoin(mandates, eq(mandates.id, mandateDebits.mandateId));
  for (const { mandate_debits: debit, mandates: by } of rows) {
    const isResting = debit.state === 'announced' && by.heldAt !== null;
    if (!isResting) expect(['paid', 'failed', 'skipped', 'above']).toContain(debit.state);
    expect({ ...debit, isAbove: debit.amountPaise > by.mostPaise }).toMatchObject({
      isAbove: debit.state === 'above',
    });
    const [payment] = debit.transactionId
      ? await walk.db
          .select()
          .from(paymentTransactions)
          .where(eq(paymentTransactions.id, debit.transactionId))
      : [];
    if (debit.state === 'paid') expect(payment?.paidAt).not.toBeNull();
    if (payment) expect(payment.totalPaise).toBeLessThanOrEqual(debit.amountPaise);
  }
  // A walk that debited nothing would prove nothing.
  expect(rows.filter(({ mandate_debits: { state } }) => state === 'paid').length).toBeGreaterThan(2);
}
