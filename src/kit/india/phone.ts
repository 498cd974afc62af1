import { digitsOf, latinDigits } from './digits.ts';

/** All digits without leading zeros and the country's code, which is known by its place or by too many digits. */
export function nationalDigits(typed: string, saysIndia = false): string {
  const digits = digitsOf(typed).replace(/^0+/, ''); // 0091… is +91…
  const national = digits.startsWith('91') && (saysIndia || digits.length > 10) ? digits.slice(2) : digits;
  return national.replace(/^0+/, '');
}

/**
 * The digits of an Indian mobile number as somebody types or pastes it: at most ten, no country code, no leading zero.
 * strip, drop 91 when too long, drop leading zeros, cut.
 */
export const phoneDigits = (typed: string): string => nationalDigits(typed).slice(0, 10);

/** Whether it is an Indian number as it stands: nothing missing, nothing to cut, no other country's code. */
export function isWholePhone(typed: string): boolean {
  const country = countryIn(typed);
  return nationalDigits(typed, country === '91').length === 10 && (!country || country === '91');
}

/** The first two digits after what says that a country's code follows; of the short ones, as of `+1 415`, with the next. */
const countryIn = (typed: string): string | undefined =>
  /^[^\d+]*(?:\+|00)\D*(\d\D*\d)/.exec(latinDigits(typed))?.[1]?.replace(/\D/g, '');

/** Whether it says itself that it is of another country, and is as long as numbers are. */
export function isAbroad(typed: string): boolean {
  const country = countryIn(typed);
  return country !== undefined && country !== '91' && /^\d{7,15}$/.test(digitsOf(typed).replace(/^0+/, ''));
}

export const phoneMessages = {
  leadingZero: /*i18n*/ 'Phone number cannot start with 0',
  incomplete: /*i18n*/ 'Phone number must be 10 digits long',
  /** To staff, who write down numbers of other countries, too. */
  incompleteOrAbroad:
    /*staff*/ 'Phone number must be 10 digits long; one of another country begins with + and its code',
};

/** What to say about a number as typed, or null when it is complete. */
export function phoneError(typed: string): string | null {
  if (digitsOf(typed).startsWith('0')) return phoneMessages.leadingZero;
  return phoneDigits(typed).length < 10 ? phoneMessages.incomplete : null;
}
