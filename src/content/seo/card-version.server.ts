import { createHash } from 'node:crypto';
import type { PageKey, ShareCard } from './shared-page.ts';

/** Raised when the drawing itself changes, so that nobody goes on showing the old one. */
const design = 1;

/** Names what the picture of a card looks like. */
export const cardVersion = (card: ShareCard): string =>
  createHash('sha256')
    .update(JSON.stringify([design, card]))
    .digest('hex')
    .slice(0, 16);

/** Where the picture of a page is. With this version in its address it never changes. */
export const cardAddress = ({ kind, key }: PageKey, card: ShareCard): string =>
  `/og/${kind}/${encodeURIComponent(key)}.png?v=${cardVersion(card)}`;
