import { states } from './states.ts';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
// The fourteenth is Z for ordinary taxpayers, a digit or a letter up to J for others. Source: the pattern of INV-01
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][Z1-9A-J][0-9A-Z]$/;

/**
 * Whether this is a GST identification number: a state that there is, PAN, entity and a check digit in base 36. A wrong one loses its
 * owner the input credit.
 */
export function isGstin(text: string): boolean {
  if (!shape.test(text) || !Object.hasOwn(states, text.slice(0, 2))) return false;
  const sum = Array.from(text.slice(0, 14)).reduce((total, digit, i) => {
    const product = digits.indexOf(digit) * (i % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits[(36 - (sum % 36)) % 36] === text[14];
}
