import type { Claim, Contradiction } from './contradiction.ts';
import { inSettings, type Site } from './site.ts';

const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const phones = /(?:\+91[\s-]?)?\b[6-9]\d{4}[\s-]?\d{5}\b/g;
const pin = /\b[1-9]\d{2} ?\d{3}\b/g;
const digits = (text: string) => text.replace(/\D/g, '').slice(-10);

/** Ways to reach the agency that texts name and the settings do not know. */
export function checkContacts({ statements, settings }: Site): Contradiction[] {
  const { email, whatsapp, addressLines } = settings;
  const numbers = new Set([...settings.phones, whatsapp]);
  const address = addressLines.join(', ');
  const pins = new Set(address.match(pin));
  const all: { about: string; known: Claim; isOther: (says: string) => boolean }[] = [
    {
      about: 'E-mail address',
      known: { says: email, place: inSettings('e-mail') },
      isOther: (says) =>
        (says.match(emails) ?? []).some((found) => found.toLowerCase() !== email.toLowerCase()),
    },
    {
      about: 'Phone number',
      known: { says: [...numbers].join(', '), place: inSettings('phones') },
      isOther: (says) => (says.match(phones) ?? []).some((found) => !numbers.has(digits(found))),
    },
    {
      about: 'Address',
      known: { says: address, place: inSettings('address') },
      isOther: (says) =>
        /\b(?:address|office|visit us|PIN)\b/i.test(says) &&
        (says.match(pin) ?? []).some((found) => !pins.has(found)),
    },
  ];
  return all.flatMap(({ about, known, isOther }) => {
    const others = statements.filter(({ says }) => isOther(says));
    if (others.length === 0) return [];
    return [
      { about, why: 'The settings, which every page shows, say something else.', claims: [known, ...others] },
    ];
  });
}
