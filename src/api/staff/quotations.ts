import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#api/envelope.ts';
import { languages } from '#domain/language.ts';
import { paymentModes } from '#domain/payments/gateway.ts';
import { transactionStatuses } from '#domain/payments/transaction.ts';
import { convertQuotation, OfflineInput, recordPayment } from '#domain/quotations/convert-quotation.ts';
import {
  createQuotation,
  deleteQuotation,
  duplicateQuotation,
  updateQuotation,
} from '#domain/quotations/edit-quotation.ts';
import { quotationStates, responseActions } from '#domain/quotations/quotation.ts';
import { QuotationFilter, QuotationInput } from '#domain/quotations/quotation-input.ts';
import { acceptCounter, reopenQuotation, reviseQuotation } from '#domain/quotations/revise-quotation.ts';
import { resendQuotation, sendQuotation } from '#domain/quotations/send-quotation.ts';
import { getQuotation, listQuotations } from '#domain/quotations/staff-quotations.ts';
import { answer, body, createStaffRouter, done, IdParam, When } from './router.ts';

const Paise = z.number().int();
const Summary = z
  .object({
    id: z.uuid(),
    publicId: z.string(),
    code: z.string(),
    number: z.number().int(),
    revision: z.number().int(),
    state: z.enum(quotationStates),
    createdAt: When,
    title: z.string(),
    name: z.string(),
    company: z.string(),
    totalPaise: Paise,
    validUntil: z.iso.date(),
    sentAt: When.nullable(),
    views: z.number().int(),
    isSample: z.boolean(),
  })
  .openapi('StaffQuotationSummary');
const Line = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  sac: z.string(),
  quantity: z.number().int(),
  unitPricePaise: Paise,
  discountPaise: Paise,
  gstPercent: z.number(),
});
const Response = z.object({
  id: z.uuid(),
  at: When,
  action: z.enum(responseActions),
  description: z.string(),
  reason: z.string(),
  mobile: z.string(),
  email: z.string(),
  verified: z.boolean(),
  counterTotalPaise: Paise.nullable(),
  counterLines: z.array(z.object({ id: z.string(), keep: z.boolean() })).nullable(),
  contentHash: z.string(),
  ip: z.string(),
  userAgent: z.string(),
  reopenedAt: When.nullable(),
  reopenedBy: z.string().nullable(),
});
const Payment = z.object({
  id: z.string(),
  status: z.enum(transactionStatuses),
  mode: z.enum(paymentModes),
  totalPaise: Paise,
  refundedPaise: Paise,
  paidAt: When.nullable(),
  reference: z.string().nullable(),
});
const Quotation = Summary.extend({
  updatedAt: When,
  leadId: z.uuid().nullable(),
  gstin: z.string(),
  mobile: z.string(),
  email: z.string(),
  intro: z.string(),
  terms: z.string(),
  language: z.enum(languages),
  lines: z.array(Line),
  netPaise: Paise,
  gstPaise: Paise,
  lastViewedAt: When.nullable(),
  depositPercent: z.number().int().nullable(),
  due: z
    .object({ part: z.enum(['whole', 'deposit', 'rest']), percent: z.number(), amountPaise: Paise })
    .nullable(),
  payments: z.array(Payment),
  revisions: z.array(Summary),
  responses: z.array(Response),
}).openapi('StaffQuotation');

const NewQuotation = QuotationInput.extend({ leadId: z.uuid().nullable().default(null) }).strict();
const Until = z.strictObject({ validUntil: z.iso.date('Choose a day') });
const Made = z.object({ id: z.uuid() });

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/quotations',
  tags,
  summary: 'Quotations, the newest first',
  request: { query: QuotationFilter },
  responses: {
    200: answer(
      'A page',
      z.object({ data: z.array(Summary), total: z.number().int(), nextCursor: z.null() }),
    ),
    ...errorAnswers(401, 403, 422),
  },
});
const one = createRoute({
  method: 'get',
  path: '/quotations/{id}',
  tags,
  summary: 'One quotation with its revisions and answers',
  request: { params: IdParam },
  responses: { 200: answer('The quotation', Quotation), ...errorAnswers(401, 403, 404) },
});
const create = createRoute({
  method: 'post',
  path: '/quotations',
  tags,
  summary: 'Begin a quotation',
  request: { body: body(NewQuotation) },
  responses: { 201: answer('Drafted', Made), ...errorAnswers(401, 403, 422) },
});
const update = createRoute({
  method: 'put',
  path: '/quotations/{id}',
  tags,
  summary: 'Replace what a draft says',
  request: { params: IdParam, body: body(QuotationInput) },
  responses: { 200: answer('The quotation', Quotation), ...errorAnswers(401, 403, 404, 409, 422) },
});
const remove = createRoute({
  method: 'delete',
  path: '/quotations/{id}',
  tags,
  summary: 'Throw a draft away',
  request: { params: IdParam },
  responses: { 204: done, ...errorAnswers(401, 403, 404, 409) },
});
/** What is done to a quotation and answers with it. */
const act = <P extends string>(path: P, summary: string) =>
  createRoute({
    method: 'post',
    path: `/quotations/{id}/${path}`,
    tags,
    summary,
    request: { params: IdParam },
    responses: { 200: answer('The quotation', Quotation), ...errorAnswers(401, 403, 404, 409, 422) },
  });
