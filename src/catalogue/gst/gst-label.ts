import { english, type Voice } from '#kit/language/voice.ts';

/** `GST (18%)`; without a number where an order mixes rates. */
export function gstLabel(
  { mode, percent }: { mode: 'inclusive' | 'exclusive'; percent: number | null },
  { say }: Voice = english,
): string {
  if (percent === null) return 'GST';
  return mode === 'inclusive' ? say(/*i18n*/ 'GST ({percent}%, included)', { percent }) : `GST (${percent}%)`;
}
