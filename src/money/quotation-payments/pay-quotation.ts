import { and, eq } from 'drizzle-orm';
import { listAddresses } from '#people/addresses/list-addresses.ts';
import type { Ctx } from '#kit/context.ts';
import { signedIn } from '#people/customers/customer.ts';
import { readProfile } from '#people/customers/read-profile.ts';
import { Conflict, Forbidden } from '#kit/errors.ts';
import { startPayment, type StartedPayment } from '#money/payments/start-payment.ts';
import { isTheirs } from '#sales/quotations/adopt-quotations.ts';
import { billQuotation, refuseWithoutLut } from '#sales/quotations/bill-quotation.ts';
import { findByPublicId, type QuotationRow } from '#sales/quotations/find-quotation.ts';
import { maskEmail } from '#sales/quotations/mask-contact.ts';
import { quotations } from '#sales/quotations/table.server.ts';
import { priceQuotation } from './price-quotation.ts';
import { readDue } from './read-due.ts';

/**
 * Begins to collect what is due of an accepted quotation, from its addressee: the customer who signs in with its e-mail
 * address, which a code has proven (decision 019), or has kept it under another one. Where there is none, a code by SMS is the way (`dueLinkUrl`).
 * @throws NotFound · Unauthenticated · Forbidden for anybody else · Conflict when nothing is due
 */
export async function payQuotation(ctx: Ctx, input: { publicId: string }): Promise<StartedPayment> {
  const quotation = await findByPublicId(ctx, input);
  const account = await addresseeOf(ctx, quotation);
  const due = await readDue(ctx, quotation);
  if (!due) throw new Conflict(/*i18n*/ 'There is nothing to pay for this quotation.');
  await refuseWithoutLut(ctx, quotation);
  const [home] = await listAddresses(ctx, { account });
  const billed = await billQuotation(
    ctx,
    quotation,
    home && { ...home, address: `${home.address}, ${home.city}` },
  );
  return startPayment(ctx, priceQuotation(billed, due));
}

/** @returns the account that is signed in, if the quotation is its own @throws Unauthenticated · Forbidden for anybody else */
export async function addresseeOf(
  ctx: Ctx,
  quotation: Pick<QuotationRow, 'id' | 'email' | 'mailTo'>,
): Promise<string> {
  if (!quotation.email)
    throw new Forbidden(
      /*i18n*/ 'This quotation has no e-mail address. Call us, and we tell you how to pay.',
    );
  const { id: account } = signedIn(ctx.actor);
  const profile = await readProfile(ctx);
  const mine = and(eq(quotations.id, quotation.id), isTheirs(profile));
  if ((await ctx.db.$count(quotations, mine)) === 0)
    throw new Forbidden(
      /*i18n*/ 'This quotation is addressed to {email}. Sign in with that address to pay it.',
      { email: maskEmail(quotation.mailTo) },
    );
  return account;
}
