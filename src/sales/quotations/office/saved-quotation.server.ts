import { readQuotationRow, type QuotationRow } from '../find-quotation.ts';
import type { QuotationCoupon } from '../quotation.ts';
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

/** What whoever composes the calls knows of coupons. */
export type CouponRules = {
  /** The coupon of what is being saved; null for an empty code. @throws Invalid with the reason under `couponCode` */
  find(ctx: Ctx, input: QuotationInput & { quotationId?: string }): Promise<QuotationCoupon | null>;
  /** In the transaction that sends it: nobody else takes the use that it is promised. @throws Invalid */
  hold(ctx: Ctx, input: { quotationId: string }): Promise<void>;
};

/** A quotation as its calls answer with it: whoever composes them knows what was paid. @throws NotFound */
export type ShowQuotation = (ctx: Ctx, quotationId: string) => Promise<Jsonable<z.input<typeof Quotation>>>;
