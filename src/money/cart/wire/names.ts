import { z } from '@hono/zod-openapi';
import { benefitIconPath } from '#catalogue/benefits/benefit.ts';
import type { CartItem } from '../cart-item.ts';
import type { Profile } from '#people/customers/customer.ts';

/** A cart item with exactly the keys that clients know, and two of our own. */
export const CartItemWire = z
  .object({
    id: z.uuid(),
    item_id: z.uuid().openapi({ description: 'The benefit' }),
    product_title: z.string(),
    product_description: z.string(),
    product_icon: z.string(),
    product_ogprice: z.number().openapi({ description: 'Rupees for a month before the discount; 0: none' }),
    product_price: z.number().openapi({ description: 'Rupees for a month, before GST' }),
    product_quantity: z.literal(1),
    user_id: z.uuid(),
    user_name: z.string(),
    available: z.boolean().openapi({ description: 'False: no longer on offer, neither priced nor ordered' }),
    former_price: z
      .number()
      .nullable()
      .openapi({ description: 'What it cost when it was added, where that has changed' }),
  })
  .openapi('CartItem');

export const toWire = (item: CartItem, owner: Profile): z.infer<typeof CartItemWire> => ({
  id: item.id,
  item_id: item.benefitId,
  product_title: item.title,
  product_description: item.description,
  product_icon: benefitIconPath(item.icon),
  product_ogprice: item.originalPaise / 100,
  product_price: item.pricePaise / 100,
  product_quantity: 1,
  user_id: owner.id,
  user_name: owner.fullName,
  available: item.available,
  former_price: item.formerPaise === null ? null : item.formerPaise / 100,
});
