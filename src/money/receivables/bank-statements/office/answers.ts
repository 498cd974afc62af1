import { z } from '@hono/zod-openapi';
import { lineOutcomes, matchReasons, StatementMapping, transactionStatuses } from '../bank-transaction.ts';

const Paise = z.number().int();

const Lack = z
  .object({ ruleId: z.string(), paise: Paise })
  .nullable()
  .openapi({ description: 'What was kept back, where the credit lacks just that' });

export const LineOutcomes = z.array(z.object({ line: z.number().int(), outcome: z.enum(lineOutcomes) }));
export const KnownMapping = z
  .object({ mapping: StatementMapping.nullable() })
  .openapi('StaffStatementMapping');

export const BankTransaction = z
  .object({
    id: z.uuid(),
    bookedOn: z.iso.date(),
    description: z.string(),
    reference: z.string(),
    creditPaise: Paise,
    status: z.enum(transactionStatuses),
    reason: z.string().openapi({ description: 'Why it was set aside' }),
    buyerId: z.uuid().nullable().openapi({ description: 'Whose money it was, where it is booked' }),
    quotationId: z.uuid().nullable().openapi({ description: 'The quotation that it paid' }),
    matches: z.object({
      invoices: z.array(
        z.object({
          invoiceId: z.uuid(),
          number: z.string(),
          buyerId: z.uuid(),
          buyerName: z.string(),
          openPaise: Paise,
          tds: Lack,
          reasons: z.array(z.enum(matchReasons)),
        }),
      ),
      quotations: z.array(
        z.object({
          quotationId: z.uuid(),
          number: z.string(),
          buyerName: z.string(),
          duePaise: Paise,
          fits: z.boolean().openapi({ description: 'Whether it is what is due, so that it can be booked' }),
          tds: Lack,
          reasons: z.array(z.enum(matchReasons)),
        }),
      ),
      payments: z
        .array(
          z.object({
            paymentId: z.string(),
            buyerName: z.string(),
            number: z.string(),
            reference: z.string(),
            receivedOn: z.iso.date(),
          }),
        )
        .openapi({
          description: 'Payments of quotations that were recorded by hand and may be the same money',
        }),
      receipts: z.array(
        z.object({
          receiptId: z.uuid(),
          buyerName: z.string(),
          reference: z.string(),
          receivedOn: z.iso.date(),
        }),
      ),
    }),
  })
  .openapi('StaffBankTransaction');
