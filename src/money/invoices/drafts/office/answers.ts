import { z } from '@hono/zod-openapi';
import { etag, When } from '#kit/answers.ts';
import { SupplierBill } from '../../supplier-bills/office/answers.ts';
import { BillPart, DraftInput } from '../draft-input.ts';

const Paise = z.number().int();

export const DraftRow = z
  .object({
    id: z.uuid(),
    updatedAt: When,
    buyerId: z.uuid(),
    buyerName: z.string(),
    what: z.string().openapi({ description: 'What its lines are called' }),
    totalPaise: Paise,
    isSample: z.boolean(),
  })
  .openapi('StaffInvoiceDraftRow');

export const Draft = DraftInput.extend({
  id: z.uuid(),
  etag,
  updatedAt: When,
  totalPaise: Paise,
  bills: z.array(SupplierBill).openapi({ description: 'Suppliers’ bills that lie with it' }),
  part: BillPart.nullable().openapi({ description: 'What its lines are cut from, where they are a part' }),
  isSample: z.boolean(),
}).openapi('StaffInvoiceDraft');

export const DraftSums = z
  .object({
    rates: z.array(
      z.object({
        percent: z.number(),
        taxablePaise: Paise,
        cgstPaise: Paise,
        sgstPaise: Paise,
        igstPaise: Paise,
      }),
    ),
    totals: z.object({
      taxablePaise: Paise,
      cgstPaise: Paise,
      sgstPaise: Paise,
      igstPaise: Paise,
      roundOffPaise: Paise,
      totalPaise: Paise,
    }),
    passedOn: z.array(z.object({ title: z.string(), proof: z.string(), amountPaise: Paise })),
    recipientTaxPaise: Paise.openapi({ description: 'What the buyer owes the state under reverse charge' }),
    placeOfSupply: z.string().openapi({ description: 'A state’s code; 96 for what goes abroad' }),
  })
  .openapi('StaffInvoiceDraftSums');
