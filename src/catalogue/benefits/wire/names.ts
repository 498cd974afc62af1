import { names } from '#kit/wire/names.ts';

/** Prices are rupees for a month. */
export const benefitNames = names({ original: 'price', price: 'sale_price' });
