import { z } from '@hono/zod-openapi';
import { AdmissionInput, joinAddress } from '../admission.ts';
import type { readAdmission } from '../read-admission.ts';
import { WeeklySlot } from '#catalogue/onboarding/onboarding.ts';
import type { PricingPlan } from '#catalogue/pricing-plans/pricing-plan.ts';
import { storedList } from '#kit/rows/stored-list.ts';
import { toRupees } from '#kit/india/money.ts';
import { names } from '#kit/wire/names.ts';
import { admissionNames, detailNames, planNames } from './names.ts';

export const PlanWire = z
  .object(
    planNames.toWire({
      id: z.uuid(),
      name: z.string(),
      price: z.number().openapi({ description: 'Before the discount, rupees with GST' }),
      sell: z.number().openapi({ description: 'What is paid, rupees with GST' }),
      months: z.number().int().openapi({ description: 'Months' }),
      benefits: z.string().openapi({ description: 'JSON text: list of texts' }),
      serviceName: z.string().openapi({ description: 'The `center_name` it belongs to' }),
    }),
  )
  .openapi('PricingPlan');

export const planToWire = (plan: PricingPlan): z.infer<typeof PlanWire> =>
  planNames.toWire({
    id: plan.id,
    name: plan.name,
    price: toRupees(plan.pricePaise),
    sell: toRupees(plan.sellPaise),
    months: plan.months,
    benefits: JSON.stringify(plan.benefits),
    serviceName: plan.serviceName,
  });

const detailKeys = Object.keys(detailNames) as (keyof typeof detailNames)[];
const addressNames = ['address', 'street', 'pincode', 'state', 'country'] as const;
type FreeName = (typeof detailNames)[keyof typeof detailNames] | (typeof addressNames)[number];
const freeNames: FreeName[] = [...Object.values(detailNames), ...addressNames];

/** One schema for many keys. */
const each = <S>(schema: S) =>
  Object.fromEntries(freeNames.map((name) => [name, schema])) as Record<FreeName, S>;

/** Names refused fields as callers do. */
export const { toWire: errorsToWire } = names({
  ...admissionNames.wire,
  ...Object.fromEntries(addressNames.map((name) => [`addressParts.${name}`, name])),
  ...Object.fromEntries(detailKeys.map((key) => [`details.${key}`, detailNames[key]])),
});

const text = z.string().max(4_000).optional();

/** As a form sends it: every value a text. Keys that are not named here are read by nobody. */
export const AdmissionForm = z.object({
  ...each(text),
  ...admissionNames.toWire({
    fullName: text,
    phone: text,
    email: text,
    wholeAddress: text.openapi({ description: 'Read where `address` is not given' }),
    serviceName: text,
    planId: text.openapi({ description: 'JSON text of a plan; its `id` counts' }),
    classLevel: text,
    session: text,
    paymentOption: text,
    timing: text.openapi({ description: 'JSON text: list of {day, startTime, endTime, center}' }),
    couponCode: text.openapi({ description: 'Left out: what was applied for this plan; empty: none' }),
    clientReference: text.openapi({ description: 'Of the browser; unique' }),
  }),
});

/** @throws ZodError in our names */
export function fromWire(form: z.infer<typeof AdmissionForm>): AdmissionInput {
  const sent = admissionNames.fromWire(form);
  const whole = sent.wholeAddress;
  return AdmissionInput.parse({
    fullName: sent.fullName,
    phone: sent.phone,
    email: sent.email,
    addressParts: sent.address ? sent : { address: whole, pincode: /\b[1-9]\d{5}\b/.exec(whole ?? '')?.[0] },
    serviceName: sent.serviceName,
    planId: planIn(sent.planId),
    classLevel: sent.classLevel || undefined,
    session: sent.session,
    paymentOption: sent.paymentOption,
    timing: storedList(WeeklySlot, sent.timing ?? '[]').items,
    couponCode: sent.couponCode,
    details: Object.fromEntries(detailKeys.map((key) => [key, sent[key]])),
  });
}

/** The id of the plan that a JSON text describes; empty without one. */
export function planIn(json: string | undefined): string {
  try {
    return z.object({ id: z.uuid() }).safeParse(JSON.parse(json ?? '')).data?.id ?? '';
  } catch {
    return '';
  }
}

const jsonText = z.string().openapi({ description: 'JSON text' });

/** The record as customers read their own. Every key is there, empty where nothing was told. */
export const AdmissionWire = z
  .object({
    ...each(z.string()),
    ...admissionNames.toWire({
      id: z.uuid(),
      customerCode: z.string().openapi({ description: 'The public number of the account' }),
      status: z.string().openapi({ description: 'Pending, Active, Completed, Cancelled or Rejected' }),
      fullName: z.string(),
      phone: z.string(),
      email: z.string(),
      photo: z.string().openapi({ description: 'Always empty: the profile keeps the photo' }),
      wholeAddress: z.string(),
      serviceName: z.string(),
      planId: jsonText,
      classLevel: z.string(),
      session: z.string(),
      paymentOption: z.string(),
      couponCode: z.string(),
      timing: jsonText,
      feeType: z.string(),
      activeFrom: z.string().nullable(),
      activeUntil: z.string().nullable(),
    }),
  })
  .openapi('Admission');

type Read = NonNullable<Awaited<ReturnType<typeof readAdmission>>>;

export const admissionToWire = (read: Read, code: string): z.infer<typeof AdmissionWire> => ({
  ...each(''),
  ...Object.fromEntries(detailKeys.map((key) => [detailNames[key], read.details[key] ?? ''])),
  ...read.addressParts,
  ...admissionNames.toWire({
    id: read.id,
    customerCode: code,
    status: read.status,
    fullName: read.fullName,
    phone: read.phone,
    email: read.email,
    photo: '',
    wholeAddress: joinAddress(read.addressParts),
    serviceName: read.serviceName,
    planId: JSON.stringify(
      read.plan ? planToWire(read.plan) : planNames.toWire({ name: read.planName, months: read.planMonths }),
    ),
    classLevel: read.classLevel,
    session: read.session,
    paymentOption: read.paymentOption,
    couponCode: read.couponCode ?? '',
    timing: JSON.stringify(read.timing),
    feeType: '',
    activeFrom: read.activeFrom?.toISOString() ?? null,
    activeUntil: read.activeUntil?.toISOString() ?? null,
  }),
});
