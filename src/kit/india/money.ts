/** An amount in whole paise: ₹1 is 100. */
export type Paise = number;

/** Rupees as calls and forms have them. */
export const toPaise = (rupees: number): Paise => Math.round(rupees * 100);
export const toRupees = (paise: Paise): number => paise / 100;

/** `1180.00`: rupees for programs, as spreadsheets and search engines want them. */
export const rupees = (paise: Paise): string => (paise / 100).toFixed(2);

const digits = (fraction: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: fraction, maximumFractionDigits: fraction });
const whole = digits(0);
const exact = digits(2);

/** An amount with Indian grouping and without the sign: `24,108`, or `24,108.50` when it is not whole. */
export const formatRupees = (paise: Paise): string =>
  (paise % 100 === 0 ? whole : exact).format(Math.abs(paise) / 100);

/** What is taken off bears the sign of subtraction: a hyphen is shorter than the digits beside it, and a line may break after it. */
const minus = (paise: Paise) => (paise < 0 ? '−' : '');

/** An amount in a column of a document: `₹24,108.00`, so that the points stand below each other. */
export const formatInrExact = (paise: Paise): string =>
  `${minus(paise)}₹${exact.format(Math.abs(paise) / 100)}`;

/** An amount as every page shows it: `₹24,108`. R-44. */
export const formatInr = (paise: Paise): string => `${minus(paise)}₹${formatRupees(paise)}`;

/** How much a price saves, in whole percent rounded down; null where nothing is struck through (an original price of 0). */
export const percentOff = (price: { pricePaise: Paise; originalPaise: Paise }): number | null =>
  price.originalPaise > price.pricePaise
    ? Math.floor(((price.originalPaise - price.pricePaise) * 100) / price.originalPaise)
    : null;
