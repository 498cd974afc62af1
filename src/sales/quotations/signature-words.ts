import { clockInIndia, dateInIndia, formatDate, formatTime } from '#kit/india/india-date.ts';
import type { Translator } from '#kit/language/translator.ts';
import type { Signature } from './answers/read-signature.ts';

/** A signature in words, as the page and the PDF say it: who, when, by which contact. */
export function signatureWords(
  { name, contact, at, counteredAt }: Signature,
  seller: string,
  { translate, language }: Translator,
): string[] {
  const moment = (iso: string) => {
    const on = new Date(iso);
    return `${formatDate(dateInIndia(on), language)}, ${formatTime(clockInIndia(on), language)} IST`;
  };
  const proven = translate(/*i18n*/ 'Confirmed with a one-time code sent to {contact}.', { contact });
  if (counteredAt === null)
    return [translate(/*i18n*/ 'Accepted by {name} on {when}.', { name, when: moment(at) }), proven];
  return [
    translate(/*i18n*/ 'Asked for by {name} on {when}.', { name, when: moment(counteredAt) }),
    proven,
    translate(/*i18n*/ 'Accepted for {seller} on {when}.', { seller, when: moment(at) }),
  ];
}
