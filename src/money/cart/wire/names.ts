import { names } from '#kit/wire/names.ts';

/** Prices are rupees for a month. */
export const cartNames = names({
  benefitId: 'item_id',
  title: 'product_title',
  description: 'product_description',
  icon: 'product_icon',
  original: 'product_ogprice',
  price: 'product_price',
  quantity: 'product_quantity',
  userId: 'user_id',
  userName: 'user_name',
  former: 'former_price',
});
