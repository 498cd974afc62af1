import { english, type Translator } from '#kit/language/translator.ts';

/** `GST (18%)`; without a number where an order mixes rates. */
export function gstLabel(
  { mode, percent }: { mode: 'inclusive' | 'exclusive'; percent: number | null },
  { translate }: Translator = english,
): string {
  if (percent === null) return 'GST';
  return mode === 'inclusive'
    ? translate(/*i18n*/ 'GST ({percent}%, included)', { percent })
    : `GST (${percent}%)`;
}
