import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect } from 'vitest';
import { messages } from '#agency/messages/table.server.ts';
import { pricingPlans } from '#catalogue/pricing-plans/table.server.ts';
import { services } from '#catalogue/services/table.server.ts';
import type { Ctx } from '#kit/context.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { admissions } from '#money/admissions/table.server.ts';
import { openAdmissions } from '#money/admissions/wire/test-admissions.ts';
import { readReturn } from '#money/invoices/gst-return/read-return.ts';
import { invoices } from '#money/invoices/table.server.ts';
import { invoiceOf } from '#money/invoices/taken-off.ts';
import { lockSubject } from '#money/payments/one-transaction.ts';
import { recordOfflinePayment } from '#money/payments/record-offline-payment.ts';
import { paymentTransactions } from '#money/payments/table.server.ts';
import { returnPayment } from '#money/receivables/return-payment.ts';
import { receivables, settlements } from '#money/receivables/table.server.ts';

export type Begun = { transaction_id: string; message: string; order_id: string };
type Customer = { id: string };
export const day = 86_400_000;

/** The shop with four plans of one service, each dearer than the one before, and whoever may do everything in its office. */
export async function openUpgrades() {
  const shop = await openAdmissions();
  const { db } = shop;
  const actor = {
    kind: 'staff',
    id: v7(),
    name: 'Meera',
    email: 'meera@example.com',
    role: 'owner',
    ownLeadsOnly: false,
  } as const;
  const office: Ctx = { ...shop.ctx, actor };
  const planIds = { cheap: v7(), small: v7(), big: v7(), biggest: v7() };
  const [service] = await db.select().from(services).where(eq(services.name, 'Website Development'));
  const plan = (id: string, name: string, sellPaise: number) => ({
    id, name, sellPaise, pricePaise: sellPaise, months: 12, serviceId: service?.id ?? '', offerPlanId: null,
    benefits: [], status: 'Active' as const,
  }); // prettier-ignore
  await db
    .insert(pricingPlans)
    .values([
      plan(planIds.cheap, 'Mini', 99_900),
      plan(planIds.small, 'Small', 199_900),
      plan(planIds.big, 'Big', 399_900),
      plan(planIds.biggest, 'Biggest', 599_900),
    ]);

  async function settle(transactionId: string) {
    const { gatewayOrderId } = await shop.read(transactionId);
    await shop.pay(gatewayOrderId ?? '');
    return shop.until(transactionId, 'paid');
  }
  async function paidByBank(transactionId: string) {
    const begun = await shop.read(transactionId);
    await inTransaction(office, async (ctx) => {
      await lockSubject(ctx, begun);
      await recordOfflinePayment(ctx, begun.order, { method: 'bank', reference: transactionId.slice(-12) });
    });
    const [paid] = await db
      .select()
      .from(paymentTransactions)
      .where(
        and(eq(paymentTransactions.subjectId, begun.subjectId), eq(paymentTransactions.mode, 'offline')),
      );
    if (!paid) throw new Error('Nothing was recorded');
    return paid;
  }

  /** Somebody whose small plan of a year, paid with 1,999, has 292 of its 365 days left. */
  async function subscriber(email: string, byBank = false) {
    const who = await shop.customer(email);
    const pricing_plan = JSON.stringify({ id: planIds.small });
    const { body } = await who<Begun>('POST', '/admission', shop.form({ pricing_plan, email }));
    const first = byBank ? await paidByBank(body.transaction_id) : await settle(body.transaction_id);
    const now = Date.now();
    await db
      .update(admissions)
      .set({ activeFrom: new Date(now - 73 * day), activeUntil: new Date(now + 292 * day) })
      .where(eq(admissions.id, first.subjectId));
    const path = `/upgrades/${first.subjectId}`;
    return Object.assign(who, {
      first,
      old: first.subjectId,
      look: () => who<{ data: object; message: string }>('GET', path),
      upgrade: (planId: string) => who<Begun>('POST', path, { plan_id: planId }),
    });
  }

  const documentsOf = (transactionId: string) =>
    db.select().from(invoices).where(eq(invoices.transactionId, transactionId)).orderBy(invoices.id);
  async function mailOf(documentId: string) {
    const [mail] = await db
      .select()
      .from(messages)
      .where(eq(messages.dedupeKey, `invoice:${documentId}`));
    return mail?.text;
  }

  /** The invoices of these payments on account: their totals, what notes took off, the money on them and what is open. */
  async function accountsOf(...transactionIds: string[]) {
    const all = [];
    for (const transactionId of transactionIds) {
      const invoiceId = (await invoiceOf(office, { transactionId }))?.id ?? '';
      const [owed] = await db.select().from(receivables).where(eq(receivables.invoiceId, invoiceId));
      const settled = await db.select().from(settlements).where(eq(settlements.invoiceId, invoiceId));
      const [notes, money] = ['note', 'money'].map((kind) =>
        settled.reduce((sum, row) => (row.kind === kind ? sum + row.amountPaise : sum), 0),
      );
      all.push([owed?.totalPaise, notes, money, owed?.openPaise]);
    }
    return all;
  }

  /** Of each invoice of these payments its notes take all off, and no payment waits for people. */
  async function expectNothingLeft(...transactionIds: string[]) {
    const all = (await Promise.all(transactionIds.map(documentsOf))).flat();
    for (const { number, totalPaise } of all.filter(({ kind }) => kind === 'tax-invoice')) {
      const off = all.filter(({ content }) => content.corrects?.number === number);
      expect([number, off.reduce((sum, note) => sum + note.totalPaise, 0)]).toEqual([number, totalPaise]);
    }
    for (const id of transactionIds) expect((await shop.read(id)).reviewReason).toBeNull();
  }

  return {
    ...shop,
    office,
    planIds,
    /** The order of this transaction is paid at the gateway. */
    settle,
    subscriber,
    plansOf: (who: Customer) =>
      db.select().from(admissions).where(eq(admissions.customerId, who.id)).orderBy(admissions.id),
    documentsOf,
    mailOf,
    filedFor: (month: string) => readReturn(shop.ctx, { month }),
    accountsOf,
    /** The bank takes this money back. */
    comesBack: (transactionId: string) =>
      returnPayment(office, { transactionId, returnedOn: dateInIndia(new Date()), reason: 'Disputed' }),
    expectNothingLeft,
  };
}
export type Upgrades = Awaited<ReturnType<typeof openUpgrades>>;
