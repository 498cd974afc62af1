import { data, redirect } from 'react-router';
import { z } from 'zod';
import { ClaimInput } from '../../claims/claim.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, DomainError, Invalid, NotFound, TooManyRequests } from '#kit/errors.ts';
import { formErrorsIn } from '#kit/i18n/form-errors.server.ts';
import type { Paise } from '#kit/india/money.ts';
import { typedPaise } from '#kit/india/typed-rupees.ts';
import { pathIn } from '#kit/language/language.ts';
import { checkoutOptions, type CheckoutOptions } from '#money/payments/checkout-options.ts';
import { leastOnlinePaise } from '#money/payments/priced-order.ts';
import { readTransaction } from '#money/payments/one-transaction.ts';
import { startFor, startHosted, type StartedPayment } from '#money/payments/start-payment.ts';
import type { Payable } from '../../online/pay-invoice.ts';

/** Why a form of the page was refused, and what had been typed. */
export type Refused = {
  form: 'claim' | 'pay';
  errors: Record<string, string>;
  notice?: string;
  values: Record<string, string>;
};
/** The gateway's own page, for a browser that runs no script. */
export type Hosted = { url: string };
/** What opens the gateway's checkout over the page. */
export type Opened = { scriptUrl: string; checkout: CheckoutOptions };

/** What the two forms of a page do, each by whoever has its link. */
type Does = {
  claim: (input: ClaimInput) => Promise<void>;
  /** Null where the page has another way to begin. @param amountPaise null: all that is asked for */
  pay: ((amountPaise: Paise | null) => Promise<Payable>) | null;
};

const texts = ['reference', 'paidOn', 'amount'];

/** @param path of the page, in English */
export async function answerPage(ctx: Ctx, request: Request, path: string, does: Does) {
  const posted = Object.fromEntries(await request.formData());
  const form = posted.form === 'pay' ? 'pay' : 'claim';
  try {
    if (form === 'pay' && does.pay) {
      const { order, payer } = await does.pay(PayInput.parse(posted).amount);
      // The checkout is a script: a browser that runs none pays on the gateway's own page.
      return posted.hosted
        ? await startHosted(ctx, order, payer)
        : await open(ctx, await startFor(ctx, order, payer));
    }
    await does.claim(ClaimInput.parse(posted));
    return redirect(`${pathIn(path, ctx.language)}?told`, 303);
  } catch (error) {
    if (!(error instanceof z.ZodError || error instanceof DomainError)) throw error;
    const values = Object.fromEntries(
      texts.map((name) => [name, typeof posted[name] === 'string' ? posted[name] : '']),
    );
    const refused: Refused = { form, ...formErrorsIn(ctx.language, error), values };
    return data(refused, { status: statusOf(error) });
  }
}

async function open(
  ctx: Ctx,
  { id, gatewayOrderId: order_id, checkoutScriptUrl: scriptUrl }: StartedPayment,
) {
  const checkout = { ...(await checkoutOptions(ctx, await readTransaction(ctx, id))), order_id };
  return { scriptUrl, checkout } satisfies Opened;
}

/** Rupees as people type them, kept in paise; nothing is all. */
const PayInput = z.object({
  amount: z
    .string()
    .default('')
    .refine((typed) => typedPaise(typed) !== undefined, {
      error: /*i18n*/ 'Enter an amount in rupees, like 2500 or 2500.50',
    })
    .transform((typed) => typedPaise(typed) ?? null)
    .refine((paise) => paise === null || paise >= leastOnlinePaise, {
      error: /*i18n*/ 'The amount must be at least ₹1.',
    }),
});

function statusOf(error: z.ZodError | DomainError): number {
  if (error instanceof TooManyRequests) return 429;
  if (error instanceof Conflict) return 409;
  if (error instanceof NotFound) return 404;
  return error instanceof z.ZodError || error instanceof Invalid ? 422 : 503;
}
