import { z } from 'zod';
import { bookingStatuses } from '#sales/bookings/booking.ts';
import { quotationStates } from '#sales/quotations/quotation.ts';
import { admissionStatuses } from '#money/admissions/admission.ts';
import { invoiceKinds } from '#money/invoices/invoice.ts';
import { transactionStatuses } from '#money/payments/transaction.ts';

const When = z.iso.datetime();
const Paise = z.number().int();

/** Of each kind; its own list has all. */
export const most = 10;

/** What was sold to a lead, and is about to be: the newest of each kind. A kind that one may not see is null. */
export const LeadDesk = z.object({
  quotations: z
    .array(
      z.object({
        id: z.uuid(),
        code: z.string(),
        title: z.string(),
        state: z.enum(quotationStates),
        totalPaise: Paise,
        /** What is still to be paid; null where nothing is asked for. */
        openPaise: Paise.nullable(),
        validUntil: z.iso.date(),
      }),
    )
    .nullable(),
  bookings: z
    .array(z.object({ id: z.uuid(), startsAt: When, status: z.enum(bookingStatuses), how: z.string() }))
    .nullable(),
  payments: z
    .array(
      z.object({
        id: z.string(),
        /** Whose account has it, where the bank shows it; then the sum is what these invoices have of it. */
        buyerId: z.uuid().nullable(),
        paidAt: When,
        totalPaise: Paise,
        refundedPaise: Paise,
        returnedPaise: Paise,
        misbooked: z.boolean(),
        status: z.enum(transactionStatuses),
      }),
    )
    .nullable(),
  invoices: z
    .array(
      z.object({
        id: z.uuid(),
        number: z.string(),
        kind: z.enum(invoiceKinds),
        issuedAt: When,
        totalPaise: Paise,
      }),
    )
    .nullable(),
  admissions: z
    .array(
      z.object({
        id: z.uuid(),
        planName: z.string(),
        status: z.enum(admissionStatuses),
        activeUntil: When.nullable(),
      }),
    )
    .nullable(),
});
export type LeadDesk = z.infer<typeof LeadDesk>;
