import { z } from '@hono/zod-openapi';
import { When } from '#kit/answers.ts';
import { languages } from '#kit/language/language.ts';
import { linkStates } from '../payment-link.ts';

export const PaymentLink = z
  .object({
    id: z.uuid(),
    createdAt: When,
    invoiceId: z.uuid().nullable(),
    quotationId: z.uuid().nullable(),
    admissionId: z.uuid().nullable().openapi({ description: 'The running plan that a higher one replaces' }),
    number: z.string().openapi({ description: 'Of the invoice or the quotation; the name of the plan' }),
    buyerId: z.uuid().nullable(),
    name: z.string(),
    email: z.string(),
    mobile: z.string(),
    language: z.enum(languages),
    amountPaise: z.number().int(),
    paidPaise: z.number().int(),
    askedPaise: z.number().int().openapi({ description: 'What it still asks for' }),
    inParts: z.boolean(),
    state: z.enum(linkStates),
    expiresAt: When,
    revokedAt: When.nullable(),
    mailedAt: When.nullable(),
    mailedTo: z.string(),
    url: z.string().openapi({ description: 'Its page; whoever has the address can pay' }),
  })
  .openapi('StaffPaymentLink');
