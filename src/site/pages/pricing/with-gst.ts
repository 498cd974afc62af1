import { gstOn, gstWithin } from '#catalogue/gst/gst.ts';
import type { Paise } from '#kit/india/money.ts';

/** How a page says its prices: what is paid in the end, or what a business with a GST number bears. */
export type Tax = { percent: number; shown: 'with' | 'before' };

/** A printed price as the reader wants to see it, to the nearest rupee. @param includes whether GST is in it */
export function asShown(paise: Paise, includes: boolean, { percent, shown }: Tax): Paise {
  if (includes === (shown === 'with')) return paise;
  const other = includes ? gstWithin(paise, percent).taxablePaise : paise + gstOn(paise, percent);
  return Math.round(other / 100) * 100;
}
