import { pathOf } from '#kit/path-of.ts';

/** A tag as an address, in its own script: "Google Ads" → "google-ads"; empty where there is no letter in it. */
export const tagSlug = (tag: string): string =>
  tag
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .join('-');

/** What was written about it; `after`: the slug of the last post that was shown. */
export const tagPath = (slug: string, after?: string) =>
  after === undefined
    ? pathOf('/blog/tag/:slug', { slug })
    : pathOf('/blog/tag/:slug/older/:after', { slug, after });
