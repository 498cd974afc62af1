import { createRoute } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { convertQuotation, OfflineInput, recordPayment } from '../convert-quotation.ts';
import { getQuotation } from '../get-quotation.ts';
import { Quotation, savedQuotation } from '#sales/quotations/office/schemas.server.ts';
import { answer, body, createStaffRouter, IdParam } from '#kit/wire/staff-router.ts';

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

const convert = act('convert', 'Make an order of what was accepted');
const record = createRoute({
  method: 'post',
  path: '/quotations/{id}/payments',
  tags,
  summary: 'Write down that what is due came by bank',
  request: { params: IdParam, body: body(OfflineInput) },
  responses: { 200: answer('The quotation', Quotation), ...errorAnswers(401, 403, 404, 409, 422) },
});

/** The order of a quotation that was accepted, and what came in for it. */
export const staffQuotationPaymentRoutes = () =>
  createStaffRouter()
    .openapi(convert, async (c) => {
      const { id: quotationId } = c.req.valid('param');
      await convertQuotation(c.var.ctx, { quotationId });
      return c.json(savedQuotation.withEtag(await getQuotation(c.var.ctx, { quotationId })), 200);
    })
    .openapi(record, async (c) => {
      const { id: quotationId } = c.req.valid('param');
      await recordPayment(c.var.ctx, { ...c.req.valid('json'), quotationId });
      return c.json(savedQuotation.withEtag(await getQuotation(c.var.ctx, { quotationId })), 200);
    });
