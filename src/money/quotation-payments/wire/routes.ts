import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, errorAnswers } from '#kit/wire/envelope.ts';
import { createRouter } from '#kit/wire/router.ts';
import { customerCtx } from '#people/sign-in/wire/session.ts';
import { quotationStates } from '#sales/quotations/quotation.ts';
import { listMyQuotations } from '../list-my-quotations.ts';
import { readCookie } from '#kit/wire/cookies.ts';
import { dueLinkUrl } from '#money/payment-links/due-link.ts';
import { payerCookie } from '#sales/quotations/answers/wire/payer-cookie.ts';
import { payAgainUrl } from '../pay-again.ts';
import { payQuotation } from '../pay-quotation.ts';
import { quotationReadLimit } from '#sales/quotations/read-quotation.ts';

const pay = createRoute({
  method: 'post',
  path: '/api/quotations/{id}/pay',
  tags: ['Quotations'],
  summary: 'Begin to pay what is due of an accepted quotation, or owed again of it',
  description:
    'For the customer who is signed in with its e-mail address, and for the browser that accepted it with a code: that needs no account. Asked again, it goes on with the same payment.',
  request: { params: z.object({ id: z.string().max(100) }) },
  responses: {
    200: answer(
      'Begun',
      z.object({
        success: z.literal(true),
        checkoutPageUrl: z.url().openapi({ description: 'Where the browser goes to pay' }),
        transaction_id: z
          .string()
          .nullable()
          .openapi({ description: 'Null where nothing is begun before the page is used' }),
      }),
    ),
    ...errorAnswers(401, 403, 404, 409, 429, 503),
  },
});

const list = createRoute({
  method: 'get',
  path: '/api/quotations',
  tags: ['Quotations'],
  summary: 'What is addressed to whoever is signed in, the newest first',
  responses: {
    200: answer(
      'Quotations',
      z.object({
        success: z.literal(true),
        data: z.array(
          z.object({
            id: z.string(),
            code: z.string(),
            title: z.string(),
            state: z.enum(quotationStates),
            totalPaise: z.number().int(),
            openPaise: z
              .number()
              .int()
              .nullable()
              .openapi({ description: 'Still to be paid; null where nothing is' }),
            validUntil: z.iso.date(),
          }),
        ),
      }),
    ),
    ...errorAnswers(401, 503),
  },
});

/** What is one's own, and how what is due of it is paid. */
export const quotationPaymentRoutes = (deps: ApiDeps) =>
  createRouter()
    .openapi(list, async (c) => {
      const ctx = await customerCtx(c, deps);
      return c.json({ success: true as const, data: await listMyQuotations(ctx) }, 200);
    })
    .openapi(pay, async (c) => {
      const ctx = await customerCtx(c, deps);
      await ctx.limit(quotationReadLimit, ctx.request.ip);
      const { id: publicId } = c.req.valid('param');
      const payer = { publicId, proof: readCookie(c, deps, payerCookie) };
      const own = (await payAgainUrl(ctx, payer)) ?? (await dueLinkUrl(ctx, payer));
      if (own) return c.json({ success: true as const, checkoutPageUrl: own, transaction_id: null }, 200);
      const started = await payQuotation(ctx, { publicId });
      const checkoutPageUrl = `${deps.publicUrl}${started.checkoutPath}`;
      return c.json({ success: true as const, checkoutPageUrl, transaction_id: started.id }, 200);
    });
