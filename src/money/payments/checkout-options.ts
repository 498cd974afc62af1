import { readSettings } from '#agency/settings/read-settings.ts';
import type { Ctx } from '#kit/context.ts';
import { returnPath } from './transaction.ts';
import type { TransactionRow } from './one-transaction.ts';

/** What the gateway's checkout is opened with, in its own words. */
export type CheckoutOptions = {
  key: string;
  amount: number;
  currency: string;
  name: string;
  order_id: string;
  prefill: { name: string; email: string; contact: string };
  callback_url: string;
};

/** All but the order. Whose a quotation is, its link does not say; what an invoice says stands in its PDF. */
export async function checkoutOptions(
  ctx: Ctx,
  row: TransactionRow,
): Promise<Omit<CheckoutOptions, 'order_id'>> {
  const isHidden = row.page !== null && row.purpose === 'quotation';
  const { name, email, phone } = isHidden ? { name: '', email: '', phone: '' } : row.order.buyer;
  const { brand } = await readSettings(ctx);
  return {
    key: ctx.gateway.keyId,
    amount: row.totalPaise,
    currency: row.currency,
    name: brand,
    prefill: { name, email, contact: phone && `+91${phone}` },
    callback_url: `${ctx.publicUrl}${returnPath(row.id, ctx.language)}`,
  };
}
