import { listAddresses } from '#domain/addresses/list-addresses.ts';
import type { Ctx } from '#domain/context.ts';
import { signedIn } from '#domain/customers/customer.ts';
import { readProfile } from '#domain/customers/read-profile.ts';
import { Conflict, Forbidden } from '#domain/errors.ts';
import { startPayment, type StartedPayment } from '#domain/payments/start-payment.ts';
import { billQuotation } from './bill-quotation.ts';
import { findByPublicId } from './find-quotation.ts';
import { maskEmail } from './mask-contact.ts';
import { priceQuotation } from './price-quotation.ts';
import { quotationMay } from './quotation.ts';
import { dueOf } from './quotation-due.ts';
import { sumsPaid } from './quotation-payments.ts';

/**
 * Begins to collect what is due of an accepted quotation, from its addressee: the customer who signs in with its e-mail
 * address, which a code has proven (decision 019).
 * @throws NotFound · Unauthenticated · Forbidden for anybody else · Conflict when nothing is due
 */
export async function payQuotation(ctx: Ctx, input: { publicId: string }): Promise<StartedPayment> {
  const { id: account } = signedIn(ctx.actor);
  const quotation = await findByPublicId(ctx, input);
  const profile = await readProfile(ctx);
  if (profile.email !== quotation.email)
    throw new Forbidden(
      quotation.email
        ? `This quotation is addressed to ${maskEmail(quotation.email)}. Sign in with that address to pay it.`
        : /*i18n*/ 'This quotation has no e-mail address. Call us, and we tell you how to pay.',
    );
  const due = dueOf(quotation, (await sumsPaid(ctx, quotation.id)).paidPaise);
  if (!due || !quotationMay('pay', quotation.state))
    throw new Conflict(/*i18n*/ 'There is nothing to pay for this quotation.');
  const [home] = await listAddresses(ctx, { account });
  const billed = await billQuotation(
    ctx,
    quotation,
    home && { ...home, address: `${home.address}, ${home.city}` },
  );
  return startPayment(ctx, priceQuotation(billed, due));
}
