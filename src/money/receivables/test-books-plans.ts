import { and, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import { recordKeptBack } from './kept-back/record-kept-back.ts';
import { leftOnAccount } from './money-on.ts';
import { returnPayment } from './return-payment.ts';
import type { Dice } from './test-dice.ts';
import type { Ledger } from './test-ledger.ts';
import { findPlanOnSale } from '#catalogue/pricing-plans/list-pricing-plans.ts';
import { pricingPlans } from '#catalogue/pricing-plans/table.server.ts';
import { services } from '#catalogue/services/table.server.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { priceAdmission } from '#money/admissions/price-admission.ts';
import { admissions } from '#money/admissions/table.server.ts';
import { invoiceOf } from '#money/invoices/taken-off.ts';
import { lockSubject } from '#money/payments/one-transaction.ts';
import { recordOfflinePayment } from '#money/payments/record-offline-payment.ts';
import { refundPayment } from '#money/payments/refunds/refund-payment.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { recordUpgrade } from '#money/upgrades/pay-upgrade.ts';

/** What is refused with words is no fault: of a plan that was exchanged nothing goes back first. */
export async function refusedOrNot(
  verb: Promise<unknown>,
  by: typeof Conflict | typeof Invalid = Conflict,
): Promise<void> {
  await verb.catch((error: unknown) => {
    if (!(error instanceof Conflict || error instanceof by)) throw error;
  });
}

/** Plans that are sold by bank and take each other's place, and their money, that goes back, comes back or was less by tax. */
export async function openPlans(ledger: Ledger, roll: Dice, today: () => string) {
  const { db, owner } = ledger;
  const service = { id: v7(), name: 'Hosting', description: '', openHours: [], position: 1 };
  await db.insert(services).values({ ...service, status: 'Active' });
  const plans = [99_900, 199_901, 399_907, 599_999].map((sellPaise) => ({
    id: v7(), serviceId: service.id, name: `Plan ${sellPaise}`, months: 12, pricePaise: sellPaise, sellPaise, benefits: [],
    status: 'Active' as const,
  })); // prettier-ignore
  await db.insert(pricingPlans).values(plans);
  const bank = () => ({ method: 'bank' as const, reference: ledger.reference() });

  async function sell() {
    const { customerId } = await ledger.customer();
    const plan = await findPlanOnSale(owner, roll.one(plans)?.id ?? '');
    const id = v7();
    const addressParts = {
      address: '4 Lake Road',
      street: '',
      pincode: '400078',
      state: 'Maharashtra',
      country: 'India',
    };
    const [admission] = await db
      .insert(admissions)
      .values({
        id, customerId, status: 'Pending', fullName: `Ravi ${id}`, phone: '9000000031', email: `${id}@example.com`,
        addressParts, serviceId: service.id, serviceName: service.name, planId: plan?.id ?? null, planName: plan?.name ?? '',
        planMonths: 12, classLevel: '', session: '', paymentOption: '', timing: [], details: {},
      })
      .returning(); // prettier-ignore
    if (!admission || !plan) throw new Error('Nothing is on sale');
    await inTransaction(owner, async (ctx) => {
      await lockSubject(ctx, { customerId, purpose: 'admission', subjectId: id });
      const order = await priceAdmission(ctx, { admission, plan, clientReference: null });
      await recordOfflinePayment(ctx, order, bank(), customerId);
    });
  }

  return {
    /** One is sold, or takes the place of one that runs. */
    async plan() {
      const later = alias(admissions, 'later');
      const running = await db
        .select({ id: admissions.id })
        .from(admissions)
        .leftJoin(later, eq(later.upgradesId, admissions.id))
        .where(and(eq(admissions.status, 'Active'), isNull(later.id)));
      const old = roll.one(running);
      if (!old || roll.chance(0.4)) return sell();
      const planId = roll.one(plans)?.id ?? '';
      await refusedOrNot(recordUpgrade(owner, { admissionId: old.id, planId, ...bank() }));
    },
    /** Money of one comes back, or goes back, or tax takes the place of some. */
    async planBack() {
      const { purpose } = paymentTransactions;
      const all = await db
        .select()
        .from(paymentTransactions)
        .where(inArray(purpose, ['admission', 'upgrade']));
      const paid = roll.one(all);
      if (!paid) return;
      const { id: transactionId, totalPaise, refundedPaise } = paid;
      if (roll.chance(0.4))
        return refusedOrNot(
          returnPayment(owner, { transactionId, returnedOn: today(), reason: 'Disputed at the bank' }),
        );
      const leftPaise = totalPaise - refundedPaise;
      if (roll.chance(0.6) && leftPaise > 0)
        return refusedOrNot(
          refundPayment(owner, {
            transactionId,
            amountPaise: roll.chance(0.7) ? leftPaise : roll.upTo(leftPaise),
            reason: 'Agreed',
            idempotencyKey: `plan-${ledger.reference()}`,
            gatewayPaymentId: null,
          }),
        );
      const invoice = await invoiceOf(owner, { transactionId });
      const most = invoice ? ((await leftOnAccount(owner, invoice.id)) ?? leftPaise) : 0;
      const tdsPaise = Math.min(most, Math.round(totalPaise / 59));
      if (invoice && tdsPaise > 0)
        // Once it comes to account, all of its money may pay the plan that took its place: then nothing of it is due.
        await refusedOrNot(
          recordKeptBack(owner, {
            invoiceId: invoice.id,
            deductedOn: today(),
            tdsPaise,
            tdsRuleId: 'contractor',
            gstTdsPaise: 0,
            paidTooMuch: 'advance',
          }),
          Invalid,
        );
    },
  };
}
