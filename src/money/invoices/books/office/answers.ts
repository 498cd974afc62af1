import { z } from '@hono/zod-openapi';
import { ledgers, type Ledger } from '../ledgers.ts';

const Paise = z.number().int();

export const MonthBooks = z
  .object({
    id: z.string().openapi({ description: 'The month, like 2026-11' }),
    vouchers: z.number().int(),
    ledgers: z
      .record(z.enum(Object.keys(ledgers) as Ledger[]), Paise)
      .openapi({ description: 'What it moves on each account, debits above zero' }),
    debtorsPaise: Paise,
    deferredPaise: Paise.openapi({ description: 'What of prepaid plans is still to be earned after it' }),
  })
  .openapi('StaffMonthBooks');
