import { createRoute, z } from '@hono/zod-openapi';
import type { ApiDeps } from '#kit/wire/deps.ts';
import { answer, body, errorAnswers } from '#kit/wire/envelope.ts';
import { inWireWords } from '#kit/wire/in-wire-words.ts';
import { createRouter } from '#kit/wire/router.ts';
import type { Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { uncheckedMessages } from '../consent.ts';
import type { EnquiryInput } from '../enquiry-input.ts';
import { submitEnquiry } from '../submit-enquiry.ts';
import { withoutTracking } from '#people/cookie-choices/wire/without-tracking.ts';
import { requestQuote } from '#sales/quotations/request-quote.ts';
import { requestPlan } from '../request-plan.ts';
import { errorsToWire, fromWire, EnquiryWire } from './schemas.ts';

const inquiry = createRoute({
  method: 'post',
  path: '/inquiry',
  tags: ['Leads'],
  summary: 'Leave an enquiry',
  description:
    'Answers only after the enquiry is safe on disk. The same enquiry within ten minutes answers 200 with the first id.',
  request: {
    headers: z.object({ 'idempotency-key': z.string().max(200).optional() }),
    body: body(EnquiryWire),
  },
  responses: {
    200: answer('Taken in', z.object({ ok: z.literal(true), id: z.uuid() })),
    ...errorAnswers(400, 409, 413, 415, 422, 429, 503),
  },
});

export function leadRoutes(deps: ApiDeps) {
  return createRouter().openapi(inquiry, async (c) => {
    const wire = c.req.valid('json');
    const { id } = await inWireWords(
      () => {
        if (wire.isHuman === false || wire.terms === false) throw new Invalid(untickedBoxes(wire));
        const input = fromWire(
          withoutTracking(c) ? { ...wire, adMarks: undefined } : wire,
          c.req.header('Idempotency-Key') ?? null,
        );
        return takeIn(deps.ctxFor(c), input, wire.features ?? []);
      },
      (errors) => errorsToWire(errors, wire),
    );
    return c.json({ ok: true as const, id }, 200);
  });
}

function takeIn(ctx: Ctx, input: EnquiryInput, features: string[]) {
  if (input.form === 'picker') return requestQuote(ctx, { ...input, features });
  return input.form === 'plan' ? requestPlan(ctx, input) : submitEnquiry(ctx, input);
}

const untickedBoxes = (wire: EnquiryWire) => ({
  ...(wire.isHuman === false && { isHuman: uncheckedMessages.isHuman }),
  ...(wire.terms === false && { terms: uncheckedMessages.terms }),
});
