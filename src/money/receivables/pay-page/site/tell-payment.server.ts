import { data, redirect } from 'react-router';
import { z } from 'zod';
import { ClaimInput } from '../../claims/claim.ts';
import { claimPayment } from '../../claims/claim-payment.ts';
import type { Ctx } from '#kit/context.ts';
import { Conflict, DomainError, Invalid, TooManyRequests } from '#kit/errors.ts';
import { formErrorsIn } from '#kit/i18n/form-errors.server.ts';
import { pathIn } from '#kit/language/language.ts';
import { payPagePath } from '../pay-page.ts';

/** Why a payment was not taken down, and what had been typed. */
export type RefusedClaim = {
  errors: Record<string, string>;
  notice?: string;
  values: { reference: string; paidOn: string };
};

/** The form of the page: it says that something was paid, and settles nothing. */
export async function tellPayment(ctx: Ctx, request: Request, token: string) {
  const posted = Object.fromEntries(await request.formData());
  try {
    await claimPayment(ctx, { ...ClaimInput.parse(posted), token });
    return redirect(`${pathIn(payPagePath(token), ctx.language)}?told`, 303);
  } catch (error) {
    if (!(error instanceof z.ZodError || error instanceof DomainError)) throw error;
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    const values = { reference: text(posted.reference), paidOn: text(posted.paidOn) };
    const refused: RefusedClaim = { ...formErrorsIn(ctx.language, error), values };
    const status =
      error instanceof TooManyRequests
        ? 429
        : error instanceof Conflict
          ? 409
          : error instanceof z.ZodError || error instanceof Invalid
            ? 422
            : 404;
    return data(refused, { status });
  }
}
