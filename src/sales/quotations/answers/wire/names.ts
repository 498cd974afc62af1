import { z } from '@hono/zod-openapi';
import { Code } from '#people/customers/customer.ts';
import { toPaise } from '#kit/india/money.ts';
import type { Responder } from '../responder.ts';
import { ResponseInput } from '../response-input.ts';

const words = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((given) => (given === null || given === undefined ? '' : String(given)))
  .openapi({ type: 'string' });
const publicId = z
  .string()
  .max(100)
  .nullish()
  .openapi({ description: 'An addition: which quotation the code is for' });

/** Who answers. `mobile` and `email` may also be what `GET /api/quotations/{id}` shows: it stands for the contact on file. */
export const ResponderWire = z
  .object({
    mobile: words.pipe(z.string().max(40)),
    email: words.pipe(z.string().max(200)),
    quotationId: publicId,
  })
  .openapi('QuotationResponder');
export const ResponderCodeWire = ResponderWire.extend({ otp: z.coerce.string().pipe(Code) });

/** POST /api/quotation-response with the keys that clients know and our additions. */
export const ResponseWire = z
  .object({
    quotationId: z.string().max(100),
    action: z.string().max(20),
    description: words,
    mobile: words,
    email: words,
    reason: words.openapi({ description: 'An addition for `reject`: one of the offered reasons' }),
    counter_total: z
      .number(/*i18n*/ 'Enter an amount')
      .nullish()
      .openapi({ description: 'An addition for `counter`: rupees for everything kept, GST included' }),
    lines: z
      .array(z.object({ id: z.string().max(40), keep: z.boolean() }))
      .max(60)
      .nullish()
      .openapi({ description: 'An addition for `counter`: which lines are wanted; all without' }),
  })
  .openapi('QuotationResponse');

export const responderFrom = (wire: z.infer<typeof ResponderWire>): Responder => ({
  publicId: wire.quotationId || null,
  mobile: wire.mobile.trim(),
  email: wire.email.trim().toLowerCase(),
});

export const responseFrom = (wire: z.infer<typeof ResponseWire>): ResponseInput =>
  ResponseInput.parse({
    publicId: wire.quotationId,
    action: wire.action,
    description: wire.description,
    mobile: wire.mobile,
    email: wire.email,
    reason: wire.reason,
    counterTotalPaise: wire.counter_total ? toPaise(wire.counter_total) : null,
    counterLines: wire.lines ?? null,
  });

/** Our fields as the wire calls them. */
export const wireNames: Record<string, string> = {
  counterTotalPaise: 'counter_total',
  counterLines: 'lines',
  publicId: 'quotationId',
};
