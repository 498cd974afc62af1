import { readQuotationRow, type QuotationRow } from '../find-quotation.ts';
import { QuotationInput } from '../quotation-input.ts';
import type { z } from '@hono/zod-openapi';
import type { Quotation } from './answers.ts';
import type { Jsonable } from '#kit/wire/staff-router.ts';
import { fieldsOf, savedRecord } from '#agency/audit/saved-record.ts';
import type { Ctx } from '#kit/context.ts';

export const savedQuotation = savedRecord<Omit<QuotationRow, 'origin'>>({
  subject: 'quotation',
  editable: fieldsOf(QuotationInput),
  read: (ctx, quotationId) => readQuotationRow(ctx, { quotationId }),
});

/** A quotation as its calls answer with it: whoever composes them knows what was paid. @throws NotFound */
export type ShowQuotation = (ctx: Ctx, quotationId: string) => Promise<Jsonable<z.input<typeof Quotation>>>;
