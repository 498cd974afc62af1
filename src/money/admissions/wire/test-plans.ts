import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect } from 'vitest';
import { setAdmissionStatus } from '../staff-admissions.ts';
import { admissions } from '../table.server.ts';
import type { AdmissionStatus } from '../admission.ts';
import { staff } from '#agency/staff/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { couponUses } from '#money/coupons/table.server.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { refundPayment } from '#money/payments/refunds/refund-payment.ts';
import { leadEvents } from '#sales/leads/table.server.ts';
import { projects } from '#sales/projects/table.server.ts';
import { openAdmissions } from './test-admissions.ts';

export type Begun = {
  id: string;
  transaction_id: string;
  order_id: string;
  amount: number;
  key: string;
  checkout_script_url: string;
};

/** The shop with what customers do with admissions, and whoever may do everything in its office. */
export async function openPlans() {
  const shop = await openAdmissions();
  const { db } = shop;
  type Customer = Awaited<ReturnType<typeof shop.customer>>;
  const id = v7();
  const meera = { email: 'meera@example.com', name: 'Meera', role: 'owner' } as const;
  await db.insert(staff).values({ ...meera, id, passwordHash: 'x' });
  const office: Ctx = { ...shop.ctx, actor: { ...meera, kind: 'staff', id, ownLeadsOnly: false } };

  const begin = async (who: Customer, fields: Record<string, string> = {}) =>
    (await who<Begun>('POST', '/admission', shop.form(fields))).body;
  const rowOf = async (id: string) => (await db.select().from(admissions).where(eq(admissions.id, id)))[0];
  return {
    ...shop,
    office,
    begin,
    rowOf,
    /** The browser says that it has paid. */
    async claim(who: Customer, transactionId: string, more: object = {}) {
      const { body } = await who<{ data: { isError: boolean; status: string } }>('POST', '/feespay', {
        transaction_id: transactionId,
        amount: 1,
        status: 'Paid',
        ...more,
      });
      return body.data;
    },
    feesOf: async (who: Customer) =>
      (await who<{ data: Record<string, unknown>[] }>('GET', `/feespay/${who.code}`)).body.data,
    stand: async (who: Customer) =>
      (await who<Record<string, string | null>>('GET', `/admission/singlead/${who.id}`)).body,
    decide: (id: string, status: AdmissionStatus) => setAdmissionStatus(office, { id, status, note: '' }),
    usesOf: (who: Customer) => db.select().from(couponUses).where(eq(couponUses.customerId, who.id)),
    noDocumentsOf: async (transactionId: string) =>
      expect(await db.$count(invoices, eq(invoices.transactionId, transactionId))).toBe(0),
    /** What other systems hear of a plan that runs. */
    async runs(admissionId: string, told: { transactionId: string | null; months: number }) {
      const row = await rowOf(admissionId);
      const [startsAt, endsAt] = [row?.activeFrom?.toISOString(), row?.activeUntil?.toISOString()];
      return { ...told, admissionId, kind: 'plan', title: row?.planName, startsAt, endsAt };
    },
    /** Why a lead was won, as its timeline says. */
    async whyWon(leadId: string) {
      const events = await db.select().from(leadEvents).where(eq(leadEvents.leadId, leadId));
      return events.find(({ data }) => data['to'] === 'won')?.data['reason'];
    },
    /** All of what came for nothing goes back. @returns the payment then */
    async giveBack(transactionId: string) {
      const { totalPaise: amountPaise } = await shop.read(transactionId);
      const back = { transactionId, amountPaise, reason: 'Agreed', gatewayPaymentId: null };
      await refundPayment(office, { ...back, idempotencyKey: v7() });
      return shop.until(transactionId, 'refunded');
    },
    /** Somebody whose plan and its renewal are paid, and how the project stands on which both rest. */
    async renewed(email: string) {
      const who = await shop.customer(email);
      const plans = [];
      for (let i = 0; i < 2; i++) {
        const plan = await begin(who, { email });
        await shop.pay(plan.order_id);
        await shop.until(plan.transaction_id, 'paid');
        plans.push(plan);
      }
      const [first, second] = plans;
      if (!first || !second) throw new Error('Two plans were to be paid');
      const its = () => db.select().from(projects).where(eq(projects.customerId, who.id));
      const rest = async () => (await its()).map(({ state }) => state);
      return { first, second, its, rest };
    },
  };
}
export type Plans = Awaited<ReturnType<typeof openPlans>>;
