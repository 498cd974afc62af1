import { pathOf } from '#kit/path-of.ts';

/** A tag as an address, in its own script: "Google Ads" → "google-ads"; empty where there is no letter in it. */
export const tagSlug = (tag: string): string =>
  tag
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .join('-');

/** Whether a tag can have this address: it is what it would make of itself. */
export const isTagSlug = (text: string): boolean => text !== '' && tagSlug(text) === text;

/** What was written about it; `after`: the slug of the last post that was shown. */
export const tagPath = (slug: string, after?: string) =>
  after === undefined
    ? pathOf('/blog/tag/:slug', { slug })
    : pathOf('/blog/tag/:slug/older/:after', { slug, after });