/** What makes another draft out of one. */
const derive = <P extends string>(path: P, summary: string) =>
  createRoute({
    method: 'post',
    path: `/quotations/{id}/${path}`,
    tags,
    summary,
    request: { params: IdParam, body: body(Until) },
    responses: { 201: answer('Drafted', Made), ...errorAnswers(401, 403, 404, 409, 422) },
  });
const send = act('send', 'Send a draft to its addressee');
const resend = act('resend', 'Mail the link once more');
const reopen = act('reopen', 'Undo a rejection of the last seven days');
const convert = act('convert', 'Make an order of what was accepted');
const record = createRoute({
  method: 'post',
  path: '/quotations/{id}/payments',
  tags,
  summary: 'Write down that what is due came by bank',
  request: { params: IdParam, body: body(OfflineInput) },
  responses: { 200: answer('The quotation', Quotation), ...errorAnswers(401, 403, 404, 409, 422) },
});
const revise = derive('revise', 'Draft the next revision');
const duplicate = derive('duplicate', 'Draft the same under a new number');
const meet = derive('accept-counter', 'Draft the next revision as the counter-offer asks for');

export const staffQuotationRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => c.json(await listQuotations(c.var.ctx, c.req.valid('query')), 200))
    .openapi(one, async (c) =>
      c.json(await getQuotation(c.var.ctx, { quotationId: c.req.valid('param').id }), 200),
    )
    .openapi(create, async (c) => c.json(await createQuotation(c.var.ctx, c.req.valid('json')), 201))
    .openapi(update, async (c) => {
      const { id: quotationId } = c.req.valid('param');
      await updateQuotation(c.var.ctx, { ...c.req.valid('json'), quotationId });
      return c.json(await getQuotation(c.var.ctx, { quotationId }), 200);
    })
    .openapi(remove, async (c) => {
      await deleteQuotation(c.var.ctx, { quotationId: c.req.valid('param').id });
      return c.body(null, 204);
    })
    .openapi(send, async (c) => {
      const { id: quotationId } = c.req.valid('param');
      await sendQuotation(c.var.ctx, { quotationId });
      return c.json(await getQuotation(c.var.ctx, { quotationId }), 200);
    })
    .openapi(resend, async (c) => {
      const { id: quotationId } = c.req.valid('param');
      await resendQuotation(c.var.ctx, { quotationId });
      return c.json(await getQuotation(c.var.ctx, { quotationId }), 200);
    })
    .openapi(reopen, async (c) => {
      const { id: quotationId } = c.req.valid('param');
      await reopenQuotation(c.var.ctx, { quotationId });
      return c.json(await getQuotation(c.var.ctx, { quotationId }), 200);
    })
    .openapi(convert, async (c) => {
      const { id: quotationId } = c.req.valid('param');
      await convertQuotation(c.var.ctx, { quotationId });
      return c.json(await getQuotation(c.var.ctx, { quotationId }), 200);
    })
    .openapi(record, async (c) => {
      const { id: quotationId } = c.req.valid('param');
      await recordPayment(c.var.ctx, { ...c.req.valid('json'), quotationId });
      return c.json(await getQuotation(c.var.ctx, { quotationId }), 200);
    })
    .openapi(revise, async (c) => {
      const { id: quotationId } = c.req.valid('param');
      return c.json(await reviseQuotation(c.var.ctx, { ...c.req.valid('json'), quotationId }), 201);
    })
    .openapi(duplicate, async (c) => {
      const { id: quotationId } = c.req.valid('param');
      return c.json(await duplicateQuotation(c.var.ctx, { ...c.req.valid('json'), quotationId }), 201);
    })
    .openapi(meet, async (c) => {
      const { id: quotationId } = c.req.valid('param');
      return c.json(await acceptCounter(c.var.ctx, { ...c.req.valid('json'), quotationId }), 201);
    });
