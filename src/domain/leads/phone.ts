/**
 * The digits of an Indian mobile number as somebody types or pastes it: at most ten, no country code, no leading zero.
 * Source: public-site §5 with decision 16 (strip, drop 91 when too long, drop leading zeros, cut).
 */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, ''); // 0091… is +91…
  const national = digits.length > 10 && digits.startsWith('91') ? digits.slice(2) : digits;
  return national.replace(/^0+/, '').slice(0, 10);
}

export const phoneMessages = {
  leadingZero: /*i18n*/ 'Phone number cannot start with 0',
  incomplete: /*i18n*/ 'Phone number must be 10 digits long',
};

/** What to say about a number as typed, or null when it is complete. Source: public-site §5. */
export function phoneComplaint(typed: string): string | null {
  if (/^\D*0/.test(typed)) return phoneMessages.leadingZero;
  return phoneDigits(typed).length < 10 ? phoneMessages.incomplete : null;
}
