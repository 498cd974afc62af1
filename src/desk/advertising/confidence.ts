/** So many it takes at least before a figure says something: below, it is too few to tell. */
export const fewest = 5;

/** Of the normal distribution, for 95 %. */
const z = 1.96;

export type Between = [low: number, high: number];

/**
 * Between which shares the true one lies at 95 %, by Wilson's score interval: it holds for small numbers, where the usual
 * one does not. Null where there is nothing to take a share of, or more came than could.
 * Source: E. B. Wilson, Journal of the American Statistical Association 22 (1927)
 */
export function shareBetween(hits: number, of: number): Between | null {
  if (of <= 0 || hits > of) return null;
  const share = hits / of;
  const middle = share + (z * z) / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return [Math.max(0, (middle - half) / scale), Math.min(1, (middle + half) / scale)];
}

/**
 * Between which numbers the expected one lies at 95 %, where so many came, by Byar's approximation to Poisson's.
 * Source: Breslow and Day, Statistical Methods in Cancer Research II (1987), p. 69
 */
export function countBetween(count: number): Between {
  const bound = (n: number, sign: 1 | -1) => n * (1 - 1 / (9 * n) + (sign * z) / (3 * Math.sqrt(n))) ** 3;
  return [count === 0 ? 0 : bound(count, -1), bound(count + 1, 1)];
}

/** What one of them cost, and between which costs the true one lies; null where none came or nothing was spent. */
export function costPer(
  spendPaise: number | null,
  count: number,
): { paise: number; between: Between; isTooFew: boolean } | null {
  if (!spendPaise || count <= 0) return null;
  const [low, high] = countBetween(count);
  return {
    paise: Math.round(spendPaise / count),
    between: [Math.round(spendPaise / high), Math.round(spendPaise / low)],
    isTooFew: count < fewest,
  };
}
