import { z } from '@hono/zod-openapi';
import { When } from '#kit/answers.ts';
import { debitStates, mandateStates } from '../mandate.ts';

const Paise = z.number().int();

export const Mandate = z
  .object({
    mandate: z
      .object({
        status: z.enum(mandateStates),
        reason: z.string().openapi({ description: 'Why it was refused, as the bank says' }),
        heldAt: When.nullable().openapi({ description: 'Since when staff let it rest' }),
        mostPaise: Paise.openapi({ description: 'With GST; what is above it is asked for by a link' }),
        validUntil: When,
        url: z.string().openapi({ description: 'The customer’s page; whoever has the address sees it' }),
        debits: z
          .array(
            z.object({
              invoiceId: z.uuid(),
              number: z.string(),
              amountPaise: Paise,
              state: z.enum(debitStates),
              on: z.iso.date().openapi({ description: 'When the bank debits' }),
              fault: z.string(),
              tries: z.number().int(),
            }),
          )
          .openapi({ description: 'The latest first' }),
        earlier: z
          .object({ count: z.number().int(), openPaise: Paise })
          .openapi({ description: 'Open invoices from before it was sent, which it could pay' }),
      })
      .nullable()
      .openapi({ description: 'Null: none was ever asked for' }),
  })
  .openapi('StaffMandate');
