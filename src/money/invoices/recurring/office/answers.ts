import { z } from '@hono/zod-openapi';
import { etag, When } from '#kit/answers.ts';
import { recurringStates, rhythms } from '../recurring.ts';
import { RecurringInput } from '../recurring-input.ts';

const Paise = z.number().int();
const State = {
  status: z.enum(recurringStates),
  nextOn: z.iso.date().openapi({ description: 'When the next one is written, unless it is over' }),
  isOver: z.boolean().openapi({ description: 'None comes any more: all of them are written' }),
  written: z.number().int().openapi({ description: 'How many were written so far' }),
  totalPaise: Paise.openapi({ description: 'What each comes to' }),
};

export const RecurringRow = z
  .object({
    id: z.uuid(),
    ...State,
    every: z.enum(rhythms),
    sends: z.boolean(),
    buyerName: z.string(),
    what: z.string().openapi({ description: 'What its lines are called' }),
  })
  .openapi('StaffRecurringInvoiceRow');

export const Recurring = RecurringInput.extend({
  id: z.uuid(),
  etag,
  updatedAt: When,
  ...State,
  runs: z
    .array(
      z.object({
        dueOn: z.iso.date(),
        untilOn: z.iso.date(),
        state: z.enum(['draft', 'to-issue', 'refused', 'issued']),
        fault: z.string(),
        draftId: z.uuid().nullable().openapi({ description: 'Of the draft that waits' }),
        invoiceId: z.uuid().nullable(),
        number: z.string().nullable(),
        totalPaise: Paise.nullable(),
      }),
    )
    .openapi({ description: 'What was written so far, the latest first' }),
}).openapi('StaffRecurringInvoice');
