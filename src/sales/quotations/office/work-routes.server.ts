import { z } from '@hono/zod-openapi';
import { duplicateQuotation } from '../edit-quotation.ts';
import { acceptCounter } from '../answers/accept-counter.ts';
import { draftCounter, reopenQuotation, reviseQuotation } from '../revise-quotation.ts';
import { handOverQuotation, resendQuotation, sendQuotation } from '../send-quotation.ts';
import { Made, Quotation } from './answers.ts';
import type { CouponRules, ShowQuotation } from './saved-quotation.server.ts';
import type { Ctx } from '#kit/context.ts';
import { inTransaction } from '#kit/rows/in-transaction.ts';
import { IdParam, staffRoute } from '#kit/wire/staff-router.ts';

const Until = z.strictObject({ validUntil: z.iso.date('Choose a day') });
type Its = { quotationId: string };

/** What is done to a quotation and answers with it. */
const act = (
  show: ShowQuotation,
  path: string,
  summary: string,
  verb: (ctx: Ctx, input: Its) => Promise<unknown>,
) =>
  staffRoute('quotations:edit', {
    method: 'post',
    path: `/quotations/{id}/${path}`,
    summary,
    params: IdParam,
    answer: ['The quotation', Quotation],
    errors: [409, 422],
    handle: async (ctx, { params }) => {
      await verb(ctx, { quotationId: params.id });
      return show(ctx, params.id);
    },
  });
/** What makes another draft out of one. */
const derive = (
  path: string,
  summary: string,
  verb: (ctx: Ctx, input: Its & z.output<typeof Until>) => Promise<z.output<typeof Made>>,
) =>
  staffRoute('quotations:edit', {
    method: 'post',
    path: `/quotations/{id}/${path}`,
    summary,
    params: IdParam,
    body: Until,
    status: 201,
    answer: ['Drafted', Made],
    errors: [409],
    handle: (ctx, { params, body }) => verb(ctx, { ...body, quotationId: params.id }),
  });

/** Sends it with the use of its coupon that it promises, or not at all. */
const holding =
  ({ hold }: CouponRules, send: (ctx: Ctx, input: Its) => Promise<void>) =>
  (ctx: Ctx, input: Its) =>
    inTransaction(ctx, async (ctx) => {
      await hold(ctx, input);
      await send(ctx, input);
    });

/** What is done with a quotation that is written: sending it, and the drafts it leads to. */
export const staffQuotationWorkRoutes = (show: ShowQuotation, coupons: CouponRules) => [
  act(show, 'send', 'Mail a draft to its addressee', holding(coupons, sendQuotation)),
  act(
    show,
    'hand-over',
    'Open the link of a draft that staff pass on themselves',
    holding(coupons, handOverQuotation),
  ),
  act(show, 'resend', 'Mail the link once more', resendQuotation),
  act(show, 'reopen', 'Undo a rejection of the last seven days', reopenQuotation),
  derive('revise', 'Draft the next revision', reviseQuotation),
  derive('duplicate', 'Draft the same under a new number', duplicateQuotation),
  derive('draft-counter', 'Draft the next revision as the counter-offer asks for', draftCounter),
  staffRoute('quotations:edit', {
    method: 'post',
    path: '/quotations/{id}/accept-counter',
    summary: 'Accept the counter-offer as it stands: the next revision, accepted',
    params: IdParam,
    status: 201,
    answer: ['The revision', Made],
    errors: [409],
    handle: (ctx, { params }) => acceptCounter(ctx, { quotationId: params.id }),
  }),
];
