import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { admissions } from './table.server.ts';
import { dateInIndia } from '#kit/india/india-date.ts';
import { recordConsent } from '#people/customers/consents/consents.ts';
import { guardianMissing, isMinor } from './minor.ts';
import { customers } from '#people/customers/table.server.ts';
import { queueWebhooks } from '#agency/webhooks/queue-webhooks.ts';
import { readSettings } from '#agency/settings/read-settings.ts';
import { isRegistering } from '#money/invoices/e-invoices/e-invoice.ts';
import type { Ctx } from '#kit/context.ts';
import { signedIn } from '#people/customers/customer.ts';
import { Conflict, Invalid } from '#kit/errors.ts';
import { defineLimit } from '#kit/limit.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { codeHeldFor } from '#money/coupons/reserve-coupon.ts';
import { listActiveSchedules } from '#catalogue/onboarding/list-onboarding.ts';
import { matchSlots, slotKey } from '#catalogue/onboarding/match-slots.ts';
import { findPlanOnSale } from '#catalogue/pricing-plans/list-pricing-plans.ts';
import type { AdmissionDetails, AdmissionInput } from './admission.ts';
import { justBegun } from './just-begun.ts';
import { paymentsOf } from './list-payments.ts';
import { isUnderWay } from './payment-status.ts';

const admissionLimit = defineLimit('admission', { points: 20, seconds: 600 });

/**
 * Keeps what a customer fills in to subscribe. While it waits to be paid, sending again changes it; otherwise a new one
 * begins. Whose it is, the session says.
 * @returns `begun`: it was free and runs since a moment ago, when the answer to the same was lost
 * @throws Invalid, also for somebody under eighteen for whom no guardian agrees · Conflict
 */
export async function submitAdmission(
  ctx: Ctx,
  input: AdmissionInput,
): Promise<{ id: string; begun: boolean }> {
  const { id: customerId } = signedIn(ctx.actor);
  await ctx.limit(admissionLimit, customerId);
  const { details, timing, couponCode, ...told } = input;
  const plan = await findPlanOnSale(ctx, input.planId);
  if (!plan || plan.serviceName !== input.serviceName)
    throw new Invalid({ planId: /*i18n*/ 'Please select a pricing plan' });
  await checkSlots(ctx, input);
  const isForMinor = isMinor(details.dateOfBirth, dateInIndia(ctx.now()));
  if (isForMinor && !(details.guardianName && details.guardianConsent === 'yes'))
    throw new Invalid({ [details.guardianName ? 'guardianConsent' : 'guardianName']: guardianMissing });
  const values = {
    ...told,
    status: 'Pending' as const,
    serviceId: plan.serviceId,
    planName: plan.name,
    planMonths: plan.months,
    couponCode: couponCode === undefined ? await codeHeldFor(ctx, { planId: plan.id }) : couponCode || null,
    timing: timing.map((slot) => ({ ...slot, center: plan.serviceName })),
    details: onlyTold(details),
    updatedAt: ctx.now(),
  };
  return inTransaction(ctx, async (ctx) => {
    // One at a time for each customer: the second of two clicks changes what the first has made.
    const [me] = await ctx.db
      .select({ gst: customers.gst })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('update');
    if (me?.gst && !told.addressParts.pincode) {
      const { eInvoiceFrom } = await readSettings(ctx);
      if (isRegistering(dateInIndia(ctx.now()), eInvoiceFrom))
        throw new Invalid({ 'addressParts.pincode': /*i18n*/ 'PIN code is required' });
    }
    await refusePaid(ctx, customerId);
    if (isForMinor) await recordConsent(ctx, { customerId, purpose: 'guardian', source: 'admission' });
    const [changed] = await ctx.db
      .update(admissions)
      .set(values)
      .where(and(eq(admissions.customerId, customerId), eq(admissions.status, 'Pending')))
      .returning({ id: admissions.id });
    if (changed) return { ...changed, begun: false };
    const { planId, couponCode } = values;
    const before = await justBegun(ctx, { customerId, planId, couponCode });
    if (before) return { ...before, begun: true };
    const id = v7();
    await ctx.db.insert(admissions).values({ id, customerId, ...values });
    await queueWebhooks(ctx, 'admission.submitted', { admissionId: id });
    return { id, begun: false };
  });
}

/** What is paid for, or about to be, is changed no more. @throws Conflict */
async function refusePaid(ctx: Pick<Ctx, 'db'>, customerId: string) {
  const [waiting] = await ctx.db
    .select({ id: admissions.id })
    .from(admissions)
    .where(and(eq(admissions.customerId, customerId), eq(admissions.status, 'Pending')));
  if (!waiting) return;
  const payments = await paymentsOf(ctx, { customerId, admissionId: waiting.id });
  if (payments.some(isUnderWay)) throw new Conflict(/*i18n*/ 'Your admission is under process.');
}

/** One slot a day, of those on offer for this service, level and age. */
async function checkSlots(ctx: Ctx, { serviceName, classLevel, timing, details }: AdmissionInput) {
  if (timing.length === 0) return;
  if (new Set(timing.map(({ day }) => day)).size < timing.length)
    throw new Invalid({ timing: /*i18n*/ 'Choose one time a day' });
  const offered = matchSlots(await listActiveSchedules(ctx), {
    service: serviceName,
    level: classLevel,
    age: details.age === '' ? null : Number(details.age),
  }).map(slotKey);
  if (!timing.every((slot) => offered.includes(slotKey(slot))))
    throw new Invalid({ timing: /*i18n*/ 'One of these times is no longer available. Please choose again.' });
}

const onlyTold = (details: AdmissionInput['details']): AdmissionDetails =>
  Object.fromEntries(Object.entries(details).filter(([, told]) => told !== ''));
