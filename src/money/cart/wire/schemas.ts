import { z } from '@hono/zod-openapi';
import { benefitIconPath } from '#catalogue/benefits/benefit.ts';
import type { CartItem } from '../cart-item.ts';
import type { Profile } from '#people/customers/customer.ts';
import { cartNames } from './names.ts';

/** A cart item with exactly the keys that clients know, and two of our own. */
export const CartItemWire = z
  .object(
    cartNames.toWire({
      id: z.uuid(),
      benefitId: z.uuid().openapi({ description: 'The benefit' }),
      title: z.string(),
      description: z.string(),
      icon: z.string(),
      original: z.number().openapi({ description: 'Rupees for a month before the discount; 0: none' }),
      price: z.number().openapi({ description: 'Rupees for a month, before GST' }),
      quantity: z.literal(1),
      userId: z.uuid(),
      userName: z.string(),
      available: z
        .boolean()
        .openapi({ description: 'False: no longer on offer, neither priced nor ordered' }),
      former: z
        .number()
        .nullable()
        .openapi({ description: 'What it cost when it was added, where that has changed' }),
    }),
  )
  .openapi('CartItem');

export const toWire = (item: CartItem, owner: Profile): z.infer<typeof CartItemWire> =>
  cartNames.toWire({
    id: item.id,
    benefitId: item.benefitId,
    title: item.title,
    description: item.description,
    icon: benefitIconPath(item.icon),
    original: item.originalPaise / 100,
    price: item.pricePaise / 100,
    quantity: 1 as const,
    userId: owner.id,
    userName: owner.fullName,
    available: item.available,
    former: item.formerPaise === null ? null : item.formerPaise / 100,
  });
