import type { ShareCard } from './shared-page.ts';

/** Port to what draws pictures for sharing: PNG, 1200 by 630 pixels. */
export type ShareCards = {
  /**
   * The picture of a card. `version` names it; `photo` brings its picture's bytes and is asked only if it has to be drawn.
   * @throws Unavailable while too many others wait
   */
  open(
    version: string,
    card: ShareCard,
    photo: () => Promise<Uint8Array | null>,
  ): Promise<Uint8Array<ArrayBuffer>>;
};
