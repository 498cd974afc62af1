import { lastKey, markKeys, type Attribution } from './attribution.ts';

/** Who sells the advertisements whose clicks carry an id. */
export const adPlatforms = ['google', 'meta', 'microsoft'] as const;
export type AdPlatform = (typeof adPlatforms)[number];

/** What people write into `utm_source` for each. */
const spelled: Record<string, AdPlatform> = {
  google: 'google',
  googleads: 'google',
  google_ads: 'google',
  'google-ads': 'google',
  adwords: 'google',
  youtube: 'google',
  meta: 'meta',
  facebook: 'meta',
  fb: 'meta',
  instagram: 'meta',
  ig: 'meta',
  bing: 'microsoft',
  microsoft: 'microsoft',
};

/** Whose click it was, by the id in the address; empty without one. */
export function clickOf({ gclid, gbraid, wbraid, fbclid, msclkid }: Attribution): AdPlatform | '' {
  if (gclid || gbraid || wbraid) return 'google';
  if (fbclid) return 'meta';
  return msclkid ? 'microsoft' : '';
}

/** Words of others, e.g. the name of a campaign, without what is neither letter, digit nor usual sign. */
export const withoutSigns = (text: string) => text.replaceAll(/[^\p{L}\p{M}\p{N}\s._:/+~-]/gu, '');

/** A campaign as it is compared: in small letters, without signs, with single spaces. */
export const plainCampaign = (name: string) =>
  Array.from(withoutSigns(name.normalize('NFKC')).toLowerCase().replaceAll(/\s+/g, ' ').trim())
    .slice(0, 100)
    .join('');

/**
 * What visits, enquiries and spend are matched by: `google/diwali sale`, `meta/` where only the click is known, `/spring`
 * where no source was said, and nothing where nothing was. A click's id tells more surely than a word whose it is.
 */
export function campaignKey({
  click,
  source,
  campaign,
}: {
  click: AdPlatform | '';
  source: string;
  campaign: string;
}): string {
  const said = plainCampaign(source).replaceAll('/', '-');
  const from = click || (spelled[said] ?? said);
  const name = plainCampaign(campaign);
  return from === '' && name === '' ? '' : `${from}/${name}`;
}

/** The campaigns with which a visit began and to which its newest landing belonged; both empty, or neither. */
export function campaignsOf(attribution: Attribution): { first: string; last: string } {
  const newest: Attribution = Object.fromEntries(markKeys.map((key) => [key, attribution[lastKey(key)]]));
  const [began, later] = [keyOf(attribution), keyOf(newest)];
  return { first: began || later, last: later || began };
}

const keyOf = (marks: Attribution) =>
  campaignKey({ click: clickOf(marks), source: marks.utmSource ?? '', campaign: marks.utmCampaign ?? '' });
