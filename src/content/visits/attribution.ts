/** What an advertisement or a link of ours leaves in the address that it leads to. */
export const markKeys = [
  'utmSource',
  'utmMedium',
  'utmCampaign',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
] as const;
type Mark = (typeof markKeys)[number];

/** Where the mark of a later landing of the same visit is kept: `lastGclid`. */
export const lastKey = <Key extends Mark>(key: Key) =>
  `last${key.charAt(0).toUpperCase()}${key.slice(1)}` as `last${Capitalize<Key>}`;

/** What is kept of where a visitor came from. */
export const attributionKeys = [
  'referrer',
  'landingPage',
  'utmTerm',
  'utmContent',
  ...markKeys,
  ...markKeys.map(lastKey),
] as const;

/**
 * Where a visitor came from, as far as the browser could tell. Every value is cut to 300 characters. The visit began with
 * what has no `last` before its name; those tell of its newest landing with marks, where that is another one.
 */
export type Attribution = Partial<Record<(typeof attributionKeys)[number], string>>;
