import type { Benefit } from '#catalogue/benefits/benefit.ts';
import type { Paise } from '#kit/india/money.ts';

/** A benefit in somebody's cart, at what it costs now. */
export type CartItem = Omit<Benefit, 'id' | 'position' | 'additional' | 'need' | 'inOffer'> & {
  id: string;
  benefitId: string;
  addedAt: Date;
  /** No longer on offer: it is shown, but neither priced nor ordered. */
  available: boolean;
  /** The price of a month when it was added, where that was another one; else null. */
  formerPaise: Paise | null;
};
