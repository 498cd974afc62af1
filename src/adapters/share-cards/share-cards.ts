import { LRUCache } from 'lru-cache';
import { Unavailable } from '#kit/errors.ts';
import type { ShareCards } from '#content/seo/share-cards.ts';

type Bytes = Uint8Array<ArrayBuffer>;
const maxBytes = 32 * 1024 * 1024;
const maxWaiting = 12;

/**
 * Pictures for sharing: each is drawn when it is first asked for, one after the other, and kept in memory under its
 * version. What draws them is loaded then too, so that a start does not pay for it.
 */
export function createShareCards(): ShareCards {
  const drawn = new LRUCache<string, Bytes>({ maxSize: maxBytes, sizeCalculation: (card) => card.length });
  const underWay = new Map<string, Promise<Bytes>>();
  let last: Promise<unknown> = Promise.resolve();

  return {
    async open(version, card, photo) {
      const ready = drawn.get(version) ?? underWay.get(version);
      if (ready) return ready;
      if (underWay.size >= maxWaiting) throw new Unavailable();
      const before = last;
      const drawing = (async () => {
        const picture = await photo();
        await before.catch(() => {});
        const { drawCard } = await import('./draw-card.tsx');
        const bytes = await drawCard(card, picture);
        drawn.set(version, bytes);
        return bytes;
      })().finally(() => underWay.delete(version));
      last = drawing;
      underWay.set(version, drawing);
      return drawing;
    },
  };
}
