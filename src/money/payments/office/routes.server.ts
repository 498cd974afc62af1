import { createRoute, z } from '@hono/zod-openapi';
import { errorAnswers } from '#kit/wire/envelope.ts';
import { compareByStaff, recheckPayment } from '../check-by-staff.ts';
import { getPayment, listPayments, listReconRuns } from '../list-payments.ts';
import { PaymentPage } from '../payment-filter.ts';
import { RefundInput, refundPayment } from '../refund-payment.ts';
import { answer, body, createStaffRouter } from '#kit/wire/staff-router.ts';

const Id = z.object({ id: z.string() });
const Row = z.looseObject({ id: z.string() }).openapi('StaffPayment');
const Page = z.object({ data: z.array(Row), total: z.number().int(), nextCursor: z.null() });
const CountedPage = Page.extend({ totalIsCapped: z.boolean() });

const tags = ['Staff'];
const list = createRoute({
  method: 'get',
  path: '/payments',
  tags,
  summary: 'Payments, the latest first',
  request: { query: PaymentPage },
  responses: {
    200: answer('A page; `total` stops at 1,000', CountedPage),
    ...errorAnswers(401, 403, 422),
  },
});
const one = createRoute({
  method: 'get',
  path: '/payments/{id}',
  tags,
  summary: 'One payment with its tries, refunds, events and history',
  request: { params: Id },
  responses: { 200: answer('The payment', Row), ...errorAnswers(401, 403, 404) },
});
const recheck = createRoute({
  method: 'post',
  path: '/payments/{id}/recheck',
  tags,
  summary: 'Ask the gateway about it now',
  request: { params: Id },
  responses: { 200: answer('As it stands', Row), ...errorAnswers(401, 403, 404, 503) },
});
const refund = createRoute({
  method: 'post',
  path: '/payments/{id}/refund',
  tags,
  summary: 'Give money back',
  description: 'The same key again is the same refund. Never more than came.',
  request: { params: Id, body: body(RefundInput) },
  responses: { 200: answer('As it stands', Row), ...errorAnswers(401, 403, 404, 409, 422) },
});
const runs = createRoute({
  method: 'get',
  path: '/reconciliations',
  tags,
  summary: "Comparisons of our books with the gateway's",
  responses: { 200: answer('The last sixty', Page), ...errorAnswers(401, 403) },
});
const compare = createRoute({
  method: 'post',
  path: '/reconciliations',
  tags,
  summary: 'Compare the books now',
  responses: { 200: answer('What came out', Row), ...errorAnswers(401, 403, 503) },
});

/** Dates go over the wire as text, amounts as whole paise. */
const plain = <T>(value: T) => JSON.parse(JSON.stringify(value)) as z.infer<typeof Row>;
const pageOf = <T, Rest>(page: Rest & { data: T[] }) => ({
  ...page,
  data: page.data.map(plain),
});

export const staffPaymentRoutes = () =>
  createStaffRouter()
    .openapi(list, async (c) => c.json(pageOf(await listPayments(c.var.ctx, c.req.valid('query'))), 200))
    .openapi(one, async (c) =>
      c.json(plain(await getPayment(c.var.ctx, { paymentId: c.req.valid('param').id })), 200),
    )
    .openapi(recheck, async (c) => {
      const { id: paymentId } = c.req.valid('param');
      await recheckPayment(c.var.ctx, { paymentId });
      return c.json(plain(await getPayment(c.var.ctx, { paymentId })), 200);
    })
    .openapi(refund, async (c) => {
      const { id: paymentId } = c.req.valid('param');
      await refundPayment(c.var.ctx, { ...c.req.valid('json'), transactionId: paymentId });
      return c.json(plain(await getPayment(c.var.ctx, { paymentId })), 200);
    })
    .openapi(runs, async (c) => c.json(pageOf(await listReconRuns(c.var.ctx)), 200))
    .openapi(compare, async (c) => c.json(plain(await compareByStaff(c.var.ctx)), 200));
