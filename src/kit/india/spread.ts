import type { Paise } from './money.ts';

/** So many parts of a whole, half up and exact for amounts of any size. */
export function share(whole: number, part: number, of: number): number {
  if (of === 0) return 0;
  return Number((2n * BigInt(whole) * BigInt(part) + BigInt(of)) / (2n * BigInt(of)));
}

/**
 * Cuts an amount into parts by weight. They add up to it; where it is the sum of the weights, they are the weights; and
 * none ever shrinks when the amount grows, so that what goes back bit by bit never goes back twice.
 */
export function spread(amountPaise: Paise, weights: number[]): Paise[] {
  let left = amountPaise;
  let rest = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => {
    const part = share(left, weight, rest);
    left -= part;
    rest -= weight;
    return part;
  });
}
