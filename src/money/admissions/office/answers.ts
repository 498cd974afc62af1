import { z } from '@hono/zod-openapi';
import { WeeklySlot } from '#catalogue/onboarding/onboarding.ts';
import { When } from '#kit/answers.ts';
import { admissionStatuses, Details } from '../admission.ts';
import { admissionPaymentStatuses } from '../payment-status.ts';

export const AdmissionRow = z
  .object({
    id: z.uuid(),
    createdAt: When,
    updatedAt: When,
    status: z.enum(admissionStatuses),
    fullName: z.string(),
    phone: z.string(),
    email: z.string(),
    serviceName: z.string(),
    planName: z.string(),
    planMonths: z.number().int(),
    activeFrom: When.nullable(),
    activeUntil: When.nullable(),
    customerId: z.uuid(),
    customerCode: z.string(),
  })
  .openapi('StaffAdmissionSummary');

export const Admission = AdmissionRow.extend({
  address: z.string(),
  classLevel: z.string(),
  couponCode: z.string().nullable(),
  timing: z.array(WeeklySlot.extend({ center: z.string() })),
  details: Details.partial(),
  moves: z.array(z.enum(admissionStatuses)),
  payments: z.array(
    z.object({
      transactionId: z.string(),
      status: z.enum(admissionPaymentStatuses),
      amountPaise: z.number().int(),
      createdAt: When,
    }),
  ),
  history: z.array(
    z.object({
      id: z.uuid(),
      at: When,
      staffName: z.string(),
      status: z.string().nullable(),
      note: z.string(),
    }),
  ),
}).openapi('StaffAdmission');
