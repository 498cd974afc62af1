import { z } from '@hono/zod-openapi';

const Paise = z.number().int();

export const KeptBackRow = z
  .object({
    id: z.uuid(),
    kind: z.string().openapi({ description: '`tds` of income, `gst-tds` of GST' }),
    deductedOn: z.iso.date().nullable(),
    amountPaise: Paise,
    keptBack: z
      .object({
        ruleId: z.string(),
        section: z.string(),
        percent: z.number(),
        basePaise: Paise,
        isOdd: z.boolean(),
      })
      .nullable(),
    invoiceId: z.uuid().nullable(),
    number: z.string(),
    buyerName: z.string(),
    buyerGstin: z.string(),
    seenOn: z.iso
      .date()
      .nullable()
      .openapi({ description: 'When it was found in the tax office’s statement' }),
  })
  .openapi('StaffKeptBack');

export const KeptBackSums = z
  .array(
    z.object({
      kind: z.enum(['tds', 'gst-tds']),
      paise: Paise,
      seenPaise: Paise,
      gst: z
        .object({ igstPaise: Paise, cgstPaise: Paise, sgstPaise: Paise })
        .nullable()
        .openapi({ description: 'Of GST that was kept back, whose it is' }),
    }),
  )
  .openapi('StaffKeptBackSums');
