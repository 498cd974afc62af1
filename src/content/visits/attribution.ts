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

const parameters = {
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
  utm_term: 'utmTerm',
  utm_content: 'utmContent',
  gclid: 'gclid',
  gbraid: 'gbraid',
  wbraid: 'wbraid',
  fbclid: 'fbclid',
  msclkid: 'msclkid',
} as const satisfies Record<string, keyof Attribution>;

/** What the first page of a visit tells about where the visitor came from; a page that posts a form without scripts, the same. */
export function attributionOf(landing: URL, referrer: string): Attribution {
  const found: Attribution = { landingPage: `${landing.origin}${landing.pathname}`.slice(0, 300) };
  if (referrer && !referrer.startsWith(`${landing.origin}/`)) found.referrer = referrer.slice(0, 300);
  for (const [parameter, key] of Object.entries(parameters)) {
    const value = landing.searchParams.get(parameter);
    if (value) found[key] = value.slice(0, 300);
  }
  return found;
}

/**
 * Where a visit began that nothing is kept of: on this page, or on one of ours whose advertisement the referrer still
 * names, for it was left before its scripts came.
 */
export function beginningOf(page: URL, referrer: string): Attribution {
  if (referrer.startsWith(`${page.origin}/`)) {
    const before = attributionOf(new URL(referrer), '');
    if (markKeys.some((key) => before[key])) return before;
  }
  return attributionOf(page, referrer);
}

/** What is known of a visit's beginning, with the marks of its newest landing where that has other ones. */
export function withLanding(began: Attribution, landing: Attribution): Attribution {
  const marks = markKeys.filter((key) => landing[key]);
  if (marks.every((key) => began[key] === landing[key])) return began;
  const others = Object.entries(began).filter(([key]) => !key.startsWith('last'));
  return Object.fromEntries([...others, ...marks.map((key) => [lastKey(key), landing[key]])]);
}
