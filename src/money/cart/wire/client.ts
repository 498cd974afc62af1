import type { ShownBenefit } from '#catalogue/benefits/benefit.ts';
import { toPaise, type Paise } from '#kit/india/money.ts';
import { sendRefreshing, sendSignedIn, type Outcome } from '#kit/calls/customer-calls.ts';
import { readLogin, type Customer } from '#kit/calls/login-record.ts';
import type { WireOf } from '#kit/wire/names.ts';
import { cartNames } from './names.ts';

export type CartLine = Omit<ShownBenefit, 'additional'> & {
  benefitId: string;
  /** False: no longer on offer, neither priced nor ordered. */
  available: boolean;
  /** What a month cost when it was added, where that has changed. */
  formerPaise: Paise | null;
};

type Item = Pick<CartLine, 'id' | 'benefitId' | 'title' | 'description' | 'icon' | 'available'> & {
  original: number;
  price: number;
  former: number | null;
};
type CartItemWire = WireOf<typeof cartNames, Item>;

function toLine(wire: CartItemWire): CartLine {
  const { id, benefitId, title, description, icon, available, original, price, former } =
    cartNames.fromWire(wire);
  const [originalPaise, pricePaise] = [toPaise(original), toPaise(price)];
  const formerPaise = former === null ? null : toPaise(former);
  return { id, benefitId, title, description, icon, originalPaise, pricePaise, available, formerPaise };
}

/** A benefit under all the keys that clients know; the server takes title and price from its own. */
export const itemOnWire = (
  benefit: Omit<CartLine, 'id' | 'available' | 'formerPaise'>,
  customer: Pick<Customer, 'id' | 'fullName'> | null,
) =>
  cartNames.toWire({
    benefitId: benefit.benefitId,
    title: benefit.title,
    description: benefit.description,
    icon: benefit.icon,
    original: benefit.originalPaise / 100,
    price: benefit.pricePaise / 100,
    quantity: 1,
    userId: customer?.id ?? '',
    userName: customer?.fullName ?? '',
  });

/** Every page asks for it, so nobody is led away where the session has ended. */
export async function fetchCart(userId: string): Promise<Outcome<{ lines: CartLine[] }>> {
  const answer = await sendRefreshing<{ list: CartItemWire[] }>('GET', `/cart/getcartadded/${userId}`);
  return answer.ok ? { ok: true, lines: answer.list.map(toLine) } : answer;
}

export async function addToCart(
  benefit: ShownBenefit,
): Promise<Outcome<{ line: CartLine; message: string }>> {
  const answer = await sendSignedIn<{ item: CartItemWire; message: string }>(
    'POST',
    '/cart',
    itemOnWire({ ...benefit, benefitId: benefit.id }, readLogin()),
  );
  return answer.ok ? { ok: true, line: toLine(answer.item), message: answer.message } : answer;
}

export const removeFromCart = (userId: string, itemId: string) =>
  sendSignedIn<object>('DELETE', `/cart/delete/${userId}/${itemId}`);
