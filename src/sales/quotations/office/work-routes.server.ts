import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { duplicateQuotation } from '../edit-quotation.ts';
import { acceptCounter, reopenQuotation, reviseQuotation } from '../revise-quotation.ts';
import { handOverQuotation, resendQuotation, sendQuotation } from '../send-quotation.ts';
import { getQuotation } from '#money/quotation-payments/get-quotation.ts';
import { Made, Quotation, savedQuotation } from './schemas.server.ts';
import { answer, body, createStaffRouter, IdParam } from '#kit/wire/staff-router.ts';

const Until = z.strictObject({ validUntil: z.iso.date('Choose a day') });

const tags = ['Staff'];
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
const send = act('send', 'Mail a draft to its addressee');
const handOver = act('hand-over', 'Open the link of a draft that staff pass on themselves');
const resend = act('resend', 'Mail the link once more');
const reopen = act('reopen', 'Undo a rejection of the last seven days');

const revise = derive('revise', 'Draft the next revision');
const duplicate = derive('duplicate', 'Draft the same under a new number');
const meet = derive('accept-counter', 'Draft the next revision as the counter-offer asks for');

/** What is done with a quotation that is written: sending it, and the drafts it leads to. */
export const staffQuotationWorkRoutes = () =>
  createStaffRouter()
    .openapi(send, async (c) => {
      const { id: quotationId } = c.req.valid('param');
      await sendQuotation(c.var.ctx, { quotationId });
      return c.json(savedQuotation.withEtag(await getQuotation(c.var.ctx, { quotationId })), 200);
    })
    .openapi(handOver, async (c) => {
      const { id: quotationId } = c.req.valid('param');
      await handOverQuotation(c.var.ctx, { quotationId });
      return c.json(savedQuotation.withEtag(await getQuotation(c.var.ctx, { quotationId })), 200);
    })
    .openapi(resend, async (c) => {
      const { id: quotationId } = c.req.valid('param');
      await resendQuotation(c.var.ctx, { quotationId });
      return c.json(savedQuotation.withEtag(await getQuotation(c.var.ctx, { quotationId })), 200);
    })
    .openapi(reopen, async (c) => {
      const { id: quotationId } = c.req.valid('param');
      await reopenQuotation(c.var.ctx, { quotationId });
      return c.json(savedQuotation.withEtag(await getQuotation(c.var.ctx, { quotationId })), 200);
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
