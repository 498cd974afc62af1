import { z } from '@hono/zod-openapi';
import { TemplateInput } from '../quotation-input.ts';
import { quotationStates, responseActions } from '../quotation.ts';
import { etag, When } from '#kit/answers.ts';
import { supplies } from '#catalogue/gst/supply.ts';
import { treatments } from '#catalogue/gst/treatment.ts';
import { units } from '#kit/units.ts';
import { languages } from '#kit/language/language.ts';

const Paise = z.number().int();

/** How answers about quotations look; what is sent in is described by the domain's own schemas. */
export const Summary = z
  .object({
    id: z.uuid(),
    publicId: z.string(),
    code: z.string(),
    number: z.number().int(),
    revision: z.number().int(),
    state: z.enum(quotationStates),
    createdAt: When,
    title: z.string(),
    name: z.string(),
    company: z.string(),
    totalPaise: Paise,
    validUntil: z.iso.date(),
    sentAt: When.nullable(),
    handedOver: z.boolean().openapi({ description: 'Sent without a mail: staff pass the link on' }),
    views: z.number().int(),
    isSample: z.boolean(),
  })
  .openapi('StaffQuotationSummary');

const Line = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  sac: z.string(),
  unit: z.enum(units).optional(),
  quantity: z.number().int(),
  unitPricePaise: Paise,
  discountPaise: Paise,
  couponPaise: Paise.optional().openapi({ description: 'The line’s share of the coupon' }),
  gstPercent: z.number(),
  treatment: z.enum(treatments).optional(),
});

const Response = z.object({
  id: z.uuid(),
  at: When,
  action: z.enum(responseActions),
  description: z.string(),
  reason: z.string(),
  mobile: z.string(),
  email: z.string(),
  verified: z.boolean(),
  counterTotalPaise: Paise.nullable(),
  counterLines: z
    .array(
      z.object({
        id: z.string(),
        keep: z.boolean(),
        quantity: z.number().int().optional(),
        unitPricePaise: Paise.optional(),
      }),
    )
    .nullable(),
  contentHash: z.string(),
  intact: z.boolean().nullable().openapi({
    description: 'Whether the quotation still says what was answered; null where only a hash was kept',
  }),
  ip: z.string(),
  userAgent: z.string(),
  reopenedAt: When.nullable(),
  reopenedBy: z.string().nullable(),
  counteredAt: When.nullable(),
  agreedBy: z.string().nullable(),
});

/** Money comes after sales, so its words stand here once more; a state that were missing would not compile. */
const Payment = z.object({
  id: z.string(),
  status: z.enum([
    'created',
    'pending',
    'authorized',
    'paid',
    'partially_refunded',
    'refunded',
    'create_failed',
    'cancelled',
    'expired',
    'refund_due',
    'review',
  ]),
  mode: z.enum(['sandbox', 'test', 'live', 'offline']),
  totalPaise: Paise,
  keptBackPaise: Paise.openapi({ description: 'What its payer kept back as tax: of that no money came' }),
  refundedPaise: Paise,
  returnedPaise: Paise,
  misbooked: z.boolean(),
  paidAt: When.nullable(),
  reference: z.string().nullable(),
});

/** Likewise. */
const Claim = z.object({
  id: z.uuid(),
  createdAt: When,
  reference: z.string(),
  paidOn: z.iso.date().nullable(),
  status: z.enum(['open', 'booked', 'dismissed']),
  reason: z.string(),
});

export const Quotation = Summary.extend({
  updatedAt: When,
  leadId: z.uuid().nullable(),
  gstin: z.string(),
  address: z.string(),
  pincode: z.string(),
  stateCode: z.string(),
  country: z.string().openapi({ description: 'Of a buyer abroad' }),
  supply: z.enum(supplies),
  mobile: z.string(),
  email: z.string(),
  intro: z.string(),
  terms: z.string(),
  language: z.enum(languages),
  lines: z.array(Line),
  couponCode: z.string(),
  coupon: z
    .object({ id: z.uuid(), code: z.string(), percent: z.number().nullable(), offPaise: Paise.nullable() })
    .nullable()
    .openapi({ description: 'With the terms that it had when the quotation was saved' }),
  netPaise: Paise,
  gstPaise: Paise,
  lastViewedAt: When.nullable(),
  depositPercent: z.number().int().nullable(),
  due: z
    .object({
      part: z.enum(['whole', 'deposit', 'rest']),
      percent: z.number(),
      amountPaise: Paise,
      taxablePaise: Paise.openapi({ description: 'Of that before GST' }),
    })
    .nullable(),
  files: z.array(z.object({ id: z.uuid(), name: z.string(), bytes: z.number().int(), sha256: z.string() })),
  preview: z.string().openapi({ description: 'What opens a draft’s page and PDF; empty once it is sent' }),
  claims: z.array(Claim),
  payments: z.array(Payment),
  owed: z.array(z.object({ invoiceId: z.uuid(), number: z.string(), openPaise: Paise })).openapi({
    description: 'Invoices of payments whose money came back, and what of each is to be paid again',
  }),
  revisions: z.array(Summary),
  responses: z.array(Response),
  etag,
}).openapi('StaffQuotation');

/** What the calls that draft one answer with. */
export const Made = z.object({ id: z.uuid() });

export const Template = TemplateInput.extend({ id: z.uuid(), updatedAt: When, isSample: z.boolean(), etag })
  .strip()
  .openapi('StaffQuotationTemplate');
