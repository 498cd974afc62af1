import { eq } from 'drizzle-orm';
import { coupons } from './table.server.ts';
import { allow, type Ctx } from '#kit/context.ts';
import { Invalid } from '#kit/errors.ts';
import { discountOn } from '#kit/india/discount.ts';
import { formatInr } from '#kit/india/money.ts';
import { message } from '#kit/language/message.ts';
import { accountOf } from '#money/payments/record-offline-payment.ts';
import { readQuotationRow } from '#sales/quotations/find-quotation.ts';
import type { QuotationCoupon } from '#sales/quotations/quotation.ts';
import { fullOf } from '#sales/quotations/quotation-totals.ts';
import type { QuotationInput } from '#sales/quotations/quotation-input.ts';
import { couponRefusal } from './check-coupon.ts';
import { sayRefusal } from './coupon-refusal.ts';
import { normalCode } from './coupon.ts';

type Offer = Pick<QuotationInput, 'lines' | 'email'>;
/** Of a quotation that is there already. */
type Its = { quotationId: string };

/**
 * The coupon of what is being saved, with its terms of now; null for an empty code. It takes no use yet.
 * @throws Invalid with the reason under `couponCode`
 */
async function find(
  ctx: Ctx,
  { couponCode, quotationId, ...offer }: Offer & Pick<QuotationInput, 'couponCode'> & Partial<Its>,
): Promise<QuotationCoupon | null> {
  allow(ctx.actor, 'quotations:edit');
  if (couponCode === '') return null;
  const [coupon] = await ctx.db
    .select()
    .from(coupons)
    .where(eq(coupons.code, normalCode(couponCode)));
  const row = quotationId === undefined ? undefined : await readQuotationRow(ctx, { quotationId });
  await refuse(ctx, coupon, offer, row?.number);
  return coupon ? termsOf(coupon) : null;
}

/**
 * In the transaction that sends a quotation: its coupon can still be used, and of two that want the last use one is sent.
 * Its terms stay as they were saved.
 * @throws NotFound · Invalid with the reason under `couponCode`
 */
async function hold(ctx: Ctx, input: Its): Promise<void> {
  allow(ctx.actor, 'quotations:edit');
  const quotation = await readQuotationRow(ctx, input);
  if (quotation.coupon === null) return;
  const [coupon] = await ctx.db
    .select()
    .from(coupons)
    .where(eq(coupons.id, quotation.coupon.id))
    .for('update');
  await refuse(ctx, coupon, quotation, quotation.number);
}

/** How coupons are used in quotations. */
export const quotationCoupons = { find, hold };

type Coupon = typeof coupons.$inferSelect;
const termsOf = ({ id, code, percent, offPaise }: Coupon): QuotationCoupon => ({
  id,
  code,
  percent,
  offPaise,
});

async function refuse(
  ctx: Ctx,
  coupon: Coupon | undefined,
  { lines, email }: Offer,
  exceptNumber: number | undefined,
): Promise<void> {
  if (!coupon) throw no(sayRefusal('unknown', 'staff'));
  const { places, minSpendPaise, mostUsesEach, firstPurchaseOnly } = coupon;
  if (!places.includes('quotation')) throw no(/*staff*/ 'This coupon is not for quotations.');
  if (!email && (mostUsesEach !== null || firstPurchaseOnly))
    throw no(/*staff*/ 'This coupon counts for each person: enter an e-mail address.');
  const sellPaise = lines.reduce((sum, line) => sum + fullOf(line) - line.discountPaise, 0);
  if (minSpendPaise !== null && sellPaise < minSpendPaise)
    throw no(
      message(/*staff*/ 'This coupon is for {amount} or more before GST.', {
        amount: formatInr(minSpendPaise),
      }),
    );
  if (discountOn(sellPaise, coupon) === sellPaise)
    throw no(/*staff*/ 'This coupon would leave nothing to pay.');
  const customerId = email ? await accountOf(ctx, email) : null;
  const refusal = await couponRefusal(ctx, coupon, { customerId, email, exceptNumber, buys: 'quotation' });
  if (refusal) throw no(sayRefusal(refusal, 'staff'));
}

const no = (why: ConstructorParameters<typeof Invalid>[0][string]) => new Invalid({ couponCode: why });
