import type { ShownBenefit } from '#catalogue/benefits/benefit.ts';
import { toPaise, type Paise } from '#kit/india/money.ts';
import { sendRefreshing, sendSignedIn, type Outcome } from '#kit/calls/customer-calls.ts';
import { readLogin } from '#kit/calls/login-record.ts';

export type CartLine = Omit<ShownBenefit, 'additional'> & {
  benefitId: string;
  /** False: no longer on offer, neither priced nor ordered. */
  available: boolean;
  /** What a month cost when it was added, where that has changed. */
  formerPaise: Paise | null;
};

export type CartItemWire = {
  id: string;
  item_id: string;
  product_title: string;
  product_description: string;
  product_icon: string;
  product_ogprice: number;
  product_price: number;
  product_quantity: 1;
  user_id: string;
  user_name: string;
  available: boolean;
  former_price: number | null;
};

const rupees = (amount: Paise): number => amount / 100;

const toLine = (item: CartItemWire): CartLine => ({
  id: item.id,
  benefitId: item.item_id,
  title: item.product_title,
  description: item.product_description,
  icon: item.product_icon,
  originalPaise: toPaise(item.product_ogprice),
  pricePaise: toPaise(item.product_price),
  available: item.available,
  formerPaise: item.former_price === null ? null : toPaise(item.former_price),
});

/** Every page asks for it, so nobody is led away where the session has ended. */
export async function fetchCart(userId: string): Promise<Outcome<{ lines: CartLine[] }>> {
  const answer = await sendRefreshing<{ list: CartItemWire[] }>('GET', `/cart/getcartadded/${userId}`);
  return answer.ok ? { ok: true, lines: answer.list.map(toLine) } : answer;
}

/** All the keys that clients know go along; the server takes title and price from the benefit. */
export async function addToCart(
  benefit: ShownBenefit,
): Promise<Outcome<{ line: CartLine; message: string }>> {
  const customer = readLogin();
  const answer = await sendSignedIn<{ item: CartItemWire; message: string }>('POST', '/cart', {
    item_id: benefit.id,
    product_title: benefit.title,
    product_description: benefit.description,
    product_icon: benefit.icon,
    product_ogprice: rupees(benefit.originalPaise),
    product_price: rupees(benefit.pricePaise),
    product_quantity: 1,
    user_id: customer?.id ?? '',
    user_name: customer?.fullName ?? '',
  });
  return answer.ok ? { ok: true, line: toLine(answer.item), message: answer.message } : answer;
}

export const removeFromCart = (userId: string, itemId: string) =>
  sendSignedIn<object>('DELETE', `/cart/delete/${userId}/${itemId}`);
