import { z } from '@hono/zod-openapi';
import { Code } from '#people/customers/customer.ts';
import { toPaise } from '#kit/india/money.ts';
import type { Responder } from '../responder.ts';
import { ResponseInput } from '../response-input.ts';
import { responseNames } from './names.ts';

const plainText = z
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
  .object(
    responseNames.toWire({
      mobile: plainText.pipe(z.string().max(40)),
      email: plainText.pipe(z.string().max(200)),
      publicId,
    }),
  )
  .openapi('QuotationResponder');
export const ResponderCodeWire = ResponderWire.extend(
  responseNames.toWire({ code: z.coerce.string().pipe(Code) }),
);

/** POST /api/quotation-response with the keys that clients know and our additions. */
export const ResponseWire = z
  .object(
    responseNames.toWire({
      publicId: z.string().max(100),
      action: z.string().max(20),
      description: plainText,
      mobile: plainText,
      email: plainText,
      reason: plainText.openapi({ description: 'An addition for `reject`: one of the offered reasons' }),
      counterTotalPaise: z
        .number(/*i18n*/ 'Enter an amount')
        .nullish()
        .openapi({ description: 'An addition for `counter`: rupees for everything kept, GST included' }),
      counterLines: z
        .array(
          z.object({
            id: z.string().max(40),
            keep: z.boolean(),
            quantity: z.number().nullish(),
            price: z.number().nullish().openapi({ description: 'Rupees for one, before GST' }),
          }),
        )
        .max(60)
        .nullish()
        .openapi({
          description:
            'An addition for `counter`: which lines are wanted, in which quantity, at which price; as offered without',
        }),
    }),
  )
  .openapi('QuotationResponse');

export function responderFrom(wire: z.infer<typeof ResponderWire>): Responder {
  const { publicId, mobile, email } = responseNames.fromWire(wire);
  return { publicId: publicId || null, mobile: mobile.trim(), email: email.trim().toLowerCase() };
}

export function responseFrom(wire: z.infer<typeof ResponseWire>): ResponseInput {
  const { counterTotalPaise: rupees, counterLines, ...sent } = responseNames.fromWire(wire);
  return ResponseInput.parse({
    ...sent,
    counterTotalPaise: rupees ? toPaise(rupees) : null,
    counterLines:
      counterLines?.map(({ id, keep, quantity, price }) => ({
        id,
        keep,
        quantity: quantity ?? undefined,
        unitPricePaise: typeof price === 'number' ? toPaise(price) : undefined,
      })) ?? null,
  });
}
