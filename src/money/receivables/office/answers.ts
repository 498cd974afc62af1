import { z } from '@hono/zod-openapi';
import { When } from '#kit/answers.ts';
import { eInvoiceStates } from '#money/invoices/e-invoices/e-invoice.ts';
import { invoiceKinds, type InvoiceContent } from '#money/invoices/invoice.ts';
import { Invoice } from '#money/invoices/office/answers.ts';
import { SupplierBill } from '#money/invoices/supplier-bills/office/answers.ts';
import { receiptMethods, type ReceiptMethod } from '#money/payments/offline-methods.ts';
import { ToldClaim } from '../claims/office/answers.ts';
import { ages, settlementKinds } from '../settlement.ts';

const Paise = z.number().int();
const Method = z.enum(Object.keys(receiptMethods) as ReceiptMethod[]);

export const Receivable = z
  .object({
    id: z.uuid().openapi({ description: 'The invoice’s' }),
    number: z.string(),
    buyerId: z.uuid(),
    buyerName: z.string(),
    buyerEmail: z.string(),
    buyerMobile: z.string(),
    issuedAt: When,
    dueOn: z.iso.date(),
    daysLate: z.number().int().openapi({ description: 'Below zero while it is not due' }),
    totalPaise: Paise,
    openPaise: Paise,
    promisedOn: z.iso.date().nullable(),
  })
  .openapi('StaffReceivable');

export const ReceivableSums = z
  .object({
    ages: z.array(z.object({ age: z.enum(ages), paise: Paise, count: z.number().int() })),
    totalPaise: Paise,
  })
  .openapi('StaffReceivableSums');

export const InvoiceAccount = Invoice.extend({
  content: z.custom<InvoiceContent>(() => true).openapi({ type: 'object' }),
  owed: z
    .object({
      openPaise: Paise,
      promisedOn: z.iso.date().nullable(),
      advancePaise: Paise.openapi({ description: 'What its buyer has paid before and could settle it' }),
      payUrl: z.string().openapi({ description: 'Its public page; whoever has the address sees it' }),
    })
    .nullable()
    .openapi({ description: 'Null for what a payment made: it was never owed' }),
  paid: z
    .object({ paise: Paise, goesBack: z.enum(['by-gateway', 'by-hand']) })
    .openapi({ description: 'Money on it, and how the latest of that goes back' }),
  bills: z.array(SupplierBill).openapi({ description: 'Suppliers’ bills that it passes on' }),
  settlements: z.array(
    z.object({
      id: z.uuid(),
      at: When,
      kind: z.enum(settlementKinds),
      amountPaise: Paise,
      method: Method.nullable(),
      reference: z.string().nullable(),
      receivedOn: z.iso.date().nullable(),
      receiptId: z.uuid().nullable(),
      returnedOn: z.iso.date().nullable().openapi({ description: 'When its money came back' }),
      misbooked: z
        .boolean()
        .nullable()
        .openapi({ description: 'Its money was another buyer’s, and was taken back' }),
      isAdvance: z.boolean(),
      noteNumber: z.string().nullable(),
      keptBack: z
        .object({
          ruleId: z.string(),
          section: z.string(),
          percent: z.number(),
          basePaise: Paise,
          isOdd: z.boolean(),
        })
        .nullable(),
      reason: z.string(),
      staffName: z.string().nullable(),
    }),
  ),
  eInvoice: z
    .object({
      state: z.enum(eInvoiceStates),
      irn: z.string(),
      ackNo: z.string(),
      ackAt: When.nullable(),
      faults: z.array(z.string()).openapi({ description: 'What it lacks for the portal' }),
      cancelUntil: When.nullable(),
      cancelledAt: When.nullable(),
      cancelReason: z.string(),
    })
    .nullable()
    .openapi({ description: 'Null where it need not be registered with the e-invoice portal' }),
  notes: z.array(
    z.object({ id: z.uuid(), number: z.string(), kind: z.enum(invoiceKinds), totalPaise: Paise }),
  ),
  claims: z.array(ToldClaim),
  reminders: z.array(z.object({ days: z.number().int(), at: When })),
}).openapi('StaffInvoiceAccount');

export const BuyerAccount = z
  .object({
    open: z.array(
      z.object({
        id: z.uuid(),
        number: z.string(),
        issuedOn: z.iso.date(),
        dueOn: z.iso.date(),
        taxablePaise: Paise,
        gstPaise: Paise,
        totalPaise: Paise,
        openPaise: Paise,
      }),
    ),
    advances: z.array(
      z.object({
        id: z.uuid(),
        takenOn: z.iso.date(),
        amountPaise: Paise,
        leftPaise: Paise,
        keptBackPaise: Paise.openapi({ description: 'What of that was kept back as tax' }),
        voucherId: z.uuid().nullable(),
        voucherNumber: z.string().nullable(),
      }),
    ),
    receipts: z.array(
      z.object({
        id: z.uuid(),
        receivedOn: z.iso.date(),
        method: Method,
        reference: z.string(),
        amountPaise: Paise,
        returnedOn: z.iso.date().nullable().openapi({ description: 'When it came back; null: it is ours' }),
        returnReason: z.string(),
        misbooked: z.boolean().openapi({ description: 'It was another buyer’s, and was taken back' }),
      }),
    ),
    openPaise: Paise,
    advancePaise: Paise,
  })
  .openapi('StaffBuyerAccount');
